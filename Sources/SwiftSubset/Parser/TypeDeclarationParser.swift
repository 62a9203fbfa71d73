import Diagnostics

/// Classes, structures, enumerations, protocols, extensions and actors.
extension DeclarationParser {
  mutating func parseTypeDeclaration(
    _ modifiers: Modifiers
  ) throws(ScriptError) -> TypeDeclaration {
    let keyword = parser.advance().kind
    let role = typeRole(keyword)
    var modifiers = modifiers
    modifiers.isActor = keyword == .actor
    let nameStart = parser.current.start
    let name = try role == .extension ? parseExtendedName() : parseTypeName()
    let nameRange = parser.range(from: nameStart)
    let isGeneric = parser.at(.less)
    if isGeneric { try parser.skipGenericParameters() }
    let inherited = parser.take(.colon) ? try parseInheritance() : []
    let bounds = parser.at(.where) ? try parser.parseWhereClause() : []
    let members = try parseMembers(role)
    return TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers,
      isGeneric: isGeneric, inherited: inherited, selfBounds: bounds, members: members.statements,
      cases: members.cases)
  }

  private mutating func parseTypeName() throws(ScriptError) -> String {
    guard parser.atNewName else { throw parser.missingName("a type's name") }
    return parser.name(of: parser.advance())
  }

  /// Parses the name of an extended type, which may be dotted.
  private mutating func parseExtendedName() throws(ScriptError) -> String {
    if parser.isOfFile { return try parser.parseType().nameOfExtended }
    // The grammar allows an extension of `Any`. Only the compiler rejects such an extension.
    guard parser.current.isName, !parser.at(.opaqueType) else {
      throw parser.missingName("a type's name")
    }
    var name = parser.name(of: parser.advance())
    while parser.at(.period) {
      try parser.advancePeriod()
      guard parser.current.isName else { throw parser.missingName("a type's name") }
      name += "." + parser.name(of: parser.advance())
    }
    return name
  }

  private func typeRole(_ keyword: Token.Kind) -> TypeDeclaration.Role {
    switch keyword {
    case .struct: .struct
    case .enum: .enum
    case .protocol: .protocol
    case .extension: .extension
    default: .class
    }
  }

  mutating func parseInheritance() throws(ScriptError) -> [TypeSyntax] {
    var inherited: [TypeSyntax] = []
    repeat {
      // `protocol P: class` is the old spelling of `AnyObject`.
      inherited.append(parser.take(.class) ? .named("AnyObject", []) : try parser.parseType())
    } while parser.take(.comma)
    return inherited
  }

  private struct Members {
    var statements: [Statement] = []
    var cases: [EnumCase] = []
  }

  private mutating func parseMembers(
    _ role: TypeDeclaration.Role
  ) throws(ScriptError) -> Members {
    let trailing = parser.allowsTrailingClosure
    let closure = parser.closureContext
    parser.allowsTrailingClosure = true
    parser.closureContext = .none
    defer {
      parser.allowsTrailingClosure = trailing
      parser.closureContext = closure
    }
    try parser.expect(.leftBrace, "'{'")
    var members = Members()
    while !parser.at(.rightBrace) { try parseMember(role, into: &members) }
    parser.advance()
    return members
  }

  private mutating func parseMember(
    _ role: TypeDeclaration.Role, into members: inout Members
  ) throws(ScriptError) {
    let outer = try parser.enter()
    defer { parser.leave(outer) }
    let start = parser.current.start
    parser.directives.allow(before: parser.index)
    if parser.at(.poundOther) {
      guard parser.isOfExample else { throw parser.unsupportedDirective() }
      _ = try parser.parseExpression()
      return try parser.endStatement()
    }
    guard parser.at(.case) || parser.startsDeclaration() else { throw notAMember() }
    var modifiers = Modifiers()
    try parse(&modifiers)
    if parser.at(.case) {
      guard role == .enum else { throw parser.unexpected("a member of a type that is not an enum") }
      try parseEnumCases(into: &members.cases)
    } else {
      let context: DeclarationContext = role == .protocol ? .requirement : .member
      let kind = try parseDeclaration(modifiers, in: context)
      members.statements.append(Statement(kind, at: parser.range(from: start)))
    }
    try parser.endStatement()
    // Only in a 'switch', a `case` ends the statement in front.
    if parser.at(.case), !parser.current.isOnNewLine,
      parser.tokens[parser.index - 1].kind != .semicolon
    {
      throw parser.unexpected(
        "the end of the declaration", help: ["separate two declarations on one line with ';'"])
    }
  }

  private func notAMember() -> ScriptError {
    if let slip = parser.misspeltKeyword(parser.current, before: parser.peek()) {
      return parser.unexpected("a declaration", help: [slip])
    }
    return parser.unexpected(
      "a declaration",
      help: parser.at(.semicolon) || parser.at(.leftBrace)
        ? [] : ["statements belong in the body of a method or initializer"])
  }

  private mutating func parseEnumCases(into cases: inout [EnumCase]) throws(ScriptError) {
    parser.advance()
    repeat {
      guard parser.atNewName else { throw parser.missingName("a case's name") }
      let name = parser.name(of: parser.advance())
      var defaults: [Expression?] = []
      var types: [TypeSyntax] = []
      let labels = parser.at(.leftParen) ? try parsePayloadLabels(&types, &defaults) : []
      let rawValue = try parser.takeEqual() ? try parser.parseValue() : nil
      var entry = EnumCase(name: name, payloadLabels: labels, rawValue: rawValue)
      entry.payloadTypes = types
      entry.payloadDefaults = defaults
      cases.append(entry)
    } while parser.take(.comma)
  }

  /// Parses the types of a case's payload and returns the labels.
  private mutating func parsePayloadLabels(
    _ types: inout [TypeSyntax], _ defaults: inout [Expression?]
  ) throws(ScriptError) -> [String?] {
    parser.advance()
    var labels: [String?] = []
    while !parser.at(.rightParen) {
      var label: String?
      if parser.current.isLabel || parser.at(.underscore), parser.peek().kind == .colon {
        label = parser.at(.underscore) ? nil : parser.name(of: parser.current)
        parser.index += 2
      } else if parser.at(.underscore), parser.peek(2).kind == .colon {
        // `case loaded(_ items: [Item])`.
        parser.index += 3
      }
      if parser.at(.inout) { throw parser.unexpected("a type") }
      types.append(try parser.parseType())
      defaults.append(try parser.takeEqual() ? try parser.parseValue() : nil)
      labels.append(label)
      if !parser.take(.comma) { break }
    }
    try parser.expect(.rightParen, "',' or ')'")
    return labels
  }
}
