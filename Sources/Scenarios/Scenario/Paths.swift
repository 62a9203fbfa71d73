import Diagnostics
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

  /// The names for a comparison: an object in a property has the name that the checks use.
  func comparedNames(_ expectation: Expectation) -> ObjectNames {
    var result = names
    let own = Check.expectation(expectation).paths
    for path in paths + own.reversed() {
      guard let id = pathObjects[path], own.contains(path) || machine.name(of: id) == nil else {
        continue
      }
      result.rename(id, to: path)
    }
    return result
  }

  /// The problem of an event whose receiver cannot be found.
  func misnamed(_ patterns: [EventPattern]) -> Diagnostic? {
    for pattern in patterns {
      if let problem = misnamed(pattern.receiver, pattern.receiverRange) { return problem }
    }
    return nil
  }

  /// The problem of a receiver with a name that is no stored property of the object before the name.
  func misnamed(_ path: String, _ range: SourceRange) -> Diagnostic? {
    guard path.utf8.contains(46) else { return nil }
    let parts = path.split(separator: ".").map { String($0) }
    let names = names
    guard parts.count > 1, var current = names.object(named: parts[0]) else { return nil }
    for (place, part) in parts.enumerated().dropFirst() {
      let properties = storedProperties(of: current)
      guard properties.contains(part) else {
        let before = parts[..<place].joined(separator: ".") + "."
        let rest = parts[(place + 1)...].map { "." + $0 }.joined()
        let near = EditDistance.nearest(to: part, in: properties).map { before + $0 + rest }
        return Diagnostic(
          id: "unknown-name",
          "'\(before)\(part)' is no stored property"
            + (near.map { "; did you mean '\($0)'?" } ?? ""),
          at: range,
          help: [
            near.map { "write '\($0)'" }
              ?? "name a variable at top level, or a stored property of an object of your class"
          ])
      }
      guard let next = content(of: part, current) else { return nil }
      current = next
    }
    return nil
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

  /// The names of the properties that an object stores.
  private func storedProperties(of id: ObjectID) -> [String] {
    machine.types.typeIndex(of: id).map { type in
      machine.types.classes(from: type).flatMap { machine.program.types[$0].fields.map { $0.name } }
    } ?? []
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
  /// The receivers as written.
  var receivers: [NamedReceiver] {
    let patterns: [EventPattern]
    var receivers: [NamedReceiver] = []
    switch self {
    case .expectation(let expectation):
      receivers = expectation.receivers
      patterns = expectation.lines
    case .requirement(let requirement, _): patterns = requirement.patterns
    }
    return receivers + patterns.map { NamedReceiver(name: $0.receiver, range: $0.receiverRange) }
  }

  /// The receivers that are properties of objects.
  var paths: [String] { receivers.map { $0.name }.filter { $0.utf8.contains(46) } }
}
