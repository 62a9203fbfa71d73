extension Finding {
  @Sendable static func checkReversedRemoval(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .contained(let removal) = deed.kind, removal.call == .removeFromParent,
        removal.parent != nil
      else { continue }
      let isAnnounced = run.deeds[..<index].reversed().first { other in
        guard case .contained(let call) = other.kind, call.child == removal.child else {
          return false
        }
        return call.call == .addChild || call.call == .willMove && call.parent == nil
          || call.call == .removeFromParent
      }
      if case .contained(let call)? = isAnnounced?.kind, call.call == .willMove { continue }
      result.append(
        Occurrence(
          "reversed-removal", at: deed.range,
          [
            "'removeFromParent' was called on \(run.name(of: removal.child)) before "
              + "'willMove(toParent: nil)'"
          ], event: deed.event))
    }
    return result
  }
}
