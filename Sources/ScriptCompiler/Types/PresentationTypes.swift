import LifecycleEngine
import SwiftSubset
import UIKitNames

// The classes of presentation controllers in UIKit's declarations. An object may have more members
// than the declared type of its property.
extension StaticTypes {
  /// The type of a controller's property that is declared as a subclass of presentation
  /// controllers, unless the author has a member of the name.
  func presentationMember(_ name: String) -> TypeSyntax? {
    guard symbols.tables.members[name] == nil, let type = UIKitNames.type(of: name),
      let base = UIKitClass.allCases.first(where: { $0.name + "?" == type }),
      base.isPresentationController
    else { return nil }
    return .optional(.named(base.name, []))
  }

  /// The protocol for the delegate of a sheet or a popover. A property of the general class takes
  /// any delegate of presentations.
  func demandedProtocol(for target: Expression) -> String? {
    guard case .member(let base, let member) = target.kind,
      case .named(let name, _) = linkType(of: base)?.unwrapped
    else { return nil }
    let own = typeLookup.typeIndex(named: name, inside: scopes.enclosingType)
    let owner = own.map { symbols.types[$0].base } ?? BuiltInTypes.base(of: name)
    guard UIKitNames.marks(of: member, in: owner).contains(.weak) else { return nil }
    return DelegateMethods.presentationProtocol(of: owner)
  }
}
