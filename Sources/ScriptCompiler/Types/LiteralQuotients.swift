import Diagnostics
import SwiftSubset

// A literal has the type of its context: `1 / 2` is a half where a fractional number is expected,
// and 0 elsewhere. At run time an integer does not know its literals, so the compiler looks at the
// context.
extension StaticTypes {
  func settled(_ expression: Expression, as type: TypeSyntax?) -> Expression {
    guard expression.hasQuotient, type?.isFractional == true else { return expression }
    return expression.withFractions
  }

  /// An operation whose operands share a type.
  func settled(_ expression: Expression) -> Expression {
    guard expression.hasQuotient else { return expression }
    if case .binary(let symbol, let left, let right) = expression.kind,
      symbol == "&&" || symbol == "||"
    {
      return Expression(.binary(symbol, settled(left), right), at: expression.range)
    }
    return isFractional(expression) ? expression.withFractions : expression
  }

  /// The assigned value with the type of the target.
  func settled(_ value: Expression, for target: Expression) -> Expression {
    guard value.hasQuotient else { return value }
    return isFractional(target) ? value.withFractions : value
  }

  /// The arguments of a call with the types of the parameters.
  func settled(_ arguments: [Argument], of callee: Expression) -> [Argument] {
    guard arguments.contains(where: { $0.value.hasQuotient }) else { return arguments }
    if let name = callee.calledName, ["min", "max", "abs"].contains(name) {
      guard hasFraction(arguments) else { return arguments }
      return arguments.map { $0.with($0.value.withFractions) }
    }
    let expected = expectsFractions(arguments, callee)
    return zip(arguments, expected).map { $1 ? $0.with($0.value.withFractions) : $0 }
  }

  /// Returns true if an expression is known to be a fractional number.
  func isFractional(_ expression: Expression) -> Bool {
    var rest = expression
    while case .binary(let symbol, let left, let right) = rest.kind {
      if symbol == "??" || symbol == "&&" || symbol == "||" {
        return symbol == "??" && (isFractional(left) || isFractional(right))
      }
      if isFractional(right) { return true }
      rest = left
    }
    switch rest.kind {
    case .floating: return true
    case .prefix(_, let operand): return isFractional(operand)
    case .ternary(_, let first, let second): return isFractional(first) || isFractional(second)
    case .implicitMember(let name): return name == "pi"
    case .call(let callee, let arguments):
      // `.now()` is a time.
      if let name = callee.calledName {
        if ["now", "sqrt"].contains(name) { return true }
        if ["min", "max", "abs"].contains(name) { return hasFraction(arguments) }
      }
    case .nilLiteral, .boolean, .integer, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .array, .dictionary, .tuple, .member, .optionalChain, .forceUnwrap,
      .subscript, .closure, .binary, .partialRange, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      break
    }
    return staticType(of: rest)?.isFractional ?? false
  }

  private func hasFraction(_ arguments: [Argument]) -> Bool {
    for argument in arguments where isFractional(argument.value) { return true }
    return false
  }

  /// The type of a fractional member of the library, unless the author has a member of the name.
  func fractionalMember(_ name: String) -> TypeSyntax? {
    guard symbols.tables.members[name] == nil, FractionalNames.members.contains(name) else {
      return nil
    }
    return .named("Double", [])
  }

  // MARK: Calls

  private func expectsFractions(
    _ arguments: [Argument], _ callee: Expression
  ) -> [Bool] {
    if case .member(let base, let name) = callee.kind, let type = linkType(of: base),
      case .array = type, type.isFractional,
      ["contains", "append", "insert", "firstIndex", "lastIndex", "reduce"].contains(name)
    {
      return arguments.map { $0.label != "at" }
    }
    let own = ownParameters(of: callee).compactMap { FormsOfOwn.fit(arguments, to: $0) }
    if let first = own.first {
      return first.indices.map { place in own.allSatisfy { $0[place]?.isFractional == true } }
    }
    if case .function(let types, _) = staticType(of: callee)?.inShortForm {
      return arguments.indices.map { $0 < types.count && types[$0].isFractional }
    }
    let name = callee.calledName ?? ""
    return arguments.map { argument in
      guard let label = argument.label else { return FractionalNames.functions.contains(name) }
      return FractionalNames.labels.contains(label) || name == "wait" && label == "seconds"
    }
  }

  /// The parameters of all author's functions that a call may mean, by name.
  private func ownParameters(of callee: Expression) -> [[(label: String?, type: TypeSyntax?)]] {
    guard let name = callee.calledName else { return [] }
    let declared = symbols.tables.parameters[name] ?? []
    guard declared.isEmpty, let type = typeLookup.namedType(callee), symbols.types[type].isValue
    else {
      return declared
    }
    return [symbols.types[type].fields.map { ($0.name, $0.type) }]
  }
}

/// The names of fractional values in UIKit and Foundation.
enum FractionalNames {
  static let members: Set<String> = [
    "alpha", "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "midX", "midY", "top",
    "left", "bottom", "right", "leading", "trailing", "cornerRadius", "borderWidth", "opacity",
    "shadowOpacity", "shadowRadius", "lineWidth", "duration", "transitionDuration", "timeInterval",
    "tolerance", "displayScale", "contentScaleFactor", "scale", "spacing", "constant", "progress",
    "percentComplete", "zoomScale", "rowHeight", "pointSize", "preferredCornerRadius", "pi",
    "greatestFiniteMagnitude", "preferredPrimaryColumnWidth", "minimumPrimaryColumnWidth",
    "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction",
  ]

  static let labels: Set<String> = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "dx", "dy", "leading",
    "trailing", "withDuration", "duration", "delay", "springDuration", "bounce",
    "initialSpringVelocity",
    "usingSpringWithDamping", "withTimeInterval", "timeInterval", "withRelativeStartTime",
    "relativeDuration", "afterDelay", "white", "red", "green", "blue", "alpha", "constant",
    "equalToConstant", "multiplier", "ofSize", "scaleX", "rotationAngle", "translationX",
    "timeIntervalSinceNow", "hue", "saturation", "brightness",
  ]

  /// Functions whose arguments without a label are fractional.
  static let functions: Set<String> = [
    "wait", "sqrt", "pow", "withAlphaComponent", "update", "setProgress",
  ]
}

extension Closure {
  /// The type of the closure, if all parameters have a type.
  var declaredType: TypeSyntax? {
    let types = parameters.compactMap { $0.type }
    guard !types.isEmpty, types.count == parameters.count else { return nil }
    return .function(types, .unknown)
  }
}

extension TypeSyntax {
  /// True for the type of fractional numbers, or of a container of fractional numbers.
  var isFractional: Bool {
    switch self {
    case .named(let name, _): ["Double", "CGFloat", "TimeInterval", "Float"].contains(name)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .dictionary(_, let inner):
      inner.isFractional
    case .tuple, .function, .composition, .metatype: false
    }
  }
}

extension Coercion {
  /// An expression as the coercion expects.
  func settle(_ expression: Expression) -> Expression {
    switch (self, expression.kind) {
    case (.double, _): return expression.withFractions
    case (.elements(let inner), .array(let elements)):
      return Expression(.array(elements.map { inner.settle($0) }), at: expression.range)
    case (.elements(let inner), .dictionary(let elements)):
      let settled = elements.map { DictionaryElement(key: $0.key, value: inner.settle($0.value)) }
      return Expression(.dictionary(settled), at: expression.range)
    case (.tuple(let inner, _), .tuple(let elements)) where inner.count == elements.count:
      let settled = zip(inner, elements).map { part, element in
        part.map { element.with($0.settle(element.value)) } ?? element
      }
      return Expression(.tuple(settled), at: expression.range)
    case (.result(_, let type), .closure(var closure)) where closure.resultType == nil:
      closure.resultType = type
      return Expression(.closure(closure), at: expression.range)
    default: return expression
    }
  }
}

extension Argument {
  func with(_ value: Expression) -> Argument {
    Argument(label: label, value: value, isTrailing: isTrailing)
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = kind { return true }
    return false
  }

  /// True if a part of the same type divides literals. The loop handles long chains of operators.
  var hasQuotient: Bool {
    var rest = self
    var chain: [(symbol: String, right: Expression)] = []
    while case .binary(let symbol, let left, let right) = rest.kind {
      chain.append((symbol, right))
      rest = left
    }
    var isLiteral = rest.isOfIntegerLiterals
    for link in chain.reversed() {
      if isLiteral { isLiteral = link.right.isOfIntegerLiterals }
      if isLiteral && link.symbol == "/" || link.right.hasQuotient { return true }
    }
    switch rest.kind {
    case .prefix(_, let operand): return operand.hasQuotient
    case .ternary(_, let first, let second): return first.hasQuotient || second.hasQuotient
    case .array(let elements): return elements.contains { $0.hasQuotient }
    case .dictionary(let elements): return elements.contains { $0.value.hasQuotient }
    case .tuple(let elements): return elements.contains { $0.value.hasQuotient }
    case .call(let callee, let arguments):
      guard let name = callee.calledName, ["min", "max", "abs"].contains(name) else { return false }
      return arguments.contains { $0.value.hasQuotient }
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .implicitMember, .member, .optionalChain, .forceUnwrap,
      .subscript, .closure, .binary, .partialRange, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      return false
    }
  }

  var isOfIntegerLiterals: Bool {
    var rest = self
    while case .binary(let symbol, let left, let right) = rest.kind {
      guard ["+", "-", "*", "/"].contains(symbol), right.isOfIntegerLiterals else { return false }
      rest = left
    }
    if case .integer = rest.kind { return true }
    if case .prefix(_, let operand) = rest.kind { return operand.isOfIntegerLiterals }
    return false
  }

  /// The expression with its integer literals of the same type as fractional numbers.
  var withFractions: Expression {
    var rest = self
    var chain: [(symbol: String, right: Expression, range: SourceRange)] = []
    while case .binary(let symbol, let left, let right) = rest.kind {
      chain.append((symbol, right.withFractions, rest.range))
      rest = left
    }
    var result = rest.operandWithFractions
    for link in chain.reversed() {
      result = Expression(.binary(link.symbol, result, link.right), at: link.range)
    }
    return result
  }

  private var operandWithFractions: Expression {
    switch kind {
    case .integer(let value): return Expression(.floating(Double(value)), at: range)
    case .prefix(let symbol, let operand):
      return Expression(.prefix(symbol, operand.withFractions), at: range)
    case .ternary(let condition, let first, let second):
      return Expression(.ternary(condition, first.withFractions, second.withFractions), at: range)
    case .array(let elements):
      return Expression(.array(elements.map { $0.withFractions }), at: range)
    case .dictionary(let elements):
      let values = elements.map { DictionaryElement(key: $0.key, value: $0.value.withFractions) }
      return Expression(.dictionary(values), at: range)
    case .call(let callee, let arguments):
      guard let name = callee.calledName, ["min", "max", "abs"].contains(name) else { return self }
      return Expression(.call(callee, arguments.map { $0.with($0.value.withFractions) }), at: range)
    case .nilLiteral, .boolean, .floating, .string, .identifier, .closureParameter, .selfReference,
      .superReference, .tuple, .implicitMember, .member, .optionalChain, .forceUnwrap, .subscript,
      .closure, .binary, .partialRange, .assignment, .discard, .cast, .try, .await, .selector,
      .keyPath, .type:
      return self
    }
  }
}
