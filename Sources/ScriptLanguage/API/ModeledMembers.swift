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
  static let tabBar = ["viewControllers", "setViewControllers", "selectedIndex", "selectedViewController"]
  static let page = ["setViewControllers", "viewControllers", "dataSource", "delegate"]
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
    "UIView", "UIWindow", "NSObject", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "DispatchQueue",
    "DispatchTime", "Int", "Double", "CGFloat", "String", "Bool",
  ]

  static func isKnown(_ name: String) -> Bool { names.contains(name) }

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
  static let names = ["print", "type", "min", "max", "abs"]
}
