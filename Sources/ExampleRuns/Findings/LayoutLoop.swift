import LifecycleEngine

extension Finding {
  /// `layout-loop`.
  static let layoutLoop = Finding(
    id: "layout-loop",
    statement: "A layout callback invalidated layout again in every pass, without end.",
    why: "`setNeedsLayout()` asks for another pass in the next update cycle. Where each pass asks "
      + "for one more, layout never comes to rest: the app is always busy, drops frames and may "
      + "stop answering the user.",
    exception: "A callback may ask for one more pass on a condition that the next pass no longer "
      + "meets, for instance that a value has changed.",
    sources: [
      "https://developer.apple.com/documentation/uikit/uiview/setneedslayout()",
      "willlayout-just-before-layoutsubviews", "layout-callbacks-any-time",
    ],
    breaking: """
      private var columns = 1

      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          columns = view.bounds.width > 600 ? 2 : 1
          view.setNeedsLayout()
      }
      """,
    holding: """
      private var columns = 1

      override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          let fitting = view.bounds.width > 600 ? 2 : 1
          if fitting != columns {
              columns = fitting
              view.setNeedsLayout()
          }
      }
      """,
    breaksRuns: true, lens: .layout, check: checkLayoutLoop)

  @Sendable static func checkLayoutLoop(_ run: DriveRun) -> [Occurrence] {
    guard case .budget(let reason) = run.world.stop,
      reason == World.endlessLayout || run.events.last?.callback.isOfLayout == true,
      let range = run.machine.lastInvalidation, range.source != .drive
    else { return [] }
    let isOfConstraints =
      run.events.last?.callback == .updateViewConstraints
      || run.events.last?.callback == .updateConstraints
    return [
      Occurrence(
        "layout-loop", at: range,
        [
          isOfConstraints
            ? "constraints were invalidated here in every update of them, so that it never ended"
            : "layout was invalidated here in every layout pass, so that it never ended"
        ],
        event: run.events.last?.number)
    ]
  }
}
