import LifecycleEngine

extension Finding {
  /// `late-ui-change`.
  static let lateUIChange = Finding(
    id: "late-ui-change",
    title: "Changing the screen in `viewDidAppear`",
    statement: "A property in the view tree got a new value in the body of `viewDidAppear`, "
      + "outside an animation.",
    why: "`viewDidAppear` comes after the transition's animations; Apple's diagram of an animated "
      + "transition puts it in a transaction of its own. The user sees the old state first, and "
      + "then the screen jumps.",
    exception: "A change that the user should see happen belongs here, as an animation. Without an "
      + "animated transition, `viewDidAppear` was observed in the same transaction as the "
      + "callbacks before it, so nothing jumps.",
    mend: "move the change to 'viewWillAppear' or 'viewIsAppearing', or animate it",
    sources: [
      "didappear-after-animations", "didappear-separate-transaction",
      "willappear-isappearing-same-transaction", "didappear-transaction-non-animated",
    ],
    breaking: """
      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          view.backgroundColor = .systemTeal
      }
      """,
    holding: """
      override func viewIsAppearing(_ animated: Bool) {
          super.viewIsAppearing(animated)
          view.backgroundColor = .systemTeal
      }
      """,
    check: checkLateUIChange)

  @Sendable static func checkLateUIChange(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .set(_, let property, let value) = deed.kind, value.isNew,
        deed.occasion?.callback == .viewDidAppear, !deed.isInAnimation,
        !VisualProperties.isUnseen(property), value.isOnScreen,
        let receiver = deed.occasion?.receiver
      else { return nil }
      let before = value.old.isEmpty ? "" : " instead of \(value.old)"
      return Occurrence(
        "late-ui-change", at: deed.range,
        [
          "'\(value.name(of: property))' became \(value.new)\(before) in the body of "
            + "'\(run.names[receiver]).viewDidAppear', when the screen was already visible"
        ], event: deed.occasion?.event, isClear: run.isAnimated(deed.occasion))
    }
  }
}

extension DriveRun {
  /// True if an appearance was animated, so the user saw the screen before `viewDidAppear`.
  fileprivate func isAnimated(_ occasion: Occasion?) -> Bool {
    guard let event = occasion?.event, events.indices.contains(event) else { return false }
    return events[event].arguments.contains { $0.value == .boolean(true) }
  }
}
