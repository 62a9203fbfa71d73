import LifecycleEngine

extension Finding {
  /// `load-view-called`.
  static let loadViewCalled = Finding(
    id: "load-view-called",
    statement: "Code of the example called `loadView()` on something other than `super`.",
    why: "`loadView` is for UIKit to call, at the first read of `view`, and the documentation "
      + "forbids every other call. One by hand runs it whether or not there is a view, so that a "
      + "view which is already on screen may be replaced. `loadViewIfNeeded()` loads it only where "
      + "it is missing.",
    exception: "It is no mistake where the receiver is no view controller and its method only has "
      + "the same name. A receiver that the run does not know is reported all the same.",
    sources: ["loadview-never-called-directly", "loadviewifneeded", "view-getter-calls-loadview"],
    breaking: """
      func warmUp(_ detail: UIViewController) {
          // The push will find a view that is ready.
          detail.loadView()
      }
      """,
    holding: """
      func warmUp(_ detail: UIViewController) {
          // The push will find a view that is ready.
          detail.loadViewIfNeeded()
      }
      """,
    isTimeless: true, check: checkLoadViewCalled)

  @Sendable static func checkLoadViewCalled(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .called(.loadView, let id) = deed.kind else { return nil }
      let owner = id.map { " of \(run.name(of: $0))" } ?? ""
      return Occurrence(
        "load-view-called", at: deed.range, ["'loadView()'\(owner) was called directly"],
        event: run.event(of: deed))
    }
  }
}
