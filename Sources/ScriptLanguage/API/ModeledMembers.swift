import LifecycleEngine

/// The members of UIKit's classes that the simulator models, by the class that declares them.
enum ModeledMembers {
  static let controller = [
    "view", "viewIfLoaded", "isViewLoaded", "loadViewIfNeeded", "parent", "children", "addChild",
    "removeFromParent", "navigationController", "tabBarController", "isMovingToParent",
    "isMovingFromParent", "isBeingPresented", "isBeingDismissed", "presentedViewController",
    "presentingViewController", "beginAppearanceTransition", "endAppearanceTransition",
  ]
  static let navigation = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "viewControllers", "topViewController", "visibleViewController",
    "delegate",
  ]
  static let tabBar = [
    "viewControllers", "setViewControllers", "selectedIndex", "selectedViewController",
  ]
  static let page = ["setViewControllers", "viewControllers", "dataSource", "delegate"]
  /// Methods that scenarios will be able to call; until then a call must not look as if it worked.
  static let notYet = [
    "present", "dismiss", "show", "showDetailViewController", "performSegue", "transition",
    "animate",
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "insertSubview",
  ]
  static let view = [
    "window", "superview", "subviews", "bounds", "frame", "safeAreaInsets", "isHidden",
    "addSubview", "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded",
  ]
  static let window = ["rootViewController", "makeKeyAndVisible"]

  /// The members of a class, its superclasses' included.
  static func names(of base: UIKitClass) -> [String] {
    switch base {
    case .object: []
    case .viewController: controller
    case .navigationController: navigation + controller
    case .tabBarController: tabBar + controller
    case .pageViewController: page + controller
    case .view: view
    case .window: window + view
    }
  }

  /// Whether a name without receiver means a member of `self`; callbacks do too.
  static func contains(_ name: String, in base: UIKitClass) -> Bool {
    if names(of: base).contains(name) { return true }
    guard base.isController else { return false }
    for callback in Callback.allCases where callback.baseName == name {
      return callback.lens != .console && callback.lens != .delegates
    }
    return false
  }
}

/// The types the language knows by name.
enum BuiltInTypes {
  private static let names = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UIView", "UIWindow", "NSObject", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets",
    "DispatchQueue",
    "DispatchTime", "Int", "Double", "CGFloat", "String", "Bool", "Array",
  ]

  /// What scenarios will be able to use; until then it must not look as if it worked.
  private static let notYet = [
    "Task", "Timer", "NotificationCenter", "UIAlertController", "UISplitViewController",
    "UITextField",
  ]

  static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// Whether a class or protocol that only the library declares adds no members of its own.
  static func isWithoutMembers(_ name: String) -> Bool {
    [
      "NSObject", "AnyObject", "Equatable", "Hashable", "Comparable", "Codable", "Sendable",
      "Error",
      "Identifiable", "CustomStringConvertible",
    ].contains(name)
  }

  static func isNotYetSimulated(_ name: String) -> Bool { notYet.contains(name) }

  /// The superclass of a modeled class.
  private static func parent(of base: UIKitClass) -> UIKitClass? {
    switch base {
    case .object: nil
    case .viewController, .view: .object
    case .navigationController, .tabBarController, .pageViewController: .viewController
    case .window: .view
    }
  }

  /// The author's extension that instances of a modeled class reach first.
  static func nearestExtension(of base: UIKitClass, in types: [TypeCode]) -> Int? {
    var current: UIKitClass? = base
    while let name = current?.name {
      let found = types.firstIndex { $0.role == .builtInExtension && $0.qualifiedName == name }
      if let found { return found }
      current = current.flatMap { parent(of: $0) }
    }
    return nil
  }

  /// The nearest modeled class of a UIKit class: a class the engine does not know by itself is taken
  /// for what its name says.
  static func base(of name: String) -> UIKitClass {
    for base in UIKitClass.allCases where base.name == name { return base }
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

/// The free functions the language knows by name.
enum BuiltInFunctions {
  static let names = [
    "print", "type", "min", "max", "abs", "zip", "fatalError", "preconditionFailure",
  ]
}
