import LifecycleEngine

extension Finding {
  @Sendable static func checkChildWithoutParent(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .leftWithoutParent(let child, let host) = deed.kind else { return nil }
      return Occurrence(
        "child-without-parent", at: deed.range,
        [
          "the view of \(run.name(of: child)) was put into the view of \(run.name(of: host)), "
            + "which is not its parent"
        ], event: deed.event)
    }
  }
}
