import LifecycleEngine

// `CGRect`, `CGSize`, `CGPoint` and `UIEdgeInsets`.
extension GeometryMembers {
  func makeGeometry(
    _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value {
    func number(_ label: String) -> Double { arguments.labeled(label)?.number ?? 0 }
    for (label, value) in zip(arguments.labels, arguments.values) {
      guard let label, case .opaque(let part, _) = value else { continue }
      guard heap.opaqueValues.partial(value)?.bounds != nil else {
        if rules.allowsUndeclared { continue }
        throw machine.opaqueCondition(part)
      }
      // A further number that is unknown takes the same way.
      guard name == "UIEdgeInsets" else { throw machine.opaqueCondition(part) }
      return heap.opaqueValues.insets(
        .insets(
          Insets(
            top: number("top"), left: number("left"), bottom: number("bottom"),
            right: number("right"))), setting: label, to: value) ?? .insets(.zero)
    }
    switch name {
    case "CGSize": return .size(Size(width: number("width"), height: number("height")))
    case "UIEdgeInsets":
      return .insets(
        Insets(
          top: number("top"), left: number("left"), bottom: number("bottom"),
          right: number("right")))
    case "CGPoint": return .point(x: number("x"), y: number("y"))
    default:
      if let rect = try rect(of: arguments) { return .rect(rect) }
      return .rect(
        Rect(
          x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    }
  }

  /// A rectangle from `origin:size:`.
  private func rect(of arguments: Arguments) throws(RunError) -> Rect? {
    guard let origin = arguments.labeled("origin"), let size = arguments.labeled("size") else {
      return nil
    }
    var rect = Rect.zero
    switch origin {
    case .point(let x, let y): (rect.x, rect.y) = (x, y)
    case .symbol("zero"): break
    default: throw failed(.wrongArgument, "'origin' needs a CGPoint")
    }
    switch size {
    case .size(let size): rect.size = size
    case .symbol("zero"): break
    default: throw failed(.wrongArgument, "'size' needs a CGSize")
    }
    return rect
  }

  package func geometryMember(_ name: String, of value: Value) -> Value? {
    switch (value, name) {
    case (.rect, "cgRectValue"): value
    case (.rect(let rect), "width"): .double(abs(rect.size.width))
    case (.rect(let rect), "height"): .double(abs(rect.size.height))
    case (.rect(let rect), "size"): .size(rect.size)
    case (.rect(let rect), "minX"): .double(min(rect.x, rect.x + rect.size.width))
    case (.rect(let rect), "minY"): .double(min(rect.y, rect.y + rect.size.height))
    case (.rect(let rect), "maxX"): .double(max(rect.x, rect.x + rect.size.width))
    case (.rect(let rect), "maxY"): .double(max(rect.y, rect.y + rect.size.height))
    case (.rect(let rect), "midX"): .double(rect.x + rect.size.width / 2)
    case (.rect(let rect), "midY"): .double(rect.y + rect.size.height / 2)
    case (.rect(let rect), "isEmpty"): .boolean(rect.size.width == 0 || rect.size.height == 0)
    case (.rect(let rect), "origin"): .point(x: rect.x, y: rect.y)
    case (.point(let x, _), "x"): .double(x)
    case (.point(_, let y), "y"): .double(y)
    case (.size(let size), "width"): .double(size.width)
    case (.size(let size), "height"): .double(size.height)
    case (.insets(let insets), "top"): .double(insets.top)
    case (.insets(let insets), "left"): .double(insets.left)
    case (.insets(let insets), "bottom"): .double(insets.bottom)
    case (.insets(let insets), "right"): .double(insets.right)
    default: nil
    }
  }

  /// A geometry with one member changed.
  func settingGeometry(
    _ name: String, of base: Value, to value: Value
  ) throws(RunError) -> Value {
    let value = try geometry(value, for: name)
    if let insets = heap.opaqueValues.insets(base, setting: name, to: value) {
      heap.release(value)
      return insets
    }
    switch (base, value) {
    case (.rect(let rect), .size(let size)) where name == "size":
      return .rect(Rect(x: rect.x, y: rect.y, width: size.width, height: size.height))
    case (.rect(let rect), .point(let x, let y)) where name == "origin":
      return .rect(Rect(x: x, y: y, width: rect.size.width, height: rect.size.height))
    case (.point(let x, let y), _):
      guard let number = value.number else { break }
      if name == "x" { return .point(x: number, y: y) }
      if name == "y" { return .point(x: x, y: number) }
    case (.size(let size), _):
      guard let number = value.number else { break }
      if name == "width" { return .size(Size(width: number, height: size.height)) }
      if name == "height" { return .size(Size(width: size.width, height: number)) }
    case (.traitOverrides(var traits), _):
      try setTrait(name, to: value, in: &traits)
      return .traitOverrides(traits)
    case (.insets(let insets), _):
      guard let number = value.number else { break }
      var changed = insets
      switch name {
      case "top": changed.top = number
      case "left": changed.left = number
      case "bottom": changed.bottom = number
      case "right": changed.right = number
      default: throw notAssignable(name, base)
      }
      return .insets(changed)
    default: break
    }
    defer { heap.release(value) }
    if case .opaque(let unknown, _) = value { throw machine.opaqueCondition(unknown) }
    throw notAssignable(name, base)
  }

  /// `.zero` or `.init(…)` as the part of a geometry that the value is assigned to.
  private func geometry(_ value: Value, for part: String) throws(RunError) -> Value {
    switch (value, part) {
    case (.symbol("zero"), "origin"): return .point(x: 0, y: 0)
    case (.symbol("zero"), "size"): return .size(Size(width: 0, height: 0))
    case (.symbol("zero"), _): return .double(0)
    case (.object, "origin"): return try machine.valueTypes.coerced(value, .library("CGPoint"))
    case (.object, "size"): return try machine.valueTypes.coerced(value, .library("CGSize"))
    default: return value
    }
  }

  private func notAssignable(_ name: String, _ base: Value) -> RunError {
    failed(.notAssignable, "'\(name)' of \(machine.describeKind(base)) cannot be assigned this")
  }
}
