/// What a transition does to what its container shows.
enum ContainerAction: Sendable {
  /// Makes the container's top, selected or current child the one that comes.
  case bindIncoming
  case becomeDisplayed, stopDisplaying
  /// Puts a container back to what it was before a gesture that was cancelled.
  case restore
}

// What UIKit's containers have in common: a child they show, and transitions between children.
extension World {
  func perform(_ action: ContainerAction, _ transition: Transition) {
    switch action {
    case .bindIncoming: bindIncoming(transition)
    case .becomeDisplayed: becomeDisplayed(transition)
    case .stopDisplaying: stopDisplaying(transition)
    case .restore: restoreContainer(transition)
    }
  }

  func addContainerRecord(for id: ObjectID) {
    let slot = controllerSlot(id)
    switch controllers[slot].kind {
    case .navigationController:
      controllers[slot].containerSlot = navigations.count
      navigations.append(NavigationRecord())
    case .tabBarController:
      controllers[slot].containerSlot = tabs.count
      tabs.append(TabRecord())
    case .pageViewController:
      controllers[slot].containerSlot = pages.count
      pages.append(PageRecord())
    case .splitViewController:
      controllers[slot].containerSlot = splits.count
      splits.append(SplitRecord())
    default: break
    }
  }

  func containerSlot(_ id: ObjectID) -> Int { controllers[controllerSlot(id)].containerSlot }

  /// What a container holds strongly beside its children.
  func containerContents(of record: ControllerRecord) -> [ObjectID] {
    switch record.kind {
    case .navigationController:
      navigations[record.containerSlot].stack
        + navigations[record.containerSlot].deferred.flatMap { $0.operation.controllers }
    case .tabBarController: tabs[record.containerSlot].viewControllers
    case .pageViewController: contents(of: pages[record.containerSlot])
    case .splitViewController: splits[record.containerSlot].held
    default: []
    }
  }

  /// The child a container shows; `nil` for a plain controller and before the first appearance.
  func displayedChild(of id: ObjectID) -> ObjectID? {
    let record = controllers[controllerSlot(id)]
    switch record.kind {
    case .navigationController: return alive(navigations[record.containerSlot].displayed)
    case .tabBarController: return alive(tabs[record.containerSlot].displayed)
    case .pageViewController: return alive(pages[record.containerSlot].displayed)
    default: return nil
    }
  }

  /// What the user sees of a controller's children: the one that its container displays, or all of
  /// them.
  func shownChildren(of id: ObjectID) -> [ObjectID] {
    displayedChild(of: id).map { [$0] } ?? controllers[controllerSlot(id)].children
  }

  func setDisplayedChild(_ child: ObjectID?, of id: ObjectID) {
    let record = controllers[controllerSlot(id)]
    switch record.kind {
    case .navigationController: navigations[record.containerSlot].displayed = child
    case .tabBarController: tabs[record.containerSlot].displayed = child
    case .pageViewController: pages[record.containerSlot].displayed = child
    default: break
    }
  }

  /// Whether the container is on screen or coming onto it, so that changes of its children are
  /// transitions. Its view is not in the window yet when it is told that it will appear.
  func isShowing(_ id: ObjectID) -> Bool {
    let record = controllers[controllerSlot(id)]
    switch record.appearance {
    case .appearing: return true
    case .appeared: return record.view.map { isInWindow($0) } ?? false
    case .disappearing, .disappeared: return false
    }
  }

  func startFirstAppearanceOfDisplayedChild(in id: ObjectID, animated: Bool) {
    let record = controllers[controllerSlot(id)]
    guard displayedChild(of: id) == nil, runningTransition(in: id) == nil else { return }
    let choreography: ChoreographyIndex
    switch record.kind {
    case .navigationController: choreography = .navigationFirstAppearance
    case .tabBarController: choreography = .tabFirstAppearance
    case .pageViewController: choreography = .pageFirstAppearance
    default: return
    }
    start(choreography, in: id, from: nil, to: nil, animated: animated)
  }

  private func bindIncoming(_ transition: Transition) {
    guard let container = transition.container, let index = transitionIndex(transition.id),
      let child = childToShow(in: container)
    else { return }
    retain(child)
    transitions[index].to = child
  }

  private func becomeDisplayed(_ transition: Transition) {
    guard let container = transition.container, kind(of: container) == .controller else { return }
    if transition.from == nil, let child = transition.to, !belongs(child, to: container),
      chooseAgain(transition)
    {
      return
    }
    setDisplayedChild(transition.to, of: container)
  }

  /// What loading the child did may have given the container another one to appear with.
  /// - Returns: Whether the transition goes back to where it chooses.
  private func chooseAgain(_ transition: Transition) -> Bool {
    let steps = choreographies[transition.choreography].steps
    guard let index = transitionIndex(transition.id), let old = transition.to,
      let choice = steps.firstIndex(where: {
        if case .container(.bindIncoming) = $0.action { true } else { false }
      })
    else { return false }
    transitions[index].to = nil
    transitions[index].nextStep = choice
    release(old)
    return true
  }

  private func stopDisplaying(_ transition: Transition) {
    guard let container = transition.container, displayedChild(of: container) == transition.to
    else { return }
    setDisplayedChild(nil, of: container)
  }

  /// The child a container will show when it has done what it was asked for.
  func childToShow(in container: ObjectID) -> ObjectID? {
    let record = controllers[controllerSlot(container)]
    switch record.kind {
    case .navigationController: return navigations[record.containerSlot].stack.last
    case .tabBarController: return selectedViewController(of: container)
    case .pageViewController: return alive(pages[record.containerSlot].current)
    default: return nil
    }
  }

  /// A container that has left the screen shows another child when it appears again, as if for the
  /// first time. One that is about to leave still has a child to take along.
  func followOffScreen(_ container: ObjectID) {
    guard controllers[controllerSlot(container)].appearance == .disappeared,
      let displayed = displayedChild(of: container),
      displayed != childToShow(in: container) || !hasView(of: displayed, container)
    else { return }
    // Its view may be where the author's code has put it since.
    if hasView(of: displayed, container) { removeView(of: displayed) }
    takeOut(displayed, of: container)
    // As with a root that was replaced, its place is another's.
    if parent(of: displayed) != container { giveUpPlace(of: displayed) }
    setDisplayedChild(nil, of: container)
  }

  /// Whether the view of the displayed child is in the container's, as far as both have one: one that
  /// left the screen in the middle of a transition may not have taken it in.
  private func hasView(of child: ObjectID, _ container: ObjectID) -> Bool {
    guard let view = controllers[controllerSlot(child)].view,
      let host = controllers[controllerSlot(container)].view, !isCovered(child, in: container)
    else { return true }
    return isDescendant(view, of: host)
  }

  /// A child has left its container, whoever took it out: the container's own list follows.
  func forget(_ child: ObjectID, in container: ObjectID) {
    switch controllers[controllerSlot(container)].kind {
    case .navigationController: forget(child, inNavigation: container)
    case .tabBarController: forget(child, inTabBar: container)
    case .pageViewController: forget(child, inPages: container)
    default: break
    }
    followOffScreen(container)
  }

  private func restoreContainer(_ transition: Transition) {
    guard let container = transition.container, let from = transition.from else { return }
    setDisplayedChild(from, of: container)
    // What covered it may have been dismissed while another one was to come.
    if !hasView(of: from, container) { addRootView(of: from, to: container) }
    switch controllers[controllerSlot(container)].kind {
    case .navigationController: putBack(from, ontoStackOf: container)
    case .pageViewController: pages[containerSlot(container)].current = from
    default: break
    }
  }

  /// Begins what a navigation controller was asked to do since its last layout.
  func beginPendingTransition(in container: ObjectID) {
    if controllers[controllerSlot(container)].kind == .navigationController {
      beginPendingNavigation(in: container)
    }
  }

  /// A container can go on with what it was asked to do during a transition.
  func transitionDidEnd(in container: ObjectID) {
    guard kind(of: container) == .controller else { return }
    followOffScreen(container)
    switch controllers[controllerSlot(container)].kind {
    case .navigationController: navigationDidEndTransition(container)
    case .tabBarController: showSelectedTab(of: container)
    case .pageViewController: showCurrentPage(of: container)
    default: break
    }
  }
}
