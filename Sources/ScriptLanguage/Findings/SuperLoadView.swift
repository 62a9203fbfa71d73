import LifecycleEngine

extension Finding {
  @Sendable static func checkSuperLoadView(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    var reached: (controller: ObjectID, occasion: Occasion?)?
    for deed in run.deeds {
      switch deed.kind {
      case .reachedSuper(.loadView, let id): reached = (id, deed.callback)
      case .setView(let id):
        guard let made = reached, made.controller == id, made.occasion == deed.callback,
          deed.callback?.callback == .loadView
        else { break }
        result.append(
          Occurrence(
            "super-load-view", at: deed.range,
            [
              "'super.loadView()' had made a view for \(run.name(of: id)), which this assignment "
                + "threw away"
            ], event: deed.callback?.event))
      default: break
      }
    }
    return result
  }
}
