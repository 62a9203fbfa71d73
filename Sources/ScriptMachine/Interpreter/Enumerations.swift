import Diagnostics
import LifecycleEngine
import ScriptCompiler
import UIKitNames

// Members of the author's enumerations and structures. An unknown member is an error, because no
// value would ever equal the member.
extension ValueTypes {
  /// True if `.name` can be a value of a type.
  func hasStatic(_ name: String, of type: Int) -> Bool {
    program.types[type].cases.contains { $0.name == name }
      || machine.types.staticSlot(name, of: type) != nil
      || machine.types.staticComputed(name, of: type) != nil
      || machine.types.staticMethod(named: name, of: type) != nil
  }

  /// Returns the value of `.name` where a value of a type is expected.
  func implicitMember(_ name: String, of type: Int) throws(RunError) -> Value {
    if name == "none", !hasStatic(name, of: type) { return .null }
    if let known = program.types[type].cases.first(where: { $0.name == name }) {
      try checkPayload(of: known, [], [])
    }
    return try machine.objects.staticMember(name, of: type)
  }

  /// Checks that a case gets as many values as the case holds, with the right labels.
  func checkPayload(
    of known: CaseCode, _ labels: [String?], _ values: [Value]
  ) throws(RunError) {
    guard known.payloadLabels.count == values.count else {
      let given = values.isEmpty ? "none" : "\(values.count)"
      throw failed(
        .wrongArgument,
        "'.\(known.name)' takes \(machine.count(known.payloadLabels.count, "value")), not \(given)")
    }
    for (given, label) in zip(labels, known.payloadLabels)
    where given != label && given != ArgumentLabel.trailing {
      let written = label.map { "'\($0):'" } ?? "its value without a label"
      throw failed(.wrongArgument, "'.\(known.name)' is made without \(written)")
    }
  }

  /// Coerces the payload of a case to the declared types, and fills in missing defaults.
  func payload(
    _ values: [Value], _ labels: [String?], of known: CaseCode, _ type: Int
  ) throws(RunError) -> [Value] {
    var result = try completed(values, labels, of: known, type)
    for (place, coercion) in known.coercions.enumerated() where place < result.count {
      guard let coercion else { continue }
      result[place] = try fitted(result[place], program.coercions[coercion])
    }
    return result
  }

  /// Coerces a value to its declared type. If the coercion fails and is not certain, returns the
  /// value unchanged, because the use of the value shows the error.
  func fitted(_ value: Value, _ coercion: Coercion) throws(RunError) -> Value {
    if isCertain(coercion) { return try coerced(value, coercion) }
    return (try? coerced(value, coercion)) ?? value
  }

  private func completed(
    _ values: [Value], _ labels: [String?], of known: CaseCode, _ type: Int
  ) throws(RunError) -> [Value] {
    guard values.count < known.payloadLabels.count, known.defaults.contains(where: { $0 != nil })
    else {
      try checkPayload(of: known, labels, values)
      return values
    }
    var result: [Value] = []
    var next = 0
    for (place, label) in known.payloadLabels.enumerated() {
      if next < values.count, next < labels.count, labels[next] == label {
        result.append(values[next])
        next += 1
      } else if let function = known.defaults[place] {
        result.append(try machine.call(function, [.type(type)]))
      }
    }
    guard next == values.count, result.count == known.payloadLabels.count else {
      // The error names the given values.
      try checkPayload(of: known, labels, values)
      return values
    }
    return result
  }

  /// Checks that a pattern names a case of the value's type and a possible number of its values.
  func checkCase(_ name: String, _ count: Int, of type: Int) throws(RunError) {
    guard let known = program.types[type].cases.first(where: { $0.name == name }) else {
      guard count == 0, hasStatic(name, of: type) else {
        throw machine.types.unknownMember(name, of: type)
      }
      return
    }
    let size = known.payloadLabels.count
    guard count == 0 || count == size || count == 1 && size > 1 else {
      throw failed(.typeMismatch, "'.\(name)' holds \(machine.count(size, "value"))")
    }
  }

  /// True if a value of an author's type equals `.name`.
  func isEqual(_ value: Value, toMember name: String, of type: Int) throws(RunError) -> Bool {
    if name == "none", !hasStatic(name, of: type) { return false }
    if let place = program.types[type].cases.firstIndex(where: { $0.name == name }) {
      try checkPayload(of: program.types[type].cases[place], [], [])
      guard case .enumCase(_, place) = value else { return false }
      return true
    }
    guard let other = try machine.objects.staticProperty(name, of: type) else {
      throw machine.types.unknownMember(name, of: type)
    }
    defer { heap.release(other) }
    return try machine.library.areEqual(value, other, in: machine)
  }

  /// Checks two cases with payloads before a comparison. If only one of the cases has a known type,
  /// the other case must exist in the type.
  func checkPayloads(_ one: PayloadRecord, _ other: PayloadRecord) throws(RunError) {
    guard let type = one.type ?? other.type, one.type == nil || other.type == nil else { return }
    for record in [one, other] where record.type == nil {
      try checkCase(record.name, record.values.count, of: type)
    }
  }

  /// Checks a value where a `Result` is expected.
  func result(_ value: Value) throws(RunError) -> Value {
    let name: String
    switch value {
    case .symbol(let symbol): name = symbol
    case .object(let id):
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil else {
        return value
      }
      name = record.name
    default: return value
    }
    guard name != "success", name != "failure", name != "none", name != "init" else { return value }
    let near = EditDistance.nearest(to: name, in: ["success", "failure"])
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    throw failed(.unknownMember, "'Result' has no member '\(name)'\(suggestion)")
  }

  /// True if a value is certainly wrong when the coercion fails.
  func isCertain(_ coercion: Coercion) -> Bool {
    switch coercion {
    case .type(let type): program.types[type].isValue
    case .elements(let inner): isCertain(inner)
    case .entries(_, let values): values.map { isCertain($0) } ?? false
    case .library(let name): name == "Result"
    case .double, .tuple, .set, .result: false
    }
  }

  /// Checks that a name is a value of a UIKit enumeration.
  func checkEnumerated(_ value: Value?, _ type: String) throws(RunError) {
    guard case .symbol(let name) = value, name != "none", name != "init",
      let values = EnumeratedProperties.values(ofType: type), !values.contains(name)
    else { return }
    // The author may have added the value in an extension.
    guard machine.types.extensionType(of: type).map({ !hasStatic(name, of: $0) }) ?? true else {
      return
    }
    let near = EditDistance.nearest(to: name, in: values).map { "; did you mean '.\($0)'?" } ?? ""
    throw failed(
      .unknownMember, "'\(type)' has no value '.\(name)'\(near)",
      ["its values are \(values.map { ".\($0)" }.joined(separator: ", "))"])
  }
}
