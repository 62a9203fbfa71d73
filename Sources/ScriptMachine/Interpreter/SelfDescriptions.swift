import LifecycleEngine

// Texts that the author's types give of themselves.
extension Objects {
  /// The `localizedDescription` of an error that implements `errorDescription`.
  func localizedDescription(of value: Value) throws(RunError) -> Value? {
    guard let type = authorsType(of: value),
      machine.types.computed("localizedDescription", of: type) == nil,
      machine.types.conforms(type, to: "LocalizedError"), hasMember("errorDescription", type)
    else { return nil }
    return try ownText("errorDescription", of: value).map { heap.makeText($0) }
  }

  func ownText(_ name: String, of value: Value) throws(RunError) -> String? {
    let text = try member(name, of: value)
    defer { heap.release(text) }
    guard case .string(let result) = text else { return nil }
    return result
  }

  func authorsType(of value: Value) -> Int? {
    if let type = machine.types.valueType(of: value) { return type }
    guard let id = value.objectID, !world.isDeallocated(id) else { return nil }
    return machine.types.typeIndex(of: id)
  }

  func describesItself(_ type: Int, by name: String) -> Bool {
    let protocolName =
      name == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
    return hasMember(name, type)
      && (machine.types.conforms(type, to: protocolName) || program.types.isObjectiveC(type))
  }

  private func hasMember(_ name: String, _ type: Int) -> Bool {
    machine.types.computed(name, of: type) != nil
      || machine.types.classes(from: type).contains {
        program.types[$0].fields.contains { $0.name == name }
      }
  }
}
