import LifecycleEngine

// Values of the standard library, and calls of types and free functions.
extension Machine {
  func builtInMember(_ name: String, of base: Value) throws(RunError) -> Value {
    let value: Value?
    switch base {
    case .string(let text): value = stringProperty(name, of: text)
    case .rect, .size, .insets: value = geometryMember(name, of: base)
    case .range(let first, let end): value = rangeProperty(name, first, end)
    case .integer, .double, .boolean: value = name == "description" ? .string(describe(base)) : nil
    case .builtInType(let type): value = builtInConstant(type, name) ?? .opaque(name)
    case .opaque, .symbol: value = .opaque(name)
    default: value = nil
    }
    if let value { return value }
    throw failed("unknown-member", "\(describeKind(base)) has no member '\(name)' in the simulator")
  }

  private func builtInConstant(_ type: String, _ name: String) -> Value? {
    switch (type, name) {
    case ("DispatchQueue", "main"): .mainQueue
    case ("CGRect", "zero"): .rect(.zero)
    case ("CGSize", "zero"): .size(Size(width: 0, height: 0))
    case ("UIEdgeInsets", "zero"): .insets(.zero)
    default: nil
    }
  }

  private func rangeProperty(_ name: String, _ first: Int, _ end: Int) -> Value? {
    switch name {
    case "count" where first > Int.min && end < Int.max: .integer(end - first)
    case "isEmpty": .boolean(first >= end)
    case "lowerBound", "first": .integer(first)
    case "upperBound": .integer(end)
    case "last": .integer(end - 1)
    default: nil
    }
  }

  func callBuiltInMember(
    of base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    switch (base, name) {
    case (.mainQueue, "async"):
      try schedule(arguments.closure("execute"), after: Duration.milliseconds(0))
      return .void
    case (.mainQueue, "asyncAfter"):
      let delay = arguments.labeled("deadline")?.number ?? 0
      try schedule(arguments.closure("execute"), after: .seconds(delay))
      return .void
    case (.builtInType("DispatchTime"), "now"): return .double(0)
    case (.range(let first, let end), "contains"):
      if let number = arguments.unlabeled?.number {
        return .boolean(
          (first == Int.min || number >= Double(first)) && (end == Int.max || number < Double(end)))
      }
    default: break
    }
    if case .builtInType = base, ModeledMembers.notYet.contains(name) { throw notSimulated(name) }
    let value: Value?
    switch base {
    case .string(let text): value = try callString(text, name, arguments)
    case .range: value = try callCollection(base, name, arguments)
    case .integer(let number):
      value = try callInteger(number, name, arguments)
    case .builtInType, .opaque, .symbol: value = .opaque(name)
    default: value = nil
    }
    if let value { return value }
    throw failed("unknown-member", "\(describeKind(base)) has no method '\(name)' in the simulator")
  }

  private func callInteger(
    _ number: Int, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard name == "isMultiple", case .integer(let other) = arguments.labeled("of") else {
      return nil
    }
    return .boolean(other == 0 ? number == 0 : number % other == 0)
  }

  private func schedule(_ closure: ObjectID?, after delay: Duration) throws(RunError) {
    guard let closure else { throw failed("wrong-argument", "A closure is needed here") }
    world.schedule(closure, after: delay)
  }

  func callBuiltIn(_ site: CallSite) throws(RunError) {
    let name = program.names[site.name]
    let arguments = takeArguments(site)
    let result = try callBuiltIn(name, arguments)
    drop(arguments)
    push(result)
  }

  private func callBuiltIn(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    for base in UIKitClass.allCases where base.name == name {
      return try makeInstance(of: base, arguments)
    }
    switch name {
    case "print": return printLine(arguments)
    case "CGRect", "CGSize", "UIEdgeInsets": return makeGeometry(name, arguments)
    case "type":
      guard let value = arguments.first else { return .opaque("type") }
      return typeName(of: value)
    default: return try convert(name, arguments)
    }
  }

  private func printLine(_ arguments: Arguments) -> Value {
    let separator = arguments.labeled("separator").map { describe($0) } ?? " "
    var parts: [String] = []
    for (index, value) in arguments.values.enumerated() where arguments.labels[index] == nil {
      parts.append(describe(value))
    }
    world.printToConsole(parts.joined(separator: separator))
    return .void
  }

  private func typeName(of value: Value) -> Value {
    if let type = valueType(of: value) { return .type(type) }
    guard let id = value.objectID else { return .builtInType(value.typeName) }
    if let index = typeIndex(of: id), program.types[index].role == .class { return .type(index) }
    return .builtInType(world.classRecord(of: id).name)
  }
}
