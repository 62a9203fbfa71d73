extension Choreography {
  /// A page view controller of the page-curl style turns a page, in code or by a swipe.
  static let pageCurl = Choreography(
    id: "page-curl",
    statement: "The new page will appear before the current one will disappear, and the current "
      + "one has disappeared before the new one has appeared.",
    duration: .milliseconds(400), spanTitle: "curl",
    steps: pageOpening + [
      Step("remove-current-view", .removeView(.from), .evidence(["diddisappear-after-removal"])),
      Step(
        "current-did-disappear", .endAppearance(.from), .evidence(["pagevc-curl-complete-wangling"])
      ),
      Step("new-did-appear", .endAppearance(.to), .evidence(["pagevc-curl-complete-wangling"])),
    ] + pageClosing,
    cancellation: pageCancellation + [
      Step("new-will-disappear", .beginDisappearance(.to), .evidence(curlCancelled)),
      Step("current-will-appear", .beginAppearance(.from), .evidence(curlCancelled)),
      Step(
        "current-is-appearing", .isAppearing(.from), .evidence(["isappearing-once-per-transition"])),
      Step("remove-new-view", .removeView(.to), .evidence(["diddisappear-after-removal"])),
      Step("new-did-disappear", .endAppearance(.to), .evidence(curlCancelled)),
      Step("current-did-appear", .endAppearance(.from), .evidence(curlCancelled)),
    ] + pageCancelled)

  private static let curlCancelled = ["pagevc-curl-cancel-wangling"]
}
