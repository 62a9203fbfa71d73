import LifecycleEngine
import SwiftSubset
import UIKitNames

// The classes of presentation controllers in UIKit's declarations. An object may have more members
// than the declared type of its property.
extension StaticTypes {
  /// The type of a controller's property that is declared as a subclass of presentation
  /// controllers, unless the author has a member of the name.
  func presentationMember(_ name: String) -> TypeSyntax? {
    guard symbols.tables.members[name] == nil else { return nil }
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
  func demandedProtocol(for target: Expression) -> String? {
    guard case .member(let base, "delegate") = target.kind,
      case .named(let name, _) = linkType(of: base)?.unwrapped
    else { return nil }
    let own = typeLookup.typeIndex(named: name, inside: scopes.enclosingType)
    return DelegateMethods.presentationProtocol(
      of: own.map { symbols.types[$0].base } ?? BuiltInTypes.base(of: name))
  }
}
