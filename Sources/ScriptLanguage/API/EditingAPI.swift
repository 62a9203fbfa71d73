import LifecycleEngine

// Whether a controller is being edited, which UIKit keeps and which changes nothing else here.
extension Machine {
  /// `isEditing = true` is `setEditing(true, animated: false)`, of a subclass too.
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
