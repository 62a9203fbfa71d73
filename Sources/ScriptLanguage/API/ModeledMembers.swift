import LifecycleEngine

/// The members of UIKit's classes that the simulator models, by the class that declares them.
enum ModeledMembers {
  static let controller = [
    "view", "viewIfLoaded", "performSegue", "isViewLoaded", "loadViewIfNeeded", "parent",
    "children", "addChild",
    "removeFromParent", "navigationController", "tabBarController", "isMovingToParent",
    "isMovingFromParent", "isBeingPresented", "isBeingDismissed", "presentedViewController",
    "presentingViewController", "present", "dismiss", "modalPresentationStyle",
    "definesPresentationContext", "isModalInPresentation", "modalTransitionStyle",
    "transitioningDelegate", "presentationController", "activePresentationController",
    "sheetPresentationController", "popoverPresentationController", "beginAppearanceTransition",
    "endAppearanceTransition", "transition", "show", "showDetailViewController",
    "splitViewController",
    "transitionCoordinator", "traitCollection", "traitOverrides", "setOverrideTraitCollection",
    "updateTraitsIfNeeded", "registerForTraitChanges", "overrideUserInterfaceStyle",
    "setNeedsUpdateOfSupportedInterfaceOrientations", "setNeedsUpdateProperties",
    "updatePropertiesIfNeeded", "additionalSafeAreaInsets", "hidesBottomBarWhenPushed",
    "preferredContentSize", "preferredTransition", "title", "isEditing", "setEditing",
  ]
  static let navigation = [
    "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "viewControllers", "topViewController", "visibleViewController",
    "delegate", "isNavigationBarHidden", "setNavigationBarHidden", "isToolbarHidden",
    "setToolbarHidden",
  ]
  static let tabBar = [
    "viewControllers", "setViewControllers", "selectedIndex", "selectedViewController",
    "delegate", "isTabBarHidden", "setTabBarHidden",
  ]
  static let split = [
    "viewControllers", "isCollapsed", "displayMode", "preferredDisplayMode", "delegate",
    "setViewController", "viewController", "show", "hide", "style",
  ]
  static let page = [
    "setViewControllers", "viewControllers", "dataSource", "delegate", "transitionStyle",
  ]
  static let presentation = [
    "presentedViewController", "presentingViewController", "containerView", "presentedView",
    "presentationStyle", "delegate", "adaptivePresentationStyle", "overrideTraitCollection",
    "frameOfPresentedViewInContainerView", "shouldRemovePresentersView",
    "shouldPresentInFullscreen",
  ]
  static let sheet = [
    "detents", "selectedDetentIdentifier", "largestUndimmedDetentIdentifier",
    "prefersGrabberVisible", "prefersScrollingExpandsWhenScrolledToEdge",
    "prefersEdgeAttachedInCompactHeight", "widthFollowsPreferredContentSizeWhenEdgeAttached",
    "preferredCornerRadius", "animateChanges", "invalidateDetents",
  ]
  static let popover = [
    "sourceView", "sourceRect", "sourceItem", "barButtonItem", "permittedArrowDirections",
    "passthroughViews",
  ]
  static let alert = [
    "title", "message", "preferredStyle", "actions", "addAction", "preferredAction", "textFields",
    "addTextField",
  ]
  /// Methods that scenarios will be able to call; until then a call must not look as if it worked.
  static let notYet = [
    "setHidesBackButton", "performSelector", "sendActions", "setTabs",
  ]
  /// Properties that scenarios will be able to set; they change what is simulated, so they must not
  /// be taken for decoration.
  static let notYetProperties = [
    "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
    "hidesBarsOnSwipe", "hidesBarsOnTap", "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars", "tabs", "selectedTab",
    "adaptiveSheetPresentationController",
  ]
  /// The same of objects that are not simulated themselves, such as `navigationItem`.
  static let notYetBeside = [
    "hidesBackButton", "searchController", "delegateClass", "sceneClass",
    "interactiveDismissShouldBegin",
  ]
  static let view = [
    "window", "superview", "subviews", "bounds", "frame", "center", "safeAreaInsets", "isHidden",
    "traitCollection", "autoresizingMask", "viewWithTag",
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "exchangeSubview", "removeFromSuperview", "setNeedsLayout", "layoutIfNeeded",
    "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "setNeedsDisplay",
    "setNeedsUpdateProperties", "updatePropertiesIfNeeded", "registerForTraitChanges",
    "endEditing", "becomeFirstResponder", "resignFirstResponder", "isFirstResponder",
  ]
  static let textField = [
    "delegate", "becomeFirstResponder", "resignFirstResponder", "isFirstResponder",
  ]
  static let window = [
    "rootViewController", "makeKeyAndVisible", "makeKey", "isKeyWindow", "windowScene",
    "overrideUserInterfaceStyle",
  ]

  /// The members of a class, its superclasses' included.
  static func names(of base: UIKitClass) -> [String] {
    switch base {
    case .object: []
    case .viewController: controller
    case .navigationController: navigation + controller
    case .tabBarController: tabBar + controller
    case .pageViewController: page + controller
    case .splitViewController: split + controller
    case .view: view + ViewDefaults.names
    case .window: window + view + ViewDefaults.names
    case .alertController: alert + controller
    case .presentationController: presentation
    case .sheetPresentationController: sheet + presentation
    case .popoverPresentationController: popover + presentation
    case .textField: textField + view + ViewDefaults.names
    }
  }

  /// Whether a property of UIKit's is one that must not look as if it worked. Delegates are: UIKit
  /// holds them weakly and calls them.
  static func isNotYet(property name: String) -> Bool {
    if notYetProperties.contains(name) || name == "delegate" || name == "dataSource" { return true }
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Whether a name without receiver means a member of `self` that is not simulated yet.
  static func isNotYet(_ name: String, in base: UIKitClass) -> Bool {
    guard base != .object else { return false }
    return notYet.contains(name) || base.isController && notYetProperties.contains(name)
  }

  /// Whether a name without receiver means a member of `self`; callbacks do too.
  static func contains(_ name: String, in base: UIKitClass) -> Bool {
    if names(of: base).contains(name) { return true }
    guard base.isController else { return false }
    guard let callback = Callback.named(name).first else { return false }
    return callback.lens != .console && callback.lens != .delegates
  }
}

/// The types the language knows by name.
enum BuiltInTypes {
  private static let names = [
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController",
    "UIAlertController", "UIPresentationController", "UISheetPresentationController",
    "UIPopoverPresentationController", "UIAlertAction", "UITextField", "UIApplication",
    "NotificationCenter", "UIStoryboard", "Timer", "Task",
    "UIView", "UIWindow", "UIModalPresentationStyle", "NSObject", "CGRect", "CGSize", "CGPoint",
    "UIEdgeInsets", "UITraitCollection", "UIInterfaceOrientationMask", "UIInterfaceOrientation",
    "DispatchQueue",
    "DispatchTime", "Int", "Double", "CGFloat", "TimeInterval", "String", "Bool", "Array",
    "Optional", "Set", "Dictionary", "Character", "Substring", "Float", "UInt",
    "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// What scenarios will be able to use; until then it must not look as if it worked.
  private static let notYet = [
    "UINib"
  ]

  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || CommonViews.names.contains(name)
      || LibraryTypes.controllers.contains(name)
  }

  /// The types that a slip of the pen may have meant.
  static var all: [String] { names + CommonViews.names + LibraryTypes.controllers + notYet }

  /// Whether a class or protocol that only the library declares adds no members of its own.
  static func isWithoutMembers(_ name: String) -> Bool {
    [
      "NSObject", "AnyObject", "Equatable", "Hashable", "Comparable", "Codable", "Sendable",
      "Error",
      "Identifiable", "CustomStringConvertible",
    ].contains(name)
  }

  static func isNotYetSimulated(_ name: String) -> Bool { notYet.contains(name) }

  /// These types.
  static var refused: [String] { notYet }

  /// What to write instead of a type that is not simulated yet.
  static func help(for name: String) -> [String] {
    switch name {
    case "UINib": ["make the view in code"]
    default: []
    }
  }

  /// The superclass of a modeled class.
  static func parent(of base: UIKitClass) -> UIKitClass? {
    switch base {
    case .object: nil
    case .viewController, .view, .presentationController: .object
    case .sheetPresentationController, .popoverPresentationController: .presentationController
    case .alertController, .navigationController, .tabBarController, .pageViewController,
      .splitViewController:
      .viewController
    case .window, .textField: .view
    }
  }

  /// The author's extension that a type of the library reaches first: its own, or one of what it
  /// inherits from.
  static func nearestExtension(of name: String, in program: Program) -> Int? {
    for ancestor in LibraryTypes.chain(from: name) {
      let found = program.extensions.first { program.types[$0].qualifiedName == ancestor }
      if let found { return found }
    }
    return nil
  }

  /// The nearest modeled class of a UIKit class: a class the engine does not know by itself is taken
  /// for what its name says.
  static func base(of name: String) -> UIKitClass {
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

/// The free functions the language knows by name.
enum BuiltInFunctions {
  static let names = [
    "print", "type", "min", "max", "abs", "zip", "stride", "fatalError", "preconditionFailure",
    "assertionFailure", "assert", "precondition", "sequence", "floor", "ceil", "round", "trunc",
    "sqrt", "pow", "fmod", "hypot",
  ]
}
