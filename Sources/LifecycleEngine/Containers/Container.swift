/// What UIKit's containers have in common: a child they show, and transitions between children.
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
    default: break
    }
  }

  /// What a container holds strongly beside its children.
  func containerContents(of record: ControllerRecord) -> [ObjectID] {
    switch record.kind {
    case .navigationController: world.navigations[record.id].held
    case .tabBarController: world.tabs[record.id].viewControllers
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

  /// What the user sees of a controller's children: the one that its container displays, or all of
  /// them.
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

  /// Returns true if the container is on screen or coming onto it, so that changes of its children
  /// are transitions. Its view is not in the window yet when it is told that it will appear.
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

  /// What loading the child did may have given the container another one to appear with.
  /// - Returns: True if the transition goes back to where it chooses.
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

  /// The child a container will show when it has done what it was asked for.
  func childToShow(in container: ObjectID) -> ObjectID? {
    let record = world.controllers[container]
    switch record.kind {
    case .navigationController: return world.navigations[record.id].stack.last
    case .tabBarController: return world.selectedViewController(of: container)
    case .pageViewController: return world.alive(world.pages[record.id].current)
    default: return nil
    }
  }

  /// A container that has left the screen shows another child when it appears again, as if for the
  /// first time. One that is about to leave still has a child to take along.
  func followOffScreen(_ container: ObjectID) {
    guard world.controllers[container].appearance == .disappeared,
      let displayed = displayedChild(of: container),
      displayed != childToShow(in: container) || !hasView(of: displayed, container)
    else { return }
    // Its view may be where the author's code has put it since.
    if hasView(of: displayed, container) { world.hierarchy.removeView(of: displayed) }
    world.presenting.takeOut(displayed, of: container)
    // As with a root that was replaced, its place is another's.
    if world.parent(of: displayed) != container { world.hierarchy.giveUpPlace(of: displayed) }
    setDisplayedChild(nil, of: container)
  }

  /// Returns true if the view of the displayed child is in the container's, as far as both have
  /// one: one that left the screen in the middle of a transition may not have taken it in.
  private func hasView(of child: ObjectID, _ container: ObjectID) -> Bool {
    guard let view = world.controllers[child].view,
      let host = world.controllers[container].view,
      !world.presenting.isCovered(child, in: container)
    else { return true }
    return world.isDescendant(view, of: host)
  }

  /// A child has left its container, whoever took it out: the container's own list follows.
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
    // What covered it may have been dismissed while another one was to come.
    if !hasView(of: from, container) { world.hierarchy.addRootView(of: from, to: container) }
    switch world.controllers[container].kind {
    case .navigationController: world.navigation.putBack(from, ontoStackOf: container)
    case .pageViewController: world.pages[container].current = from
    default: break
    }
  }

  /// Begins what a navigation controller was asked to do since its last layout.
  func beginPendingTransition(in container: ObjectID) {
    if world.controllers[container].kind == .navigationController {
      world.navigation.beginPendingNavigation(in: container)
    }
  }

  /// A container can go on with what it was asked to do during a transition.
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
