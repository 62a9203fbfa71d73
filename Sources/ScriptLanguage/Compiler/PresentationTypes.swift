import LifecycleEngine
import SwiftSubset

// The classes of presentation controllers in UIKit's declarations. An object may have more members
// than the declared type of its property.
extension Compiler {
  /// The type of a controller's property that is declared as a subclass of presentation
  /// controllers, unless the author has a member of the name.
  func presentationMember(_ name: String) -> TypeSyntax? {
    guard tables.members[name] == nil else { return nil }
    switch name {
    case "sheetPresentationController":
      return .optional(.named(UIKitClass.sheetPresentationController.name, []))
    case "popoverPresentationController":
      return .optional(.named(UIKitClass.popoverPresentationController.name, []))
    default: return nil
    }
  }

  /// The protocol for the delegate of a sheet or a popover. A property of the general class takes
  /// any delegate of presentations.
  mutating func demandedProtocol(for target: Expression) -> String? {
    guard case .member(let base, "delegate") = target.kind,
      case .named(let name, _) = linkType(of: base)?.unwrapped
    else { return nil }
    let own = typeIndex(named: name, inside: enclosingType)
    return DelegateMethods.presentationProtocol(
      of: own.map { program.types[$0].base } ?? BuiltInTypes.base(of: name))
  }

  /// Returns true if UIKit finds a delegate method of a class, because UIKit looks only in the
  /// protocols that the class names. A class below an undeclared type may name any protocol.
  func isFound(_ callback: Callback, in type: Int) -> Bool {
    guard callback.lens == .delegates else { return true }
    let signature = "\(callback.baseName)(\(callback.declarationLabels.map { "\($0):" }.joined()))"
    let declaring = DelegateMethods.protocols.filter { $0.signatures.contains(signature) }
    if declaring.isEmpty { return true }
    let named = delegateProtocols[type].map { DelegateMethods.protocols[$0].name }
    return declaring.contains { named.contains($0.name) } || mayConformToMore(type)
  }

  private func mayConformToMore(_ type: Int) -> Bool {
    ancestry.hasAny(Array(program.types.indices), above: type) { index in
      let code = program.types[index]
      let isUnknownClass = code.inherited.first.map {
        BuiltInTypes.base(of: $0) != .object && !BuiltInTypes.isKnown($0)
          && typeIndex(named: $0, inside: index) == nil
      }
      if code.isOpen || isUnknownClass == true { return true }
      return code.inherited.contains { name in
        !BuiltInTypes.isKnown(name) && !BuiltInTypes.isWithoutMembers(name)
          && !LibraryNames.isPrefixed(name) && typeIndex(named: name, inside: index) == nil
      }
    }
  }
}
