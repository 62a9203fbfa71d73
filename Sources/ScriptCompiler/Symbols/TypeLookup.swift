import SwiftSubset
import UIKitNames

/// The meaning of the names of types where they are used.
final class TypeLookup {
  let symbols: SymbolTable
  let scopes: ScopeStack

  init(_ symbols: SymbolTable, _ scopes: ScopeStack) {
    self.symbols = symbols
    self.scopes = scopes
  }

  /// The meaning of a name that stands for a type.
  enum TypeMeaning {
    case type(Int)
    /// The type behind `typealias`, and the type around the declaration.
    case alias(TypeSyntax, of: Int?)
  }

  /// The modules of the library, whose names may stand in front of a name.
  static let modules = ["Swift", "UIKit", "Foundation", "CoreGraphics", "_Concurrency"]

  /// The author's type that an expression names: `Screen` or `Screen.State`.
  func namedType(_ expression: Expression) -> Int? {
    namedType(expression, inside: scopes.enclosingType)
  }

  func namedType(_ expression: Expression, inside outer: Int?) -> Int? {
    if case .identifier(let name) = expression.kind {
      if name == "Self" { return outer }
      if !scopes.isEmpty, scopes.top.local(named: name) != nil { return nil }
      return typeIndex(named: name, inside: outer)
    }
    guard case .member(let base, let name) = expression.kind else { return nil }
    if let parent = namedType(base, inside: outer) { return typeIndex(named: name, of: parent) }
    // A type inside an extension of a library type.
    guard case .identifier(let library) = base.kind, symbols.tables.extensions[library] != nil
    else {
      return nil
    }
    return symbols.typeIndex(named: "\(library).\(name)")
  }

  /// The author's class that an initial value constructs. Code above the assignment knows the
  /// class, too.
  func constructedType(_ value: Expression?, inside outer: Int?) -> TypeSyntax? {
    guard case .call(let callee, _) = value?.kind, let type = namedType(callee, inside: outer),
      symbols.types[type].role == .class
    else { return nil }
    return .named(symbols.types[type].qualifiedName, [])
  }

  // MARK: Local types

  /// The local type that a name, or the first part of a name, means.
  func localType(named name: String, inside type: Int?) -> Int? {
    if symbols.tables.localTypes.isEmpty { return nil }
    guard let dot = name.firstIndex(of: ".") else { return plainLocalType(name, inside: type) }
    guard let first = plainLocalType(String(name[..<dot]), inside: type) else { return nil }
    return symbols.typeIndex(named: symbols.types[first].qualifiedName + name[dot...])
  }

  private func plainLocalType(_ name: String, inside type: Int?) -> Int? {
    if let found = scopes.localType(named: name) { return found }
    return type.flatMap { symbols.tables.localPeers[$0]?[name] }
  }

  // MARK: Properties of types

  /// Returns true if a variable without initial value has no value, where others are nil.
  func isSetLater(_ entry: VariableDeclaration.Entry, isConstant: Bool) -> Bool {
    guard entry.initialValue == nil, case .binding = entry.pattern else { return false }
    switch entry.type {
    case .optional, .implicitlyUnwrapped: return isConstant
    case .named(let name, _): return name != "Void" && !isAlias(name, inside: scopes.enclosingType)
    case .tuple(let elements, _): return !elements.isEmpty
    case .array, .dictionary, .function, .composition, .metatype: return true
    case nil: return false
    }
  }

  /// Names of value types that compare by content, and of type parameters.
  private static let plainElements = [
    "UUID", "URL", "IndexPath", "Date", "AnyHashable", "ObjectIdentifier", "Element", "Key", "ID",
  ]

  /// Returns true for a set whose elements are not simulated. Such a set is opaque; every other set
  /// is a real set.
  func isOpaqueSet(_ elements: [TypeSyntax]) -> Bool {
    guard elements.count == 1, case .named(let name, _) = elements[0],
      symbols.typeIndex(named: "Set") == nil
    else { return false }
    if TypeLookup.plainElements.contains(name) || name.utf8.count == 1 { return false }
    return typeIndex(named: name, inside: scopes.enclosingType) == nil
      && !BuiltInTypes.isKnown(name)
      && !LibraryTypes.isWithoutValues(name) && !LibraryTypes.isModeled(name)
  }
}

// `Self`: the class of the object, or the class that a static method is called on. Both may be
// subclasses of the class around the code.
extension TypeLookup {
  /// True if only the running code knows the meaning of `Self`.
  var hasDynamicSelf: Bool {
    guard let type = scopes.enclosingType else { return false }
    if isAdopted(type) { return true }
    guard !symbols.isValueType(type) else { return false }
    return symbols.types[type].role != .builtInExtension || symbols.types[type].base != .object
  }

  /// Returns true for an extension of a library protocol that a type of the author conforms to.
  private func isAdopted(_ type: Int) -> Bool {
    symbols.types[type].role == .builtInExtension
      && symbols.types.contains { $0.protocols.contains(type) }
  }

  /// Returns true if an expression is a `Self` whose meaning only the running code knows.
  func isDynamicSelf(_ expression: Expression) -> Bool {
    guard case .identifier("Self") = expression.kind else { return false }
    return hasDynamicSelf
  }
}
