extension Finding {
  @Sendable static func checkLoadViewCalled(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .called(.loadView, let id) = deed.kind else { return nil }
      let owner = id.map { " of \(run.name(of: $0))" } ?? ""
      return Occurrence(
        "load-view-called", at: deed.range, ["'loadView()'\(owner) was called directly"],
        event: deed.event)
    }
  }
}
