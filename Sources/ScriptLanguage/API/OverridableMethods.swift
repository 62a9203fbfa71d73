import LifecycleEngine

/// The methods of UIKit's classes that a subclass may override, called by the simulator or not. An
/// `override` of any other method overrides nothing.
enum OverridableMethods {
  /// A method as a subclass declares it.
  struct Method: Sendable {
    /// The name with its argument labels: `viewWillAppear(_:)`.
    let signature: String
    /// The declaration after `func`: `viewWillAppear(_ animated: Bool)`.
    let declaration: String

    /// The name without labels.
    let baseName: String
    let parameters: [FormParameter]

    /// True if UIKit calls the method, so that an override waits for something to happen.
    let isCallback: Bool

    /// - Parameter line: The declaration, behind `* ` if UIKit calls the method.
    init(_ line: String) {
      isCallback = line.utf8.first == 42
      let declaration = isCallback ? String(line.dropFirst(2)) : line
      self.declaration = declaration
      signature = Method.signature(of: declaration)
      baseName = String(declaration.prefix { $0 != "(" })
      parameters = FormParameter.list(in: declaration)
    }

    /// Keeps the first word of each parameter: the label.
    private static func signature(of declaration: String) -> String {
      var result: [UInt8] = []
      var depth = 0
      var isInLabel = false
      for byte in declaration.utf8 {
        switch byte {
        case 40, 91:
          depth += 1
          if depth == 1 {
            result.append(byte)
            isInLabel = true
          }
        case 41, 93:
          depth -= 1
          guard depth == 0 else { break }
          return String(decoding: result + [byte], as: UTF8.self)
        case 44 where depth == 1: isInLabel = true
        case 32, 58:
          guard depth == 1, isInLabel, let last = result.last, last != 40, last != 58 else { break }
          result.append(58)
          isInLabel = false
        default: if depth == 0 || depth == 1 && isInLabel { result.append(byte) }
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// Parses methods from a text, one in each line, with a star before the methods that UIKit calls.
  /// A text takes less room than an array.
  static func list(_ text: String) -> [Method] {
    text.split(separator: "\n").map { Method(String($0)) }
  }

  private static let object = list(
    """
    * awakeFromNib()
    prepareForInterfaceBuilder()
    copy() -> Any
    mutableCopy() -> Any
    * isEqual(_ object: Any?) -> Bool
    value(forKey key: String) -> Any?
    setValue(_ value: Any?, forKey key: String)
    * observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: \
    Any]?, context: UnsafeMutableRawPointer?)
    """)

  private static let responder = list(
    """
    * becomeFirstResponder() -> Bool
    * resignFirstResponder() -> Bool
    * touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
    * touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
    * touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
    * touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
    * touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>)
    * pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    * pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    * pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    * pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?)
    * motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    * motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    * motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?)
    * remoteControlReceived(with event: UIEvent?)
    * canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
    * target(forAction action: Selector, withSender sender: Any?) -> Any?
    * buildMenu(with builder: UIMenuBuilder)
    * validate(_ command: UICommand)
    * updateUserActivityState(_ activity: NSUserActivity)
    * restoreUserActivityState(_ activity: NSUserActivity)
    reloadInputViews()
    * traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    """)

  private static let controller = list(
    """
    * loadView()
    * loadViewIfNeeded()
    * viewDidLoad()
    * viewWillUnload()
    * viewDidUnload()
    * viewWillAppear(_ animated: Bool)
    * viewIsAppearing(_ animated: Bool)
    * viewDidAppear(_ animated: Bool)
    * viewWillDisappear(_ animated: Bool)
    * viewDidDisappear(_ animated: Bool)
    * viewWillLayoutSubviews()
    * viewDidLayoutSubviews()
    * viewLayoutMarginsDidChange()
    * viewSafeAreaInsetsDidChange()
    * updateViewConstraints()
    * updateProperties()
    * updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState)
    setNeedsUpdateContentUnavailableConfiguration()
    setNeedsUpdateProperties()
    updatePropertiesIfNeeded()
    * didReceiveMemoryWarning()
    * willMove(toParent parent: UIViewController?)
    * didMove(toParent parent: UIViewController?)
    addChild(_ childController: UIViewController)
    removeFromParent()
    transition(from fromViewController: UIViewController, to toViewController: UIViewController, \
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, \
    completion: ((Bool) -> Void)? = nil)
    beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    endAppearanceTransition()
    setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: \
    UIViewController)
    * overrideTraitCollection(forChild childViewController: UIViewController) -> \
    UITraitCollection?
    * viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    * willTransition(to newCollection: UITraitCollection, with coordinator: \
    UIViewControllerTransitionCoordinator)
    * size(forChildContentContainer container: UIContentContainer, withParentContainerSize \
    parentSize: CGSize) -> CGSize
    * preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    * systemLayoutFittingSizeDidChange(forChildContentContainer container: UIContentContainer)
    * willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    * willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: \
    TimeInterval)
    * didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
    * shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool
    * shouldAutomaticallyForwardRotationMethods() -> Bool
    * automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool
    present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> \
    Void)? = nil)
    dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    show(_ vc: UIViewController, sender: Any?)
    showDetailViewController(_ vc: UIViewController, sender: Any?)
    * targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
    * prepare(for segue: UIStoryboardSegue, sender: Any?)
    performSegue(withIdentifier identifier: String, sender: Any?)
    * shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool
    * canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, \
    sender: Any?) -> Bool
    * unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController)
    * allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> \
    [UIViewController]
    * childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController?
    * collapseSecondaryViewController(_ secondaryViewController: UIViewController, for \
    splitViewController: UISplitViewController)
    * separateSecondaryViewController(for splitViewController: UISplitViewController) -> \
    UIViewController?
    setEditing(_ editing: Bool, animated: Bool)
    setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool)
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfPrefersPointerLocked()
    setNeedsUpdateOfSupportedInterfaceOrientations()
    * encodeRestorableState(with coder: NSCoder)
    * decodeRestorableState(with coder: NSCoder)
    * applicationFinishedRestoringState()
    contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView?
    setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge)
    * didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: \
    UIFocusAnimationCoordinator)
    * shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    setNeedsFocusUpdate()
    updateFocusIfNeeded()
    * tab(for tabBarController: UITabBarController) -> UITab?
    """)

  private static let navigation = list(
    """
    pushViewController(_ viewController: UIViewController, animated: Bool)
    popViewController(animated: Bool) -> UIViewController?
    popToViewController(_ viewController: UIViewController, animated: Bool) -> \
    [UIViewController]?
    popToRootViewController(animated: Bool) -> [UIViewController]?
    setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    setNavigationBarHidden(_ hidden: Bool, animated: Bool)
    setToolbarHidden(_ hidden: Bool, animated: Bool)
    """)

  private static let tabBar = list(
    """
    setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    setTabBarHidden(_ hidden: Bool, animated: Bool)
    setTabs(_ tabs: [UITab], animated: Bool)
    * tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    * tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    * tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    * tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    * tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
    """)

  private static let presentation = list(
    """
    * presentationTransitionWillBegin()
    * presentationTransitionDidEnd(_ completed: Bool)
    * dismissalTransitionWillBegin()
    * dismissalTransitionDidEnd(_ completed: Bool)
    * containerViewWillLayoutSubviews()
    * containerViewDidLayoutSubviews()
    * viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    * willTransition(to newCollection: UITraitCollection, with coordinator: \
    UIViewControllerTransitionCoordinator)
    * traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    * size(forChildContentContainer container: UIContentContainer, withParentContainerSize \
    parentSize: CGSize) -> CGSize
    * preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    * adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle
    """)

  private static let page = list(
    """
    setViewControllers(_ viewControllers: [UIViewController]?, direction: \
    UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = \
    nil)
    """)

  private static let view = list(
    """
    * layoutSubviews()
    layoutIfNeeded()
    setNeedsLayout()
    * draw(_ rect: CGRect)
    * draw(_ rect: CGRect, for formatter: UIViewPrintFormatter)
    setNeedsDisplay()
    setNeedsDisplay(_ rect: CGRect)
    * sizeThatFits(_ size: CGSize) -> CGSize
    sizeToFit()
    * updateConstraints()
    setNeedsUpdateConstraints()
    updateConstraintsIfNeeded()
    * updateProperties()
    setNeedsUpdateProperties()
    updatePropertiesIfNeeded()
    invalidateIntrinsicContentSize()
    * systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
    * systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority \
    horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> \
    CGSize
    * alignmentRect(forFrame frame: CGRect) -> CGRect
    frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
    * didAddSubview(_ subview: UIView)
    * willRemoveSubview(_ subview: UIView)
    * willMove(toSuperview newSuperview: UIView?)
    * didMoveToSuperview()
    * willMove(toWindow newWindow: UIWindow?)
    * didMoveToWindow()
    addSubview(_ view: UIView)
    insertSubview(_ view: UIView, at index: Int)
    insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
    insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
    bringSubviewToFront(_ view: UIView)
    sendSubviewToBack(_ view: UIView)
    exchangeSubview(at index1: Int, withSubviewAt index2: Int)
    removeFromSuperview()
    * safeAreaInsetsDidChange()
    * layoutMarginsDidChange()
    * tintColorDidChange()
    * hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
    * point(inside point: CGPoint, with event: UIEvent?) -> Bool
    * gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
    endEditing(_ force: Bool) -> Bool
    * layoutSublayers(of layer: CALayer)
    * display(_ layer: CALayer)
    * draw(_ layer: CALayer, in ctx: CGContext)
    * action(for layer: CALayer, forKey event: String) -> CAAction?
    * didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: \
    UIFocusAnimationCoordinator)
    * shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    * encodeRestorableState(with coder: NSCoder)
    * decodeRestorableState(with coder: NSCoder)
    """)

  private static let window = list(
    """
    makeKey()
    makeKeyAndVisible()
    * becomeKey()
    * resignKey()
    * sendEvent(_ event: UIEvent)
    """)
}

extension OverridableMethods {
  /// The methods of a class and its superclasses, the nearest first.
  static func methods(of base: UIKitClass) -> [[Method]] {
    switch base {
    case .object: [object]
    case .presentationController, .sheetPresentationController, .popoverPresentationController:
      [presentation, object]
    case .viewController, .alertController: [controller, responder, object]
    case .navigationController: [navigation, controller, responder, object]
    case .tabBarController: [tabBar, controller, responder, object]
    case .pageViewController: [page, controller, responder, object]
    case .splitViewController: [controller, responder, object]
    case .view, .textField: [view, responder, object]
    case .window: [window, view, responder, object]
    }
  }

  /// Returns true if all methods of the class itself are known, not only those of superclasses.
  static func isComplete(for name: String) -> Bool {
    name == "NSObject" || UIKitClass.allCases.contains { $0 != .object && $0.name == name }
  }
}
