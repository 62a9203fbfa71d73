import Diagnostics
import SwiftSubset
import UIKitNames

/// The coercions of values by declared types.
final class Coercions {
  private let symbols: SymbolTable
  private let scopes: ScopeStack
  private let typeLookup: TypeLookup
  private let staticTypes: StaticTypes
  private let builder: ProgramBuilder

  init(_ staticTypes: StaticTypes, _ builder: ProgramBuilder) {
    self.staticTypes = staticTypes
    symbols = staticTypes.symbols
    scopes = staticTypes.scopes
    typeLookup = staticTypes.typeLookup
    self.builder = builder
  }

  /// Rejects a literal that does not fit the declared type.
  func checkType(of entry: VariableDeclaration.Entry) throws(ScriptError) {
    guard case .named(let name, _) = entry.type else { return }
    guard let value = entry.initialValue, let kind = value.literalKind else { return }
    let isFitting =
      switch name {
      case "Int": kind == "Int"
      case "Double", "CGFloat", "Float", "TimeInterval": kind == "Int" || kind == "Double"
      case "String", "Bool": kind == name
      default: true
      }
    guard !isFitting, symbols.typeIndex(named: name) == nil else { return }
    throw ScriptError(
      "type-mismatch",
      kind == "nil"
        ? "'\(name)' cannot be nil" : "A literal of type '\(kind)' is not of type '\(name)'",
      value.range,
      help: ["write '\(kind == "nil" ? name + "?" : kind)' as the type, or another value"])
  }

  /// The coercion that a type asks for, if any.
  func coercion(to type: TypeSyntax?, inside outer: Int?) -> Int? {
    guard let type, let coercion = makeCoercion(to: type, inside: outer) else { return nil }
    return builder.coercion(coercion)
  }

  /// The coercion of a variable, by its declared type or its first value.
  func coercion(
    of entry: VariableDeclaration.Entry, inside outer: Int?
  ) -> Int? {
    if case .named("Set", let parts) = entry.type, typeLookup.isOpaqueSet(parts) {
      return builder.coercion(.library("Set"))
    }
    if entry.type != nil { return coercion(to: entry.type, inside: outer) }
    if let type = fractionalType(of: entry) { return coercion(to: type, inside: outer) }
    switch entry.initialValue?.kind {
    case .member(let base, _):
      return typeLookup.namedType(base, inside: outer).map { builder.coercion(.type($0)) }
    case .call(let callee, _):
      if case .type(.named("Set", let parts)) = callee.kind, typeLookup.isOpaqueSet(parts) {
        return builder.coercion(.library("Set"))
      }
      if case .member(let base, _) = callee.kind,
        let type = typeLookup.namedType(base, inside: outer)
      {
        return builder.coercion(.type(type))
      }
      return typeLookup.namedType(callee, inside: outer).map { builder.coercion(.type($0)) }
    case .nilLiteral?, .boolean?, .integer?, .floating?, .string?, .identifier?, .closureParameter?,
      .selfReference?, .superReference?, .array?, .dictionary?, .tuple?, .implicitMember?,
      .optionalChain?, .forceUnwrap?, .subscript?, .closure?, .prefix?, .binary?, .partialRange?,
      .ternary?, .assignment?, .discard?, .cast?, .try?, .await?, .selector?, .keyPath?, .type?,
      nil:
      return nil
    }
  }

  /// The type that the first value of a variable without a written type gives, if the type is a
  /// fractional number or a collection of such numbers.
  func fractionalType(of entry: VariableDeclaration.Entry) -> TypeSyntax? {
    guard entry.type == nil, case .binding = entry.pattern, let value = entry.initialValue,
      let type = staticTypes.staticType(of: value), type.isFractional
    else { return nil }
    return type
  }

  /// The type that the first value of a variable gives, as far as no context changes the type.
  func firstType(of entry: VariableDeclaration.Entry) -> TypeSyntax? {
    guard let type = staticTypes.staticType(of: entry) else { return nil }
    if case .named = type { return type }
    return type.isFractional ? type : nil
  }

  /// The coercion of the results of a closure without a written type, by its only result.
  func coercion(ofResultsOf closure: Closure) -> Int? {
    guard let value = closure.onlyResult, let type = staticTypes.staticType(of: value),
      type.isFractional
    else { return nil }
    return coercion(to: type, inside: scopes.enclosingType)
  }

  /// The coercion of elements by each other: beside `Level.high`, `.low` is a `Level`.
  func commonType(of elements: [Expression]) -> Int? {
    let names = elements.compactMap { $0.implicitName }
    guard !names.isEmpty, names.count < elements.count else { return nil }
    for element in elements {
      guard let base = element.baseOfMember,
        let type = typeLookup.namedType(base, inside: scopes.enclosingType),
        names.allSatisfy({ name in symbols.types[type].cases.contains { $0.name == name } })
      else { continue }
      return builder.coercion(.elements(.type(type)))
    }
    return nil
  }

  private func makeCoercion(to type: TypeSyntax, inside outer: Int?) -> Coercion? {
    switch type {
    case .named(let name, _):
      if LibraryTypes.fractions.contains(name) { return .double }
      if let type = typeLookup.typeIndex(named: name, inside: outer) { return .type(type) }
      if case .named("Set", let elements) = type {
        if typeLookup.isOpaqueSet(elements) { return .library(name) }
        return .set(elements.first.flatMap { makeCoercion(to: $0, inside: outer) })
      }
      if name == "Result" { return .library(name) }
      if let full = typeLookup.expanded(type, inside: outer) {
        return makeCoercion(to: full, inside: outer)
      }
      let isExtended = symbols.tables.extensions[LibraryTypes.canonicalName(name)] != nil
      return ImplicitMembers.has(name) || isExtended ? .library(name) : nil
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return makeCoercion(to: wrapped, inside: outer)
    case .dictionary(let key, let value):
      let values = makeCoercion(to: value, inside: outer)
      // A lookup compares a case as a key without a coercion.
      guard case .double? = makeCoercion(to: key, inside: outer) else {
        return values.map { .elements($0) }
      }
      return .entries(keys: .double, values: values)
    case .array(let element):
      return makeCoercion(to: element, inside: outer).map { .elements($0) }
    // `(() -> Double)?`
    case .tuple(let elements, _) where elements.count == 1:
      return makeCoercion(to: elements[0], inside: outer)
    case .tuple(let elements, let names) where !elements.isEmpty:
      let inner = elements.map { makeCoercion(to: $0, inside: outer) }
      return .tuple(inner, labels: builder.labels(names))
    case .function(_, let result):
      return makeCoercion(to: result, inside: outer).map { .result($0, result) }
    case .tuple, .composition, .metatype: return nil
    }
  }

  /// An expression with the types that its context expects.
  func settled(_ expression: Expression, as coercion: Int?) -> Expression {
    guard let coercion, expression.hasLooseInteger || expression.isClosure else {
      return expression
    }
    return builder.program.coercions[coercion].settle(expression)
  }
}

extension Expression {
  /// The name in `.low` or `.second(2)`.
  fileprivate var implicitName: String? {
    if case .implicitMember(let name) = kind { return name }
    if case .call(let callee, _) = kind { return callee.implicitName }
    return nil
  }

  /// `Level` in `Level.high` or `Level.second(2)`.
  fileprivate var baseOfMember: Expression? {
    if case .member(let base, _) = kind { return base }
    if case .call(let callee, _) = kind { return callee.baseOfMember }
    return nil
  }

  /// The type of a plain literal.
  fileprivate var literalKind: String? {
    switch kind {
    case .nilLiteral: "nil"
    case .boolean: "Bool"
    case .integer: "Int"
    case .floating: "Double"
    case .string: "String"
    case .prefix("-", let operand): operand.literalKind
    case .identifier, .closureParameter, .selfReference, .superReference, .array, .dictionary,
      .tuple, .implicitMember, .member, .optionalChain, .forceUnwrap, .call, .subscript, .closure,
      .prefix, .binary, .partialRange, .ternary, .assignment, .discard, .cast, .try, .await,
      .selector, .keyPath, .type:
      nil
    }
  }
}
