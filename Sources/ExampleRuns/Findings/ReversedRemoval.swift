extension Finding {
  /// `reversed-removal`.
  static let reversedRemoval = Finding(
    id: "reversed-removal",
    title: "Removing a child in the wrong order",
    statement: "A child was removed with `removeFromParent` before it got "
      + "`willMove(toParent: nil)`.",
    why: "`removeFromParent` ends the relationship and calls `didMove(toParent: nil)` on the "
      + "child. A child that gets `willMove(toParent: nil)` only afterwards gets the two calls in "
      + "the wrong order, and whatever it wanted to save or stop before leaving comes too late.",
    exception: "Time may pass between the two calls, for instance while the view fades out. A "
      + "child that goes straight to another parent is removed from the old one by `addChild` "
      + "itself.",
    mend: "call 'willMove(toParent: nil)' first, then remove the view, then call "
      + "'removeFromParent()'",
    sources: [
      "containment-remove-order", "removefromparent-calls-didmove-nil",
      "removefromparent-does-not-call-willmove", "addchild-reparents",
    ],
    breaking: """
      func remove(_ child: UIViewController) {
          child.removeFromParent()
          child.view.removeFromSuperview()
          child.willMove(toParent: nil)
      }
      """,
    holding: """
      func remove(_ child: UIViewController) {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
      }
      """,
    isTimeless: true, check: checkReversedRemoval)

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
      let isLate = run.deeds[(index + 1)...].contains { other in
        guard case .contained(let call) = other.kind else { return false }
        return call.child == removal.child && call.call == .willMove && call.parent == nil
      }
      result.append(
        Occurrence(
          "reversed-removal", at: deed.range,
          [
            "'removeFromParent' was called on \(run.name(of: removal.child)) "
              + (isLate ? "before 'willMove(toParent: nil)'" : "without 'willMove(toParent: nil)'")
          ], event: run.event(of: deed)))
    }
    return result
  }
}
