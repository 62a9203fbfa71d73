import Diagnostics

/// Where a declaration stands.
enum DeclarationContext {
  /// Among statements: at top level or in a body.
  case code
  /// A member of a type.
  case member
  /// A requirement of a protocol, which has no body.
  case requirement
}

/// Declarations of functions, and the choice between all declarations.
extension Parser {
  mutating func parseDeclaration(
    in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    var modifiers = Modifiers()
    if !at(.let), !at(.var) { try parse(&modifiers) }
    return try parseDeclaration(modifiers, in: context)
  }

  mutating func parseDeclaration(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    switch current.kind {
    case .let, .var: return .variable(try parseVariable(modifiers, in: context))
    case .func, .`init`: return .function(try parseFunction(modifiers, in: context))
    case .deinit: return .function(try parseDeinitializer(modifiers))
    case .class, .struct, .enum, .protocol, .extension, .actor:
      return .type(try parseTypeDeclaration(modifiers))
    case .typealias, .associatedtype: return try parseTypeAlias()
    case .import: return try parseImport()
    case .async where peek().kind == .let && isOfExample:
      advance()
      return .variable(try parseVariable(modifiers, in: context).awaited)
    case .async where peek().kind == .let:
      throw unsupported(
        "'async let' is", at: current.range, help: ["await one value after the other"])
    case .subscript where context != .code: return try parseSubscript(modifiers, in: context)
    case .unsupportedDeclaration:
      throw unsupported(
        "'\(text(of: current))' declarations are", at: current.range,
        help: [Lexer.noOwnOperators])
    default: throw unexpected("a declaration")
    }
  }

  /// Parses a subscript: a function of its name, which may have a setter.
  private mutating func parseSubscript(
    _ modifiers: Modifiers, in context: DeclarationContext
  ) throws(ScriptError) -> Statement.Kind {
    let keyword = advance()
    if at(.less) { try skipGenericParameters() }
    guard at(.leftParen) else { throw unexpected("'(' and the parameters") }
    let parameters = try parseParameters(isClosure: false).map { parameter in
      // One name alone is no label.
      Parameter(
        label: parameter.label == parameter.name ? nil : parameter.label, name: parameter.name,
        type: parameter.type, defaultValue: parameter.defaultValue, isInOut: parameter.isInOut,
        isVariadic: parameter.isVariadic, range: parameter.range)
    }
    try expect(.arrow, "'->' and a type")
    let result = try parseReturnType()
    if at(.where) { try skipWhereClause() }
    guard at(.leftBrace) else { throw unexpected("'{'") }
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
    let keyword = advance()
    var role = FunctionDeclaration.Role.function
    var nameRange = keyword.range
    if keyword.kind == .`init` {
      let isFailable = !current.hasSpaceBefore && (take(.question) || take(.exclamation))
      role = .initializer(isFailable: isFailable)
    } else {
      nameRange = try parseFunctionName()
    }
    let isGeneric = at(.less)
    if isGeneric { try skipGenericParameters() }
    guard at(.leftParen) else { throw unexpected("'(' and the parameters") }
    let parameters = try parseParameters(isClosure: false)
    let effects = try parseEffects(allowsRethrows: true)
    let returnType = take(.arrow) ? try parseReturnType() : nil
    if at(.where) { try skipWhereClause() }
    let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
    let body = try parseBody(of: functionName(nameRange) + "(\(labels))", in: context)
    return FunctionDeclaration(
      role: role, name: functionName(nameRange), nameRange: nameRange, modifiers: modifiers,
      isGeneric: isGeneric, parameters: parameters, isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      returnType: returnType, body: body)
  }

  /// Steps over the name of a function, which may be an operator.
  private mutating func parseFunctionName() throws(ScriptError) -> SourceRange {
    if atNewName { return advance().range }
    let start = current.start
    let end = endOfOperatorName()
    guard end > index else { throw missingName("a function's name") }
    index = end
    return range(from: start)
  }

  private func functionName(_ range: SourceRange) -> String {
    let isEscaped = text[range.start] == UInt8(ascii: "`")
    return isEscaped
      ? string(range.start + 1, range.end - 1) : string(range.start, range.end)
  }

  private mutating func parseDeinitializer(
    _ modifiers: Modifiers
  ) throws(ScriptError) -> FunctionDeclaration {
    let keyword = advance()
    return FunctionDeclaration(
      role: .deinitializer, name: "deinit", nameRange: keyword.range, modifiers: modifiers,
      parameters: [], isAsync: false, isThrowing: false, returnType: nil,
      body: try parseBody(of: "deinit", in: .code))
  }

  private mutating func parseBody(
    of name: String, in context: DeclarationContext
  ) throws(ScriptError) -> [Statement]? {
    let outer = nameOfFunction
    nameOfFunction = name
    defer { nameOfFunction = outer }
    if context == .requirement {
      if at(.leftBrace) { throw unexpected("the end of the requirement") }
      return nil
    }
    return try parseFunctionBody()
  }

  /// Parses a body in braces, in which the `$0` of a closure around it does not exist.
  mutating func parseFunctionBody() throws(ScriptError) -> [Statement] {
    let context = closureContext
    closureContext = .none
    defer { closureContext = context }
    return try parseBlock()
  }

  /// Parses `async`, `throws` or both.
  /// - Parameter allowsRethrows: Whether `rethrows` may stand for `throws`, as in a declaration.
  mutating func parseEffects(
    allowsRethrows: Bool = false
  ) throws(ScriptError) -> (isAsync: Bool, isThrowing: Bool) {
    let isAsync = take(.async)
    if at(.throws), !allowsRethrows, !at(word: "throws") { throw unexpected("'throws'") }
    let isThrowing = take(.throws)
    if isThrowing, at(.leftParen), !current.hasSpaceBefore {
      advance()
      _ = try parseType()
      try expect(.rightParen, "')'")
    }
    return (isAsync, isThrowing)
  }
}

extension Parser {
  /// Parses the type behind an arrow, where an effect would be too late.
  mutating func parseReturnType() throws(ScriptError) -> TypeSyntax {
    if at(.async) { throw unexpected("a type", help: ["write 'async' in front of the '->'"]) }
    return try parseType()
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

// MARK: - Parameters

extension Parser {
  /// Parses parameters in parentheses.
  /// - Parameter isClosure: Whether types may be left out and labels do not exist.
  mutating func parseParameters(isClosure: Bool) throws(ScriptError) -> [Parameter] {
    let trailing = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = trailing }
    advance()
    var parameters: [Parameter] = []
    while !at(.rightParen) {
      parameters.append(try parseParameter(isClosure: isClosure))
      if !take(.comma) { break }
    }
    try expect(.rightParen, "',' or ')'")
    return parameters
  }

  private mutating func parseParameter(isClosure: Bool) throws(ScriptError) -> Parameter {
    let start = current.start
    var attributes: [String] = []
    while at(.at) { attributes.append(try parseAttribute()) }
    guard current.isLabel || at(.underscore) else {
      throw missingName("a parameter's name")
    }
    let first = advance()
    let hasLabel = current.isName || at(.underscore)
    let nameToken = hasLabel ? advance() : first
    var label: String? = first.kind == .underscore ? nil : name(of: first)
    if isClosure && !hasLabel { label = nil }
    var type: TypeSyntax?
    var isInOut = false
    var isAutoclosure = false
    if at(.colon) {
      advance()
      isInOut = at(.inout)
      isAutoclosure = at(.at) && peek().isWord && text(of: peek()) == "autoclosure"
      type = try parseType()
    } else if !isClosure {
      throw unexpected("':' and the parameter's type")
    }
    let isVariadic = type != nil && take(.ellipsis)
    var defaultValue: Expression?
    if !isClosure, try takeEqual() { defaultValue = try parseValue() }
    var parameter = Parameter(
      label: label, name: name(of: nameToken), type: type, defaultValue: defaultValue,
      isInOut: isInOut, isVariadic: isVariadic, range: range(from: start))
    parameter.isAutoclosure = isAutoclosure
    parameter.attributes = attributes
    return parameter
  }

  /// Parses `<T: P, U>`, which a dynamically typed language does not need.
  mutating func skipGenericParameters() throws(ScriptError) {
    try expect(.less, "'<'")
    repeat {
      guard current.isName else { throw missingName("a generic parameter") }
      if at(word: "each"), peek().isName { throw unsupportedPack() }
      advance()
      if take(.colon) { _ = try parseType() }
    } while take(.comma)
    try expect(.greater, "',' or '>'")
  }

  /// Parses `where T: P, U.Element == V`.
  mutating func skipWhereClause() throws(ScriptError) { _ = try parseWhereClause() }

  /// Parses a `where` clause; returns what it says of `Self`.
  mutating func parseWhereClause() throws(ScriptError) -> [TypeSyntax] {
    advance()
    var bounds: [TypeSyntax] = []
    repeat {
      let subject = try parseType()
      let isSame = at(.comparison) && text(of: current) == "=="
      guard at(.colon) || isSame else { throw unexpected("':' or '=='") }
      advance()
      let bound = try parseType()
      if subject.name == "Self" { bounds.append(bound) }
    } while take(.comma)
    return bounds
  }
}

// MARK: - Type aliases and imports

extension Parser {
  /// Parses `typealias Name = T` or `associatedtype Name: P`.
  private mutating func parseTypeAlias() throws(ScriptError) -> Statement.Kind {
    let isAlias = advance().kind == .typealias
    guard atNewName else { throw missingName("a type's name") }
    let name = name(of: advance())
    if isAlias {
      if at(.less) { try skipGenericParameters() }
      try expectEqual("'=' and a type")
      return .typeAlias(name, try parseType())
    }
    if take(.colon) { _ = try parseType() }
    let type = try takeEqual() ? try parseType() : nil
    if at(.where) { try skipWhereClause() }
    return .typeAlias(name, type)
  }

  /// Parses `import UIKit` or `import struct Foundation.URL`.
  private mutating func parseImport() throws(ScriptError) -> Statement.Kind {
    advance()
    switch current.kind {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias: advance()
    default: break
    }
    guard atNewName else { throw missingName("a module's name") }
    var name = name(of: advance())
    while take(.period) {
      guard atNewName else { throw missingName("a name") }
      name += "." + self.name(of: advance())
    }
    return .import(name)
  }
}
