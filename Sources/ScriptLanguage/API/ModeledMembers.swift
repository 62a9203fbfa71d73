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
  /// Methods that scenarios cannot call yet. A call fails, because the call would seem to work.
  static let notYet = [
    "setHidesBackButton", "performSelector", "sendActions", "setTabs",
  ]
  /// Properties that scenarios cannot set yet. An assignment fails, because the properties change
  /// what is simulated.
  static let notYetProperties = [
    "interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer",
    "hidesBarsOnSwipe", "hidesBarsOnTap", "edgesForExtendedLayout",
    "extendedLayoutIncludesOpaqueBars", "tabs", "selectedTab",
    "adaptiveSheetPresentationController",
  ]
  /// Unsupported properties of objects that are not simulated, such as `navigationItem`.
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

  /// The members of a class, those of superclasses included.
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

  /// Returns true if an assignment to a property must fail because the assignment would seem to
  /// work. Delegates count, because UIKit calls delegates and holds them weakly.
  static func isNotYet(property name: String) -> Bool {
    if notYetProperties.contains(name) || name == "delegate" || name == "dataSource" { return true }
    return name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
  }

  /// Returns true if a name without receiver means a member of `self` that is not simulated yet.
  static func isNotYet(_ name: String, in base: UIKitClass) -> Bool {
    guard base != .object else { return false }
    return notYet.contains(name) || base.isController && notYetProperties.contains(name)
  }

  /// Returns true if a name without receiver means a member of `self`, callbacks included.
  static func contains(_ name: String, in base: UIKitClass) -> Bool {
    if names(of: base).contains(name) { return true }
    guard base.isController else { return false }
    guard let callback = Callback.named(name).first else { return false }
    return callback.lens != .console && callback.lens != .delegates
  }
}

/// The types that the language knows by name.
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

  /// Types that scenarios cannot use yet. A use fails, because the use would seem to work.
  private static let notYet = [
    "UINib"
  ]

  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || CommonViews.names.contains(name)
      || LibraryTypes.controllers.contains(name)
  }

  /// The types that a misspelt name may have meant.
  static var all: [String] { names + CommonViews.names + LibraryTypes.controllers + notYet }

  /// Returns true if a class or protocol that only the library declares adds no members.
  static func isWithoutMembers(_ name: String) -> Bool {
    [
      "NSObject", "AnyObject", "Equatable", "Hashable", "Comparable", "Codable", "Sendable",
      "Error",
      "Identifiable", "CustomStringConvertible",
    ].contains(name)
  }

  static func isNotYetSimulated(_ name: String) -> Bool { notYet.contains(name) }

  /// The types that are not simulated yet.
  static var refused: [String] { notYet }

  /// The replacement for a type that is not simulated yet.
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

  /// The author's extension that a type of the library reaches first: an extension of the type, or
  /// of the nearest superclass.
  static func nearestExtension(of name: String, in program: Program) -> Int? {
    for ancestor in LibraryTypes.chain(from: name) {
      let found = program.extensions.first { program.types[$0].qualifiedName == ancestor }
      if let found { return found }
    }
    return nil
  }

  /// The nearest modeled class of a UIKit class. For a class that the engine does not know, the
  /// name decides.
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

/// The free functions that the language knows by name.
enum BuiltInFunctions {
  static let names = [
    "print", "type", "min", "max", "abs", "zip", "stride", "fatalError", "preconditionFailure",
    "assertionFailure", "assert", "precondition", "sequence", "floor", "ceil", "round", "trunc",
    "sqrt", "pow", "fmod", "hypot",
  ]
}
