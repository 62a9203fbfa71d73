extension Choreography {
  /// A controller is presented in a style that removes the presenter's view.
  static let fullScreenPresentation = Choreography(
    id: "full-screen-presentation",
    statement: "The presented controller gets `viewDidAppear` before the presenter "
      + "gets `viewDidDisappear`. The view loads before `present` returns; everything "
      + "else comes with the commit.",
    duration: .milliseconds(500), spanTitle: titleOfPresentation, motion: .present,
    animatedArgument: presentIsToldAnimated,
    ways: waysToPresent(fullScreenStyles),
    steps: presentationAsked(fullScreenSources) + [
      Step("presenter-will-disappear", .appearance(.willDisappear, .from), .evidence(presentOrder))
    ] + presentedComes(fullScreenSources, animatorWorks) + [
      Step(
        "lay-out-presenter", .view(.layOutAgain, .from),
        .evidence(["yagamo-modal-segue-fullscreen-ios12"]), when: .constrained(.from),
        on: Releases(12, through: 12)),
      Step(
        "lay-out-presenter-again", .view(.layOutAgain, .from),
        .evidence(["full-screen-lays-out-presenter-seeking-star"]),
        when: .rootOfWindow(.from), .only(.layoutOfPresenter)),
    ] + presentedIsLaidOut(fullScreenSources) + [
      orientationFollows(
        .assumed(
          "We assume that the presented controller appears the right way up; no log of a "
            + "presentation shows the rotation.")),
      Step("animation", .wait(.animation), .evidence(["lasso-fullscreen-present-animated"])),
      Step(
        "remove-presenter-view", .view(.remove, .from),
        .evidence([
          "fullscreen-removes-presenter", "modal-covered-view-moved-to-other-window-winobjc2195",
        ])),
    ] + presentedHasCome(fullScreenSources) + [
      Step("presenter-did-disappear", .appearance(.end, .from), .evidence(presentOrder))
    ] + presentationSettled,
    cancellation: presentationGivenUp)

  /// A controller whose presenter's view was removed is dismissed, with all presentations above.
  static let fullScreenDismissal = Choreography(
    id: "full-screen-dismissal",
    statement: "The presenter gets `viewDidAppear` before the dismissed controller gets "
      + "`viewDidDisappear`; the completion comes after that.",
    duration: .milliseconds(500), spanTitle: "dismiss", motion: .dismiss,
    animatedArgument: dismissIsToldAnimated,
    ways: waysToDismiss(fullScreenStyles),
    steps: dismissedLeaves(dismissOrder) + coveredLeave + [
      Step("presenter-will-appear", .appearance(.willAppear, .to), .evidence(dismissOrder)),
      Step(
        "restore-presenter-view", .presentation(.restorePresenterView),
        .evidence(["yagamo-unwind-fullscreen-ios12"]), when: .withoutAnimator),
    ] + animatorWorks + alongside + [
      Step(
        "wait-for-layout", .wait(.commit),
        .evidence(["appearance-sequence-documented", "yagamo-unwind-fullscreen-ios12"])),
      Step("animation", .wait(.animation), .evidence(["lasso-fullscreen-dismiss-animated-self"])),
      Step(
        "presenter-view-returns", .animator(.restorePresenterView),
        .assumed(
          "We assume that the view that the animator has put into the container view returns when "
            + "the container view goes."),
        when: .withAnimator, on: .since(7)),
    ] + linksGo + [
      orientationFollows(.evidence(["rotation-presenting-also-notified-onmyway"]))
    ] + presenterEditsAgain(likeUnderAlert) + [
      Step("presenter-did-appear", .appearance(.end, .to), .evidence(dismissOrder))
    ] + dismissedHasLeft(dismissOrder) + [
      Step(
        "wait-for-next-turn", .wait(.turn), .evidence(["yagamo-unwind-fullscreen-ios12"]),
        when: .constrained(.to), on: Releases(12, through: 12)),
      Step(
        "lay-out-again", .view(.layOutAgain, .to), .evidence(["yagamo-unwind-fullscreen-ios12"]),
        when: .constrained(.to), on: Releases(12, through: 12)),
    ])

  private static let fullScreenSources = PresentedSources(
    load: .evidence(["lasso-fullscreen-present-animated"]),
    commit: .evidence(["lasso-fullscreen-present-nonanimated"]),
    containerView: .evidence(["rootvc-swap-leaves-presented-so26763020"]), order: presentOrder,
    geometry: ["uikittestable-present-nonanimated-full-order"],
    isAppearing: ["measured-order-fullscreen-modal"],
    layout: .evidence(["uikittestable-present-nonanimated-full-order"]),
    presented: .evidence(["uikittestable-dismiss-nonanimated-flag"]))

  private static let presentOrder = [
    "modal-fullscreen-betterhee", "modal-fullscreen-wlgusdn", "modal-unit-test-winobjc-fullscreen",
    "measured-order-fullscreen-modal", "yagamo-modal-segue-fullscreen-ios12",
  ]
  private static let dismissOrder = [
    "modal-fullscreen-betterhee", "modal-fullscreen-wlgusdn", "yagamo-unwind-fullscreen-ios12",
    "measured-order-fullscreen-modal",
  ]
}

extension Choreography {
  private static let fullScreenStyles = [
    PresentedStyle("full-screen", ".fullScreen"),
    PresentedStyle(
      "current-context", ".currentContext", ofPresenter: ["definesPresentationContext = true"]),
    PresentedStyle(
      "custom-removing", ".custom", on: .since(8),
      declarations: [
        "class Covering: UIPresentationController {",
        "    override var shouldRemovePresentersView: Bool { true }", "}",
        "class Transitions: UIViewControllerTransitioningDelegate {",
        "    func presentationController(",
        "        forPresented presented: UIViewController, presenting: UIViewController?,",
        "        source: UIViewController", "    ) -> UIPresentationController? {",
        "        Covering(presentedViewController: presented, presenting: presenting)", "    }",
        "}",
        "let transitions = Transitions()",
      ], ofPresented: ["transitioningDelegate = transitions"]),
  ]
}
