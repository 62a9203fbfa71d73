import LifecycleEngine

extension Finding {
  @Sendable static func checkLoadViewOverStoryboard(_ run: DriveRun) -> [Occurrence] {
    guard run.plan.drive == .storyboard else { return [] }
    for event in run.events where event.callback == .awakeFromNib {
      guard case .object(let id) = event.receiver, run.isExamples(id),
        run.world.classRecord(of: id).implements.contains(.loadView),
        let type = run.machine.typeIndex(of: id)
      else { continue }
      let function = run.machine.program.types[type].callbacks[Int(Callback.loadView.rawValue)]
      guard function >= 0 else { continue }
      return [
        Occurrence(
          "load-view-over-storyboard", at: run.machine.range(ofFunction: function),
          [
            "\(run.name(of: id)) came from a storyboard, whose view was never loaded because "
              + "'loadView' is overridden"
          ], event: event.number)
      ]
    }
    return []
  }
}
