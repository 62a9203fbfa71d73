import LifecycleEngine

// Editing of controllers: UIKit keeps `isEditing`, and nothing else here depends on `isEditing`.
extension ControllerMembers {
  /// `isEditing = true` calls `setEditing(true, animated: false)`, also in a subclass.
  func setEditing(of id: ObjectID, to value: Value) throws(RunError) {
    let labels: [String?] = [nil, "animated"]
    let own = machine.types.typeIndex(of: id).flatMap { type in
      machine.types.chain(of: type).lazy.compactMap { index in
        self.program.types[index].methods.first { $0.name == "setEditing" && $0.labels == labels }
      }.first
    }
    guard let own else { return heap.keep(heap.copied(value), "isEditing", of: id) }
    heap.release(
      try machine.call(own.function, [heap.owned(id), heap.copied(value), .boolean(false)]))
  }
}
