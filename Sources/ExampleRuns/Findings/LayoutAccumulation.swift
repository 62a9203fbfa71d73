import Diagnostics
import LifecycleEngine

extension Finding {
  /// `layout-accumulation`.
  static let layoutAccumulation = Finding(
    id: "layout-accumulation",
    title: "Adding views or constraints at every layout",
    statement:
      "Each layout pass added views, layers, constraints, gesture recognizers, actions, observers or timers, or "
      + "made a constraint or an inset larger.",
    why: "The layout callbacks run as often as the view is laid out: several times in one "
      + "transition, and at any time while it is visible. Whatever each pass adds stays, so the "
      + "hierarchy grows, shadows and gradients pile up, and the screen gets slower and slower.",
    exception: "Adding something in a layout callback is fine if it happens once, behind a check, "
      + "or if the code first removes what the last pass added.",
    mend: "add it once in 'viewDidLoad', and change only frames or constants in the layout "
      + "callback",
    sources: ["layout-callbacks-any-time", "background-foreground-10924293329"],
    breaking: """
      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let shade = CAGradientLayer()
          shade.frame = view.bounds
          view.layer.insertSublayer(shade, at: 0)
      }
      """,
    holding: """
      private let shade = CAGradientLayer()

      override func viewDidLoad() {
          super.viewDidLoad()
          view.layer.insertSublayer(shade, at: 0)
      }

      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          shade.frame = view.bounds
      }
      """,
    lens: .layout, check: checkLayoutAccumulation)

  private struct Passes {
    let receiver: ObjectID
    let callback: Callback
    let range: SourceRange
    var growths: [Growth]
    /// The event of the second pass, the first pass that could find additions of an earlier pass.
    var event: Int?
  }

  @Sendable static func checkLayoutAccumulation(_ run: DriveRun) -> [Occurrence] {
    var all: [Passes] = []
    for deed in run.deeds {
      guard case .laidOut(let receiver, let growth) = deed.kind,
        let callback = deed.occasion?.callback
      else { continue }
      if let index = all.firstIndex(where: {
        $0.receiver == receiver && $0.callback == callback && $0.range == deed.range
      }) {
        all[index].growths.append(growth)
        if all[index].growths.count == 2 { all[index].event = deed.occasion?.event }
      } else {
        all.append(
          Passes(receiver: receiver, callback: callback, range: deed.range, growths: [growth]))
      }
    }
    let values = GrowingValues.all(in: run) { $0.callback?.isOfLayout == true }
    // Larger insets of a controller make another pass, so the passes themselves never end.
    let lasting = values.filter { $0.times > 1 && !SetValue.isOfController($0.name) }
    let growing = lasting.map { growing in
      Occurrence(
        "layout-accumulation", at: growing.deed.range,
        ["'\(growing.name)' grew in \(growing.times + 1) layout passes in a row"],
        event: growing.deed.callback?.event)
    }
    return growing
      + all.compactMap { passes in
        let growing = passes.growths.drop { $0.total == 0 }
        guard growing.count > 1, growing.allSatisfy({ $0.total > 0 }) else { return nil }
        let growth = growing.reduce(Growth(), +)
        return Occurrence(
          "layout-accumulation", at: growth.place ?? passes.range,
          [
            "'\(run.names[passes.receiver]).\(passes.callback.baseName)' ran \(growing.count) "
              + "times and each time added more that stayed: \(growth.text) in all"
          ], event: passes.event)
      }
  }
}
