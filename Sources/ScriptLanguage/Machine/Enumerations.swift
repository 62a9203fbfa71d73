import Diagnostics
import LifecycleEngine

// What the author's enumerations and structures have, and what is named that they have not: no value
// would ever be that.
extension Machine {
  /// Whether `.name` can be a value of a type.
  func hasStatic(_ name: String, of type: Int) -> Bool {
    program.types[type].cases.contains { $0.name == name } || staticSlot(name, of: type) != nil
      || staticComputed(name, of: type) != nil || staticMethod(named: name, of: type) != nil
  }

  /// `.name` where a value of a type is expected.
  func implicitMember(_ name: String, of type: Int) throws(RunError) -> Value {
    if name == "none", !hasStatic(name, of: type) { return .null }
    if let known = program.types[type].cases.first(where: { $0.name == name }) {
      try checkPayload(of: known, [], [])
    }
    return try staticMember(name, of: type)
  }

  /// Checks that a case is given what it holds.
  func checkPayload(
    of known: CaseCode, _ labels: [String?], _ values: [Value]
  ) throws(RunError) {
    guard known.payloadLabels.count == values.count else {
      let given = values.isEmpty ? "none" : "\(values.count)"
      throw failed(
        .wrongArgument,
        "'.\(known.name)' takes \(count(known.payloadLabels.count, "value")), not \(given)")
    }
    for (given, label) in zip(labels, known.payloadLabels)
    where given != label && given != CallSite.trailing {
      let written = label.map { "'\($0):'" } ?? "its value without a label"
      throw failed(.wrongArgument, "'.\(known.name)' is made without \(written)")
    }
  }

  /// The payload of a case as its types make it: what it is given, and the defaults of what it is not.
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

  /// A value as its declared type makes of it. What cannot be coerced stays as it is, if it may be of a
  /// type that is not known: its use shows what is wrong with it.
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
        result.append(try call(function, [.type(type)]))
      }
    }
    guard next == values.count, result.count == known.payloadLabels.count else {
      // What is wrong is said of what was given.
      try checkPayload(of: known, labels, values)
      return values
    }
    return result
  }

  /// Checks that a pattern names a case of the value's type, and no more of its values than there are.
  func checkCase(_ name: String, _ count: Int, of type: Int) throws(RunError) {
    guard let known = program.types[type].cases.first(where: { $0.name == name }) else {
      guard count == 0, hasStatic(name, of: type) else { throw unknownMember(name, of: type) }
      return
    }
    let size = known.payloadLabels.count
    guard count == 0 || count == size || count == 1 && size > 1 else {
      throw failed(.typeMismatch, "'.\(name)' holds \(self.count(size, "value"))")
    }
  }

  /// Whether a value of an author's type is what `.name` means there.
  func isEqual(_ value: Value, toMember name: String, of type: Int) throws(RunError) -> Bool {
    if name == "none", !hasStatic(name, of: type) { return false }
    if let place = program.types[type].cases.firstIndex(where: { $0.name == name }) {
      try checkPayload(of: program.types[type].cases[place], [], [])
      guard case .enumCase(_, place) = value else { return false }
      return true
    }
    guard let other = try staticProperty(name, of: type) else {
      throw unknownMember(name, of: type)
    }
    defer { release(other) }
    return try areEqual(value, other)
  }

  /// Whether values of which one is a case with a payload are equal, where the type of one tells what
  /// the other may be.
  func checkPayloads(_ one: PayloadRecord, _ other: PayloadRecord) throws(RunError) {
    guard let type = one.type ?? other.type, one.type == nil || other.type == nil else { return }
    for record in [one, other] where record.type == nil {
      try checkCase(record.name, record.values.count, of: type)
    }
  }

  /// A value where a `Result` is expected.
  func result(_ value: Value) throws(RunError) -> Value {
    let name: String
    switch value {
    case .symbol(let symbol): name = symbol
    case .object(let id):
      guard case .payload(let record) = foreignObject(id), record.type == nil else { return value }
      name = record.name
    default: return value
    }
    guard name != "success", name != "failure", name != "none", name != "init" else { return value }
    let near = EditDistance.nearest(to: name, in: ["success", "failure"])
    let suggestion = near.map { "; did you mean '\($0)'?" } ?? ""
    throw failed(.unknownMember, "'Result' has no member '\(name)'\(suggestion)")
  }

  /// Whether a value that a declared type cannot make anything of is wrong for sure.
  func isCertain(_ coercion: Coercion) -> Bool {
    switch coercion {
    case .type(let type): program.types[type].isValue
    case .elements(let inner): isCertain(inner)
    case .entries(_, let values): values.map { isCertain($0) } ?? false
    case .library(let name): name == "Result"
    case .double, .tuple, .set, .result: false
    }
  }

  /// Checks that a name is a value of an enumeration of UIKit's.
  func checkEnumerated(_ value: Value?, _ type: String) throws(RunError) {
    guard case .symbol(let name) = value, name != "none", name != "init",
      let values = EnumeratedProperties.values(ofType: type), !values.contains(name)
    else { return }
    // The author may have added one.
    guard extensionType(of: type).map({ !hasStatic(name, of: $0) }) ?? true else { return }
    let near = EditDistance.nearest(to: name, in: values).map { "; did you mean '.\($0)'?" } ?? ""
    throw failed(
      .unknownMember, "'\(type)' has no value '.\(name)'\(near)",
      ["its values are \(values.map { ".\($0)" }.joined(separator: ", "))"])
  }
}
