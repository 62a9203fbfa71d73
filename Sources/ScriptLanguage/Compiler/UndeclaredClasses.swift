import LifecycleEngine
import SwiftSubset

/// What the superclasses are that an example inherits from and does not declare.
///
/// What a subclass overrides tells it, whatever the class is called: nothing but a controller has a
/// `viewDidLoad()`. Where nothing is overridden, the ending of the name is all there is.
struct UndeclaredClasses {
  private var bases: [(name: String, base: UIKitClass)] = []

  /// - Parameter classes: The classes of the example, each with the first type it inherits from and
  ///   with its members, those of its extensions among them.
  init(_ classes: [(name: String, parent: String?, members: [Statement])]) {
    for entry in classes {
      guard let base = UndeclaredClasses.base(ofOverrides: entry.members) else { continue }
      var top = entry
      // A circle of superclasses is reported elsewhere; as many steps as there are classes end it.
      for _ in classes {
        guard let parent = classes.first(where: { $0.name == top.parent }) else { break }
        top = parent
      }
      guard let name = top.parent, UndeclaredClasses.isUnknown(name),
        !bases.contains(where: { $0.name == name })
      else { continue }
      bases.append((name, base))
    }
  }

  /// The class of UIKit's that a class nobody declares descends from.
  func base(of name: String) -> UIKitClass {
    for entry in bases where entry.name == name { return entry.base }
    return BuiltInTypes.base(ofUndeclared: name)
  }

  /// Whether a class is neither UIKit's nor known to be of another library.
  static func isUnknown(_ name: String) -> Bool {
    BuiltInTypes.base(of: name) == .object && !BuiltInTypes.isWithoutMembers(name)
      && !LibraryNames.isPrefixed(name)
  }

  /// The class of UIKit's that has what is overridden: of containers only that one whose own it is.
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

  /// Whether a class itself has a method, and not only those above it.
  private static func isOwn(_ signature: String, of base: UIKitClass) -> Bool {
    OverridableMethods.methods(of: base)[0].contains { $0.signature == signature }
  }

  /// Whether only controllers have a property that a subclass may override.
  private static func isOfControllers(_ name: String) -> Bool {
    if name == "traitCollection" { return false }
    return OverridableProperties.isUnread(name, in: .viewController)
      || OverridableProperties.isOfSurroundings(name, in: .viewController)
      || ModeledMembers.controller.contains(name)
  }
}
