extension Finding {
  @Sendable static func checkLateUIChange(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .set(_, let property, let value) = deed.kind, value.isNew,
        deed.occasion?.callback == .viewDidAppear, !deed.isInAnimation,
        !VisualProperties.invisible.contains(property), value.isOnScreen,
        let receiver = deed.occasion?.receiver
      else { return nil }
      let before = value.old.isEmpty ? "" : ", where it was \(value.old)"
      return Occurrence(
        "late-ui-change", at: deed.range,
        [
          "'\(property)' became \(value.new)\(before) in the body of "
            + "'\(run.names[receiver]).viewDidAppear', when the user saw the screen already"
        ], event: deed.occasion?.event)
    }
  }
}
