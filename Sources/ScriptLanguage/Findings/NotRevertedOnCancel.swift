extension Finding {
  @Sendable static func checkNotRevertedOnCancel(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .set(let target, let property, let value) = deed.kind, value.isNew,
        let occasion = deed.occasion,
        occasion.kind == .alongside || occasion.callback?.announcesChange == true,
        VisualProperties.isVisual(target, property, run),
        let gesture = run.cancelledGesture(around: deed.event)
      else { continue }
      let isSetAgain = run.deeds[(index + 1)...].contains { other in
        guard case .set(target, property, _) = other.kind else { return false }
        return other.event <= gesture.idle
      }
      guard !isSetAgain else { continue }
      let before = value.old.isEmpty ? "" : " instead of \(value.old)"
      result.append(
        Occurrence(
          "not-reverted-on-cancel", at: deed.range,
          [
            "'\(property)' became \(value.new)\(before) \(run.place(of: deed.occasion)) of a "
              + "transition that the user cancelled",
            "nothing had set it again when the transition was over",
          ], event: deed.event))
    }
    return result
  }
}
