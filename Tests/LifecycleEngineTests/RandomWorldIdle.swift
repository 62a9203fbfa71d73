@testable import LifecycleEngine

// What holds when nothing is under way.
extension RandomWorld {
  func checkIdle() {
    if !world.transitions.isEmpty, !isWaitingOffScreen { fail("a transition never ended") }
    for container in navigations + pages + tabs {
      let state = world.appearanceState(of: container)
      if state == .appearing || state == .disappearing {
        fail("\(container.index) stays \(state.name)")
      }
      let shown = world.displayedChild(of: container)
      if state == .appeared, shown != world.childToShow(in: container) {
        fail("\(container.index) does not show what it should")
      }
      for child in world.children(of: container) {
        let shows = state == .appeared || world.showsPagesBeforeItAppears(container)
        let expected: AppearanceState = shows && child == shown ? .appeared : .disappeared
        if world.appearanceState(of: child) != expected {
          fail("\(child.index) in \(container.index) is \(world.appearanceState(of: child).name)")
        }
      }
    }
    for id in plain + navigations + pages + tabs + boxes + splits where world.parent(of: id) == nil
    {
      let isRoot =
        world.rootViewController(of: world.windows[0]) == id && !world.isHidden(world.windows[0])
      let isUp = world.presentation(of: id).map { $0.phase == .presented } ?? false
      let isShown = (isRoot || isUp) && !isCovered(id)
      if world.appearanceState(of: id) != (isShown ? .appeared : .disappeared) {
        fail("\(id.index) without a parent is \(world.appearanceState(of: id).name)")
      }
    }
    for box in boxes {
      guard let host = world.viewIfLoaded(of: box) else { continue }
      for child in world.children(of: box) {
        guard let view = world.viewIfLoaded(of: child) else { continue }
        let expected =
          world.isDescendant(view, of: host) ? world.appearanceState(of: box) : .disappeared
        if world.appearanceState(of: child) != expected {
          fail("\(child.index) in \(box.index) is \(world.appearanceState(of: child).name)")
        }
      }
    }
    for child in everything {
      guard let parent = world.parent(of: child) else { continue }
      if world.children(of: parent).filter({ $0 == child }).count != 1 {
        fail("\(child.index) is not once among its parent's children")
      }
    }
    for object in everything where world.isDeallocated(object) {
      fail("\(object.index) is gone although it is held")
    }
  }

  /// Whether a controller presents one whose style has taken its view away.
  private func isCovered(_ id: ObjectID) -> Bool {
    guard let up = world.controllers[world.controllerSlot(id)].presented else { return false }
    return world.presentation(of: up)?.removesPresenter ?? false
  }

  /// Every transition at idle is one whose container has not appeared: it waits for that.
  private var isWaitingOffScreen: Bool {
    world.transitions.allSatisfy { transition in
      guard let container = transition.container else { return false }
      return world.appearanceState(of: container) != .appeared
    }
  }
}
