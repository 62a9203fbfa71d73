import SwiftSubset

/// Answers questions about the types of the library's members by the members' rows.
package enum DeclaredTypes {
  /// The type of a property that a type or a superclass declares.
  package static func property(_ name: String, of owner: String) -> TypeSyntax? {
    guard let owners = properties[name] else { return nil }
    for ancestor in LibraryTypes.chain(from: owner) {
      if let known = owners.first(where: { $0.owner == ancestor }) { return known.type }
    }
    return nil
  }

  /// The type that all properties of a name have, if the types are alike.
  package static func property(_ name: String) -> TypeSyntax? {
    guard let owners = properties[name], let first = owners.first?.type else { return nil }
    if owners.allSatisfy({ $0.type.isFractional }) { return .named("Double", []) }
    return owners.allSatisfy { $0.type.isAlike(first) } ? first : nil
  }

  /// The type that all static properties of a name have, as `.pi`, if the types are alike.
  package static func constant(_ name: String) -> TypeSyntax? {
    let isStatic = properties[name]?.allSatisfy { $0.isStatic } == true
    return isStatic ? property(name) : nil
  }

  /// The forms of a method or initialiser that a type or the nearest superclass with the method
  /// declares.
  package static func methods(_ name: String, of owner: String) -> [MethodForm] {
    guard let owners = methods[name] else { return [] }
    for ancestor in LibraryTypes.chain(from: owner) {
      let known = owners.filter { $0.owner == ancestor }
      if !known.isEmpty { return known.map { $0.form } }
    }
    return []
  }

  /// The forms of all methods and initialisers of a name.
  package static func methods(_ name: String) -> [MethodForm] {
    (methods[name] ?? []).map { $0.form }
  }

  /// The type of a library type's instances, `nil` if no rule needs the type.
  package static func instance(of type: String) -> TypeSyntax? {
    let isKnown =
      owners.contains(type) || LibraryTypes.fractions.contains(type)
      || CommonViews.superclass(of: type) != nil || BuiltInTypes.base(of: type) != .object
    return isKnown ? .named(type, []) : nil
  }

  /// Returns true for a property of the library that is a length, a size or a place.
  package static func isLength(_ name: String) -> Bool {
    properties[name]?.contains { $0.type.name?.hasPrefix("CG") == true } ?? false
  }

  /// The initial value of a property of a layer that only decides about looks; nil for others.
  package static func initialLayerValue(_ name: String) -> Double? {
    layerRows.first { $0.name == name }?.initialValue.flatMap { Int($0) }
      .map { Double($0) }
  }

  /// The property of a view that a property of its layer stands for.
  package static func viewProperty(ofLayer name: String) -> String? {
    layerRows.first { $0.name == name }?.changed.first
  }

  private static let layerRows = tables.first { $0.owner == "CALayer" }?.rows ?? []

  private struct TypedProperty {
    let owner: String
    let type: TypeSyntax
    let isStatic: Bool
  }

  private static let tables = MemberTable.all + MemberTable.typed

  private static let owners = Set(tables.map { $0.owner })

  private static let properties: [String: [TypedProperty]] =
    tables.reduce(into: [:]) { result, table in
      for row in table.rows {
        guard let type = row.type.flatMap({ TypeSyntax(ofLibrary: $0) }) else { continue }
        result[row.name, default: []].append(
          TypedProperty(owner: table.owner, type: type, isStatic: row.isStatic))
      }
    }

  private static let methods: [String: [(owner: String, form: MethodForm)]] =
    tables.reduce(into: [:]) { result, table in
      for row in table.rows where row.form.declaration.utf8.contains(40) {
        result[row.name, default: []].append((table.owner, row.form))
      }
    }
}

extension TypeSyntax {
  /// Makes the type of a row: `CGFloat` or `String?`. A list is unknown, because printing would show
  /// its first element as an optional.
  init?(ofLibrary text: String) {
    guard text.utf8.first != 91 else { return nil }
    self =
      text.utf8.last == 63
      ? .libraryOptional(.named(String(text.dropLast()), [])) : .named(text, [])
  }

  /// The optional type of a member of the library. Printing shows the value alone, so the type
  /// differs from an optional that the author declares. The parser never makes such a type.
  static func libraryOptional(_ wrapped: TypeSyntax) -> TypeSyntax { .named("Optional", [wrapped]) }

  /// The type of the value in the library's optional, `nil` for any other type.
  package var wrappedByLibrary: TypeSyntax? {
    guard case .named("Optional", let wrapped) = self, wrapped.count == 1 else { return nil }
    return wrapped[0]
  }

  /// Returns true if the types of two rows are the same.
  fileprivate func isAlike(_ other: TypeSyntax) -> Bool {
    name == other.name && wrappedByLibrary?.name == other.wrappedByLibrary?.name
  }

  /// True for the type of fractional numbers, or of a container of fractional numbers.
  package var isFractional: Bool {
    if let wrapped = wrappedByLibrary { return wrapped.isFractional }
    return switch self {
    case .named(let name, _): LibraryTypes.fractions.contains(name)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .dictionary(_, let inner):
      inner.isFractional
    case .tuple, .function, .composition, .metatype: false
    }
  }
}
