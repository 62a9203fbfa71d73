// The common parts of presentations and of dismissals.
/// The evidence for the presented controller in one style. A log of another style proves nothing.
struct PresentedSources {
  let load: Basis
  let commit: Basis
  /// For the view between the presented view and its host.
  let containerView: Basis
  /// Of the callbacks around the animation.
  let order: [String]
  let geometry: [String]
  let isAppearing: [String]
  let layout: Basis
  /// For the fact that the controller counts as presented in its `viewDidAppear`.
  let presented: Basis
}

extension Choreography {
  /// The name of a presentation in a diagram.
  static let titleOfPresentation = "present"

  /// The assumption for styles that leave the presenter in place.
  static let likeFullScreenView =
    "The view in between was seen in a full-screen presentation; we assume it in all "
    + "presentations, from the same moment on."
  static let dismissibleLikeFullScreen =
    "A full-screen modal was seen to dismiss itself in `viewDidAppear`; we assume that modals of "
    + "other styles can, too."

  /// A presentation before any callback of appearance.
  static func presentationAsked(_ sources: PresentedSources) -> [Step] {
    [
      Step("load-presented", .view(.load, .to), sources.load),
      Step("wait-for-commit", .wait(.commit), sources.commit),
      Step("container-view", .presentation(.installContainerView), sources.containerView),
      adaptiveStyleTold,
      Step(
        "transition-will-begin", .presentation(.tellPresentationWillBegin),
        .evidence(["presentation-controller-phases"]), on: .since(8)),
      Step(
        "end-editing", .presentation(.editing(.end)),
        .evidence([
          "modal-takes-first-responder-slack300", "alert-restores-keyboard-swiftalertview6",
        ]), on: .since(8)),
    ]
  }

  /// The presented controller's appearance up to the animation.
  /// - Parameters:
  ///   - sources: The evidence of the style.
  ///   - animator: The steps of an animator of the author's.
  static func presentedComes(_ sources: PresentedSources, _ animator: [Step] = []) -> [Step] {
    [
      Step("presented-will-appear", .appearance(.willAppear, .to), .evidence(sources.order)),
      Step(
        "add-presented-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"]),
        when: .withoutAnimator),
    ] + animator + alongside + [
      Step("wait-for-update", .wait(.update), .evidence(["isappearing-in-layout-phase"])),
      Step("update-geometry", .view(.updateGeometry, .to), .evidence(sources.geometry)),
      Step(
        "presented-is-appearing", .appearance(.isAppearing, .to), .evidence(sources.isAppearing)),
    ]
  }

  /// The layout of the presented view is over.
  static func presentedIsLaidOut(_ sources: PresentedSources) -> [Step] {
    [
      Step("wait-for-layout", .wait(.commit), sources.layout, when: .animated),
      Step(
        "wait-for-layout-at-once", .wait(.commit), sources.layout, when: .unanimated,
        .unless(.layoutOfPresented)),
    ]
  }

  /// The presented controller's appearance after the animation.
  static func presentedHasCome(_ sources: PresentedSources) -> [Step] {
    [
      Step("presented", .presentation(.becomePresented), sources.presented),
      Step("presented-did-appear", .appearance(.end, .to), .evidence(sources.order)),
    ]
  }

  /// The end of a presentation.
  static let presentationSettled =
    [
      Step(
        "transition-did-end", .presentation(.tellPresentationDidEnd),
        .evidence(["presentation-controller-phases"]), on: .since(8)),
      Step(
        "settled", .presentation(.settlePresentation),
        .evidence([
          "modal-unit-test-winobjc-fullscreen", "winobjc-nonhiding-modal-presenter-silent",
        ])),
      Step(
        "completion", .callCompletion,
        .evidence([
          "present-completion-after-didappear",
          "uikittestable-present-completion-after-viewdidappear", "measured-order-fullscreen-modal",
        ])),
    ] + coordinationEnds

  /// A presentation whose presenter has left the window before the commit.
  static let presentationGivenUp = [
    Step(
      "given-up", .presentation(.giveUp),
      .assumed(
        "We assume that a presenter that has left the window by the commit presents nothing, as if "
          + "it had never been there; no source says so."))
  ]

  /// A dismissal's first callbacks.
  /// - Parameter order: The evidence for the dismissed controller's callbacks in the style.
  static func dismissedLeaves(_ order: [String]) -> [Step] {
    [
      Step(
        "dismissal-will-begin", .presentation(.tellDismissalWillBegin),
        .evidence(["presentation-controller-phases"]), on: .since(8)),
      Step("dismissed-will-disappear", .appearance(.willDisappear, .from), .evidence(order)),
    ]
  }

  /// The callbacks of a controller under the topmost dismissed controller.
  static let coveredLeave = [
    Step(
      "covered-will-disappear", .presentation(.beginCoveredDisappearances),
      .assumed(
        "We assume that a visible controller that is removed below the topmost one gets its "
          + "callbacks together with the topmost one; dismiss-stack only says that it goes away."))
  ]

  /// The presenter is alone again.
  static let linksGo = [
    Step(
      "links-go", .presentation(.endPresentation),
      .evidence([
        "modal-unit-test-winobjc-fullscreen", "winobjc-presenting-nil-in-diddisappear",
        "winobjc-nonhiding-modal-presenter-silent",
      ]))
  ]

  /// For the fact that a text field under an alert is edited again.
  static let underAlert = Basis.evidence(["alert-restores-keyboard-swiftalertview6"])
  /// For the same fact in other styles, which no source covers.
  static let likeUnderAlert = Basis.assumed(
    "In one source, an alert brings back the keyboard that it took away "
      + "(alert-restores-keyboard-swiftalertview6); we assume that other presentations do the "
      + "same.")

  /// The presenter's text field is edited again.
  static func presenterEditsAgain(_ basis: Basis) -> [Step] {
    [Step("edit-again", .presentation(.editing(.restore)), basis, on: .since(8))]
  }

  /// A controller leaves that was covered by the topmost dismissed controller.
  static let coveredDismissal = Choreography(
    id: "covered-dismissal",
    statement: "Controllers dismissed below the topmost one have left by the time the links "
      + "between presenter and presented are removed.",
    ways: waysToDismissTwo,
    steps: [
      Step(
        "has-left", .presentation(.endCoveredPresentation),
        .assumed("The documentation only says that it goes away (dismiss-stack)."))
    ])

  /// A dismissal's last callbacks.
  /// - Parameter order: The evidence for the dismissed controller's callbacks in the style.
  static func dismissedHasLeft(_ order: [String]) -> [Step] {
    dismissedDisappeared(
      order,
      settled: [
        "swiftnav-viewdiddisappear-isbeingdismissed-true",
        "winobjc-nonhiding-modal-presenter-silent",
      ]) + [
        Step(
          "completion", .callCompletion,
          .evidence([
            "dismiss-completion-after-diddisappear", "uikittestable-dismiss-nonanimated-flag",
          ]))
      ] + coordinationEnds
  }

  /// The dismissed controller has left the window.
  /// - Parameters:
  ///   - order: The evidence for the dismissed controller's callbacks in the style.
  ///   - settled: The evidence for the flags after the last callback.
  static func dismissedDisappeared(_ order: [String], settled: [String]) -> [Step] {
    [
      Step(
        "remove-dismissed-view", .view(.remove, .from), .evidence(["diddisappear-after-removal"])),
      Step("dismissed-did-disappear", .appearance(.end, .from), .evidence(order)),
      dismissalEnded,
      Step(
        "settled", .presentation(.settleDismissal),
        .evidence(settled)),
    ]
  }

  /// The presentation controller is called with the result of the dismissal.
  static let dismissalEnded = Step(
    "dismissal-did-end", .presentation(.tellDismissalDidEnd),
    .evidence(["presentation-controller-phases", "dismissal-didend-completed-false-apple"]),
    on: .since(8))

  /// One project's tests saw `true` on these releases for a presentation in a `viewDidAppear`. The
  /// documentation says otherwise and holds in all other cases.
  static let presentIsToldAnimated = AnimatedArgument.trueWithinViewDidAppear(
    on: Releases(12, through: 13),
    evidence: ["uikittestable-present-nonanimated-full-order", "uikittestable-present-order"])
  /// The same, seen by another of the tests on iOS 12.
  static let dismissIsToldAnimated = AnimatedArgument.trueWithinViewDidAppear(
    on: Releases(12, through: 12), evidence: ["uikittestable-dismiss-nonanimated-flag"])
}

/// A presentation style, for the ways of its transitions.
struct PresentedStyle {
  let id: String
  let value: String
  let releases: Releases
  let needsPad: Bool
  /// The declarations of classes and objects for the style.
  let declarations: [String]
  /// The statements of the presenter.
  let ofPresenter: [String]
  /// The statements of the presented controller.
  let ofPresented: [String]
  /// The property of the presented controller that is set to the presenter's view.
  let anchor: String?

  init(
    _ id: String, _ value: String, on releases: Releases = .all, needsPad: Bool = false,
    declarations: [String] = [], ofPresenter: [String] = [], ofPresented: [String] = [],
    anchor: String? = nil
  ) {
    self.id = id
    self.value = value
    self.releases = releases
    self.needsPad = needsPad
    self.declarations = declarations
    self.ofPresenter = ofPresenter
    self.ofPresented = ofPresented
    self.anchor = anchor
  }

  fileprivate func way(
    _ id: String, _ title: String, from presenter: String, to presented: String, screen: String,
    opening: [String] = [], _ statement: String
  ) -> Way {
    Way(
      id + "-" + self.id, "\(title) with the style `\(value)`", place: .presentation, on: releases,
      needsPad: needsPad, cast: declarations + Way.plainCast,
      setUp: [presented + ".modalPresentationStyle = " + value]
        + ofPresenter.map { presenter + "." + $0 } + ofPresented.map { presented + "." + $0 },
      screen: screen,
      opening: (anchor.map { ["\(presented).\($0) = \(presenter).view"] } ?? []) + opening,
      .code([statement], .asAsked))
  }
}

extension Choreography {
  /// The ways to present in some styles.
  static func waysToPresent(_ styles: [PresentedStyle]) -> [Way] {
    styles.map { style in
      style.way(
        "present", "A presentation", from: "Current", to: "New", screen: "Current",
        "Current.present(New, animated: {animated})")
    }
  }

  /// The ways to dismiss a presentation in some styles.
  static func waysToDismiss(_ styles: [PresentedStyle]) -> [Way] {
    styles.map { style in
      style.way(
        "dismiss", "A dismissal", from: "New", to: "Current", screen: "New",
        opening: ["New.present(Current, animated: false)"], "New.dismiss(animated: {animated})")
    }
  }

  private static let waysToDismissTwo = ["fullScreen", "pageSheet"].map { style in
    let isSheet = style == "pageSheet"
    return Way(
      isSheet ? "dismiss-two-sheets" : "dismiss-two-full-screen",
      "A dismissal of two with the style `.\(style)`", place: .presentation,
      on: isSheet ? .since(13) : .all,
      setUp: [
        "let Middle = UIViewController()", "Middle.modalPresentationStyle = .\(style)",
        "Current.modalPresentationStyle = .\(style)",
      ],
      screen: "New",
      opening: [
        "New.present(Middle, animated: false)", "Middle.present(Current, animated: false)",
      ], .code(["New.dismiss(animated: {animated})"], .asAsked))
  }
}
