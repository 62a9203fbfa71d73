import LifecycleEngine

extension Finding {
  /// `retain-cycle`.
  static let retainCycle = Finding(
    id: "retain-cycle",
    title: "Keeping a controller alive in a cycle",
    statement: "The window, the container, the presentation and the driver had released the "
      + "controller, but a reference cycle in the code, or something it registered with the "
      + "system, kept it alive.",
    why: "Swift frees an instance when its last strong reference goes, and instances in a cycle "
      + "hold one another forever. The run loop holds a timer or a display link, with its target "
      + "or closure, until 'invalidate()' is called, and the notification center holds the closure "
      + "of an observer until the observer is removed. A button, a menu and a bar button item hold "
      + "the closures of their actions, and a table holds its cells and their closures. The views "
      + "and data of the controller stay in memory, every visit to the screen adds another set, "
      + "and controllers left behind still respond to notifications and timers.",
    exception: "A controller that something such as a cache keeps on purpose is not in a cycle and "
      + "is not reported. A cycle that the code itself breaks when the screen goes away is not "
      + "reported, either.",
    mend: "capture 'self' weakly in the closure, or end the registration when the screen goes",
    sources: [
      "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/"
        + "automaticreferencecounting/",
      "https://developer.apple.com/documentation/foundation/timer",
      "https://developer.apple.com/documentation/quartzcore/cadisplaylink",
      "dealloc-not-part-of-appearance", "dealloc-order-measured",
    ],
    breaking: """
      private var onSave: (() -> Void)?

      override func viewDidLoad() {
          super.viewDidLoad()
          onSave = { self.view.endEditing(true) }
      }
      """,
    holding: """
      private var onSave: (() -> Void)?

      override func viewDidLoad() {
          super.viewDidLoad()
          onSave = { [weak self] in self?.view.endEditing(true) }
      }
      """,
    isJudgedAtEnd: true, isOmission: true, isTimeless: true, countsAgain: false,
    check: checkRetainCycle)

  @Sendable static func checkRetainCycle(_ run: DriveRun) -> [Occurrence] {
    run.retention.cycles.map { cycle in
      Occurrence(
        "retain-cycle", at: cycle.range ?? run.subjectRange,
        [
          "\(run.name(of: cycle.object)) was still alive after everything else had released it",
          "\(cycle.holder.sentence): \(cycle.path)",
        ], event: run.lastEvent(of: cycle.object))
    }
  }
}

extension Retention.Holder {
  /// The holder in a sentence, before the path.
  fileprivate var sentence: String {
    switch self {
    case .itself: "it holds itself"
    case .cycle: "a cycle holds it"
    case .system(let name): "\(name) holds it"
    }
  }
}
