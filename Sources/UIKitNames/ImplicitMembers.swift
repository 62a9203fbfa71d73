import LifecycleEngine

/// The types of the library whose members are more than names. In a place for such a type, `.main`,
/// `.zero` and `.init()` mean the members of the type. The cases of an enumeration of UIKit stay
/// names.
package enum ImplicitMembers {
  private static let others = [
    "NotificationCenter", "DispatchQueue", "OperationQueue", "RunLoop", "UIApplication", "Timer",
    "Task", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "UITraitCollection", "UIAlertAction",
    "UIStoryboard",
  ]

  /// Returns true if members of a type are more than names.
  package static func has(_ name: String) -> Bool {
    others.contains(name) || CommonViews.superclass(of: name) != nil
      || UIKitClass.allCases.contains { $0 != .object && $0.name == name }
  }
}
