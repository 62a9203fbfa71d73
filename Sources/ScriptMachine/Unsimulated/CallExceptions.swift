import LifecycleEngine
import ScriptCompiler
import UIKitNames

// The exceptions that UIKit and Foundation raise for calls, in scenarios and in examples alike.
extension CallExceptions {
  /// Fails for a call that raises an exception, whatever else the app does. An example goes on, and the
  /// observer is told.
  /// - Returns: The result of a call that certainly gives nil; `nil` for any other call.
  package func checkCall(
    _ name: String, on base: Value?, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    if case .opaque(_, let number)? = base, heap.opaqueValues.numbers[number] != nil {
      try noteText(name, number, arguments)
    }
    switch name {
    case "constraint", "NSLayoutConstraint": try checkNewConstraint(name, on: base, arguments)
    case "constraints": try checkFormat(arguments)
    case "activate", "deactivate":
      if case .opaque("NSLayoutConstraint", _)? = base {
        try machine.unknowns.noteConstraints(name, arguments)
      }
    case "addConstraint", "addConstraints": try noteAdded(to: base, arguments)
    case "addSublayer", "insertSublayer": try checkLayer(base, arguments)
    case "set": try checkKept(base, arguments)
    case "random": try machine.collections.checkRandom(arguments.labeled("in"))
    case "decode", "jsonObject": try checkDecoded(name, arguments)
    case "addObserver", "removeObserver": try noteKeyPath(name, base, arguments)
    case "value": try checkKey(base, arguments)
    case "URL":
      if arguments.labels == ["string"], case .string("")? = arguments.first { return .null }
    case "UUID":
      if arguments.labels == ["uuidString"], case .string(let text)? = arguments.first,
        text.utf8.count != 36, machine.opaqueName(in: text) == nil
      {
        return .null
      }
    case "date": if isWithoutFormat(base, arguments) { return .null }
    default: break
    }
    return nil
  }

  // MARK: Constraints and layers

  private func noteAdded(to base: Value?, _ arguments: Arguments) throws(RunError) {
    guard let host = base?.objectID else { return }
    for value in arguments.first?.objectID.flatMap({ heap.array($0) }) ?? arguments.values {
      guard case .opaque(_, let number) = value else { continue }
      try checkHost(host, ofConstraint: number)
      try machine.unknowns.noteChange(ofConstraint: number, "isActive", .boolean(true))
    }
  }

  private func checkLayer(_ base: Value?, _ arguments: Arguments) throws(RunError) {
    guard case .opaque(_, let layer)? = base, case .opaque(_, let added)? = arguments.first,
      layer == added
    else { return }
    try machine.unknowns.raise("A layer as its own sublayer", "CALayerInvalid", "add another layer")
  }

  // MARK: Foundation

  /// Fails for a value of the author's that `UserDefaults` gets. Source:
  /// https://developer.apple.com/documentation/foundation/userdefaults
  private func checkKept(_ base: Value?, _ arguments: Arguments) throws(RunError) {
    guard case .opaque(_, let number)? = base, heap.opaqueValues.types[number] == "UserDefaults",
      arguments.labels == [nil, "forKey"], let value = arguments.first,
      machine.types.valueType(of: value) != nil || machine.unknowns.isOwnObject(value)
        || value.objectID.map({ world.kind(of: $0) != .foreign }) ?? false
    else { return }
    try machine.unknowns.raise(
      "A value of your own class or type in 'UserDefaults'", "NSInvalidArgumentException",
      "encode the value, and keep the 'Data'")
  }

  /// Fails for the decoding of no data.
  private func checkDecoded(_ name: String, _ arguments: Arguments) throws(RunError) {
    guard
      case .opaque("Data", let number)? = arguments.labeled("from")
        ?? arguments.labeled("with"), heap.opaqueValues.numbers[number] == 0
    else { return }
    guard !rules.allowsUndeclared else { return }
    throw failed(
      .notSimulated, "'\(name)' of empty data, which throws an error, is not simulated yet",
      ["throw an error of your own"])
  }

  /// True for a formatter of dates without a format, which reads no date.
  private func isWithoutFormat(_ base: Value?, _ arguments: Arguments) -> Bool {
    guard !rules.allowsUndeclared, case .opaque(_, let number)? = base,
      heap.opaqueValues.types[number] == "DateFormatter", arguments.labels == ["from"],
      case .string(let text)? = arguments.first, !text.isEmpty
    else { return false }
    return !program.names.contains { $0.hasPrefix("setLocalized") || $0 == "dateFormat" }
      && !program.names.contains { $0 == "dateStyle" || $0 == "timeStyle" }
  }

  /// Fails for a key that a class of the author's does not have. Source:
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forundefinedkey:)
  private func checkKey(_ base: Value?, _ arguments: Arguments) throws(RunError) {
    guard !rules.allowsUndeclared, let id = base?.objectID, arguments.labels == ["forKey"],
      case .string(let key)? = arguments.first, let type = machine.types.typeIndex(of: id),
      !machine.types.isOpen(type)
    else { return }
    let types = machine.types.classes(from: type).map { program.types[$0] }
    guard !UIKitNames.isMember(key, of: world.classRecord(of: id).base),
      !types.contains(where: { code in
        code.fields.contains { $0.name == key } || code.methods.contains { $0.name == key }
      })
    else { return }
    try machine.unknowns.raise(
      "The key '\(key)', which is not a property,", "NSUnknownKeyException", "read a property")
  }

  /// Counts the observers of key paths, and fails for an observer that is removed without being there.
  /// Source: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/removeobserver(_:forkeypath:)
  private func noteKeyPath(_ name: String, _ base: Value?, _ arguments: Arguments) throws(RunError)
  {
    guard !rules.allowsUndeclared, let given = arguments.labeled("forKeyPath"),
      let observer = arguments.first
    else { return }
    guard case .string(let path) = given else { return heap.opaqueValues.keyPaths[""] = 1 }
    // Without a receiver, a screen observes itself.
    let key = machine.unknowns.identities(of: [base ?? observer, observer]) + " " + path
    let count = heap.opaqueValues.keyPaths[key] ?? 0
    guard name == "removeObserver" else { return heap.opaqueValues.keyPaths[key] = count + 1 }
    guard count > 0 || heap.opaqueValues.keyPaths[""] != nil else {
      return try machine.unknowns.raise(
        "'removeObserver' for a key path that is not observed", "NSRangeException",
        "remove the observer once for each 'addObserver'")
    }
    heap.opaqueValues.keyPaths[key] = max(count - 1, 0)
  }

  // MARK: Numbers of values

  /// Notes the number that a new value stands for: the length of a text or of data, the end of a range, a
  /// priority.
  func noteNumber(of number: Int32, _ name: String, _ arguments: Arguments) {
    let first = arguments.first.map { heap.opaqueValues.widened($0) ?? $0 }
    switch (name, arguments.labels) {
    case ("UILayoutPriority", [nil]), ("UILayoutPriority", ["rawValue"]):
      heap.opaqueValues.numbers[number] = first?.number
    case ("IndexSet", ["integer"]), ("IndexSet", [nil]):
      if case .integer(let section)? = first {
        heap.opaqueValues.numbers[number] = Double(section)
      }
    // A queue that runs one closure at a time.
    case ("DispatchQueue", ["label"]) where !rules.allowsUndeclared:
      heap.opaqueValues.numbers[number] = 1
    case ("Data", []): heap.opaqueValues.numbers[number] = 0
    case ("NSMutableAttributedString", _) where arguments.labels.first == "string":
      guard case .string(let text)? = first, machine.opaqueName(in: text) == nil else { return }
      let length = text.utf16.count
      heap.opaqueValues.numbers[number] = Double(length)
    case ("NSRange", ["location", "length"]):
      guard let start = first?.number, let length = arguments.labeled("length")?.number else {
        return
      }
      heap.opaqueValues.numbers[number] = start + length
    default: break
    }
  }

  /// Fails for attributes beyond a text, and forgets the length of a text that another call may change.
  /// Source: https://developer.apple.com/documentation/foundation/nsmutableattributedstring
  private func noteText(
    _ name: String, _ number: Int32, _ arguments: Arguments
  ) throws(RunError) {
    guard name.hasSuffix("Attribute") || name.hasSuffix("Attributes") else {
      return heap.opaqueValues.numbers[number] = nil
    }
    guard let length = heap.opaqueValues.numbers[number],
      case .opaque(_, let range)? = arguments.labeled("range"),
      let end = heap.opaqueValues.numbers[range], end > length
    else { return }
    try machine.unknowns.raise(
      "An attribute beyond the end of the string", "NSRangeException",
      "end at the end of the string")
  }
}
