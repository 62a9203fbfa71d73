extension Finding {
  /// `missing-did-move`.
  static let missingDidMove = Finding(
    id: "missing-did-move",
    title: "Forgetting `didMove(toParent:)`",
    statement: "`addChild` made a controller a child, but the code never called "
      + "`didMove(toParent:)` on it.",
    why: "`addChild` tells the child that it is about to move, but leaves the call to "
      + "`didMove(toParent:)` to the container. If the container isn't visible yet, nobody else "
      + "makes that call, and a child that starts its work in `didMove(toParent:)` never starts. "
      + "If the container is visible, UIKit was observed to make the call itself, but only after "
      + "the child's appearance.",
    exception: "While a transition to the child is still running, the call is not due yet. UIKit's "
      + "own containers and embed segues make the call themselves.",
    mend: "call 'didMove(toParent: self)' on the child after its view is added",
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
    isJudgedAtEnd: true, isOmission: true, isTimeless: true, correction: .confirmChild,
    check: checkMissingDidMove)

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
