import LifecycleEngine

// The callbacks of controllers and views.
extension Seam {
  static let ofControllers: [Seam] =
    loading + appearances + layout + moves + geometry + properties

  private static let loading = [
    override(.viewDidLoad, "viewDidLoad()", "viewDidLoad()"),
    override(.awakeFromNib, "awakeFromNib()", "awakeFromNib()"),
    override(
      .prepareForSegue, "prepare(for segue: UIStoryboardSegue, sender: Any?)",
      "prepare(for: segue, sender: sender)"),
    override(.didReceiveMemoryWarning, "didReceiveMemoryWarning()", "didReceiveMemoryWarning()"),
    override(.viewWillUnload, "viewWillUnload()", "viewWillUnload()"),
    override(.viewDidUnload, "viewDidUnload()", "viewDidUnload()"),
    Seam(callback: .deinitialize, declaration: "deinit"),
  ]

  private static let appearances = [
    appearance(.viewWillAppear), appearance(.viewIsAppearing), appearance(.viewDidAppear),
    appearance(.viewWillDisappear), appearance(.viewDidDisappear),
  ]

  private static func appearance(_ callback: Callback) -> Seam {
    let name = callback.baseName
    return override(callback, "\(name)(_ animated: Bool)", "\(name)(animated)")
  }

  private static let layout = [
    override(.viewWillLayoutSubviews, "viewWillLayoutSubviews()", "viewWillLayoutSubviews()"),
    override(.viewDidLayoutSubviews, "viewDidLayoutSubviews()", "viewDidLayoutSubviews()"),
    override(.updateViewConstraints, "updateViewConstraints()", "updateViewConstraints()"),
    override(.updateProperties, "updateProperties()", "updateProperties()"),
    override(
      .viewSafeAreaInsetsDidChange, "viewSafeAreaInsetsDidChange()",
      "viewSafeAreaInsetsDidChange()"),
    override(
      .viewLayoutMarginsDidChange, "viewLayoutMarginsDidChange()", "viewLayoutMarginsDidChange()"),
  ]

  private static let moves = [
    override(
      .willMoveToParent, "willMove(toParent parent: UIViewController?)",
      "willMove(toParent: parent)"
    ),
    override(
      .didMoveToParent, "didMove(toParent parent: UIViewController?)", "didMove(toParent: parent)"),
  ]

  private static let geometry = [
    override(
      .viewWillTransition,
      "viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)",
      "viewWillTransition(to: size, with: coordinator)"),
    override(
      .willTransitionToTraits,
      "willTransition(\n    to newCollection: UITraitCollection, "
        + "with coordinator: UIViewControllerTransitionCoordinator\n)",
      "willTransition(to: newCollection, with: coordinator)"),
    override(
      .traitCollectionDidChange,
      "traitCollectionDidChange(_ previous: UITraitCollection?)",
      "traitCollectionDidChange(previous)"),
    override(
      .willRotate, "willRotate(to new: UIInterfaceOrientation, duration: TimeInterval)",
      "willRotate(to: new, duration: duration)"),
    override(
      .willAnimateRotation,
      "willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval)",
      "willAnimateRotation(to: new, duration: duration)"),
    override(
      .didRotate, "didRotate(from old: UIInterfaceOrientation)", "didRotate(from: old)"),
  ]

  private static let properties = [
    stored(.isModalInPresentation, "isModalInPresentation"),
    stored(.modalPresentationStyle, "modalPresentationStyle", "UIModalPresentationStyle"),
    stored(.definesPresentationContext, "definesPresentationContext"),
    stored(.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed"),
    Seam(
      callback: .sizeForChildContainer,
      declaration: "override func size(\n    forChildContentContainer child: UIContentContainer, "
        + "withParentContainerSize size: CGSize\n) -> CGSize",
      result: Result(
        text: "super.size(forChildContentContainer: child, withParentContainerSize: size)"
      ) { _, _ in .none },
      releases: Callback.sizeForChildContainer.releases),
  ]

  /// A view that is made in code.
  static let loadsView = Seam(
    callback: .loadView, declaration: "override func loadView()", base: ["view = UIView()"],
    isAlwaysThere: true)

  /// The first controller of the storyboard stores itself in its variable.
  static let isEntry = Seam(
    callback: .awakeFromNib, declaration: "override func awakeFromNib()",
    base: ["super.awakeFromNib()", "entry = self"], isAlwaysThere: true)

  static let forwardsNothing = property(
    .forwardsAppearance, "shouldAutomaticallyForwardAppearanceMethods: Bool", "false"
  ) { _, _ in .boolean(false) }

  static let turns: [Seam] = [
    Seam(
      callback: .shouldAutorotateTo,
      declaration: "override func shouldAutorotate(to new: UIInterfaceOrientation) -> Bool",
      result: Result(text: "mayTurn") { performance, _ in .boolean(performance.says(.mayTurn)) },
      isAlwaysThere: true, releases: Callback.shouldAutorotateTo.releases),
    property(.shouldAutorotate, "shouldAutorotate: Bool", "mayTurn") { performance, _ in
      .boolean(performance.says(.mayTurn))
    },
    property(
      .supportedInterfaceOrientations,
      "supportedInterfaceOrientations: UIInterfaceOrientationMask",
      "standsOnHead ? .portraitUpsideDown : staysUpright ? .portrait : .all"
    ) { performance, _ in
      if performance.says(.standsOnHead) {
        return .orientations(OrientationMask(.portraitUpsideDown))
      }
      return .orientations(performance.says(.staysUpright) ? OrientationMask(.portrait) : .all)
    },
  ]

  /// The same seam in a container that tells its children of its own appearance.
  var forwardingByHand: Seam {
    let call: String
    switch callback {
    case .viewWillAppear: call = "beginAppearanceTransition(true, animated: animated)"
    case .viewWillDisappear: call = "beginAppearanceTransition(false, animated: animated)"
    case .viewDidAppear, .viewDidDisappear: call = "endAppearanceTransition()"
    default: return self
    }
    var other = self
    other.base.append("for child in children { child.\(call) }")
    other.isAlwaysThere = true
    return other
  }

  static let ofViews = [
    override(.layoutSubviews, "layoutSubviews()", "layoutSubviews()"),
    override(.updateConstraints, "updateConstraints()", "updateConstraints()"),
    override(.draw, "draw(_ rect: CGRect)", "draw(rect)"),
    override(
      .willMoveToWindow, "willMove(toWindow new: UIWindow?)", "willMove(toWindow: new)"),
    override(.didMoveToWindow, "didMoveToWindow()", "didMoveToWindow()"),
    override(
      .willMoveToSuperview, "willMove(toSuperview new: UIView?)", "willMove(toSuperview: new)"),
    override(.didMoveToSuperview, "didMoveToSuperview()", "didMoveToSuperview()"),
    override(.didAddSubview, "didAddSubview(_ subview: UIView)", "didAddSubview(subview)"),
    override(
      .willRemoveSubview, "willRemoveSubview(_ subview: UIView)", "willRemoveSubview(subview)"),
  ]
}
