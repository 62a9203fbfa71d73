import LifecycleEngine

extension Finding {
  /// `layout-loop`.
  static let layoutLoop = Finding(
    id: "layout-loop",
    title: "Asking for layout at every layout",
    statement: "A layout callback invalidated layout again in every pass, so layout never ended.",
    why: "`setNeedsLayout()` asks for another pass in the next update cycle. If each pass asks for "
      + "another, layout never settles: the app is always busy, drops frames and may stop "
      + "responding to the user.",
    exception: "A callback may ask for one more pass if the reason is gone by the next pass, for "
      + "example because it checks whether a value has changed.",
    mend: "remove the call that asks for layout again, or make the call only when a value "
      + "has changed",
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
            ? "constraints were invalidated here in every update, so the updates never ended"
            : "layout was invalidated here in every layout pass, so layout never ended"
        ],
        event: run.events.last?.number)
    ]
  }
}
