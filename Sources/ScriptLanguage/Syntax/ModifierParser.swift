/// Attributes and modifiers, and the question whether a declaration begins.
extension Parser {
  /// Whether the current token begins a declaration rather than an expression or statement.
  ///
  /// Words such as `lazy` or `open` are modifiers only in front of a declaration.
  func startsDeclaration() -> Bool {
    var position = index
    while true {
      let token = tokens[position]
      switch token.kind {
      case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .`init`, .deinit,
        .subscript, .typealias, .associatedtype, .import, .unsupportedDeclaration, .static,
        .accessLevel:
        return true
      case .at: return true
      case .actor:
        let next = tokens[position + 1]
        return next.isName && !next.isOnNewLine
      case .async:
        // `async let`, which the declaration parser rejects by name.
        return tokens[position + 1].kind == .let
      case .override, .lazy, .weak, .unowned, .convenience, .mutating, .ignoredModifier:
        position += 1
        if tokens[position].kind == .leftParen, !tokens[position].hasSpaceBefore {
          position = indexOfMatch(for: position) + 1
        }
      case .case where position > index: return true
      default: return false
      }
    }
  }

  /// Parses attributes and modifiers in front of a declaration.
  ///
  /// They are not the result, because Swift 6.3.1 with `-O` mangles a result of single bytes and a
  /// reference when the function has a typed error.
  mutating func parse(_ modifiers: inout Modifiers) throws(ScriptError) {
    while true {
      switch current.kind {
      case .at:
        modifiers.attributes.append(try parseAttribute())
        continue
      case .class:
        guard isClassModifier() else { return }
        modifiers.isStatic = true
      case .static: modifiers.isStatic = true
      case .override: modifiers.isOverride = true
      case .lazy: modifiers.isLazy = true
      case .mutating: modifiers.isMutating = true
      case .convenience: modifiers.isConvenience = true
      case .weak: modifiers.strength = .weak
      case .unowned: modifiers.strength = .unowned
      case .accessLevel, .ignoredModifier: break
      default: return
      }
      try skipModifier()
    }
  }

  /// Steps over a modifier and the parentheses it may have.
  private mutating func skipModifier() throws(ScriptError) {
    let modifier = advance().kind
    if modifier == .unowned { return try skipUnownedKind() }
    guard at(.leftParen), modifier == .accessLevel || modifier == .ignoredModifier else { return }
    advance()
    guard at(.set) || matches(current, "unsafe") else { throw unexpected("'set'") }
    advance()
    try expect(.rightParen, "')'")
  }

  /// Whether `class` means that a member belongs to the type.
  private func isClassModifier() -> Bool {
    switch peek().kind {
    case .func, .var, .let, .override, .accessLevel, .subscript, .lazy: true
    case .ignoredModifier: peek(2).kind == .func || peek(2).kind == .var
    default: false
    }
  }

  /// Parses an attribute; returns its name. Its arguments say nothing that the simulator needs.
  mutating func parseAttribute() throws(ScriptError) -> String {
    let start = current.start
    try expect(.at, "'@'")
    guard current.isWord, !current.hasSpaceBefore else { throw unexpected("an attribute's name") }
    var name = text(of: advance())
    while at(.period), peek().isWord {
      advance()
      name += "." + text(of: advance())
    }
    if name == "main" || name == "UIApplicationMain" {
      throw error(
        "not-simulated", "'@\(name)' is not simulated yet", at: range(from: start),
        help: ["keep an instance of the class, and make it 'UIApplication.shared.delegate'"])
    }
    if name == "propertyWrapper" || name == "resultBuilder" {
      throw unsupported(
        "'@\(name)' is", at: range(from: start),
        help: [
          name == "propertyWrapper"
            ? "declare a computed property that does what the wrapper does"
            : "take an array of the values instead"
        ])
    }
    if at(.leftParen), !current.hasSpaceBefore { index = indexOfMatch(for: index) + 1 }
    return name
  }
}
