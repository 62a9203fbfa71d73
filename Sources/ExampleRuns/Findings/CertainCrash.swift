extension Finding {
  /// `certain-crash`.
  static let certainCrash = Finding(
    id: "certain-crash",
    statement:
      "A use of UIKit, Foundation or Dispatch ended the app, or stopped its main thread for ever.",
    why:
      "UIKit raises an exception that no Swift code catches: for a constraint between views that are "
      + "not in one hierarchy yet, for an identifier of cells that nobody registered, for an alert that "
      + "breaks its rules. Foundation does so for an observer of a key path that is not there. A queue, a "
      + "group or a semaphore that waits for the thread it blocks never goes on, and the system ends "
      + "the app.",
    exception:
      "Only uses that end the app whatever the rest of the app does count: cells may come from a "
      + "storyboard where the example registers none, and what is not declared may have added a view.",
    sources: [
      "https://github.com/gbumps/react-native-screenguard/pull/11",
      "https://developer.apple.com/documentation/uikit/uitableview/"
        + "dequeuereusablecell(withidentifier:for:)",
      "https://developer.apple.com/documentation/dispatch/dispatchqueue/sync(execute:)-3segw",
    ],
    breaking: """
      private let banner = UILabel()

      override func viewDidLoad() {
          super.viewDidLoad()
          banner.translatesAutoresizingMaskIntoConstraints = false
          banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          view.addSubview(banner)
      }
      """,
    holding: """
      private let banner = UILabel()

      override func viewDidLoad() {
          super.viewDidLoad()
          banner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(banner)
          banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      }
      """,
    check: checkCertainCrash)

  @Sendable static func checkCertainCrash(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .crashed(let crash) = deed.kind else { return nil }
      return Occurrence(
        "certain-crash", at: deed.range, [crash.summary, crash.note, crash.help],
        event: run.event(of: deed))
    }
  }
}
