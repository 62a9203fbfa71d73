import Diagnostics

/// Variables and properties, with their accessors.
extension Parser {
  mutating func parseVariable(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> VariableDeclaration {
    let isConstant = advance().kind == .let
    var entries: [VariableDeclaration.Entry] = []
    let isWrapped = modifiers.attributes.contains { $0.isCapitalized }
    repeat {
      entries.append(try parseEntry(in: context, mayBePlain: isWrapped))
    } while take(.comma)
    return VariableDeclaration(
      isConstant: isConstant, modifiers: modifiers, entries: entries.withSharedTypes)
  }

  /// - Parameter mayBePlain: Whether a property wrapper may know the type.
  private mutating func parseEntry(
    in context: DeclarationContext, mayBePlain: Bool
  ) throws(ScriptError) -> VariableDeclaration.Entry {
    let start = current.start
    let pattern = try parseVariablePattern()
    let type = take(.colon) ? try parseType() : nil
    // Even on the next line a period belongs to the type.
    if type != nil, at(.period) { throw unexpected("'=' or the end of the variable") }
    var initialValue: Expression?
    if let spacing = misplacedEqual() { throw spacing }
    if try takeEqual() { initialValue = try parseInitialValue(in: context) }
    var accessors: Accessors?
    if at(.leftBrace) {
      let outer = nameOfFunction
      if case .binding(let name) = pattern { nameOfFunction = name }
      defer { nameOfFunction = outer }
      accessors = try parseAccessors(hasValue: initialValue != nil, in: context)
    }
    // `let x, y: Double`: what follows has the type.
    if type == nil, initialValue == nil, !mayBePlain, !at(.comma) || !isSharedTypeAhead {
      throw unexpected("':' and a type, or '=' and a value,")
    }
    return VariableDeclaration.Entry(
      pattern: pattern, type: type, initialValue: initialValue, accessors: accessors,
      range: range(from: start))
  }

  /// Whether names behind a comma have a type: `, y: Double`.
  private var isSharedTypeAhead: Bool {
    var distance = 0
    while peek(distance).kind == .comma, peek(distance + 1).isName {
      distance += 2
      if peek(distance).kind == .colon { return true }
    }
    return false
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
    branchValue = index
    return try parseValue()
  }

  /// Parses a name, `_` or a tuple of patterns.
  private mutating func parseVariablePattern() throws(ScriptError) -> Pattern {
    guard atNewName || at(.leftParen) || at(.underscore) else {
      throw missingName("a variable's name")
    }
    return try parseNames(areVariables: false)
  }

  mutating func parseAccessors(
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
    if isAccessorModifier(tokens[position]) { position += 1 }
    switch tokens[position].kind {
    case .get, .set, .willSet, .didSet, .`init`: return true
    default: return false
    }
  }

  private func isAccessorModifier(_ token: Token) -> Bool {
    token.kind == .mutating || matches(token, "nonmutating")
  }

  private mutating func parseAccessorList() throws(ScriptError) -> Accessors {
    var getter: [Statement]?
    var setter: Accessor?
    var willSet: Accessor?
    var didSet: Accessor?
    while !at(.rightBrace) {
      while at(.at) { _ = try parseAttribute() }
      if isAccessorModifier(current) { advance() }
      let keyword = current
      switch keyword.kind {
      case .get where getter == nil:
        advance()
        _ = try parseEffects()
        getter = try parseFunctionBody()
      case .set where setter == nil: setter = try parseAccessor("newValue")
      case .willSet where willSet == nil: willSet = try parseAccessor("newValue")
      case .didSet where didSet == nil: didSet = try parseAccessor("oldValue")
      case .get, .set, .willSet, .didSet: throw duplicate(keyword)
      default: throw unexpected("'get', 'set', 'willSet' or 'didSet'")
      }
    }
    advance()
    if setter != nil, getter == nil {
      throw error(
        "missing-getter", "Variable with a setter but no getter",
        at: SourceRange(previousEnd - 1, previousEnd, in: source))
    }
    return Accessors(getter: getter, setter: setter, willSet: willSet, didSet: didSet)
  }

  private func duplicate(_ keyword: Token) -> ScriptError {
    let word = text(of: keyword)
    return error("duplicate-accessor", "Second '\(word)' of a variable", at: keyword.range)
  }

  private mutating func parseAccessor(_ defaultName: String) throws(ScriptError) -> Accessor {
    advance()
    var name = defaultName
    if take(.leftParen) {
      guard atNewName else { throw missingName("a parameter's name") }
      name = self.name(of: advance())
      try expect(.rightParen, "')'")
    }
    return Accessor(parameterName: name, body: try parseFunctionBody())
  }

  /// Parses the `{ get set }` of a protocol, which demands but declares nothing.
  private mutating func parseRequiredAccessors() throws(ScriptError) -> Accessors? {
    advance()
    var seen: [Token.Kind] = []
    while !at(.rightBrace) {
      if isAccessorModifier(current) { advance() }
      let keyword = current
      guard take(.get) || take(.set) else { throw unexpected("'get' or 'set'") }
      if seen.contains(keyword.kind) { throw duplicate(keyword) }
      seen.append(keyword.kind)
      if keyword.kind == .get, seen.count == 1 { _ = try parseEffects() }
    }
    advance()
    return nil
  }
}

extension [VariableDeclaration.Entry] {
  /// The same where names without a type have that of the first behind them that has one.
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
