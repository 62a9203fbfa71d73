// Segues that go back to an earlier controller, wherever the controller is.
extension Segues {
  func unwindCandidates(from source: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current: ObjectID? = source
    var depth = 0
    while let id = current, world.isWithinNesting(depth) {
      depth += 1
      if let parent = world.parent(of: id) {
        result += contentsBehind(id, in: parent)
        result.append(parent)
        current = parent
      } else {
        current = world.presenting.presentation(of: id).flatMap { world.alive($0.presenting) }
        if let presenter = current { result += contents(inFrontOf: presenter) + [presenter] }
      }
    }
    return result
  }

  /// The controllers of a container that come before a controller, the nearest first.
  private func contentsBehind(_ id: ObjectID, in container: ObjectID) -> [ObjectID] {
    guard world.controllers[container].kind == .navigationController else {
      return world.children(of: container).filter { $0 != id }
    }
    let stack = world.viewControllers(ofNavigation: container)
    guard let place = stack.firstIndex(of: id) else { return [] }
    return stack[..<place].reversed()
  }

  /// The controllers that a presenter shows, the innermost first.
  private func contents(inFrontOf presenter: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    world.descend {
      for child in world.children(of: presenter).reversed() {
        result += contents(inFrontOf: child) + [child]
      }
    }
    return result
  }

  /// Removes the controllers between the two: dismisses the presentations of the destination or its
  /// container, and pops the controllers above the destination.
  func unwind(_ source: ObjectID, to destination: ObjectID) {
    let isPresentedOver = world.presentedViewController(of: destination) != nil
    if let presented = world.presentedViewController(of: destination),
      world.presenting.isAbove(presented, source)
    {
      world.dismiss(destination, animated: true, completion: nil)
    }
    var current: ObjectID? = destination
    var depth = 0
    while let id = current, let container = world.parent(of: id), world.isWithinNesting(depth) {
      depth += 1
      if world.controllers[container].kind == .navigationController {
        world.navigation.requestPop(to: id, from: container, animated: !isPresentedOver)
      }
      current = container
    }
  }
}
