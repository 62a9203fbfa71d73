// Segues that go back: to a controller that came before, wherever it is.
extension World {
  /// The controllers that are asked in turn whether a segue may unwind to them: what is below the
  /// source in its containers, then what presented it.
  public func unwindCandidates(from source: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    var current: ObjectID? = source
    var depth = 0
    while let id = current, isWithinNesting(depth) {
      depth += 1
      if let parent = parent(of: id) {
        result += contentsBehind(id, in: parent)
        result.append(parent)
        current = parent
      } else {
        current = presentation(of: id).flatMap { alive($0.presenting) }
        if let presenter = current { result += contents(inFrontOf: presenter) + [presenter] }
      }
    }
    return result
  }

  /// The controllers of a container that come before one, the nearest first.
  private func contentsBehind(_ id: ObjectID, in container: ObjectID) -> [ObjectID] {
    guard controllers[controllerSlot(container)].kind == .navigationController else {
      return children(of: container).filter { $0 != id }
    }
    let stack = viewControllers(ofNavigation: container)
    guard let place = stack.firstIndex(of: id) else { return [] }
    return stack[..<place].reversed()
  }

  /// What a presenter shows, the innermost first.
  private func contents(inFrontOf presenter: ObjectID) -> [ObjectID] {
    var result: [ObjectID] = []
    descend {
      for child in children(of: presenter).reversed() {
        result += contents(inFrontOf: child) + [child]
      }
    }
    return result
  }

  /// Takes away what is between the two: what the destination or its container presents is
  /// dismissed, what is above it on its stack is popped.
  func unwind(_ source: ObjectID, to destination: ObjectID) {
    let isPresentedOver = presentedViewController(of: destination) != nil
    if let presented = presentedViewController(of: destination), isAbove(presented, source) {
      dismiss(destination, animated: true, completion: nil)
    }
    var current: ObjectID? = destination
    var depth = 0
    while let id = current, let container = parent(of: id), isWithinNesting(depth) {
      depth += 1
      if controllers[controllerSlot(container)].kind == .navigationController {
        requestPop(to: id, from: container, animated: !isPresentedOver)
      }
      current = container
    }
  }
}
