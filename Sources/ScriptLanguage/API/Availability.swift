import LifecycleEngine

/// The classes and members of UIKit that some releases lack.
enum Availability {
  /// Members of a class that came with a release.
  struct Members {
    let major: Int
    let owner: String
    let names: [String]

    fileprivate init(_ major: Int, _ owner: String, _ names: String...) {
      self.major = major
      self.owner = owner
      self.names = names
    }
  }

  /// Sorted by release, then by class. Subclasses have the members of their superclasses.
  static let members: [Members] = [
    Members(6, "UIView", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded"),
    Members(6, "UIViewController", "shouldAutorotate", "supportedInterfaceOrientations"),
    Members(7, "UIView", "performWithoutAnimation"),
    Members(
      7, "UIViewController", "bottomLayoutGuide", "preferredContentSize", "topLayoutGuide",
      "transitionCoordinator", "transitioningDelegate"),
    Members(8, "UISplitViewController", "displayMode", "isCollapsed", "preferredDisplayMode"),
    Members(8, "UIView", "traitCollection"),
    Members(
      8, "UIViewController", "popoverPresentationController", "presentationController",
      "setOverrideTraitCollection", "show", "showDetailViewController", "traitCollection"),
    Members(9, "UIViewController", "loadViewIfNeeded", "viewIfLoaded"),
    Members(10, "UITraitCollection", "preferredContentSizeCategory"),
    Members(10, "UIViewControllerTransitionCoordinator", "notifyWhenInteractionChanges"),
    Members(11, "UINavigationItem", "searchController"),
    Members(
      11, "UIView", "directionalLayoutMargins", "insetsLayoutMarginsFromSafeArea",
      "safeAreaInsets", "safeAreaLayoutGuide"),
    Members(
      11, "UIViewController", "additionalSafeAreaInsets",
      "setNeedsUpdateOfHomeIndicatorAutoHidden"),
    Members(12, "UITraitCollection", "userInterfaceStyle"),
    Members(13, "UIView", "overrideUserInterfaceStyle"),
    Members(13, "UIViewController", "isModalInPresentation", "overrideUserInterfaceStyle"),
    Members(13, "UIWindow", "windowScene"),
    Members(
      14, "UISplitViewController", "hide", "init(style:)", "setViewController", "show(_ column:)",
      "style", "viewController"),
    Members(15, "NotificationCenter", "notifications"),
    Members(
      15, "UIViewController", "contentScrollView", "setContentScrollView",
      "sheetPresentationController"),
    Members(16, "UISheetPresentationController", "invalidateDetents"),
    Members(
      16, "UIViewController", "activePresentationController",
      "setNeedsUpdateOfSupportedInterfaceOrientations"),
    Members(16, "UIWindowScene", "requestGeometryUpdate"),
    Members(17, "UIPresentationController", "registerForTraitChanges", "traitOverrides"),
    Members(17, "UIView", "registerForTraitChanges", "traitOverrides", "updateTraitsIfNeeded"),
    Members(
      17, "UIViewController", "registerForTraitChanges", "traitOverrides",
      "updateTraitsIfNeeded"),
    Members(18, "UITabBarController", "isTabBarHidden", "setTabBarHidden"),
    Members(18, "UIViewController", "preferredTransition"),
    Members(26, "UIView", "setNeedsUpdateProperties", "updatePropertiesIfNeeded"),
    Members(26, "UIViewController", "setNeedsUpdateProperties", "updatePropertiesIfNeeded"),
  ]

  /// The first release of a class's own member, `nil` if all simulated releases have the member.
  static func firstRelease(of name: String, of owner: String) -> Int? {
    members.first { $0.owner == owner && $0.names.contains(name) }?.major
  }

  /// The first release that has a member of a class or of its superclasses.
  static func firstRelease(of name: String, of base: UIKitClass) -> Int? {
    var current: UIKitClass? = base
    while let owner = current {
      if let major = firstRelease(of: name, of: owner.name) { return major }
      current = BuiltInTypes.parent(of: owner)
    }
    return nil
  }

  /// The first release that has a class.
  static func firstRelease(of base: UIKitClass) -> Int {
    switch base {
    case .object, .viewController, .navigationController, .tabBarController, .pageViewController,
      .splitViewController, .view, .window, .textField:
      Release.oldest.major
    case .alertController, .presentationController, .popoverPresentationController: 8
    case .sheetPresentationController: 15
    }
  }

  /// The first release that has a style of presentation.
  static func firstRelease(of style: ModalPresentationStyle) -> Int {
    switch style {
    case .fullScreen, .pageSheet, .formSheet, .currentContext: Release.oldest.major
    case .custom, .none: 7
    case .overFullScreen, .overCurrentContext, .popover: 8
    case .automatic: 13
    }
  }

  /// The first release that has a way to turn pages.
  static func firstRelease(of style: PageTransitionStyle) -> Int {
    switch style {
    case .pageCurl: Release.oldest.major
    case .scroll: 6
    }
  }
}
