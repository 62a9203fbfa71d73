extension Finding {
  /// `certain-crash`.
  static let certainCrash = Finding(
    id: "certain-crash",
    title: "Crashing the app every time",
    statement:
      "The code used UIKit, Foundation or Dispatch in a way that crashed the app or blocked its main thread forever.",
    why:
      "UIKit raises an exception that Swift code can't catch: for a constraint between views that "
      + "don't share a hierarchy yet, for a cell identifier that nobody registered, for an alert "
      + "that breaks its rules. Foundation raises one when code removes a key-path observer that "
      + "isn't registered. A queue, a group or a semaphore that waits for the thread it blocks "
      + "never continues, and the system kills the app.",
    exception:
      "Only crashes that the rest of the app can't prevent count: cells may come from a storyboard "
      + "if the example registers none, and undeclared code may have added a view.",
    mend: "make the call only in the state that it needs, or leave it out",
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
