// What a turn of a page has in common in both styles.
extension Choreography {
  /// A turn of a page up to the end of its animation.
  static let pageOpening = [
    Step(
      "will-transition", .pageWillTransition, .evidence(["page-willtransition"]), when: .interactive
    ),
    Step("load-new", .load(.to), .evidence(["pagevc-setvcs-in-viewdidload-so48653763"])),
    Step(
      "wait-for-update", .wait(.update), .evidence(["idpage-uipvc-replace-animated"]),
      when: .animated),
    Step("displayed", .becomeDisplayed, .evidence(["page-setviewcontrollers"])),
    Step("new-will-appear", .beginAppearance(.to), .evidence(pageOrder)),
    Step("current-will-disappear", .beginDisappearance(.from), .evidence(pageOrder)),
    Step("add-new-view", .addView(.to), .evidence(["willappear-before-hierarchy"])),
    Step(
      "update-geometry", .updateGeometry(.to),
      .evidence(["safe-area-margins-callbacks-before-isappearing"])),
    Step(
      "new-is-appearing", .isAppearing(.to),
      .assumed("No log of a page turn has viewIsAppearing; a tab switch has it here.")),
    Step("gesture", .wait(.gesture), .evidence(["page-delegate-gesture-only"])),
    Step("animation", .wait(.animation), .evidence(["idpage-uipvc-replace-animated"])),
  ]

  /// A completed turn after the did callbacks.
  static let pageClosing = [
    Step(
      "current-will-move-to-nil", .sendWillMoveToNil(.from),
      .assumed("A page that a swipe turned away from is taken to hear that it leaves."),
      when: .interactive),
    Step("current-leaves", .unlink(.from), .evidence(["idpage-uipvc-replace-nonanimated"])),
    Step(
      "current-did-move-to-nil", .sendDidMoveToNil(.from),
      .evidence(["idpage-uipvc-replace-animated"])),
    Step(
      "did-finish-animating", .pageDidFinish, .evidence(["page-didfinish"]), when: .interactive),
    Step("completion", .callCompletion, .evidence(["page-setviewcontrollers"])),
  ]

  /// A cancelled turn before the appearance callbacks.
  static let pageCancellation = [
    Step(
      "settling-back", .wait(.animation),
      .assumed("The callbacks of a cancelled turn are taken to wait for it to settle.")),
    Step("page-restored", .restoreContainer, .evidence(["page-willtransition"])),
  ]

  /// A cancelled turn after the appearance callbacks.
  static let pageCancelled = [
    Step(
      "new-will-move-to-nil", .sendWillMoveToNil(.to),
      .assumed("A page that was not turned to is let go as one that was turned away from.")),
    Step(
      "new-leaves", .unlink(.to),
      .assumed("A page that was not turned to is let go as one that was turned away from.")),
    Step(
      "new-did-move-to-nil", .sendDidMoveToNil(.to),
      .assumed("A page that was not turned to is let go as one that was turned away from.")),
    Step(
      "did-finish-animating", .pageDidFinish, .evidence(["page-didfinish"]), when: .interactive),
  ]

  private static let pageOrder = [
    "pagevc-scroll-complete-wangling", "pagevc-curl-complete-wangling",
  ]
}
