extension Finding {
  @Sendable static func checkViewReadInLoadView(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .readViewTooEarly(let id) = deed.kind else { return nil }
      return Occurrence(
        "view-read-in-load-view", at: deed.range,
        [
          "'view' of \(run.name(of: id)) was read in 'loadView' before it was assigned, "
            + "which calls 'loadView' again, and so on without end"
        ], event: deed.callback?.event)
    }
  }
}
