extension Choreography {
  /// A controller's view is loaded at the first read.
  static let viewLoading = Choreography(
    id: "view-loading",
    statement: "The first read of `view` runs `loadView`, then `viewDidLoad`.",
    steps: [
      Step("load-view", .controller(.loadView), .evidence(["view-getter-calls-loadview"])),
      Step(
        "view-did-load", .controller(.viewDidLoad),
        .evidence(["viewdidload-after-load", "bookshelf-view-loads-lazily"])),
    ])
}
