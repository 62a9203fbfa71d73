import LifecycleEngine

// Editing of controllers: UIKit keeps `isEditing`, and nothing else here depends on `isEditing`.
extension Machine {
  /// `isEditing = true` calls `setEditing(true, animated: false)`, also in a subclass.
  func setEditing(of id: ObjectID, to value: Value) throws(RunError) {
    let labels: [String?] = [nil, "animated"]
    let own = typeIndex(of: id).flatMap { type in
      chain(of: type).lazy.compactMap { index in
        self.program.types[index].methods.first { $0.name == "setEditing" && $0.labels == labels }
      }.first
    }
    guard let own else { return keep(copied(value), "isEditing", id) }
    release(try call(own.function, [owned(id), copied(value), .boolean(false)]))
  }
}
