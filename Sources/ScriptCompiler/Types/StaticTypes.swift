import SwiftSubset
import UIKitNames

/// The types of expressions by declarations.
///
/// Swift prints an optional as such, but a value does not know its optionality, so only the
/// printing code can tell.
final class StaticTypes {
  let symbols: SymbolTable
  let scopes: ScopeStack
  let typeLookup: TypeLookup
  let lookup: NameLookup

  init(
    _ symbols: SymbolTable, _ scopes: ScopeStack, _ typeLookup: TypeLookup, _ lookup: NameLookup
  ) {
    self.symbols = symbols
    self.scopes = scopes
    self.typeLookup = typeLookup
    self.lookup = lookup
  }

  /// The type of an expression, as far as declarations tell.
  func staticType(of expression: Expression) -> TypeSyntax? {
    switch expression.kind {
    case .nilLiteral: return .optional(.unknown)
    case .boolean: return .named("Bool", [])
    case .integer: return .named("Int", [])
    case .floating: return .named("Double", [])
    case .string: return .named("String", [])
    case .identifier(let name): return staticType(ofName: name)
    case .closureParameter(let index): return staticType(ofName: "$\(index)")
    case .selfReference:
      guard let type = scopes.enclosingType, !scopes.top.isStatic else { return nil }
      return .named(symbols.types[type].qualifiedName, [])
    case .member(let base, let name) where isCase(name, of: base):
      return typeLookup.namedType(base).map { .named(symbols.types[$0].qualifiedName, []) }
    case .member(let base, _), .subscript(let base, _):
      let type = linkType(of: expression)
      return base.isOptionalChain ? (type ?? .unknown).asOptional : type
    case .call(let callee, let arguments): return staticType(ofCall: callee, arguments)
    case .optionalChain(let base), .forceUnwrap(let base):
      return staticType(of: base)?.unwrapped
    case .array(let elements):
      return commonType(of: elements).map { .array($0) }
    case .dictionary(let elements):
      return commonType(of: elements.map { $0.value }).map { .dictionary(.unknown, $0) }
    case .tuple(let elements):
      let types = elements.map { staticType(of: $0.value) ?? .unknown }
      return .tuple(types, labels: elements.map { $0.label })
    case .ternary(_, let first, let second): return commonType(of: [first, second])
    case .binary("??", let left, let right):
      let type = staticType(of: right)
      return type?.isFractional != true && isFractional(left)
        ? staticType(of: left)?.unwrapped : type
    case .prefix("-", let operand): return staticType(of: operand)
    case .binary("+", _, _), .binary("-", _, _), .binary("*", _, _), .binary("/", _, _):
      return isFractional(expression) ? .named("Double", []) : nil
    case .closure(let closure): return closure.declaredType
    case .cast(let value, let kind, let type): return staticType(ofCast: value, kind, type)
    case .try(let kind, let value):
      let type = staticType(of: value)
      return kind == .optional ? (type ?? .unknown).asOptional : type
    case .superReference, .implicitMember, .prefix, .binary, .partialRange, .assignment, .discard,
      .await, .selector, .keyPath, .type:
      return nil
    }
  }

  /// Returns true if a member is a case of the enumeration in front.
  private func isCase(_ name: String, of base: Expression) -> Bool {
    guard !scopes.isEmpty, let type = typeLookup.namedType(base) else { return false }
    return symbols.types[type].cases.contains { $0.name == name }
  }

  /// The type of a part of an optional chain, as long as no earlier part is nil.
  func linkType(of expression: Expression) -> TypeSyntax? {
    switch expression.kind {
    case .member(let base, let name):
      if let type = typeLookup.namedType(base) { return staticMemberType(name, of: type) }
      let known = linkType(of: base).flatMap { memberType(name, of: $0) }
      return presentationMember(name) ?? known ?? memberTypeOfAny(name)
    case .subscript(let base, let arguments):
      return linkType(of: base).flatMap { elementType(of: $0, arguments) }
    case .call(let callee, let arguments):
      if case .member(let base, let name) = callee.kind, base.isOptionalChain {
        return linkType(of: base).flatMap { resultType(of: name, on: $0, arguments) }
      }
      return staticType(ofCall: callee, arguments)
    case .nilLiteral, .boolean, .integer, .floating, .string, .identifier, .closureParameter,
      .selfReference, .superReference, .array, .dictionary, .tuple, .implicitMember, .optionalChain,
      .forceUnwrap, .closure, .prefix, .binary, .partialRange, .ternary, .assignment, .discard,
      .cast, .try, .await, .selector, .keyPath, .type:
      return staticType(of: expression)
    }
  }

  /// The declared type of a variable, or the type of its first value.
  func staticType(of entry: VariableDeclaration.Entry) -> TypeSyntax? {
    let first = entry.initialValue.flatMap { staticType(of: $0) }
    guard let type = entry.type.map({ typeLookup.resolved($0) }) else { return first }
    // A value kept as `Any` stays an optional.
    if case .named("Any", _) = type { return first?.hasOptional == true ? first : type }
    return type
  }

  private func staticType(ofName name: String) -> TypeSyntax? {
    // A property is declared outside any code.
    guard !scopes.isEmpty else {
      guard symbols.tables.staticMembers[name] == nil else { return nil }
      return symbols.globalSlot(named: name).flatMap { symbols.globals[$0].type }
    }
    switch lookup.meaning(of: name) {
    case .local(let local): return local.type
    case .capture(_, let capture): return capture.type
    case .global(let slot): return symbols.globals[slot].type
    case .member:
      guard let type = scopes.enclosingType else { return nil }
      if scopes.top.isStatic, let own = staticMemberType(name, of: type) { return own }
      let own = memberType(name, of: .named(symbols.types[type].qualifiedName, []))
      return presentationMember(name) ?? own
    default: return nil
    }
  }

  private func staticType(
    ofCast value: Expression, _ kind: CastKind, _ type: TypeSyntax
  ) -> TypeSyntax? {
    switch kind {
    case .is: return .named("Bool", [])
    case .asOptional: return type.asOptional
    case .asForced: return type
    case .as:
      guard case .named("Any", _) = type else { return type }
      return staticType(of: value)
    }
  }

  /// The common type of elements, optional if an element is optional.
  private func commonType(of elements: [Expression]) -> TypeSyntax? {
    var result: TypeSyntax?
    var isOptional = false
    for element in elements {
      guard let type = staticType(of: element) else { continue }
      if type.isFractional, result?.isFractional == false { result = nil }
      if case .optional(let wrapped) = type {
        isOptional = true
        if wrapped.isUnknown { continue }
        result = result ?? wrapped
      } else {
        result = result ?? type
      }
    }
    return isOptional ? (result ?? .unknown).asOptional : result
  }

  // MARK: Calls

  private func staticType(
    ofCall callee: Expression, _ arguments: [Argument]
  ) -> TypeSyntax? {
    if isFractionalFunction(callee, arguments) { return .named("Double", []) }
    if case .identifier(let name) = callee.kind { return staticType(ofCallOf: name, arguments) }
    guard case .member(let base, let name) = callee.kind else {
      return staticType(of: callee)?.result
    }
    if case .identifier("Optional") = base.kind, name == "some", let first = arguments.first {
      return .optional(staticType(of: first.value) ?? .unknown)
    }
    if isCase(name, of: base) { return staticType(of: callee) }
    if let type = typeLookup.namedType(callee) {
      return .named(symbols.types[type].qualifiedName, [])
    }
    if let type = mappedType(base, name, arguments) { return type }
    let type = linkType(of: base).flatMap { resultType(of: name, on: $0, arguments) }
    return base.isOptionalChain ? (type ?? .unknown).asOptional : type
  }

  private func staticType(
    ofCallOf name: String, _ arguments: [Argument]
  ) -> TypeSyntax? {
    guard !scopes.isEmpty else {
      if symbols.functionIndex(named: name) != nil {
        return symbols.tables.staticMembers[name] == nil
          ? symbols.resultType(ofFunction: name, arguments) : nil
      }
      let isKnown = LibraryTypes.fractions.contains(name) && symbols.typeIndex(named: name) == nil
      return isKnown ? .named(name, []) : nil
    }
    if name == "Self", let type = scopes.enclosingType {
      return .named(symbols.types[type].qualifiedName, [])
    }
    switch lookup.meaning(of: name) {
    case .function: return symbols.resultType(ofFunction: name, arguments)
    case .type(let type): return instanceType(of: type, arguments)
    case .member:
      guard let type = scopes.enclosingType else { return nil }
      return resultType(of: name, on: .named(symbols.types[type].qualifiedName, []), arguments)
    case .builtInType:
      guard let first = arguments.first?.value,
        name == "Optional" || name == "Int" || name == "Double"
      else { return DeclaredTypes.instance(of: name) }
      let type = staticType(of: first)
      if name == "Optional" { return .optional(type ?? .unknown) }
      // A text may be no number.
      if case .named("String", _) = type { return .optional(.named(name, [])) }
      return .named(name, [])
    default: return staticType(ofName: name)?.result
    }
  }

  private func resultType(
    of name: String, on base: TypeSyntax, _ arguments: [Argument]
  ) -> TypeSyntax? {
    if let wrapped = base.wrappedByLibrary { return resultType(of: name, on: wrapped, arguments) }
    if let type = collectionMember(name, of: base) { return type }
    switch (base, name) {
    case (.optional, "map"), (.optional, "flatMap"): return .optional(.unknown)
    case (.optional(let wrapped), _), (.implicitlyUnwrapped(let wrapped), _):
      return resultType(of: name, on: wrapped, arguments)
    case (.array, "filter"), (.array, "sorted"), (.array, "reversed"), (.array, "dropFirst"),
      (.array, "dropLast"), (.array, "prefix"), (.array, "suffix"):
      return base
    case (.array, "firstIndex"), (.array, "lastIndex"): return .optional(.named("Int", []))
    case (.dictionary(_, let value), "updateValue"), (.dictionary(_, let value), "removeValue"):
      return .optional(value)
    case (.named(let type, _), _):
      var current = typeLookup.typeIndex(named: type, inside: scopes.enclosingType)
      var first: MethodCode?
      while let index = current {
        let found = method(named: name, arguments, of: index)
        if let found, found.isExact { return found.method.resultType }
        first = first ?? found?.method
        current = symbols.types[index].superclass
      }
      if let first { return first.resultType }
      if let result = memberType(name, of: base)?.result { return result }
    default: break
    }
    for index in extensions(of: base) {
      if let found = method(named: name, arguments, of: index) { return found.method.resultType }
    }
    return nil
  }

  /// The most likely method of a name for the arguments of a call.
  private func method(
    named name: String, _ arguments: [Argument], of type: Int
  ) -> (method: MethodCode, isExact: Bool)? {
    let named = symbols.types[type].methods.filter { $0.name == name }
    let exact = named.first { method in
      method.labels.count == arguments.count
        && zip(method.labels, arguments).allSatisfy {
          $0 == $1.label || $1.isTrailing && $1.label == nil
        }
    }
    return (exact ?? named.first).map { ($0, exact != nil) }
  }

  /// The extensions of the library type behind a static type.
  private func extensions(of type: TypeSyntax) -> [Int] {
    guard !symbols.tables.extensions.isEmpty else { return [] }
    let names: [String]
    switch type {
    case .array: names = ["Array", "Collection", "Sequence"]
    case .dictionary: names = ["Dictionary", "Collection", "Sequence"]
    case .named("String", _): names = ["String", "StringProtocol", "Collection", "Sequence"]
    case .named(let name, _): names = LibraryTypes.chain(from: LibraryTypes.canonicalName(name))
    case .optional, .implicitlyUnwrapped, .tuple, .function, .composition, .metatype: names = []
    }
    return names.compactMap { symbols.tables.extensions[$0] }
  }

  // MARK: Members

  private func memberType(_ name: String, of base: TypeSyntax) -> TypeSyntax? {
    if let wrapped = base.wrappedByLibrary { return memberType(name, of: wrapped) }
    var owner: String?
    switch (base, name) {
    case (.optional(let wrapped), _), (.implicitlyUnwrapped(let wrapped), _):
      return memberType(name, of: wrapped)
    case (.array, "first"), (.array, "last"), (.named("String", _), "first"),
      (.named("String", _), "last"):
      return collectionMember(name, of: base)
    case (.array, "count"), (.dictionary, "count"): return .named("Int", [])
    case (.dictionary(_, let value), "values"): return .array(value)
    case (.tuple(let elements, let labels), _):
      let place = elements.indices.first { name == String($0) || labels[$0] == name }
      return place.map { elements[$0] }
    case (.named(let type, _), _):
      owner = type
      var current = typeLookup.typeIndex(named: type, inside: scopes.enclosingType)
      while let index = current {
        if let own = ownProperty(name, of: index) { return own }
        owner = symbols.types[index].base.name
        current = symbols.types[index].superclass
      }
    default: break
    }
    for index in extensions(of: base) {
      let property = symbols.types[index].computed.first { $0.name == name }
      if let property { return property.type }
    }
    return owner.flatMap { optionalProperty(name, of: $0) ?? DeclaredTypes.property(name, of: $0) }
  }

  /// The type of a property of UIKit that may be nil, by its row.
  private func optionalProperty(_ name: String, of owner: String) -> TypeSyntax? {
    let base = BuiltInTypes.base(of: owner)
    guard base != .object else {
      return DeclaredTypes.property(name, of: owner)?.wrappedByLibrary.map { .optional($0) }
    }
    guard let text = UIKitNames.type(of: name, in: base), text.hasSuffix("?") else { return nil }
    return .optional(.named(String(text.dropLast()), []))
  }

  private func elementType(of base: TypeSyntax, _ arguments: [Argument]) -> TypeSyntax? {
    switch base {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return elementType(of: wrapped, arguments)
    case .array(let element):
      return arguments.first?.value.isRange == true ? base : element
    case .dictionary(_, let value): return arguments.count == 1 ? .optional(value) : value
    case .named: return resultType(of: "subscript", on: base, arguments)
    case .tuple, .function, .composition, .metatype: return nil
    }
  }

  /// The type of the elements of a loop over a sequence.
  func elementType(of sequence: Expression) -> TypeSyntax? {
    guard case .array(let element) = staticType(of: sequence) else { return nil }
    return element
  }
}

extension Expression {
  /// True for a range.
  var isRange: Bool {
    if case .partialRange = kind { return true }
    if case .binary(let symbol, _, _) = kind { return symbol == "..." || symbol == "..<" }
    return false
  }
}

extension TypeSyntax {
  /// A completely unknown type.
  static let unknown = TypeSyntax.named("_", [])

  fileprivate var isUnknown: Bool {
    if case .named("_", _) = self { return true }
    return false
  }

  /// The type of a result that may be nil. An optional stays unchanged, as in `a?.b`.
  fileprivate var asOptional: TypeSyntax {
    if let wrapped = wrappedByLibrary { return .optional(wrapped) }
    return switch self {
    case .optional: self
    case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype: .optional(self)
    }
  }

  /// The type of what a function of this type returns.
  fileprivate var result: TypeSyntax? {
    if case .function(_, let result) = self, !result.isUnknown { return result }
    return nil
  }

  /// The types of the elements, if the type is a tuple of that size.
  func elements(_ count: Int) -> [TypeSyntax]? {
    guard case .tuple(let elements, _) = self, elements.count == count else { return nil }
    return elements
  }

  var unwrapped: TypeSyntax {
    switch self {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named, .array, .dictionary, .tuple, .function, .composition, .metatype:
      wrappedByLibrary ?? self
    }
  }
}
