import Diagnostics

/// Variables and properties, with their accessors.
extension DeclarationParser {
  mutating func parseVariable(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> VariableDeclaration {
    let isConstant = parser.advance().kind == .let
    var entries: [VariableDeclaration.Entry] = []
    let isWrapped = modifiers.attributes.contains { $0.isCapitalized }
    repeat {
      entries.append(try parseEntry(in: context, mayBePlain: isWrapped))
    } while parser.take(.comma)
    return VariableDeclaration(
      isConstant: isConstant, modifiers: modifiers, entries: entries.withSharedTypes)
  }

  /// - Parameter mayBePlain: True if a property wrapper may know the type.
  private mutating func parseEntry(
    in context: DeclarationContext, mayBePlain: Bool
  ) throws(ScriptError) -> VariableDeclaration.Entry {
    let start = parser.current.start
    let pattern = try parseVariablePattern()
    let type = parser.take(.colon) ? try parser.parseType() : nil
    // Even on the next line a period belongs to the type.
    if type != nil, parser.at(.period) { throw parser.unexpected("'=' or the end of the variable") }
    var initialValue: Expression?
    if let spacing = misplacedEqual() { throw spacing }
    if try parser.takeEqual() { initialValue = try parseInitialValue(in: context) }
    var accessors: Accessors?
    if parser.at(.leftBrace) {
      let outer = parser.nameOfFunction
      if case .binding(let name) = pattern { parser.nameOfFunction = name }
      defer { parser.nameOfFunction = outer }
      accessors = try parseAccessors(hasValue: initialValue != nil, in: context)
    }
    // `let x, y: Double`: what follows has the type.
    if type == nil, initialValue == nil, !mayBePlain, !parser.at(.comma) || !isSharedTypeAhead {
      throw parser.unexpected("':' and a type, or '=' and a value,")
    }
    return VariableDeclaration.Entry(
      pattern: pattern, type: type, initialValue: initialValue, accessors: accessors,
      range: parser.range(from: start))
  }

  /// True if names behind a comma have a type: `, y: Double`.
  private var isSharedTypeAhead: Bool {
    var distance = 0
    while parser.peek(distance).kind == .comma, parser.peek(distance + 1).isName {
      distance += 2
      if parser.peek(distance).kind == .colon { return true }
    }
    return false
  }

  private func misplacedEqual() -> ScriptError? {
    guard parser.at(.comparison) || parser.at(.compoundAssignment) else { return nil }
    return parser.unexpected("'='")
  }

  /// Parses the value of a variable. The value of a property belongs to no closure around its type.
  private mutating func parseInitialValue(
    in context: DeclarationContext
  ) throws(ScriptError) -> Expression {
    let closure = parser.closureContext
    if context != .code { parser.closureContext = .none }
    defer { parser.closureContext = closure }
    parser.branchValue = parser.index
    return try parser.parseValue()
  }

  /// Parses a name, `_` or a tuple of patterns.
  private mutating func parseVariablePattern() throws(ScriptError) -> Pattern {
    guard parser.atNewName || parser.at(.leftParen) || parser.at(.underscore) else {
      throw parser.missingName("a variable's name")
    }
    return try parser.parseNames(areVariables: false)
  }

  mutating func parseAccessors(
    hasValue: Bool, in context: DeclarationContext
  ) throws(ScriptError) -> Accessors? {
    if context == .requirement { return try parseRequiredAccessors() }
    parser.advance()
    if !startsAccessor() {
      parser.index -= 1
      if hasValue { throw parser.unexpected("the end of the variable") }
      let getter = try parser.parseFunctionBody()
      return Accessors(getter: getter, setter: nil, willSet: nil, didSet: nil)
    }
    return try parseAccessorList()
  }

  /// Returns true if the first token in the braces of a variable begins an accessor.
  private func startsAccessor() -> Bool {
    var position = parser.index
    while parser.tokens[position].kind == .at, parser.tokens[position + 1].isWord { position += 2 }
    if isAccessorModifier(parser.tokens[position]) { position += 1 }
    switch parser.tokens[position].kind {
    case .get, .set, .willSet, .didSet, .`init`: return true
    default: return parser.isOfFile && isCoroutine(parser.tokens[position])
    }
  }

  /// True if a token begins an accessor that lends the storage, as `_read` and `_modify` do.
  private func isCoroutine(_ token: Token) -> Bool {
    token.kind == .identifier
      && ["_read", "_modify", "unsafeAddress", "unsafeMutableAddress"].contains(
        parser.text(of: token))
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    token.kind == .mutating || parser.matches(token, "nonmutating")
      || parser.isOfFile && parser.matches(token, "nonisolated")
  }

  private mutating func parseAccessorList() throws(ScriptError) -> Accessors {
    var getter: [Statement]?
    var setter: Accessor?
    var willSet: Accessor?
    var didSet: Accessor?
    while !parser.at(.rightBrace) {
      while parser.at(.at) { _ = try parser.parseAttribute() }
      if isAccessorModifier(parser.current) { parser.advance() }
      let keyword = parser.current
      switch keyword.kind {
      case .get where getter == nil:
        parser.advance()
        _ = try parser.parseEffects()
        getter = try parser.parseFunctionBody()
      case .set where setter == nil: setter = try parseAccessor("newValue")
      case .willSet where willSet == nil: willSet = try parseAccessor("newValue")
      case .didSet where didSet == nil: didSet = try parseAccessor("oldValue")
      case .get, .set, .willSet, .didSet: throw duplicate(keyword)
      case .`init` where parser.isOfFile: _ = try parseAccessor("newValue")
      default:
        guard parser.isOfFile, isCoroutine(keyword) else {
          throw parser.unexpected("'get', 'set', 'willSet' or 'didSet'")
        }
        parser.advance()
        if parser.at(.leftBrace) { parser.index = parser.indexOfMatch(for: parser.index) + 1 }
        // The body yields the value, which no run does.
        let value = Expression(.identifier("#value"), at: keyword.range)
        if getter == nil { getter = [Statement(.return(value), at: keyword.range)] }
      }
    }
    parser.advance()
    if setter != nil, getter == nil {
      throw parser.error(
        "missing-getter", "Variable with a setter but no getter",
        at: SourceRange(parser.previousEnd - 1, parser.previousEnd, in: parser.source),
        help: ["write 'get { … }' too"])
    }
    return Accessors(getter: getter, setter: setter, willSet: willSet, didSet: didSet)
  }

  private func duplicate(_ keyword: Token) -> ScriptError {
    let word = parser.text(of: keyword)
    return parser.error(
      "duplicate-accessor", "Second '\(word)' of a variable", at: keyword.range,
      help: ["remove one of the two"])
  }

  private mutating func parseAccessor(_ defaultName: String) throws(ScriptError) -> Accessor {
    parser.advance()
    var name = defaultName
    if parser.take(.leftParen) {
      guard parser.atNewName else { throw parser.missingName("a parameter's name") }
      name = parser.name(of: parser.advance())
      try parser.expect(.rightParen, "')'")
    }
    return Accessor(parameterName: name, body: try parser.parseFunctionBody())
  }

  /// Parses the `{ get set }` of a protocol. Such accessors demand but declare nothing.
  private mutating func parseRequiredAccessors() throws(ScriptError) -> Accessors? {
    parser.advance()
    var seen: [Token.Kind] = []
    while !parser.at(.rightBrace) {
      if isAccessorModifier(parser.current) { parser.advance() }
      let keyword = parser.current
      guard parser.take(.get) || parser.take(.set) else {
        throw parser.unexpected("'get' or 'set'")
      }
      if seen.contains(keyword.kind) { throw duplicate(keyword) }
      seen.append(keyword.kind)
      if keyword.kind == .get, seen.count == 1 { _ = try parser.parseEffects() }
    }
    parser.advance()
    return nil
  }
}

extension [VariableDeclaration.Entry] {
  /// The same entries. An entry without a type has the type of the first typed entry behind it.
  fileprivate var withSharedTypes: [VariableDeclaration.Entry] {
    var shared: TypeSyntax?
    var result: [VariableDeclaration.Entry] = []
    for entry in reversed() {
      guard entry.type == nil, entry.initialValue == nil else {
        shared = entry.initialValue == nil ? entry.type : nil
        result.append(entry)
        continue
      }
      result.append(
        VariableDeclaration.Entry(
          pattern: entry.pattern, type: shared, initialValue: nil, accessors: entry.accessors,
          range: entry.range))
    }
    return result.reversed()
  }
}
