import SwiftSubset
import UIKitNames

// Swift chooses among overloads by the declared types of the arguments, not by their values.
extension StaticTypes {
  /// The parameter type that the declared type of each argument chooses among the functions of a
  /// name, as a text. Empty if no declared type chooses.
  func chosenTypes(of arguments: [Argument], for name: String) -> [String?] {
    guard !arguments.isEmpty, let forms = symbols.tables.parameters[name], forms.count > 1 else {
      return []
    }
    let fitting = forms.compactMap { FormsOfOwn.fit(arguments, to: $0) }
    guard fitting.count > 1 else { return [] }
    let chosen = arguments.enumerated().map { place, argument in
      chosenType(of: argument.value, among: fitting.compactMap { $0[place] })
    }
    return chosen.contains { $0 != nil } ? chosen : []
  }

  private func chosenType(of argument: Expression, among types: [TypeSyntax]) -> String? {
    let spellings = types.map { $0.spelling }
    guard argument.isPlace, spellings.contains(where: { $0 != spellings[0] }),
      let given = staticType(of: argument)
    else { return nil }
    return typesAbove(given).first { spellings.contains($0) }
  }

  /// A type and the types that take its values, the nearest first.
  private func typesAbove(_ type: TypeSyntax) -> [String] {
    switch type {
    case .optional(let wrapped):
      return typesAbove(wrapped).compactMap { $0 == "Any" ? nil : $0 + "?" } + ["Any"]
    case .implicitlyUnwrapped(let wrapped): return typesAbove(wrapped)
    case .named(let name, _):
      var names = [type.spelling]
      var protocols: [String] = []
      var library = name
      var current = typeLookup.typeIndex(named: name, inside: scopes.enclosingType)
      while let index = current {
        let own = symbols.types[index]
        names += [own.qualifiedName, own.name]
        protocols += own.inherited
        library = own.base.name
        current = own.superclass
      }
      names += LibraryTypes.chain(from: library) + protocols
      return names + names.map { $0 + "?" } + ["AnyObject", "Any"]
    case .array, .dictionary, .tuple, .function, .composition, .metatype:
      return [type.spelling, type.spelling + "?", "Any"]
    }
  }
}

extension Expression {
  /// True for a variable or property, whose type is declared.
  var isPlace: Bool {
    switch kind {
    case .identifier: true
    case .member(let base, _):
      if case .selfReference = base.kind { true } else { base.isPlace }
    default: false
    }
  }
}
