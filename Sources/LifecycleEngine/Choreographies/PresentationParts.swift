// What presentations have in common, and what dismissals have in common, whatever the style. A
// presenter takes part only if the style takes its view away.
extension Choreography {
  /// A presentation up to its animation.
  static let presentationOpening = [
    Step("load-presented", .load(.to), .evidence(["lasso-fullscreen-present-animated"])),
    Step(
      "wait-for-commit", .wait(.commit), .evidence(["lasso-fullscreen-present-nonanimated"])),
    Step(
      "container-view", .installContainerView,
      .evidence(["rootvc-swap-leaves-presented-so26763020"])),
    Step("presenter-will-disappear", .beginDisappearance(.from), .evidence(presentOrder)),
    Step("presented-will-appear", .beginAppearance(.to), .evidence(presentOrder)),
    Step("add-presented-view", .addView(.to), .evidence(["willappear-before-hierarchy"])),
    Step("wait-for-update", .wait(.update), .evidence(["isappearing-in-layout-phase"])),
    Step(
      "update-geometry", .updateGeometry(.to),
      .evidence(["uikittestable-present-nonanimated-full-order"])),
    Step(
      "presented-is-appearing", .isAppearing(.to),
      .evidence(["measured-order-fullscreen-modal"])),
    Step(
      "wait-for-layout", .wait(.commit), .evidence(["uikittestable-present-nonanimated-full-order"])
    ),
  ]

  /// A presentation after its animation.
  static let presentationClosing = [
    Step(
      "presented", .becomePresented,
      .evidence(["uikittestable-dismiss-nonanimated-flag", "fluid-present-inside-viewdidload"])),
    Step("presented-did-appear", .endAppearance(.to), .evidence(presentOrder)),
    Step(
      "remove-presenter-view", .removeView(.from), .evidence(["fullscreen-removes-presenter"])),
    Step("presenter-did-disappear", .endAppearance(.from), .evidence(presentOrder)),
    Step(
      "settled", .settlePresentation, .evidence(["modal-unit-test-winobjc-fullscreen"])),
    Step(
      "completion", .callCompletion,
      .evidence([
        "uikittestable-present-completion-after-viewdidappear", "measured-order-fullscreen-modal",
      ])),
  ]

  /// A dismissal up to its animation.
  static let dismissalOpening = [
    Step("dismissed-will-disappear", .beginDisappearance(.from), .evidence(dismissOrder)),
    Step(
      "covered-will-disappear", .beginCoveredDisappearances,
      .assumed(
        "A controller that is taken away under the topmost one, and was visible, is taken to hear "
          + "it together with that one; dismiss-stack only says that it goes.")),
    Step("presenter-will-appear", .beginAppearance(.to), .evidence(dismissOrder)),
    Step(
      "restore-presenter-view", .restorePresenterView,
      .evidence(["yagamo-unwind-fullscreen-ios12"]),
      when: .present(.to)),
    Step(
      "wait-for-layout", .wait(.commit), .evidence(["yagamo-unwind-fullscreen-ios12"])),
  ]

  /// A dismissal after its animation.
  static let dismissalClosing = [
    Step(
      "links-go", .endPresentation,
      .evidence([
        "modal-unit-test-winobjc-fullscreen", "winobjc-presenting-nil-in-diddisappear",
      ])),
    Step("presenter-did-appear", .endAppearance(.to), .evidence(dismissOrder)),
    Step("remove-dismissed-view", .removeView(.from), .evidence(["diddisappear-after-removal"])),
    Step("dismissed-did-disappear", .endAppearance(.from), .evidence(dismissOrder)),
    Step(
      "completion", .callCompletion,
      .evidence(["dismiss-completion-after-diddisappear", "uikittestable-dismiss-nonanimated-flag"])
    ),
    Step(
      "settled", .settleDismissal, .evidence(["swiftnav-viewdiddisappear-isbeingdismissed-true"])),
  ]

  private static let presentOrder = [
    "modal-fullscreen-betterhee", "modal-fullscreen-wlgusdn", "modal-unit-test-winobjc-fullscreen",
    "measured-order-fullscreen-modal", "yagamo-modal-segue-fullscreen-ios12",
  ]
  private static let dismissOrder = [
    "modal-fullscreen-betterhee", "modal-fullscreen-wlgusdn", "yagamo-unwind-fullscreen-ios12",
    "measured-order-fullscreen-modal",
  ]
}
