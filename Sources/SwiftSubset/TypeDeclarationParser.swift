import Diagnostics

/// Classes, structures, enumerations, protocols, extensions and actors.
extension Parser {
  mutating func parseTypeDeclaration(
    _ modifiers: Modifiers
  ) throws(ScriptError) -> TypeDeclaration {
    let role = typeRole(advance().kind)
    let nameStart = current.start
    // An extension can be one of `Any`, and says so only when it is compiled.
    guard role == .extension ? current.isName && !at(.opaqueType) : atNewName else {
      throw missingName("a type's name")
    }
    var name = name(of: advance())
    while role == .extension, at(.period) {
      try advancePeriod()
      guard current.isName else { throw missingName("a type's name") }
      name += "." + self.name(of: advance())
    }
    let nameRange = range(from: nameStart)
    let isGeneric = at(.less)
    if isGeneric { try skipGenericParameters() }
    let inherited = take(.colon) ? try parseInheritance() : []
    let bounds = at(.where) ? try parseWhereClause() : []
    let members = try parseMembers(role)
    return TypeDeclaration(
      role: role, name: name, nameRange: nameRange, modifiers: modifiers,
      isGeneric: isGeneric, inherited: inherited, selfBounds: bounds, members: members.statements,
      cases: members.cases)
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

  private mutating func parseInheritance() throws(ScriptError) -> [TypeSyntax] {
    var inherited: [TypeSyntax] = []
    repeat {
      // `protocol P: class` is the old spelling of `AnyObject`.
      inherited.append(take(.class) ? .named("AnyObject", []) : try parseType())
    } while take(.comma)
    return inherited
  }

  private struct Members {
    var statements: [Statement] = []
    var cases: [EnumCase] = []
  }

  private mutating func parseMembers(
    _ role: TypeDeclaration.Role
  ) throws(ScriptError) -> Members {
    let trailing = allowsTrailingClosure
    let closure = closureContext
    allowsTrailingClosure = true
    closureContext = .none
    defer {
      allowsTrailingClosure = trailing
      closureContext = closure
    }
    try expect(.leftBrace, "'{'")
    var members = Members()
    while !at(.rightBrace) { try parseMember(role, into: &members) }
    advance()
    return members
  }

  private mutating func parseMember(
    _ role: TypeDeclaration.Role, into members: inout Members
  ) throws(ScriptError) {
    let outer = try enter()
    defer { leave(outer) }
    let start = current.start
    directives.allow(before: index)
    if at(.poundOther) {
      guard isOfExample else { throw unsupportedDirective() }
      _ = try parseExpression()
      return try endStatement()
    }
    guard at(.case) || startsDeclaration() else { throw notAMember() }
    var modifiers = Modifiers()
    try parse(&modifiers)
    if at(.case) {
      guard role == .enum else { throw unexpected("a member of a type that is no enum") }
      try parseEnumCases(into: &members.cases)
    } else {
      let context: DeclarationContext = role == .protocol ? .requirement : .member
      let kind = try parseDeclaration(modifiers, in: context)
      members.statements.append(Statement(kind, at: range(from: start)))
    }
    try endStatement()
    // Only in a 'switch' the next case ends what is in front of it.
    if at(.case), !current.isOnNewLine, tokens[index - 1].kind != .semicolon {
      throw unexpected(
        "the end of the declaration", help: ["separate two declarations on one line with ';'"])
    }
  }

  private func notAMember() -> ScriptError {
    if let slip = misspeltKeyword(current, before: peek()) {
      return unexpected("a declaration", help: [slip])
    }
    return unexpected(
      "a declaration",
      help: at(.semicolon) || at(.leftBrace)
        ? [] : ["statements stand in the body of a method or initializer"])
  }

  private mutating func parseEnumCases(into cases: inout [EnumCase]) throws(ScriptError) {
    advance()
    repeat {
      guard atNewName else { throw missingName("a case's name") }
      let name = name(of: advance())
      var defaults: [Expression?] = []
      var types: [TypeSyntax] = []
      let labels = at(.leftParen) ? try parsePayloadLabels(&types, &defaults) : []
      let rawValue = try takeEqual() ? try parseValue() : nil
      var entry = EnumCase(name: name, payloadLabels: labels, rawValue: rawValue)
      entry.payloadTypes = types
      entry.payloadDefaults = defaults
      cases.append(entry)
    } while take(.comma)
  }

  /// Parses the types of a case's payload; returns their labels.
  private mutating func parsePayloadLabels(
    _ types: inout [TypeSyntax], _ defaults: inout [Expression?]
  ) throws(ScriptError) -> [String?] {
    advance()
    var labels: [String?] = []
    while !at(.rightParen) {
      var label: String?
      if current.isLabel || at(.underscore), peek().kind == .colon {
        label = at(.underscore) ? nil : name(of: current)
        index += 2
      } else if at(.underscore), peek(2).kind == .colon {
        // `case loaded(_ items: [Item])`.
        index += 3
      }
      if at(.inout) { throw unexpected("a type") }
      types.append(try parseType())
      defaults.append(try takeEqual() ? try parseValue() : nil)
      labels.append(label)
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
    return labels
  }
}
