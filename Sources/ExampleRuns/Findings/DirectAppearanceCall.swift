import LifecycleEngine

extension Finding {
  /// `direct-appearance-call`.
  static let directAppearanceCall = Finding(
    id: "direct-appearance-call",
    title: "Calling appearance callbacks yourself",
    statement: "The code called an appearance callback other than through `super`.",
    why: "The documentation forbids such calls, and on iOS 15 and 16 UIKit was observed to log "
      + "that they may lead to out-of-order callbacks. Anything that one callback does and its "
      + "counterpart undoes, such as registering an observer, is done twice and undone once.",
    exception: "An override passes the call on through `super`. A container that forwards "
      + "appearance itself uses `beginAppearanceTransition(_:animated:)` and "
      + "`endAppearanceTransition()`, and UIKit sends the callbacks.",
    mend: "remove the call, and move the shared code to a method of your own that both places call",
    sources: [
      "begin-end-instead-of-direct-calls", "warning-appearance-misuse-lnpopup",
      "appearance-forwarding-default",
    ],
    breaking: """
      private var orders: [Order] = []

      override func viewDidLoad() {
          super.viewDidLoad()
          viewWillAppear(false)
      }

      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          orders = OrderStore.shared.orders()
      }
      """,
    holding: """
      private var orders: [Order] = []

      override func viewDidLoad() {
          super.viewDidLoad()
          refresh()
      }

      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          refresh()
      }

      private func refresh() {
          orders = OrderStore.shared.orders()
      }
      """,
    isTimeless: true, check: checkDirectAppearanceCall)

  @Sendable static func checkDirectAppearanceCall(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .called(let callback, let id) = deed.kind, callback.isOfAppearance else {
        return nil
      }
      let owner = id.map { " on \(run.name(of: $0))" } ?? ""
      return Occurrence(
        "direct-appearance-call", at: deed.range,
        ["'\(callback.baseName)' was called directly\(owner)"],
        event: run.event(of: deed))
    }
  }
}
