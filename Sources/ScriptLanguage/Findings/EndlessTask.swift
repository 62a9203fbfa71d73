import LifecycleEngine

extension Finding {
  @Sendable static func checkEndlessTask(_ run: DriveRun) -> [Occurrence] {
    Retention(run).endless.map { held in
      Occurrence(
        "endless-task", at: held.range ?? SourceRange(0, 0),
        [
          "\(run.name(of: held.object)) was still alive when everything else had let go of it",
          "a task that waits for what never comes holds it: \(held.path)",
        ], event: run.events.last?.number)
    }
  }
}
