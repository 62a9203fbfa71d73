import Diagnostics

/// Types.
extension Parser {
  /// Parses a type.
  /// - Throws: An error with the place if the text does not parse.
  package mutating func parseType() throws(ScriptError) -> TypeSyntax {
    let outer = try enter()
    defer { leave(outer) }
    skipPack()
    try skipTypeModifiers()
    skipPack()
    let isOpaque = index > 0 && tokens[index - 1].kind == .opaqueType
    let start = index
    var type = try parseSimpleType()
    let isTuple = tokens[start].kind == .leftParen && tokens[index - 1].kind == .rightParen
    if isTuple, !isOpaque, startsFunctionType() { return try parseFunctionType(from: type, start) }
    type = try parseTypeSuffixes(type)
    guard atEvenAmpersand else { return type }
    var parts = [type]
    while atEvenAmpersand {
      advance()
      parts.append(try parseTypeSuffixes(try parseSimpleType()))
    }
    return .composition(parts)
  }

  private var atEvenAmpersand: Bool {
    at(.ampersand) && isLeftBound(index) == isRightBound(index)
  }

  /// Skips `inout`, then attributes such as `@escaping`, then `some` or `any`.
  private mutating func skipTypeModifiers() throws(ScriptError) {
    while take(.inout) || takeOwnership() {}
    while at(.at) {
      let start = current.start
      if try parseAttribute() == "autoclosure", !isOfExample {
        throw unsupported("'@autoclosure' parameters are", at: range(from: start))
      }
    }
    guard take(.opaqueType) else { return }
    guard current.isName && !at(.opaqueType) || at(.leftParen) else {
      throw missingName("a type")
    }
  }

  /// Skips `consuming`, `borrowing` or `sending` in front of a type: how a value is passed makes no
  /// difference to a run.
  private mutating func takeOwnership() -> Bool {
    guard
      at(word: "consuming") || at(word: "borrowing") || at(word: "sending") || at(word: "isolated"),
      peek().isName || peek().kind == .leftParen || peek().kind == .leftBracket
        || peek().kind == .at || peek().kind == .opaqueType,
      !peek().isOnNewLine
    else { return false }
    advance()
    return true
  }

  private mutating func parseSimpleType() throws(ScriptError) -> TypeSyntax {
    if current.isName, !at(word: "each") { return try parseNamedType() }
    switch current.kind {
    case .leftParen: return try parseTupleType()
    case .leftBracket:
      advance()
      let element = try parseType()
      var value: TypeSyntax?
      if take(.colon) { value = try parseType() }
      try expect(.rightBracket, value == nil ? "':' or ']'" : "']'")
      return value.map { .dictionary(element, $0) } ?? .array(element)
    case .tilde:
      guard isOfFile else { throw unsupported("Suppressed conformances are", at: current.range) }
      advance()
      return try parseSimpleType()
    case .underscore where isOfFile:
      advance()
      return .named("_", [])
    default: throw missingName("a type")
    }
  }

  /// Parses `Name`, `Outer.Inner` or `Name<Argument>`.
  private mutating func parseNamedType() throws(ScriptError) -> TypeSyntax {
    var name = name(of: advance())
    var arguments: [TypeSyntax] = []
    if at(.less) { arguments = try parseTypeArguments() }
    while at(.period), peek().isName, !isMetatypeSuffix() {
      try advancePeriod()
      name += "." + self.name(of: advance())
      if at(.less) { arguments += try parseTypeArguments() }
    }
    return TypeSyntax.named(name, arguments).inShortForm
  }

  private func isMetatypeSuffix() -> Bool {
    matches(peek(), "Type") || matches(peek(), "Protocol")
  }

  /// Parses the `<…>` after the name of a generic type.
  mutating func parseTypeArguments() throws(ScriptError) -> [TypeSyntax] {
    try expect(.less, "'<'")
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try parseType()) } while take(.comma)
    try expect(.greater, "',' or '>'")
    return arguments
  }

  private mutating func parseTypeSuffixes(_ base: TypeSyntax) throws(ScriptError) -> TypeSyntax {
    var type = base
    while true {
      let token = current
      switch token.kind {
      case .question where !token.hasSpaceBefore:
        advance()
        type = .optional(type)
      case .nilCoalescing where !token.hasSpaceBefore:
        advance()
        type = .optional(.optional(type))
      case .exclamation where !token.hasSpaceBefore:
        advance()
        type = .implicitlyUnwrapped(type)
      case .period where isMetatypeSuffix():
        try advancePeriod()
        advance()
        type = .metatype(type)
      default: return type
      }
      try grow()
    }
  }

  /// Parses `()`, a tuple type, or `(T)`. The type of `(T)` is `T`.
  private mutating func parseTupleType() throws(ScriptError) -> TypeSyntax {
    advance()
    var elements: [TypeSyntax] = []
    var labels: [String?] = []
    while !at(.rightParen) {
      labels.append(takeTypeLabel())
      elements.append(try parseType())
      take(.ellipsis)
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
    // A function type needs the list, and takes the list apart again.
    if startsFunctionType() || elements.count != 1 {
      return .tuple(elements, labels: labels)
    }
    return elements[0]
  }

  /// Takes the label of a tuple's element: `name:`, `_:` or `_ name:`.
  private mutating func takeTypeLabel() -> String? {
    var label: String?
    if current.isLabel || at(.underscore), peek().kind == .colon {
      label = at(.underscore) ? nil : name(of: current)
      index += 2
    } else if at(.underscore), peek().isLabel, peek(2).kind == .colon {
      index += 3
    }
    return label
  }

  private func startsFunctionType() -> Bool {
    at(.arrow) || at(.throws) || at(.async) && (peek().kind == .arrow || peek().kind == .throws)
  }

  private mutating func parseFunctionType(
    from parameters: TypeSyntax, _ start: Int
  ) throws(ScriptError) -> TypeSyntax {
    _ = try parseEffects()
    try expect(.arrow, "'->'")
    let result = try parseReturnType()
    if case .tuple(let elements, _) = parameters { return .function(elements, result) }
    return .function([parameters], result)
  }
}
