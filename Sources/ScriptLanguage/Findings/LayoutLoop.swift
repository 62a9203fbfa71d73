import LifecycleEngine

extension Finding {
  @Sendable static func checkLayoutLoop(_ run: DriveRun) -> [Occurrence] {
    guard case .budget(let reason) = run.world.stop, reason == World.endlessLayout,
      let range = run.machine.lastInvalidation, range.start < run.conduct.exampleEnd
    else { return [] }
    return [
      Occurrence(
        "layout-loop", at: range,
        ["layout was invalidated here in every layout pass, so that it never ended"],
        event: run.events.last?.number)
    ]
  }
}
