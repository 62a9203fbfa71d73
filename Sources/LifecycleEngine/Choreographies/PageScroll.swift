extension Choreography {
  /// A page view controller of the scroll style turns a page, in code or by a swipe.
  static let pageScroll = Choreography(
    id: "page-scroll",
    statement: "The new page will appear before the current one will disappear, and has appeared "
      + "before the current one has disappeared. Then the page next to it is loaded.",
    duration: .milliseconds(300), spanTitle: "scroll",
    steps: pageOpening + [
      Step("new-did-appear", .endAppearance(.to), .evidence(["pagevc-scroll-complete-wangling"])),
      Step("remove-current-view", .removeView(.from), .evidence(["diddisappear-after-removal"])),
      Step(
        "current-did-disappear", .endAppearance(.from),
        .evidence(["pagevc-scroll-complete-wangling"])),
    ] + pageClosing + [
      Step(
        "load-neighbours", .loadNeighbours, .evidence(["pagevc-neighbours-loaded-nrlnishan"]),
        when: .animated)
    ],
    cancellation: pageCancellation + [
      Step("current-will-appear", .beginAppearance(.from), .evidence(scrollCancelled)),
      Step(
        "current-is-appearing", .isAppearing(.from), .evidence(["isappearing-once-per-transition"])),
      Step("current-did-appear", .endAppearance(.from), .evidence(scrollCancelled)),
      Step("new-will-disappear", .beginDisappearance(.to), .evidence(scrollCancelled)),
      Step("remove-new-view", .removeView(.to), .evidence(["diddisappear-after-removal"])),
      Step("new-did-disappear", .endAppearance(.to), .evidence(scrollCancelled)),
    ] + pageCancelled)

  private static let scrollCancelled = ["pagevc-scroll-cancel-wangling"]
}
