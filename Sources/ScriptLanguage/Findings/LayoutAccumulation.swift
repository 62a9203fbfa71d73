import LifecycleEngine

extension Finding {
  /// `layout-accumulation`.
  static let layoutAccumulation = Finding(
    id: "layout-accumulation",
    statement: "Each layout pass added views, layers or constraints.",
    why: "The layout callbacks run as often as the view is laid out: several times in one "
      + "transition, and at any time while it is visible. What each pass adds stays, so that the "
      + "hierarchy grows, shadows and gradients lie on top of one another, and the screen gets "
      + "slower and slower.",
    exception: "Adding something in a layout callback is right where it happens once, behind a "
      + "check, or where what the last pass added is removed first.",
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
    check: checkLayoutAccumulation)

  @Sendable static func checkLayoutAccumulation(_ run: DriveRun) -> [Occurrence] {
    var passes:
      [(receiver: ObjectID, callback: Callback, more: [Int], range: SourceRange, event: Int?)] = []
    for deed in run.deeds {
      guard case .laidOut(let receiver, let more) = deed.kind,
        let callback = deed.occasion?.callback
      else { continue }
      if let index = passes.firstIndex(where: {
        $0.receiver == receiver && $0.callback == callback && $0.range == deed.range
      }) {
        passes[index].more.append(more)
        // The second pass is the first that had been there before.
        if passes[index].more.count == 2 { passes[index].event = deed.occasion?.event }
      } else {
        passes.append((receiver, callback, [more], deed.range, nil))
      }
    }
    return passes.compactMap { pass in
      guard pass.more.count > 1, pass.more.allSatisfy({ $0 > 0 }) else { return nil }
      let total = pass.more.reduce(0, +)
      return Occurrence(
        "layout-accumulation", at: pass.range,
        [
          "each of \(pass.more.count) layout passes added to \(run.name(of: pass.receiver)) in "
            + "'\(pass.callback.baseName)' and left it there: \(total) views, layers or "
            + "constraints in all"
        ], event: pass.event)
    }
  }
}
