extension Choreography {
  /// A page view controller of the page-curl style turns a page, in code or by a swipe.
  static let pageCurl = Choreography(
    id: "page-curl",
    statement: "The new page gets `viewWillAppear` before the current page gets "
      + "`viewWillDisappear`, and the current page gets `viewDidDisappear` before the new page "
      + "gets `viewDidAppear`.",
    duration: .milliseconds(400), spanTitle: "curl", motion: .curl,
    ways: waysToTurnPages("curl", ".pageCurl"),
    steps: pageOpening(
      waiting: .assumed(
        "Pages that scroll begin to turn after the call (idpage-uipvc-replace-animated); we assume "
          + "that pages that curl do the same.")
    ) + [
      Step("remove-current-view", .view(.remove, .from), .evidence(["diddisappear-after-removal"])),
      Step(
        "current-did-disappear", .appearance(.end, .from),
        .evidence(["pagevc-curl-complete-wangling"])
      ),
      Step("new-did-appear", .appearance(.end, .to), .evidence(["pagevc-curl-complete-wangling"])),
    ] + pageClosing,
    cancellation: pageCancellation + [
      Step("new-will-disappear", .appearance(.willDisappear, .to), .evidence(curlCancelled)),
      Step("current-will-appear", .appearance(.willAppear, .from), .evidence(curlCancelled)),
      Step(
        "current-is-appearing", .appearance(.isAppearing, .from),
        .assumed(
          "`viewIsAppearing` has to come once (isappearing-once-per-transition); no log of a "
            + "cancelled curl says where.")),
      Step("remove-new-view", .view(.remove, .to), .evidence(["diddisappear-after-removal"])),
      Step("new-did-disappear", .appearance(.end, .to), .evidence(curlCancelled)),
      Step("current-did-appear", .appearance(.end, .from), .evidence(curlCancelled)),
    ] + pageCancelled)

  private static let curlCancelled = ["pagevc-curl-cancel-wangling"]
}
