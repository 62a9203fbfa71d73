extension Finding {
  /// `missing-did-move`.
  static let missingDidMove = Finding(
    id: "missing-did-move",
    statement: "A controller was made a child with `addChild`, and the example did not call "
      + "`didMove(toParent:)` on it.",
    why: "`addChild` tells the child that it is about to move, and leaves it to the container to "
      + "say when it has moved. Where the container is not visible yet nobody else says so, and "
      + "a child that begins its work in `didMove(toParent:)` never begins. Where it is visible, "
      + "UIKit was observed to tell the child by itself, but only when its appearance is over.",
    exception: "While a transition to the child is still running the call is not yet due. UIKit's "
      + "own containers and embed segues make it themselves.",
    sources: [
      "addchild-does-not-call-didmove", "containment-add-order", "didmove-doc-contract-apple",
      "embed-segue-adds-children", "containment-visible-parent-mattyohe",
    ],
    breaking: """
      func embed(_ child: UIViewController) {
          addChild(child)
          child.view.frame = view.bounds
          view.addSubview(child.view)
      }
      """,
    holding: """
      func embed(_ child: UIViewController) {
          addChild(child)
          child.view.frame = view.bounds
          view.addSubview(child.view)
          child.didMove(toParent: self)
      }
      """,
    isJudgedAtEnd: true, isOmission: true, isTimeless: true, check: checkMissingDidMove)

  @Sendable static func checkMissingDidMove(_ run: DriveRun) -> [Occurrence] {
    var result: [Occurrence] = []
    for (index, deed) in run.deeds.enumerated() {
      guard case .contained(let adding) = deed.kind, adding.call == .addChild,
        let idle = run.idle(after: index)
      else { continue }
      let later = run.deeds[(index + 1)..<idle.deeds]
      let isDone = later.contains { deed in
        guard case .contained(let call) = deed.kind, call.child == adding.child else {
          return false
        }
        return call.call == .didMove && call.parent != nil || call.call == .removeFromParent
          || call.call == .addChild
      }
      guard !isDone else { continue }
      result.append(
        Occurrence(
          "missing-did-move", at: deed.range,
          [
            "'addChild' made \(run.name(of: adding.child)) a child, and \(run.author) did not call "
              + "'didMove(toParent:)' on it"
          ], event: run.event(of: deed)))
    }
    return result
  }
}
