extension Choreography {
  /// A page view controller of the scroll style turns a page, in code or by a swipe.
  static let pageScroll = Choreography(
    id: "page-scroll",
    statement: "The new page gets `viewWillAppear` before the current page gets "
      + "`viewWillDisappear`, and `viewDidAppear` before the current page gets `viewDidDisappear`. "
      + "Then the page next to it loads.",
    duration: .milliseconds(300), spanTitle: "scroll", motion: .page,
    ways: waysToTurnPages("scroll", ".scroll", on: .since(6)),
    steps: pageOpening(waiting: .evidence(["idpage-uipvc-replace-animated"])) + [
      Step(
        "new-did-appear", .appearance(.end, .to), .evidence(["pagevc-scroll-complete-wangling"])),
      Step("remove-current-view", .view(.remove, .from), .evidence(["diddisappear-after-removal"])),
      Step(
        "current-did-disappear", .appearance(.end, .from),
        .evidence(["pagevc-scroll-complete-wangling"])),
    ] + pageClosing + [
      Step(
        "load-neighbours", .page(.loadNeighbours),
        .evidence(["pagevc-neighbours-loaded-nrlnishan"]), when: .interactive),
      Step(
        "load-neighbours-of-code", .page(.loadNeighbours),
        .evidence(["pagevc-neighbours-loaded-nrlnishan"]), when: .animatedInCode,
        .unless(.neighboursAfterCode)),
    ],
    cancellation: pageCancellation + [
      Step("current-will-appear", .appearance(.willAppear, .from), .evidence(scrollCancelled)),
      Step("current-did-appear", .appearance(.end, .from), .evidence(scrollCancelled)),
      Step("new-will-disappear", .appearance(.willDisappear, .to), .evidence(scrollCancelled)),
      Step("remove-new-view", .view(.remove, .to), .evidence(["diddisappear-after-removal"])),
      Step("new-did-disappear", .appearance(.end, .to), .evidence(scrollCancelled)),
    ] + pageCancelled)

  private static let scrollCancelled = ["pagevc-scroll-cancel-wangling"]
}
