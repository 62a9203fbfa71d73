import LifecycleEngine

extension Finding {
  /// `view-read-in-load-view`.
  static let viewReadInLoadView = Finding(
    id: "view-read-in-load-view",
    title: "Reading `view` in `loadView` too early",
    statement: "`loadView` read `view` before assigning it.",
    why: "Reading `view` while there is none calls `loadView`. The override calls itself again at "
      + "the same line, over and over, until the stack overflows and the app crashes; the run "
      + "stops at the first such read.",
    exception: "A read after the assignment is harmless, even in `loadView`. `isViewLoaded` and "
      + "`viewIfLoaded` may be read at any time, because they never load the view.",
    mend: "make the view in a constant, set it up there, and then assign it to 'view'",
    sources: [
      "loadview-reentrancy-before-assignment", "view-getter-calls-loadview",
      "isviewloaded-viewifloaded-do-not-load",
    ],
    breaking: """
      override func loadView() {
          view.backgroundColor = .systemBackground
          let list = UITableView()
          view = list
      }
      """,
    holding: """
      override func loadView() {
          let list = UITableView()
          view = list
          view.backgroundColor = .systemBackground
      }
      """,
    check: checkViewReadInLoadView)

  @Sendable static func checkViewReadInLoadView(_ run: DriveRun) -> [Occurrence] {
    var seen: [ObjectID] = []
    return run.deeds.compactMap { deed in
      // The first read would never end, so further reads do not count.
      guard case .readViewTooEarly(let id) = deed.kind, !seen.contains(id) else { return nil }
      seen.append(id)
      return Occurrence(
        "view-read-in-load-view", at: deed.range,
        [
          "'view' of \(run.name(of: id)) was needed in 'loadView' before it was assigned",
          "the read calls 'loadView' again, and so on forever",
        ], event: deed.callback?.event)
    }
  }
}
