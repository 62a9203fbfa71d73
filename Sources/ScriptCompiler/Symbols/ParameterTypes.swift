import LifecycleEngine
import SwiftSubset
import UIKitNames

// Parameter types that tell functions apart.
extension TypeLookup {
  /// Returns true if a parameter's value may be a function. An undeclared type may be a function.
  func mayBeFunction(_ type: TypeSyntax?, inside outer: Int?) -> Bool {
    guard let type else { return true }
    switch type {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      return mayBeFunction(wrapped, inside: outer)
    case .array, .dictionary: return false
    case .tuple(let elements, _):
      return elements.count == 1 && mayBeFunction(elements[0], inside: outer)
    case .named(let name, _):
      // A key path is a function, but no closure is a key path.
      return typeIndex(named: name, inside: outer) == nil && !LibraryTypes.isValue(name)
        && !BuiltInTypes.isKnown(name) && !name.hasSuffix("KeyPath")
    case .function, .composition: return true
    }
  }

  /// Returns true if a method differs from the UIKit method of the same name and labels, because
  /// the parameter types clearly differ.
  func isOverload(_ function: FunctionDeclaration, of method: MethodForm) -> Bool {
    for (own, theirs) in zip(function.parameters, method.parameters) {
      guard let type = own.type?.withoutOptional, !theirs.type.isEmpty else { continue }
      switch type {
      case .named(let name, _):
        if name == "Any" || name == "AnyObject" { continue }
        guard isToldApart(name) || theirs.plainType == "Any",
          LibraryTypes.canonicalName(name) != theirs.plainType
        else { continue }
        return true
      case .array, .dictionary: if !theirs.type.utf8.starts(with: "[".utf8) { return true }
      case .function: if !theirs.isFunction { return true }
      case .optional, .implicitlyUnwrapped, .tuple, .composition, .metatype: continue
      }
    }
    return false
  }

  /// Returns true if a type is the author's or well known, and no alias of a UIKit type.
  private func isToldApart(_ name: String) -> Bool {
    if let index = symbols.typeIndex(named: name) {
      return symbols.types[index].role != .protocolType
    }
    if symbols.types.contains(where: { $0.name == name && $0.role != .builtInExtension }) {
      return true
    }
    return LibraryTypes.isValue(name) || LibraryTypes.canonicalName(name) != name
      || BuiltInTypes.isKnown(name)
  }
}

extension TypeSyntax {
  /// The type without `?` and without the words in front.
  fileprivate var withoutOptional: TypeSyntax {
    switch inShortForm {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .metatype(let wrapped):
      wrapped.withoutOptional
    case .tuple(let elements, _) where elements.count == 1: elements[0].withoutOptional
    case .named, .array, .dictionary, .tuple, .function, .composition: inShortForm
    }
  }
}
