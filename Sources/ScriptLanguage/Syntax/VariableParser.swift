/// Variables and properties, with their accessors.
extension Parser {
  mutating func parseVariable(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> VariableDeclaration {
    let isConstant = advance().kind == .let
    var entries: [VariableDeclaration.Entry] = []
    repeat { entries.append(try parseEntry(in: context)) } while take(.comma)
    return VariableDeclaration(isConstant: isConstant, modifiers: modifiers, entries: entries)
  }

  private mutating func parseEntry(
    in context: DeclarationContext
  ) throws(ScriptError) -> VariableDeclaration.Entry {
    let start = current.start
    let pattern = try parseVariablePattern()
    let type = take(.colon) ? try parseType() : nil
    var initialValue: Expression?
    if let spacing = misplacedEqual() { throw spacing }
    if take(.equal) { initialValue = try parseInitialValue(in: context) }
    var accessors: Accessors?
    if at(.leftBrace) {
      let outer = nameOfFunction
      if case .binding(let name) = pattern { nameOfFunction = name }
      defer { nameOfFunction = outer }
      accessors = try parseAccessors(hasValue: initialValue != nil, in: context)
    }
    if type == nil, initialValue == nil {
      throw unexpected("':' and a type, or '=' and a value,")
    }
    return VariableDeclaration.Entry(
      pattern: pattern, type: type, initialValue: initialValue, accessors: accessors,
      range: range(from: start))
  }

  private func misplacedEqual() -> ScriptError? {
    guard at(.comparison) || at(.compoundAssignment) else { return nil }
    return unexpected("'='")
  }

  /// Parses the value of a variable. That of a property belongs to no closure around its type.
  private mutating func parseInitialValue(
    in context: DeclarationContext
  ) throws(ScriptError) -> Expression {
    let closure = closureContext
    if context != .code { closureContext = .none }
    defer { closureContext = closure }
    return try parseValue()
  }

  /// Parses a name, `_` or a tuple of patterns.
  private mutating func parseVariablePattern() throws(ScriptError) -> Pattern {
    if current.isName { return .binding(name(of: advance())) }
    guard at(.leftParen) || at(.underscore) else { throw missingName("a variable's name") }
    return try parsePattern(.constants)
  }

  private mutating func parseAccessors(
    hasValue: Bool, in context: DeclarationContext
  ) throws(ScriptError) -> Accessors? {
    if context == .requirement { return try parseRequiredAccessors() }
    advance()
    if !startsAccessor() {
      index -= 1
      if hasValue { throw unexpected("the end of the variable") }
      let getter = try parseFunctionBody()
      return Accessors(getter: getter, setter: nil, willSet: nil, didSet: nil)
    }
    return try parseAccessorList()
  }

  /// Whether the first token in the braces of a variable begins an accessor.
  private func startsAccessor() -> Bool {
    var position = index
    while tokens[position].kind == .at, tokens[position + 1].isWord { position += 2 }
    if tokens[position].kind == .mutating || tokens[position].kind == .ignoredModifier {
      position += 1
    }
    let next = tokens[min(position + 1, tokens.count - 1)].kind
    switch tokens[position].kind {
    case .get: return next == .leftBrace || next == .async || next == .throws
    case .set, .willSet, .didSet: return next == .leftBrace || next == .leftParen
    default: return false
    }
  }

  private mutating func parseAccessorList() throws(ScriptError) -> Accessors {
    var getter: [Statement]?
    var setter: Accessor?
    var willSet: Accessor?
    var didSet: Accessor?
    while !at(.rightBrace) {
      while at(.at) { _ = try parseAttribute() }
      if at(.mutating) || at(.ignoredModifier) { advance() }
      let keyword = current
      switch keyword.kind {
      case .get where getter == nil:
        advance()
        _ = try parseEffects()
        getter = try parseFunctionBody()
      case .set where setter == nil: setter = try parseAccessor("newValue")
      case .willSet where willSet == nil: willSet = try parseAccessor("newValue")
      case .didSet where didSet == nil: didSet = try parseAccessor("oldValue")
      case .get, .set, .willSet, .didSet:
        let word = text(of: keyword)
        throw error("duplicate-accessor", "Second '\(word)' of a variable", at: keyword.range)
      default: throw unexpected("'get', 'set', 'willSet' or 'didSet'")
      }
    }
    advance()
    if setter != nil, getter == nil {
      throw error(
        "missing-getter", "Variable with a setter but no getter",
        at: SourceRange(previousEnd - 1, previousEnd))
    }
    return Accessors(getter: getter, setter: setter, willSet: willSet, didSet: didSet)
  }

  private mutating func parseAccessor(_ defaultName: String) throws(ScriptError) -> Accessor {
    advance()
    var name = defaultName
    if take(.leftParen) {
      guard current.isName else { throw missingName("a parameter's name") }
      name = self.name(of: advance())
      try expect(.rightParen, "')'")
    }
    return Accessor(parameterName: name, body: try parseFunctionBody())
  }

  /// Parses the `{ get set }` of a protocol, which demands but declares nothing.
  private mutating func parseRequiredAccessors() throws(ScriptError) -> Accessors? {
    advance()
    while !at(.rightBrace) {
      if at(.mutating) || at(.ignoredModifier) { advance() }
      guard take(.get) || take(.set) else { throw unexpected("'get' or 'set'") }
      _ = try parseEffects()
    }
    advance()
    return nil
  }
}
