import Diagnostics

/// The place of a declaration among other code.
enum DeclarationContext {
  /// Among statements: at top level or in a body.
  case code
  /// A member of a type.
  case member
  /// A requirement of a protocol, which has no body.
  case requirement
}

extension Parser {
  /// Parses the declaration at the current token.
  /// - Throws: An error with the place if the text does not parse.
  mutating func parseDeclaration(
    in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    var declarations = DeclarationParser(parser: self)
    defer { self = declarations.parser }
    return try declarations.parseDeclaration(in: context)
  }
}

/// Parses declarations. Statements, expressions and types are parts of declarations, so a `Parser`
/// is a part of a declaration parser. For a declaration among statements, the `Parser` makes
/// another declaration parser.
struct DeclarationParser {
  /// Parses what is no declaration, and knows the place in the text.
  var parser: Parser
}

// Declarations of functions, and the choice between all declarations.
extension DeclarationParser {
  mutating func parseDeclaration(
    in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    var modifiers = Modifiers()
    if !parser.at(.let), !parser.at(.var) { try parse(&modifiers) }
    return try parseDeclaration(modifiers, in: context)
  }

  mutating func parseDeclaration(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    switch parser.current.kind {
    case .let, .var: return .variable(try parseVariable(modifiers, in: context))
    case .func, .`init`:
      let function = try parseFunction(modifiers, in: context)
      // Core Data or another language has the body.
      let isElsewhere = function.body == nil && context != .requirement
      return isElsewhere ? .skipped : .function(function)
    case .deinit: return .function(try parseDeinitializer(modifiers))
    case .class, .struct, .enum, .protocol, .extension, .actor:
      return .type(try parseTypeDeclaration(modifiers))
    case .typealias, .associatedtype: return try parseTypeAlias()
    case .import: return try parseImport()
    case .async where parser.peek().kind == .let && parser.isOfExample:
      parser.advance()
      return .variable(try parseVariable(modifiers, in: context).awaited)
    case .async where parser.peek().kind == .let:
      throw parser.unsupported(
        "'async let' is", at: parser.current.range, help: ["await one value after the other"])
    case .subscript where context != .code: return try parseSubscript(modifiers, in: context)
    case .unsupportedDeclaration where parser.isOfFile:
      skipOperatorDeclaration()
      return .skipped
    case .identifier where parser.startsMacroDeclaration:
      try skipMacroDeclaration()
      return .skipped
    case .poundOther where parser.isOfFile:
      _ = try parser.parseExpression()
      return .skipped
    case .unsupportedDeclaration:
      throw parser.unsupported(
        "'\(parser.text(of: parser.current))' declarations are", at: parser.current.range,
        help: [Lexer.noOwnOperators])
    default: throw parser.unexpected("a declaration")
    }
  }

  /// Parses a subscript: a function with the name `subscript`, with or without a setter.
  private mutating func parseSubscript(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    let keyword = parser.advance()
    if parser.at(.less) { try parser.skipGenericParameters() }
    guard parser.at(.leftParen) else { throw parser.unexpected("'(' and the parameters") }
    let parameters = try parser.parseParameters(isClosure: false).map { parameter in
      // A single name is no label.
      Parameter(
        label: parameter.label == parameter.name ? nil : parameter.label, name: parameter.name,
        type: parameter.type, defaultValue: parameter.defaultValue, isInOut: parameter.isInOut,
        isVariadic: parameter.isVariadic, range: parameter.range)
    }
    try parser.expect(.arrow, "'->' and a type")
    let result = try parser.parseReturnType()
    if parser.at(.where) { try parser.skipWhereClause() }
    guard parser.at(.leftBrace) else { throw parser.unexpected("'{'") }
    let accessors = try parseAccessors(hasValue: false, in: context)
    var function = FunctionDeclaration(
      role: .function, name: "subscript", nameRange: keyword.range, modifiers: modifiers,
      parameters: parameters, isAsync: false, isThrowing: false, returnType: result,
      body: context == .requirement ? nil : accessors?.getter)
    function.setter = accessors?.setter
    return .function(function)
  }

  private mutating func parseFunction(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> FunctionDeclaration {
    let keyword = parser.advance()
    var role = FunctionDeclaration.Role.function
    var nameRange = keyword.range
    if keyword.kind == .`init` {
      let isFailable =
        !parser.current.hasSpaceBefore && (parser.take(.question) || parser.take(.exclamation))
      role = .initializer(isFailable: isFailable)
    } else {
      nameRange = try parseFunctionName()
    }
    let isGeneric = parser.at(.less)
    if isGeneric { try parser.skipGenericParameters() }
    guard parser.at(.leftParen) else { throw parser.unexpected("'(' and the parameters") }
    let parameters = try parser.parseParameters(isClosure: false)
    let effects = try parser.parseEffects(allowsRethrows: true)
    let returnType = parser.take(.arrow) ? try parser.parseReturnType() : nil
    if parser.at(.where) { try parser.skipWhereClause() }
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    let isElsewhere = parser.isOfFile && context != .requirement && !parser.at(.leftBrace)
    let body =
      try isElsewhere ? nil : parseBody(of: functionName(nameRange) + "(\(labels))", in: context)
    return FunctionDeclaration(
      role: role, name: functionName(nameRange), nameRange: nameRange, modifiers: modifiers,
      isGeneric: isGeneric, parameters: parameters, isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      returnType: returnType, body: body)
  }

  /// Steps over the name of a function. An operator can be a name.
  private mutating func parseFunctionName() throws(ScriptError) -> SourceRange {
    if parser.atNewName { return parser.advance().range }
    let start = parser.current.start
    let end = parser.endOfOperatorName()
    guard end > parser.index else { throw parser.missingName("a function's name") }
    parser.index = end
    return parser.range(from: start)
  }

  private func functionName(_ range: SourceRange) -> String {
    let isEscaped = parser.text[range.start] == UInt8(ascii: "`")
    return isEscaped
      ? parser.string(range.start + 1, range.end - 1) : parser.string(range.start, range.end)
  }

  private mutating func parseDeinitializer(
    _ modifiers: Modifiers
  ) throws(ScriptError) -> FunctionDeclaration {
    let keyword = parser.advance()
    return FunctionDeclaration(
      role: .deinitializer, name: "deinit", nameRange: keyword.range, modifiers: modifiers,
      parameters: [], isAsync: false, isThrowing: false, returnType: nil,
      body: try parseBody(of: "deinit", in: .code))
  }

  private mutating func parseBody(
    of name: String, in context: DeclarationContext
  ) throws(ScriptError) -> [Statement]? {
    let outer = parser.nameOfFunction
    parser.nameOfFunction = name
    defer { parser.nameOfFunction = outer }
    if context == .requirement {
      if parser.at(.leftBrace) { throw parser.unexpected("the end of the requirement") }
      return nil
    }
    return try parser.parseFunctionBody()
  }
}

extension VariableDeclaration {
  /// The same with each value awaited: what `async let` begins is awaited at once.
  fileprivate var awaited: VariableDeclaration {
    VariableDeclaration(
      isConstant: isConstant, modifiers: modifiers,
      entries: entries.map { entry in
        Entry(
          pattern: entry.pattern, type: entry.type,
          initialValue: entry.initialValue.map { Expression(.await($0), at: $0.range) },
          accessors: entry.accessors, range: entry.range)
      })
  }
}

// MARK: - Type aliases and imports

extension DeclarationParser {
  /// Parses `typealias Name = T` or `associatedtype Name: P`.
  private mutating func parseTypeAlias() throws(ScriptError) -> Statement.Kind {
    let isAlias = parser.advance().kind == .typealias
    guard parser.atNewName else { throw parser.missingName("a type's name") }
    let name = parser.name(of: parser.advance())
    if isAlias {
      if parser.at(.less) { try parser.skipGenericParameters() }
      try parser.expectEqual("'=' and a type")
      let type = try parser.parseType()
      if parser.at(.where) { try parser.skipWhereClause() }
      return .typeAlias(name, type)
    }
    if parser.take(.colon) { _ = try parseInheritance() }
    let type = try parser.takeEqual() ? try parser.parseType() : nil
    if parser.at(.where) { try parser.skipWhereClause() }
    return .typeAlias(name, type)
  }

  /// Parses `import UIKit` or `import struct Foundation.URL`.
  private mutating func parseImport() throws(ScriptError) -> Statement.Kind {
    parser.advance()
    switch parser.current.kind {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias: parser.advance()
    default: break
    }
    guard parser.atNewName else { throw parser.missingName("a module's name") }
    var name = parser.name(of: parser.advance())
    while parser.take(.period) {
      guard parser.atNewName else { throw parser.missingName("a name") }
      name += "." + parser.name(of: parser.advance())
    }
    return .import(name)
  }
}
