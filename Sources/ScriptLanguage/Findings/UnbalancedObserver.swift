import LifecycleEngine

extension Finding {
  @Sendable static func checkUnbalancedObserver(_ run: DriveRun) -> [Occurrence] {
    var counts: [(owner: ObjectID, appearance: Int, count: Int)] = []
    var result: [Occurrence] = []
    for deed in run.deeds {
      guard case .counted(let owner, let count) = deed.kind,
        let appearance = run.appearance(of: owner, at: deed.event)
      else { continue }
      let earlier = counts.last { $0.owner == owner && $0.appearance < appearance }
      counts.append((owner, appearance, count))
      guard let earlier, count > earlier.count else { continue }
      let registration = run.deeds.last { other in
        guard case .registered(owner) = other.kind else { return false }
        return other.event <= deed.event
      }
      result.append(
        Occurrence(
          "unbalanced-observer", at: registration?.range ?? deed.range,
          [
            "\(run.name(of: owner)) held \(Quantity.text(earlier.count, "registration", "registrations")) at appearance \(earlier.appearance), and "
              + "\(count) at appearance \(appearance)"
          ], event: registration?.callback?.event))
    }
    return result
  }
}
