import LifecycleEngine

// Values of the standard library, and calls of types and free functions.
extension Machine {
  func builtInMember(_ name: String, of base: Value) throws(RunError) -> Value {
    switch (base, name) {
    case (.string(let text), "count"): return .integer(text.count)
    case (.string(let text), "isEmpty"): return .boolean(text.isEmpty)
    case (.integer(let value), "description"): return .string(String(value))
    case (.rect(let rect), "width"): return .double(rect.size.width)
    case (.rect(let rect), "height"): return .double(rect.size.height)
    case (.rect(let rect), "size"): return .size(rect.size)
    case (.rect(let rect), "minX"): return .double(rect.x)
    case (.rect(let rect), "minY"): return .double(rect.y)
    case (.size(let size), "width"): return .double(size.width)
    case (.size(let size), "height"): return .double(size.height)
    case (.insets(let insets), "top"): return .double(insets.top)
    case (.insets(let insets), "left"): return .double(insets.left)
    case (.insets(let insets), "bottom"): return .double(insets.bottom)
    case (.insets(let insets), "right"): return .double(insets.right)
    case (.builtInType("DispatchQueue"), "main"): return .mainQueue
    case (.builtInType("CGRect"), "zero"): return .rect(.zero)
    case (.builtInType("CGSize"), "zero"): return .size(Size(width: 0, height: 0))
    case (.builtInType("UIEdgeInsets"), "zero"): return .insets(.zero)
    case (.builtInType, _), (.opaque, _), (.symbol, _): return .opaque(name)
    default:
      throw failed("unknown-member", "\(base.typeName) has no member '\(name)' in the simulator")
    }
  }

  func callBuiltInMember(
    of base: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    switch (base, name) {
    case (.mainQueue, "async"):
      try schedule(arguments.closure("execute"), after: Duration.milliseconds(0))
    case (.mainQueue, "asyncAfter"):
      let delay = arguments.labeled("deadline")?.number ?? 0
      try schedule(arguments.closure("execute"), after: .seconds(delay))
    case (.builtInType("DispatchTime"), "now"): return .double(0)
    case (.string(let text), "hasPrefix"):
      if case .string(let prefix) = arguments.first { return .boolean(text.hasPrefix(prefix)) }
      return .boolean(false)
    case (.string(let text), "uppercased"): return .string(text.uppercased())
    case (.string(let text), "lowercased"): return .string(text.lowercased())
    case (.builtInType, _), (.opaque, _), (.symbol, _): return .opaque(name)
    default:
      throw failed("unknown-member", "\(base.typeName) has no method '\(name)' in the simulator")
    }
    return .void
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
    switch name {
    case "print": return printLine(arguments)
    case "UIViewController": return .object(world.makeController(of: ClassID(.viewController)))
    case "UINavigationController": return try makeNavigationController(arguments)
    case "UITabBarController": return try makeTabBarController(arguments)
    case "UIPageViewController": return try makePageViewController(arguments)
    case "UIWindow": return owned(world.makeWindow())
    case "UIView":
      let view = world.makeView(of: ClassID(.view))
      if case .rect(let frame) = arguments.labeled("frame") { world.setFrame(frame, of: view) }
      return .object(view)
    case "NSObject": return .object(makeForeign(.instance))
    case "CGRect", "CGSize", "UIEdgeInsets": return makeGeometry(name, arguments)
    case "type":
      guard let value = arguments.first else { return .opaque("type") }
      return typeName(of: value)
    default: return try convert(name, arguments)
    }
  }

  private func printLine(_ arguments: Arguments) -> Value {
    var text = ""
    for (index, value) in arguments.values.enumerated() where arguments.labels[index] == nil {
      if !text.isEmpty { text += " " }
      text += describe(value)
    }
    world.printToConsole(text)
    return .void
  }

  private func typeName(of value: Value) -> Value {
    guard let id = value.objectID else { return .builtInType(value.typeName) }
    if let index = classIndex(of: id) { return .classType(index) }
    return .builtInType(world.classRecord(of: id).name)
  }

  private func makeGeometry(_ name: String, _ arguments: Arguments) -> Value {
    func number(_ label: String) -> Double { arguments.labeled(label)?.number ?? 0 }
    switch name {
    case "CGSize": return .size(Size(width: number("width"), height: number("height")))
    case "UIEdgeInsets":
      return .insets(
        Insets(
          top: number("top"), left: number("left"), bottom: number("bottom"),
          right: number("right")))
    default:
      return .rect(
        Rect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    }
  }

  private func convert(_ name: String, _ arguments: Arguments) throws(RunError) -> Value {
    let numbers = arguments.values.compactMap { $0.number }
    switch name {
    case "String": return .string(arguments.first.map { describe($0) } ?? "")
    case "Int":
      guard let number = numbers.first, abs(number) < 1e15 else { return .null }
      return .integer(Int(number))
    case "Double", "CGFloat": return numbers.first.map { .double($0) } ?? .null
    case "min", "max", "abs":
      guard let first = arguments.first, numbers.count == arguments.values.count else {
        throw failed("wrong-argument", "'\(name)' needs numbers")
      }
      if name == "abs" {
        if case .integer(let value) = first { return .integer(Int(value.magnitude)) }
        return .double(abs(numbers[0]))
      }
      var best = 0
      for index in numbers.indices
      where name == "min" ? numbers[index] < numbers[best] : numbers[index] > numbers[best] {
        best = index
      }
      return arguments.values[best]
    default: return .opaque(name)
    }
  }
}
