import LifecycleEngine

// Objects that only each other keeps alive.
extension UIKitMembers {
  /// The author's controllers, views and instances that only each other keeps alive, in order of
  /// creation.
  ///
  /// A reference without a living owner comes from outside: a variable, a window, the run loop, a
  /// transition. An object that is reachable from such a reference is no leak.
  package func leaks() -> [ObjectID] {
    let count = world.objectCount
    var unexplained = (0..<count).map { world.strongCount(of: ObjectID(at: $0)) }
    var references: [[ObjectID]] = []
    for index in 0..<count {
      let held = self.references(of: ObjectID(at: index))
      for id in held { unexplained[Int(id.index)] -= 1 }
      references.append(held)
    }
    var isReached = unexplained.map { $0 > 0 }
    var pending = isReached.indices.filter { isReached[$0] }
    while let next = pending.popLast() {
      for id in references[next] where !isReached[Int(id.index)] {
        isReached[Int(id.index)] = true
        pending.append(Int(id.index))
      }
    }
    return (0..<count).map { ObjectID(at: $0) }.filter { id in
      !isReached[Int(id.index)] && !world.isDeallocated(id) && isNamed(id)
    }
  }

  private func isNamed(_ id: ObjectID) -> Bool {
    world.kind(of: id) == .controller || world.classRecord(of: id).isDeclaredByAuthor
  }

  private func references(of id: ObjectID) -> [ObjectID] {
    guard !world.isDeallocated(id) else { return [] }
    var result = world.strongReferences(of: id)
    for case .object(let held) in heap.values(heldBy: id) { result.append(held) }
    return result
  }
}
