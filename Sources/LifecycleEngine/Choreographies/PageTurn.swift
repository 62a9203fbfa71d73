// The common parts of page turns in both styles.
extension Choreography {
  /// A page turn up to the end of its animation.
  /// - Parameter waiting: The basis for the begin of a turn in code with the next update.
  static func pageOpening(waiting: Basis) -> [Step] {
    [
      Step(
        "will-transition", .page(.willTransition), .evidence(["page-willtransition"]),
        when: .interactive
      ),
      Step(
        "load-new", .view(.load, .to),
        .assumed(
          "We assume that a page loads when it is set; the logs of a page loading show no turns.")),
      Step("wait-for-update", .wait(.update), waiting, when: .animated),
      becomesDisplayed,
      Step("new-will-appear", .appearance(.willAppear, .to), .evidence(pageOrder)),
      Step("current-will-disappear", .appearance(.willDisappear, .from), .evidence(pageOrder)),
      Step("add-new-view", .view(.add, .to), .evidence(["willappear-before-hierarchy"])),
      Step(
        "update-geometry", .view(.updateGeometry, .to),
        .evidence(["safe-area-margins-callbacks-before-isappearing"])),
      Step(
        "new-is-appearing", .appearance(.isAppearing, .to),
        .assumed(
          "No log of a page turn shows `viewIsAppearing`; in a tab switch, it comes at this place.")
      ),
      Step(
        "gesture", .wait(.gesture),
        .evidence(["pagevc-delegate-scroll-wisdomskyduan", "page-didfinish"])),
      Step(
        "animation", .wait(.animation),
        .evidence(["idpage-uipvc-replace-animated", "didappear-after-animations"])),
    ]
  }

  /// A completed turn after the did callbacks.
  static let pageClosing = [
    Step(
      "current-will-move-to-nil", .containment(.willMoveToNil, .from),
      .assumed(
        "We assume that a page that a swipe turned away from gets the callback about leaving."),
      when: .interactive),
    Step(
      "current-leaves", .containment(.unlink, .from),
      .evidence(["removefromparent-calls-didmove-nil"])),
    Step(
      "current-did-move-to-nil", .containment(.didMoveToNil, .from),
      .evidence(["idpage-uipvc-replace-animated", "removefromparent-calls-didmove-nil"])),
    Step(
      "did-finish-animating", .page(.didFinish), .evidence(["page-didfinish"]), when: .interactive),
    Step("completion", .callCompletion, .evidence(["page-setviewcontrollers"])),
  ]

  /// A cancelled turn before the appearance callbacks.
  static let pageCancellation = [
    Step(
      "settling-back", .wait(.animation),
      .assumed("We assume that the callbacks of a cancelled turn wait for the turn to settle.")),
    Step("page-restored", .container(.restore), .evidence(["page-willtransition"])),
  ]

  /// A cancelled turn after the appearance callbacks.
  static let pageCancelled = [
    Step(
      "new-will-move-to-nil", .containment(.willMoveToNil, .to),
      .assumed("A page that the turn did not reach is removed like a page that the turn left.")),
    Step(
      "new-leaves", .containment(.unlink, .to),
      .assumed("A page that the turn did not reach is removed like a page that the turn left.")),
    Step(
      "new-did-move-to-nil", .containment(.didMoveToNil, .to),
      .assumed("A page that the turn did not reach is removed like a page that the turn left.")),
    Step(
      "did-finish-animating", .page(.didFinish), .evidence(["page-didfinish"]), when: .interactive),
  ]

  private static let pageOrder = [
    "pagevc-scroll-complete-wangling", "pagevc-curl-complete-wangling",
  ]
}

// The ways to turn a page in both styles.
extension Choreography {
  /// The ways to turn a page.
  /// - Parameters:
  ///   - style: The name of the style in ids.
  ///   - value: The style as a value.
  ///   - releases: The releases that have the style.
  static func waysToTurnPages(
    _ style: String, _ value: String, on releases: Releases = .all
  ) -> [Way] {
    let pages = [
      "let pages = UIPageViewController(",
      "    transitionStyle: \(value), navigationOrientation: .horizontal, options: nil)",
      "pages.setViewControllers([Current], direction: .forward, animated: false, completion: nil)",
    ]
    return [
      Way(
        "page-\(style)", "A page that is turned in code (\(style))", on: releases, setUp: pages,
        screen: "pages",
        .code(
          ["pages.setViewControllers([New], direction: .forward, animated: {animated})"], .asAsked)),
      Way(
        "page-\(style)-swipe", "A page that the user turns (\(style))", on: releases,
        setUp: ["let pages = UIPageViewController(\(value), Current, New)"], screen: "pages",
        .gesture("user.beginPageSwipe(.forward)")),
      Way(
        "page-\(style)-back", "A page that is turned back in code (\(style))", on: releases,
        setUp: pages, screen: "pages",
        .code(
          ["pages.setViewControllers([New], direction: .reverse, animated: {animated})"], .asAsked)),
      Way(
        "page-\(style)-swipe-back", "A page that the user turns back (\(style))", on: releases,
        setUp: ["let pages = UIPageViewController(\(value), New, Current)"], screen: "pages",
        opening: ["pages.setViewControllers([Current], direction: .forward, animated: false)"],
        .gesture("user.beginPageSwipe(.reverse)")),
    ]
  }
}
