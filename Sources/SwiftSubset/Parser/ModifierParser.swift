import Diagnostics

/// Modifiers, with the attributes in front of them.
extension DeclarationParser {
  /// Parses attributes and modifiers in front of a declaration.
  ///
  /// The function does not return the modifiers, because Swift 6.3.1 with `-O` mangles a result of
  /// single bytes and a reference if the function has a typed error.
  mutating func parse(_ modifiers: inout Modifiers) throws(ScriptError) {
    while parser.at(.at) {
      parser.attributeArguments = []
      modifiers.attributes.append(try parser.parseAttribute())
      if !parser.attributeArguments.isEmpty {
        modifiers.wrapperArguments = parser.attributeArguments
      }
      // Some attributes may stand between directives.
      if parser.at(.at) || parser.directives.last(before: parser.index)?.word == "#endif" {
        parser.directives.allow(before: parser.index)
      }
    }
    while true {
      switch parser.current.kind {
      case .at:
        throw parser.unexpected(
          "a declaration", help: ["write attributes before modifiers such as 'private'"])
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
      case .accessLevel:
        if parser.matches(parser.current, "private") {
          if parser.peek().kind == .leftParen {
            modifiers.isPrivatelySet = true
          } else {
            modifiers.isPrivate = true
          }
        }
      case .ignoredModifier:
        if parser.matches(parser.current, "final") { modifiers.isFinal = true }
        if parser.matches(parser.current, "nonisolated") { modifiers.isNonisolated = true }
      default: return
      }
      try skipModifier()
    }
  }

  /// Steps over a modifier and its parentheses, if any.
  private mutating func skipModifier() throws(ScriptError) {
    let modifier = parser.advance()
    if modifier.kind == .unowned { return try parser.skipUnownedKind() }
    guard parser.at(.leftParen) else { return }
    if parser.matches(modifier, "nonisolated") {
      parser.advance()
      guard parser.matches(parser.current, "unsafe") || parser.matches(parser.current, "nonsending")
      else {
        throw parser.unexpected("'unsafe' or 'nonsending'")
      }
    } else if modifier.kind == .accessLevel || parser.matches(modifier, "open")
      || parser.matches(modifier, "package")
    {
      parser.advance()
      guard parser.at(.set) else { throw parser.unexpected("'set'") }
    } else {
      return
    }
    parser.advance()
    try parser.expect(.rightParen, "')'")
  }

  /// Returns true if `class` means that a member belongs to the type.
  private func isClassModifier() -> Bool {
    switch parser.peek().kind {
    case .func, .var, .let, .override, .accessLevel, .subscript, .lazy: true
    case .ignoredModifier, .weak, .unowned, .convenience:
      parser.peek(2).kind == .func || parser.peek(2).kind == .var
        || parser.isOfFile && parser.peek(2).kind == .override
    default: false
    }
  }
}
