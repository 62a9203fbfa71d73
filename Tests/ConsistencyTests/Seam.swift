import LifecycleEngine

/// A callback in which the author's code of a generated world may do something.
struct Seam: Sendable {
  let callback: Callback
  /// The method as a scenario declares it.
  let declaration: String
  /// The call of the superclass's implementation, if the class has one.
  let base: String?
  /// What it returns.
  var result: String?

  /// The callbacks of controllers.
  static let ofControllers: [Seam] = [
    override(.viewDidLoad, "viewDidLoad()", "viewDidLoad()"),
    appearance(.viewWillAppear), appearance(.viewIsAppearing), appearance(.viewDidAppear),
    appearance(.viewWillDisappear), appearance(.viewDidDisappear),
    override(.viewWillLayoutSubviews, "viewWillLayoutSubviews()", "viewWillLayoutSubviews()"),
    override(.viewDidLayoutSubviews, "viewDidLayoutSubviews()", "viewDidLayoutSubviews()"),
    override(
      .willMoveToParent, "willMove(toParent parent: UIViewController?)",
      "willMove(toParent: parent)"
    ),
    override(
      .didMoveToParent, "didMove(toParent parent: UIViewController?)", "didMove(toParent: parent)"),
    override(
      .viewWillTransition,
      "viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)",
      "viewWillTransition(to: size, with: coordinator)"),
    override(
      .willTransitionToTraits,
      "willTransition(\n        to newCollection: UITraitCollection, "
        + "with coordinator: UIViewControllerTransitionCoordinator\n    )",
      "willTransition(to: newCollection, with: coordinator)"),
    override(
      .traitCollectionDidChange,
      "traitCollectionDidChange(_ previous: UITraitCollection?)",
      "traitCollectionDidChange(previous)"),
    override(.didReceiveMemoryWarning, "didReceiveMemoryWarning()", "didReceiveMemoryWarning()"),
  ]

  /// The callbacks of delegates.
  static let ofDelegates: [Seam] = [
    delegate(
      .navigationWillShow,
      "navigationController(\n        _ navigation: UINavigationController, "
        + "willShow controller: UIViewController, animated: Bool\n    )"),
    delegate(
      .navigationDidShow,
      "navigationController(\n        _ navigation: UINavigationController, "
        + "didShow controller: UIViewController, animated: Bool\n    )"),
    delegate(
      .tabDidSelect,
      "tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController)"),
    delegate(
      .pageWillTransition,
      "pageViewController(\n        _ pages: UIPageViewController, "
        + "willTransitionTo pending: [UIViewController]\n    )"),
    delegate(
      .pageDidFinishAnimating,
      "pageViewController(\n        _ pages: UIPageViewController, didFinishAnimating finished: Bool,"
        + "\n        previousViewControllers: [UIViewController], transitionCompleted: Bool\n    )"),
    delegate(
      .presentationWillDismiss,
      "presentationControllerWillDismiss(_ presentation: UIPresentationController)"),
    delegate(
      .presentationDidDismiss,
      "presentationControllerDidDismiss(_ presentation: UIPresentationController)"),
    delegate(
      .presentationDidAttemptToDismiss,
      "presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)"),
    delegate(.textFieldDidBeginEditing, "textFieldDidBeginEditing(_ field: UITextField)"),
    delegate(.textFieldDidEndEditing, "textFieldDidEndEditing(_ field: UITextField)"),
    delegate(
      .splitDidCollapse, "splitViewControllerDidCollapse(_ split: UISplitViewController)"),
    delegate(.splitDidExpand, "splitViewControllerDidExpand(_ split: UISplitViewController)"),
    delegate(
      .tabShouldSelect,
      "tabBarController(\n        _ tabs: UITabBarController, "
        + "shouldSelect controller: UIViewController\n    ) -> Bool", "true"),
    delegate(
      .textFieldShouldBeginEditing, "textFieldShouldBeginEditing(_ field: UITextField) -> Bool",
      "true"),
    delegate(
      .textFieldShouldEndEditing, "textFieldShouldEndEditing(_ field: UITextField) -> Bool", "true"),
    delegate(
      .presentationShouldDismiss,
      "presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool",
      "true"),
    delegate(
      .adaptiveStyle,
      "adaptivePresentationStyle(\n        for controller: UIPresentationController\n    ) "
        + "-> UIModalPresentationStyle", ".none"),
    delegate(
      .adaptiveWillPresent,
      "presentationController(\n        _ presentation: UIPresentationController, "
        + "willPresentWithAdaptiveStyle style: UIModalPresentationStyle,\n"
        + "        transitionCoordinator: UIViewControllerTransitionCoordinator?\n    )"),
  ]

  /// The callbacks of presentation controllers that the author has derived.
  static let ofPresentations: [Seam] = [
    override(
      .presentationWillBegin, "presentationTransitionWillBegin()",
      "presentationTransitionWillBegin()"),
    override(
      .presentationDidEnd, "presentationTransitionDidEnd(_ completed: Bool)",
      "presentationTransitionDidEnd(completed)"),
    override(
      .dismissalWillBegin, "dismissalTransitionWillBegin()", "dismissalTransitionWillBegin()"),
    override(
      .dismissalDidEnd, "dismissalTransitionDidEnd(_ completed: Bool)",
      "dismissalTransitionDidEnd(completed)"),
    override(
      .containerViewWillLayout, "containerViewWillLayoutSubviews()",
      "containerViewWillLayoutSubviews()"),
  ]

  static let all: [Callback: Seam] = (ofControllers + ofDelegates + ofPresentations).reduce(
    into: [:]) {
      $0[$1.callback] = $1
    }

  private static func override(_ callback: Callback, _ method: String, _ base: String) -> Seam {
    Seam(callback: callback, declaration: "override func \(method)", base: "super.\(base)")
  }

  private static func appearance(_ callback: Callback) -> Seam {
    let name = callback.baseName
    return override(callback, "\(name)(_ animated: Bool)", "\(name)(animated)")
  }

  private static func delegate(
    _ callback: Callback, _ method: String, _ result: String? = nil
  ) -> Seam {
    Seam(callback: callback, declaration: "func \(method)", base: nil, result: result)
  }
}
