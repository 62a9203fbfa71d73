import LifecycleEngine
import UIKitNames

// Constraints that UIKit answers with an exception, in scenarios and in examples.
extension CallExceptions {
  private static let argument = "NSInvalidArgumentException"

  /// Fails for a new constraint between attributes that are no pair. Sources:
  /// https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor and
  /// https://github.com/roberthein/TinyConstraints/issues/39
  func checkNewConstraint(
    _ name: String, on base: Value?, _ arguments: Arguments
  ) throws(RunError) {
    if let number = arguments.labeled("constant") ?? arguments.labeled("equalToConstant"),
      number.isEndless
    {
      try machine.unknowns.raise(
        "A constant that is not a finite number", UnknownValues.inconsistency,
        "check the number first")
    }
    guard let base else { return try checkItems(arguments) }
    guard case .opaque(_, let number) = base, let one = attribute(ofAnchor: number),
      case .opaque(_, let target)? = arguments.first, let other = attribute(ofAnchor: target),
      !one.pairs(with: other)
    else { return }
    try raiseUnpaired(one, "'\(other)'")
  }

  private func checkItems(_ arguments: Arguments) throws(RunError) {
    guard arguments.labels.first == "item", let one = attribute(arguments.values, 1) else { return }
    guard one != Self.noAttribute else {
      return try machine.unknowns.raise(
        "A constraint without a first attribute", Self.argument, "write the attribute of the item")
    }
    let other = attribute(arguments.values, 4)
    let isAlone = arguments.labeled("toItem")?.isNull == true || other == Self.noAttribute
    let isZero = arguments.labeled("multiplier")?.number == 0
    if isAlone || isZero
      ? one.axis != nil && one.axis != .size : other.map({ !one.pairs(with: $0) }) ?? false
    {
      try raiseUnpaired(one, isAlone ? "nothing" : isZero ? "zero" : "'\(other ?? "")'")
    }
  }

  private static let noAttribute = "notAnAttribute"

  private func raiseUnpaired(_ one: String, _ other: String) throws(RunError) {
    try machine.unknowns.raise(
      "A constraint of '\(one)' to \(other)", Self.argument,
      "write attributes that pair up, such as 'leading' and 'trailing'")
  }

  private func attribute(_ values: [Value], _ place: Int) -> String? {
    guard place < values.count else { return nil }
    switch values[place] {
    case .symbol(let name): return name
    case .opaque(let name, _): return name
    default: return nil
    }
  }

  /// The attribute of an anchor: `leading` of `leadingAnchor`.
  private func attribute(ofAnchor number: Int32) -> String? {
    guard let name = heap.opaqueValues.member(number)?.name, name.hasSuffix("Anchor") else {
      return nil
    }
    return String(name.dropLast(6))
  }

  /// Fails for a priority that constraints do not take. Source:
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority
  func checkPriority(_ value: Value) throws(RunError) {
    var number: Double?
    if case .opaque(_, let priority) = value { number = heap.opaqueValues.numbers[priority] }
    if let id = value.objectID, case .payload(let record) = heap.foreignObject(id),
      record.name == "init", let first = record.values.first
    {
      number = (heap.opaqueValues.widened(first) ?? first).number
    }
    guard let number, number <= 0 || number > 1000 else { return }
    try machine.unknowns.raise(
      "The priority \(NumberText.describe(number)) of a constraint", UnknownValues.inconsistency,
      "write a number above 0, and 1000 at most")
  }

  /// The exception for a constraint that is added to a view which does not contain the related views.
  package func raiseOutside() throws(RunError) {
    try machine.unknowns.raise(
      "A constraint with a view outside the view that gets the constraint", "NSGenericException",
      "set 'isActive', which finds the common superview")
  }

  /// Fails for a constraint that is added to a view outside of which the related views are.
  func checkHost(_ host: ObjectID, ofConstraint number: Int32) throws(RunError) {
    guard !rules.allowsUndeclared, world.kind(of: host) == .view,
      let one = heap.opaqueValues.views[number], let other = heap.opaqueValues.constraints[number],
      !world.isDeallocated(one), !world.isDeallocated(other),
      !isInside(one, host) || !isInside(other, host)
    else { return }
    try raiseOutside()
  }

  private func isInside(_ view: ObjectID, _ host: ObjectID) -> Bool {
    var current: ObjectID? = view
    while let next = current {
      if next == host { return true }
      current = world.superview(of: next)
    }
    return false
  }

  // MARK: Visual formats

  /// Fails for a visual format that names a view which is not given, or that does not parse. Source:
  /// https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
  func checkFormat(_ arguments: Arguments) throws(RunError) {
    guard case .string(let format)? = arguments.first, machine.opaqueName(in: format) == nil,
      let views = arguments.labeled("views")?.objectID.flatMap({ heap.dictionary($0) })
    else { return }
    var names: [String] = []
    for case .string(let name) in views.keys { names.append(name) }
    guard names.count == views.keys.count, let problem = VisualFormat.problem(in: format, names)
    else { return }
    try machine.unknowns.raise(
      "The visual format \"\(format)\", in which \(problem),", Self.argument,
      "name the keys of 'views' in brackets, between '|' and '|'")
  }
}

/// The visual format of constraints.
private enum VisualFormat {
  /// The first fault of a format: an open bracket, or a name without a view.
  static func problem(in format: String, _ names: [String]) -> String? {
    var text = Substring(format.filter { $0 != " " })
    if text.hasPrefix("H:") || text.hasPrefix("V:") { text = text.dropFirst(2) }
    guard let first = text.first, let last = text.last, first == "|" || first == "[",
      last == "|" || last == "]"
    else { return "an end has no view or edge" }
    var name: String?
    var depth = 0
    for letter in text {
      switch letter {
      case "[":
        guard name == nil, depth == 0 else { return "a bracket is open" }
        name = ""
      case "(": depth += 1
      case ")": depth -= 1
      case "]":
        guard depth == 0, let known = name else { return "a bracket is open" }
        guard names.contains(known) else { return "'\(known)' is not a view" }
        name = nil
      default: if depth == 0, name != nil { name?.append(letter) }
      }
      if depth < 0 { return "a bracket is open" }
    }
    return depth != 0 || name != nil ? "a bracket is open" : nil
  }
}

extension String {
  fileprivate enum Axis { case horizontal, vertical, size }

  /// The axis of an attribute of constraints.
  fileprivate var axis: Axis? {
    String.attributes.first { $0.names.contains { hasPrefix($0) } }?.axis
  }

  private static let attributes: [(axis: Axis, names: [String])] = [
    (.horizontal, ["leading", "trailing", "left", "right", "centerX"]),
    (.vertical, ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]),
    (.size, ["width", "height"]),
  ]

  /// True if a constraint may relate two attributes, as far as the names tell.
  fileprivate func pairs(with other: String) -> Bool {
    guard let one = axis, let two = other.axis else { return true }
    guard one == .horizontal, two == .horizontal else { return one == two }
    func isOfReading(_ name: String) -> Bool? {
      if name.hasPrefix("centerX") { return nil }
      return name.hasPrefix("leading") || name.hasPrefix("trailing")
    }
    guard let first = isOfReading(self), let second = isOfReading(other) else { return true }
    return first == second
  }
}

extension Value {
  /// True for an infinite number, and for what is no number.
  fileprivate var isEndless: Bool {
    switch self {
    case .double(let number): !number.isFinite
    case .symbol(let name): name == "nan" || name == "infinity"
    default: false
    }
  }
}
