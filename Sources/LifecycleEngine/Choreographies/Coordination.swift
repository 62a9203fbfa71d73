// What the closures of a transition coordinator hear of a transition.
extension Choreography {
  /// Before the animation or gesture. What is added after this, in `viewIsAppearing`, is too late.
  static let alongside = [
    Step(
      "alongside", .coordinator(.runAlongside),
      .evidence([
        "coordinator-alongside-only-from-willappear", "coordinator-nil-vs-too-late",
        "coordinator-same-animation-group",
      ]))
  ]

  /// When the user lets go of a gesture, to whichever end. Handlers come before any callback of it.
  static let interactionChanged = [
    Step(
      "interaction-changed", .coordinator(.interactionChanged),
      .evidence(["coordinator-cancel-callback-order", "coordinator-handlers-all-run"]),
      when: .interactive)
  ]

  /// When all else of the transition is over.
  static let coordinationEnds = [
    Step(
      "coordinator-completions", .coordinator(.runCompletions), .evidence(["coordinator-lifetime"]))
  ]

  /// The same at the end of an animated push or pop, of which there are stacks.
  static let navigationCoordinationEnds = [
    Step(
      "coordinator-completions", .coordinator(.runCompletions),
      .evidence(["nav-push-during-transition-deferred-stack", "coordinator-lifetime"]))
  ]
}

extension Choreography {
  /// Another controller decides from now on which way up the interface may be.
  static func orientationFollows(_ basis: Basis) -> Step {
    Step("orientation", .geometry(.conform), basis, on: .since(6))
  }
}
