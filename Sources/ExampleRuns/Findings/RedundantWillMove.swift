import LifecycleEngine

extension Finding {
  /// `redundant-will-move`.
  static let redundantWillMove = Finding(
    id: "redundant-will-move",
    title: "Calling `willMove(toParent:)` twice",
    statement:
      "`willMove(toParent:)` was called by hand on a child that had already received the call for "
      + "the same move, or that gets it from `addChild`.",
    why: "`addChild` calls `willMove(toParent:)` itself. The child gets the call twice, and does "
      + "its work twice: it registers two observers or starts two requests.",
    exception: "`willMove(toParent: nil)` before a removal is yours to call, once, because "
      + "`removeFromParent` does not call it. An override may pass the call on to `super`.",
    mend: "remove the call of 'willMove(toParent:)': UIKit makes it",
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
    correction: .dropStatement, check: checkRedundantWillMove)

  @Sendable static func checkRedundantWillMove(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .contained(let call) = deed.kind, call.call == .willMove else { continue }
      let reason: String
      if run.addChildTells(call, at: index) {
        reason = "although 'addChild' calls it itself"
      } else if run.isToldAlready(call, at: index) {
        reason = "although it had already been called for the same move"
      } else {
        continue
      }
      result.append(
        Occurrence(
          "redundant-will-move", at: deed.range,
          [
            "'willMove(toParent:)' was called on \(run.name(of: call.child)), "
              + "\(reason): the child got it twice"
          ], event: run.event(of: deed)))
    }
    return result
  }
}

extension DriveRun {
  /// True if `addChild` tells a child of the same move, before the call or later in the same turn.
  fileprivate func addChildTells(_ call: ContainmentCall, at index: Int) -> Bool {
    guard let parent = call.parent, let idle = idle(after: index) else { return false }
    let before = last(of: call.child, before: index) {
      $0.call != .didMove
    }
    if before?.call == .addChild { return true }
    return deeds[(index + 1)..<idle.deeds].contains { other in
      guard case .contained(let later) = other.kind else { return false }
      return later.call == .addChild && later.child == call.child && later.parent == parent
    }
  }

  /// True if the previous containment call for the child was the same.
  fileprivate func isToldAlready(_ call: ContainmentCall, at index: Int) -> Bool {
    guard let before = last(of: call.child, before: index, where: { _ in true }) else {
      return false
    }
    return before.call == .willMove && before.parent == call.parent
  }

  private func last(
    of child: ObjectID, before index: Int, where isMeant: (ContainmentCall) -> Bool
  ) -> ContainmentCall? {
    for deed in deeds[..<index].reversed() {
      if case .contained(let call) = deed.kind, call.child == child, isMeant(call) { return call }
    }
    return nil
  }
}
