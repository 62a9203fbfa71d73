/// The common parts of UIKit's containers: the displayed child, and transitions of children.
struct Containers {
  let world: World

  func perform(_ action: ContainerAction, _ transition: Transition) {
    switch action {
    case .bindIncoming: bindIncoming(transition)
    case .becomeDisplayed: becomeDisplayed(transition)
    case .stopDisplaying: stopDisplaying(transition)
    case .restore: restoreContainer(transition)
    }
  }

  func addContainerRecord(for id: ObjectID) {
    switch world.controllers[id].kind {
    case .navigationController: world.navigations.add(NavigationRecord(), of: id)
    case .tabBarController: world.tabs.add(TabRecord(), of: id)
    case .pageViewController: world.pages.add(PageRecord(), of: id)
    case .splitViewController: world.splits.add(SplitRecord(), of: id)
    case .searchController: world.searches.add(SearchRecord(), of: id)
    default: break
    }
  }

  /// The objects that a container holds strongly, except for the children.
  func containerContents(of record: ControllerRecord) -> [ObjectID] {
    switch record.kind {
    case .navigationController: world.navigations[record.id].held
    case .tabBarController:
      world.tabs[record.id].viewControllers + world.tabs[record.id].objects.map { $0.id }
    case .pageViewController: world.pages[record.id].held
    case .splitViewController: world.splits[record.id].held
    default: []
    }
  }

  /// The child a container shows; `nil` for a plain controller and before the first appearance.
  func displayedChild(of id: ObjectID) -> ObjectID? {
    let record = world.controllers[id]
    switch record.kind {
    case .navigationController: return world.alive(world.navigations[record.id].displayed)
    case .tabBarController: return world.alive(world.tabs[record.id].displayed)
    case .pageViewController: return world.alive(world.pages[record.id].displayed)
    default: return nil
    }
  }

  /// The children that the user sees: the displayed child of a container, or else all children.
  func shownChildren(of id: ObjectID) -> [ObjectID] {
    displayedChild(of: id).map { [$0] } ?? world.controllers[id].children
  }

  func setDisplayedChild(_ child: ObjectID?, of id: ObjectID) {
    let record = world.controllers[id]
    switch record.kind {
    case .navigationController: world.navigations[record.id].displayed = child
    case .tabBarController: world.tabs[record.id].displayed = child
    case .pageViewController: world.pages[record.id].displayed = child
    default: break
    }
  }

  /// Returns true if the container is on screen or coming onto the screen, so that changes of
  /// children are transitions. The view is not yet in the window during `viewWillAppear`.
  func isShowing(_ id: ObjectID) -> Bool {
    let record = world.controllers[id]
    switch record.appearance {
    case .appearing: return true
    case .appeared: return record.view.map { world.isInWindow($0) } ?? false
    case .disappearing, .disappeared: return false
    }
  }

  func startFirstAppearanceOfDisplayedChild(in id: ObjectID, animated: Bool) {
    let record = world.controllers[id]
    guard displayedChild(of: id) == nil, world.transitions.running(in: id) == nil else { return }
    let choreography: ChoreographyIndex
    switch record.kind {
    case .navigationController: choreography = .navigationFirstAppearance
    case .tabBarController: choreography = .tabFirstAppearance
    case .pageViewController: choreography = .pageFirstAppearance
    default: return
    }
    world.start(choreography, in: id, from: nil, to: nil, animated: animated)
  }

  private func bindIncoming(_ transition: Transition) {
    guard let container = transition.container,
      let index = world.transitions.place(of: transition.id),
      let child = childToShow(in: container)
    else { return }
    world.retain(child)
    world.transitions[index].to = child
  }

  private func becomeDisplayed(_ transition: Transition) {
    guard let container = transition.container, world.kind(of: container) == .controller else {
      return
    }
    if transition.from == nil, let child = transition.to,
      !world.appearances.belongs(child, to: container),
      chooseAgain(transition)
    {
      return
    }
    setDisplayedChild(transition.to, of: container)
  }

  /// Loading the child may have given the container another child to appear with.
  /// - Returns: True if the transition goes back to the step that chooses the child.
  private func chooseAgain(_ transition: Transition) -> Bool {
    let steps = world.choreographies[transition.choreography].steps
    guard let index = world.transitions.place(of: transition.id), let old = transition.to,
      let choice = steps.firstIndex(where: {
        if case .container(.bindIncoming) = $0.action { true } else { false }
      })
    else { return false }
    world.transitions[index].to = nil
    world.transitions[index].nextStep = choice
    world.release(old)
    return true
  }

  private func stopDisplaying(_ transition: Transition) {
    guard let container = transition.container, displayedChild(of: container) == transition.to
    else { return }
    setDisplayedChild(nil, of: container)
  }

  /// The child that a container will show after all requested changes.
  func childToShow(in container: ObjectID) -> ObjectID? {
    let record = world.controllers[container]
    switch record.kind {
    case .navigationController: return world.navigations[record.id].stack.last
    case .tabBarController: return world.selectedViewController(of: container)
    case .pageViewController: return world.alive(world.pages[record.id].current)
    default: return nil
    }
  }

  /// A container that has left the screen shows another child at its next appearance as if for the
  /// first time. A container that is about to leave still has a child to take along.
  func followOffScreen(_ container: ObjectID) {
    guard world.controllers[container].appearance == .disappeared,
      let displayed = displayedChild(of: container),
      displayed != childToShow(in: container) || !hasView(of: displayed, container)
    else { return }
    // The author's code may have moved the view since.
    if hasView(of: displayed, container) { world.hierarchy.removeView(of: displayed) }
    world.presenting.takeOut(displayed, of: container)
    // As with a replaced root, another child has the place.
    if world.parent(of: displayed) != container { world.hierarchy.giveUpPlace(of: displayed) }
    setDisplayedChild(nil, of: container)
  }

  /// Returns true if the view of the displayed child is in the container's view, as far as both
  /// views exist. A container that left the screen during a transition may not have added the view.
  private func hasView(of child: ObjectID, _ container: ObjectID) -> Bool {
    guard let view = world.controllers[child].view,
      let host = world.controllers[container].view,
      !world.presenting.isCovered(child, in: container)
    else { return true }
    return world.isDescendant(view, of: host)
  }

  /// A child has left its container for any reason, so the container's own list follows.
  func forget(_ child: ObjectID, in container: ObjectID) {
    switch world.controllers[container].kind {
    case .navigationController: world.navigation.forget(child, inNavigation: container)
    case .tabBarController: world.tabBars.forget(child, inTabBar: container)
    case .pageViewController: world.paging.forget(child, inPages: container)
    default: break
    }
    followOffScreen(container)
  }

  private func restoreContainer(_ transition: Transition) {
    guard let container = transition.container, let from = transition.from else { return }
    setDisplayedChild(from, of: container)
    // The controller over `from` may have been dismissed while another child was to come.
    if !hasView(of: from, container) { world.hierarchy.addRootView(of: from, to: container) }
    switch world.controllers[container].kind {
    case .navigationController: world.navigation.putBack(from, ontoStackOf: container)
    case .pageViewController: world.pages[container].current = from
    default: break
    }
  }

  /// Begins the changes of a navigation controller's stack since the last layout.
  func beginPendingTransition(in container: ObjectID) {
    if world.controllers[container].kind == .navigationController {
      world.navigation.beginPendingNavigation(in: container)
    }
  }

  /// Begins a push that replaces a controller on the way onto the screen.
  func beginEarlyTransition(in container: ObjectID) {
    if world.controllers[container].kind == .navigationController {
      world.navigation.beginEarlyPush(in: container)
    }
  }

  /// A container continues with the requests that came during a transition.
  func transitionDidEnd(in container: ObjectID) {
    guard world.kind(of: container) == .controller else { return }
    followOffScreen(container)
    switch world.controllers[container].kind {
    case .navigationController: world.navigation.navigationDidEndTransition(container)
    case .tabBarController: world.tabBars.showSelectedTab(of: container)
    case .pageViewController: world.paging.showCurrentPage(of: container)
    default: break
    }
  }
}
