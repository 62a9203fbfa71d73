import LifecycleEngine
import ScriptMachine

// Receivers that are stored properties of an object with a name: `screen.child`.
extension Runner {
  /// Names the objects in the properties that checks name. A property means the first object that it
  /// is seen to hold, like a variable.
  func namePaths(_ names: inout ObjectNames) {
    for path in paths {
      if pathObjects[path] == nil { pathObjects[path] = object(at: path, names) }
      if let id = pathObjects[path] { names.add(path, for: id) }
    }
  }

  /// The object that a property holds now.
  func object(at path: String, _ names: ObjectNames) -> ObjectID? {
    let parts = path.split(separator: ".").map { String($0) }
    guard parts.count > 1, var current = names.object(named: parts[0]) else { return nil }
    for part in parts.dropFirst() {
      guard let next = content(of: part, current) else { return nil }
      current = next
    }
    return current
  }

  private func content(of name: String, _ id: ObjectID) -> ObjectID? {
    guard let slot = machine.heap.fieldSlot(of: id), let type = machine.types.typeIndex(of: id)
    else { return nil }
    let values = machine.heap.fields(slot)
    for owner in machine.types.classes(from: type) {
      let code = machine.program.types[owner]
      guard let place = code.fields.firstIndex(where: { $0.name == name }) else { continue }
      let index = code.inheritedFieldCount + place
      guard index < values.count else { return nil }
      return switch values[index] {
      case .object(let held), .weak(let held): held
      default: nil
      }
    }
    return nil
  }
}

extension Check {
  /// The receivers that are properties of objects.
  var paths: [String] {
    let named: [String] =
      switch self {
      case .expectation(let expectation):
        expectation.receivers.map { $0.name } + expectation.lines.map { $0.receiver }
      case .requirement(let requirement, _): requirement.patterns.map { $0.receiver }
      }
    return named.filter { $0.utf8.contains(46) }
  }
}
