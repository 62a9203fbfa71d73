// The calls of a transition coordinator's closures.
extension Choreography {
  /// Before the animation or gesture. A closure from `viewIsAppearing` comes too late.
  static let alongside = [
    Step(
      "alongside", .coordinator(.runAlongside),
      .evidence([
        "coordinator-alongside-only-from-willappear", "coordinator-nil-vs-too-late",
        "coordinator-same-animation-group",
      ]))
  ]

  /// The author's animator gets to work, which includes the addition of the new view.
  static let animatorWorks = [
    Step(
      "animator", .animator(.animate),
      .evidence(["animator-sequence-doc", "texture-custom-push-transition-final-frame"]),
      when: .withAnimator, on: .since(7))
  ]

  /// The user lets go of a gesture, for completion or cancellation. Handlers are called before any
  /// callback of the end.
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

  /// The end of an animated push or pop, with evidence from call stacks.
  static let navigationCoordinationEnds = [
    Step(
      "coordinator-completions", .coordinator(.runCompletions),
      .evidence(["nav-push-during-transition-deferred-stack", "coordinator-lifetime"]))
  ]
}

extension Choreography {
  /// Another controller decides from now on about the orientation of the interface.
  static func orientationFollows(_ basis: Basis) -> Step {
    Step("orientation", .geometry(.conform), basis, on: .since(6))
  }
}
