extension Finding {
  @Sendable static func checkPresentOffWindow(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .presented(let presented, let presenter, false) = deed.kind else { return nil }
      return Occurrence(
        "present-off-window", at: deed.range,
        [
          "\(run.name(of: presenter)) presented \(run.name(of: presented)) \(run.place(of: deed)), "
            + "when its view was in no window"
        ], event: deed.event)
    }
  }
}
