extension Finding {
  /// `present-off-window`.
  static let presentOffWindow = Finding(
    id: "present-off-window",
    title: "Presenting from a controller without a window",
    statement: "`present` was called on a controller that was not in a window.",
    why: "As observed, UIKit then presents nothing and only logs that the presenter's view is not "
      + "in the window hierarchy. The documentation doesn't mention this. The user waits for a "
      + "screen that never comes.",
    exception: "If it's too early to present, the code may set a flag and present in "
      + "`viewDidAppear`. It does not matter whose code makes the call, as long as the presenting "
      + "controller is on screen.",
    mend: "present in 'viewDidAppear', or from the controller that is on the screen",
    sources: [
      "warning-not-in-window-hierarchy", "console-not-in-window-new", "console-not-in-window-old",
      "swiftnav-present-waits-for-viewdidappear",
    ],
    breaking: """
      override func viewDidLoad() {
          super.viewDidLoad()
          let tour = UIViewController()
          present(tour, animated: true)
      }
      """,
    holding: """
      private var hasShownTour = false

      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          guard !hasShownTour else { return }
          hasShownTour = true
          let tour = UIViewController()
          present(tour, animated: true)
      }
      """,
    check: checkPresentOffWindow)

  @Sendable static func checkPresentOffWindow(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .presented(let presented, let presenter, false) = deed.kind else { return nil }
      return Occurrence(
        "present-off-window", at: deed.range,
        [
          "\(run.name(of: presenter)) was asked to present "
            + "\(presented.map { run.name(of: $0) } ?? "the destination of a segue") "
            + "\(run.place(of: deed)), when its own view was not in a window"
        ], event: run.event(of: deed))
    }
  }
}
