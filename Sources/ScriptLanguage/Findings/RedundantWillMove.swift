extension Finding {
  /// `redundant-will-move`.
  static let redundantWillMove = Finding(
    id: "redundant-will-move",
    statement: "`willMove(toParent:)` was called by hand on a child that `addChild` tells of the "
      + "same move.",
    why: "`addChild` sends `willMove(toParent:)` itself. The child is told twice, and does twice "
      + "what it does there: it registers two observers or starts two requests.",
    exception: "`willMove(toParent: nil)` before a removal is yours to call, because "
      + "`removeFromParent` does not send it. An override that passes the call on to `super` is "
      + "not meant either.",
    sources: [
      "addchild-calls-willmove", "didmove-doc-contract-apple", "containment-add-order",
      "removefromparent-does-not-call-willmove",
    ],
    breaking: """
      func embed(_ child: UIViewController) {
          child.willMove(toParent: self)
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
      }
      """,
    holding: """
      func embed(_ child: UIViewController) {
          addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
      }
      """,
    check: checkRedundantWillMove)

  @Sendable static func checkRedundantWillMove(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .contained(let call) = deed.kind, call.call == .willMove,
        let parent = call.parent, let idle = run.idle(after: index)
      else { continue }
      let before = run.deeds[..<index].last { other in
        guard case .contained(let earlier) = other.kind else { return false }
        return earlier.child == call.child
          && (earlier.call == .addChild || earlier.call == .removeFromParent)
      }
      var isAdded = false
      if case .contained(let earlier)? = before?.kind { isAdded = earlier.call == .addChild }
      let isAddedLater = run.deeds[(index + 1)..<idle.deeds].contains { other in
        guard case .contained(let later) = other.kind else { return false }
        return later.call == .addChild && later.child == call.child && later.parent == parent
      }
      guard isAdded || isAddedLater else { continue }
      result.append(
        Occurrence(
          "redundant-will-move", at: deed.range,
          [
            "'willMove(toParent:)' was called on \(run.name(of: call.child)), although 'addChild' "
              + "calls it by itself: the child was told twice"
          ], event: run.event(of: deed)))
    }
    return result
  }
}
