import LifecycleEngine

/// The forms of methods of UIKit and Foundation. A call with a label that no form has fails,
/// because the argument would be lost.
enum CallForms {
  typealias Method = OverridableMethods.Method

  /// The forms of a method of a class of UIKit, those of superclasses included. Forms of `NSObject`
  /// are left out, because Foundation has more of them.
  static func forms(of name: String, on base: UIKitClass) -> [Method] {
    byName[Int(base.rawValue)][name] ?? []
  }

  /// The forms on each class by name, because every call looks up a form.
  private static let byName = UIKitClass.allCases.map { base in
    let declared = OverridableMethods.methods(of: base).dropLast().flatMap { $0 }
    return Dictionary(grouping: declared + more(on: base)) { $0.baseName }
  }

  static func formsOfCoordinator(_ name: String) -> [Method] {
    coordinator.filter { $0.baseName == name }
  }

  /// The forms of a static method of a type.
  static func formsOfType(_ type: String, _ name: String) -> [Method] {
    switch type {
    case "Timer": timer.filter { $0.baseName == name }
    case "UIView": animations.filter { $0.baseName == name }
    default:
      CommonViews.superclass(of: type) == nil ? [] : animations.filter { $0.baseName == name }
    }
  }

  /// The forms of a static method of a class of UIKit, those of superclasses included.
  static func formsOfType(_ base: UIKitClass, _ name: String) -> [Method] {
    base == .view || base == .window || base == .textField ? formsOfType("UIView", name) : []
  }

  static func formsOfCenter(_ name: String) -> [Method] { center.filter { $0.baseName == name } }

  /// Methods that no subclass can override, or that nobody overrides.
  private static func more(on base: UIKitClass) -> [Method] {
    switch base {
    case .object, .presentationController, .popoverPresentationController: []
    case .sheetPresentationController: sheet
    case .viewController, .navigationController, .tabBarController, .pageViewController: controller
    case .splitViewController: split + controller
    case .alertController: alert + controller
    case .view, .window, .textField: view
    }
  }

  private static let controller = OverridableMethods.list(
    """
    updateTraitsIfNeeded()
    registerForTraitChanges(_ traits: [UITrait], handler: (Self, UITraitCollection) -> Void)
    registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    registerForTraitChanges(_ traits: [UITrait], action: Selector)
    """)

  private static let view =
    controller
    + OverridableMethods.list(
      """
      isDescendant(of view: UIView) -> Bool
      """)

  static let split = OverridableMethods.list(
    """
    setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
    viewController(for column: UISplitViewController.Column) -> UIViewController?
    show(_ column: UISplitViewController.Column)
    hide(_ column: UISplitViewController.Column)
    """)

  static let alert = OverridableMethods.list(
    """
    addAction(_ action: UIAlertAction)
    addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
    """)

  private static let sheet = OverridableMethods.list(
    """
    animateChanges(_ changes: () -> Void)
    invalidateDetents()
    """)

  static let customDetent = OverridableMethods.list(
    """
    custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: (Context) \
    -> CGFloat?)
    """)

  private static let coordinator = OverridableMethods.list(
    """
    animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)? \
    = nil) -> Bool
    animateAlongsideTransition(in view: UIView?, animation: ((Context) -> Void)?, completion: \
    ((Context) -> Void)? = nil) -> Bool
    notifyWhenInteractionChanges(_ handler: (Context) -> Void)
    notifyWhenInteractionEnds(_ handler: (Context) -> Void)
    viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    view(forKey key: UITransitionContextViewKey) -> UIView?
    """)

  private static let animations = OverridableMethods.list(
    """
    animate(withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> \
    Void)? = nil)
    animate(withDuration duration: TimeInterval, delay: TimeInterval, options: Options = [], \
    animations: () -> Void, completion: ((Bool) -> Void)? = nil)
    animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping \
    dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: Options = [], \
    animations: () -> Void, completion: ((Bool) -> Void)? = nil)
    animate(springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, \
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: Options = [], \
    animations: () -> Void, completion: ((Bool) -> Void)? = nil)
    animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil)
    animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: Options \
    = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil)
    addKeyframe(withRelativeStartTime start: Double, relativeDuration: Double, animations: () \
    -> Void)
    setAnimationsEnabled(_ enabled: Bool)
    performWithoutAnimation(_ actions: () -> Void)
    transition(with view: UIView, duration: TimeInterval, options: Options = [], animations: (() \
    -> Void)?, completion: ((Bool) -> Void)? = nil)
    transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: Options \
    = [], completion: ((Bool) -> Void)? = nil)
    """)

  private static let timer = OverridableMethods.list(
    """
    scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: (Timer) -> Void)
    scheduledTimer(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, \
    repeats: Bool)
    """)

  private static let center = OverridableMethods.list(
    """
    addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)
    addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using \
    block: (Notification) -> Void)
    removeObserver(_ observer: Any)
    removeObserver(_ observer: Any, name: Notification.Name?, object: Any?)
    notifications(named name: Notification.Name, object: AnyObject? = nil)
    post(_ notification: Notification)
    post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil)
    """)

  /// Lists the forms of a method.
  static func help(_ forms: [Method]) -> String {
    "it is called \(forms.map { "'\($0.signature)'" }.joined(separator: ", "))"
  }

  /// Today's name of a method from an old release of Swift or UIKit.
  static func today(_ old: String) -> String? {
    renamed.first { $0.0 == old }?.1
  }

  private static let renamed: [(String, String)] = [
    ("presentViewController", "present(_:animated:completion:)"),
    ("presentModalViewController", "present(_:animated:completion:)"),
    ("dismissViewController", "dismiss(animated:completion:)"),
    ("dismissViewControllerAnimated", "dismiss(animated:completion:)"),
    ("dismissModalViewController", "dismiss(animated:completion:)"),
    ("dismissModalViewControllerAnimated", "dismiss(animated:completion:)"),
    ("addChildViewController", "addChild(_:)"),
    ("removeFromParentViewController", "removeFromParent()"),
    ("willMoveToParentViewController", "willMove(toParent:)"),
    ("didMoveToParentViewController", "didMove(toParent:)"),
    ("childViewControllers", "children"), ("parentViewController", "parent"),
    ("popViewControllerAnimated", "popViewController(animated:)"),
    ("popToRootViewControllerAnimated", "popToRootViewController(animated:)"),
    ("showViewController", "show(_:sender:)"),
    ("performSegueWithIdentifier", "performSegue(withIdentifier:sender:)"),
    ("bringSubview", "bringSubviewToFront(_:)"), ("sendSubview", "sendSubviewToBack(_:)"),
    ("exchangeSubviewAtIndex", "exchangeSubview(at:withSubviewAt:)"),
    ("isDescendantOfView", "isDescendant(of:)"),
    ("animateWithDuration", "animate(withDuration:animations:)"),
    ("transitionWithView", "transition(with:duration:options:animations:completion:)"),
    ("transitionFromViewController", "transition(from:to:duration:options:animations:completion:)"),
  ]
}
