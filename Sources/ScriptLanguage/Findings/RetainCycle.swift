import LifecycleEngine

extension Finding {
  @Sendable static func checkRetainCycle(_ run: DriveRun) -> [Occurrence] {
    Retention(run).cycles.map { cycle in
      Occurrence(
        "retain-cycle", at: cycle.range ?? SourceRange(0, 0),
        [
          "\(run.name(of: cycle.object)) was still alive when everything else had let go of it",
          "it holds itself: \(cycle.path)",
        ], event: run.events.last?.number)
    }
  }
}
