import LifecycleEngine

extension Finding {
  /// `load-view-called`.
  static let loadViewCalled = Finding(
    id: "load-view-called",
    title: "Calling `loadView()` yourself",
    statement: "The code called `loadView()` on something other than `super`.",
    why: "UIKit calls `loadView` at the first read of `view`, and the documentation forbids "
      + "every other call. A call by hand runs `loadView` even if there is a view already, so "
      + "a view that is already on screen may be replaced. `loadViewIfNeeded()` loads the "
      + "view only if there is none.",
    exception: "A receiver that isn't a view controller may have a method of the same name. A call "
      + "on an unknown receiver is still reported.",
    mend: "call 'loadViewIfNeeded()' instead",
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
    isTimeless: true, correction: .loadIfNeeded, check: checkLoadViewCalled)

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
