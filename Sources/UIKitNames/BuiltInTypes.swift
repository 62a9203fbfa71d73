import LifecycleEngine

/// The types that the language knows by name.
package enum BuiltInTypes {
  private static let names = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
    "UIAlertController", "UISearchController", "UIPresentationController",
    "UISheetPresentationController",
    "UIPopoverPresentationController", "UIAlertAction", "UITextField", "UITextView",
    "UIApplication",
    "NotificationCenter", "UIStoryboard", "Timer", "Task",
    "UIView", "UIWindow", "UIModalPresentationStyle", "NSObject", "CGRect", "CGSize", "CGPoint",
    "UIEdgeInsets", "UITraitCollection", "UIInterfaceOrientationMask", "UIInterfaceOrientation",
    "DispatchQueue",
    "DispatchTime", "Int", "Double", "CGFloat", "TimeInterval", "String", "Bool", "Array",
    "Optional", "Set", "Dictionary", "Character", "Substring", "Float", "UInt",
    "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Types that scenarios cannot use yet. A use fails, because the use would seem to work.
  private static let notYet = [
    "UINib"
  ]

  package static func isKnown(_ name: String) -> Bool {
    names.contains(name) || CommonViews.names.contains(name)
      || LibraryTypes.controllers.contains(name)
  }

  /// The types that a misspelt name may have meant.
  package static var all: [String] { names + CommonViews.names + LibraryTypes.controllers + notYet }

  /// Returns true if a class or protocol that only the library declares adds no members.
  package static func isWithoutMembers(_ name: String) -> Bool {
    [
      "NSObject", "AnyObject", "Equatable", "Hashable", "Comparable", "Codable", "Sendable",
      "Error",
      "Identifiable", "CustomStringConvertible",
    ].contains(name)
  }

  package static func isNotYetSimulated(_ name: String) -> Bool { notYet.contains(name) }

  /// The types that are not simulated yet.
  static var refused: [String] { notYet }

  /// The replacement for a type that is not simulated yet.
  package static func help(for name: String) -> [String] {
    switch name {
    case "UINib": ["make the view in code"]
    default: []
    }
  }

  /// The superclass of a modeled class.
  package static func parent(of base: UIKitClass) -> UIKitClass? {
    switch base {
    case .object: nil
    case .viewController, .view, .presentationController: .object
    case .sheetPresentationController, .popoverPresentationController: .presentationController
    case .alertController, .searchController, .navigationController, .tabBarController,
      .pageViewController,
      .splitViewController:
      .viewController
    case .window, .textField, .textView: .view
    }
  }

  /// The nearest modeled class of a UIKit class. For a class that the engine does not know, the
  /// name decides.
  package static func base(of name: String) -> UIKitClass {
    for base in UIKitClass.allCases where base.name == name { return base }
    if CommonViews.superclass(of: name) != nil { return .view }
    if name.hasPrefix("UI"), name.hasSuffix("ViewController") || name.hasSuffix("Controller") {
      return .viewController
    }
    if name.hasPrefix("UI"),
      ["View", "Control", "Button", "Label", "Field", "Cell", "Bar"].contains(where: {
        name.hasSuffix($0)
      })
    {
      return .view
    }
    return .object
  }
}

/// The free functions that the language knows by name.
package enum BuiltInFunctions {
  package static let names = [
    "print", "type", "min", "max", "abs", "zip", "stride", "fatalError", "preconditionFailure",
    "assertionFailure", "assert", "precondition", "sequence", "floor", "ceil", "round", "trunc",
    "sqrt", "pow", "fmod", "hypot",
  ]
}
