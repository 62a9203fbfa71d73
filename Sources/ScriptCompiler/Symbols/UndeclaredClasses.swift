import LifecycleEngine
import SwiftSubset
import UIKitNames

/// The likely bases of undeclared superclasses of an example.
///
/// The overrides of a subclass decide, not the name of the class: only a controller has a
/// `viewDidLoad()`. Without overrides, only the ending of the name is left.
package struct UndeclaredClasses {
  private var bases: [(name: String, base: UIKitClass)] = []

  /// - Parameter classes: The classes of the example, each with its first inherited type and its
  ///   members, those of extensions included.
  package init(_ classes: [(name: String, parent: String?, members: [Statement])]) {
    for entry in classes {
      guard let base = UndeclaredClasses.base(ofOverrides: entry.members) else { continue }
      var top = entry
      // A circle of superclasses is reported elsewhere, and the number of classes limits the steps.
      for _ in classes {
        guard let parent = classes.first(where: { $0.name == top.parent }) else { break }
        top = parent
      }
      guard let name = top.parent, UndeclaredClasses.mayBe(base, name),
        !bases.contains(where: { $0.name == name })
      else { continue }
      bases.append((name, base))
    }
  }

  /// The UIKit class that an undeclared class descends from.
  package func base(of name: String) -> UIKitClass {
    for entry in bases where entry.name == name { return entry.base }
    return BuiltInTypes.base(ofUndeclared: name)
  }

  /// The UIKit class that an undeclared superclass descends from. A class of `AVPlayerViewController` is a
  /// screen, too.
  package func base(ofSuperclass name: String) -> UIKitClass {
    let base = base(of: name)
    let isScreen = LibraryNames.isController(name) && !name.hasPrefix("NS")
    return base == .object && isScreen ? .viewController : base
  }

  /// Returns true if overrides may tell the base of a class. A prefix tells nothing, because apps have
  /// prefixes, too, but the views of other libraries of Apple's are no views of UIKit's.
  private static func mayBe(_ base: UIKitClass, _ name: String) -> Bool {
    isUnknown(name)
      || base.isController && BuiltInTypes.base(of: name) == .object
        && !BuiltInTypes.isWithoutMembers(name) && !name.hasPrefix("NS")
  }

  /// Returns true if a class is neither UIKit's nor known to belong to another library.
  static func isUnknown(_ name: String) -> Bool {
    BuiltInTypes.base(of: name) == .object && !BuiltInTypes.isWithoutMembers(name)
      && !LibraryNames.isPrefixed(name)
  }

  /// The UIKit class that declares the overridden members itself, a container before others.
  private static func base(ofOverrides members: [Statement]) -> UIKitClass? {
    var result: UIKitClass?
    for member in members {
      if case .function(let function) = member.kind, function.modifiers.isOverride {
        let owners = [
          UIKitClass.navigationController, .tabBarController, .pageViewController, .viewController,
          .view,
        ].filter { isOwn(function.signature, of: $0) }
        guard owners.count == 1 else { continue }
        if owners[0].isContainer { return owners[0] }
        result = result ?? owners[0]
      } else if case .variable(let variable) = member.kind, variable.modifiers.isOverride {
        let names = variable.entries.flatMap { $0.pattern.boundNames }
        if names.contains(where: isOfControllers) { result = result ?? .viewController }
      }
    }
    return result
  }

  /// Returns true if a class itself has a method, and not only a superclass.
  private static func isOwn(_ signature: String, of base: UIKitClass) -> Bool {
    UIKitNames.methods(of: base)[0].contains { $0.signature == signature }
  }

  /// Returns true if only controllers have an overridable property.
  private static func isOfControllers(_ name: String) -> Bool {
    if name == "traitCollection" { return false }
    let marks = UIKitNames.marks(of: name, in: .viewController)
    return !marks.isDisjoint(with: [.simulated, .unread, .looks])
  }
}
