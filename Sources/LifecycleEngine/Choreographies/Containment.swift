extension Choreography {
  /// `addChild`, and a container taking a controller in.
  static let childAddition = Choreography(
    id: "child-addition",
    statement: "A container that adds a child calls `willMove(toParent:)` on it.",
    steps: [
      Step("link", .containment(.link, .to), .evidence(["willmove-parent-already-set"])),
      Step(
        "will-move-to-parent", .containment(.willMoveToContainer, .to),
        .evidence(["addchild-calls-willmove"])
      ),
    ])

  /// A UIKit container gets a child back before the child's departure is complete.
  static let childReturn = Choreography(
    id: "child-return",
    statement: "A child that comes back before it has left gets another `willMove(toParent:)`.",
    steps: [
      Step(
        "will-move-to-parent", .containment(.willMoveToContainer, .to),
        .assumed(
          "The child has been told that it will leave. No source pops and pushes one controller in "
            + "one turn; without this call, a child would believe that it is none."))
    ])

  /// UIKit's own container has taken a child in without a transition.
  static let childArrival = Choreography(
    id: "child-arrival",
    statement: "A container calls `didMove(toParent:)` at once on a child that has no transition.",
    steps: [
      Step(
        "did-move-to-parent", .containment(.didMoveToContainer, .to),
        .evidence(["addchild-does-not-call-didmove", "idpage-uipvc-replace-animated"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ])

  /// UIKit's own container is about to let a child go.
  static let childDeparture = Choreography(
    id: "child-departure",
    statement: "UIKit's containers call `willMove(toParent: nil)` on a child when they are asked "
      + "to remove it, before any transition.",
    steps: [
      Step(
        "will-move-to-nil", .containment(.willMoveToNil, .to),
        .evidence(["arm1-pop-b-leaves", "idpage-uipvc-replace-animated"]))
    ])

  /// A swipe back has begun and may still be cancelled.
  static let swipeDeparture = Choreography(
    id: "swipe-departure",
    statement: "The controller that a swipe may pop gets `willMove(toParent: "
      + "nil)` when the swipe begins.",
    steps: [
      Step(
        "will-move-to-nil", .containment(.willMoveToNil, .to),
        .assumed(
          "A pop in code makes the call at once. No log of a swipe shows containment callbacks, "
            + "and a cancelled swipe takes nothing back."))
    ])

  /// `removeFromParent`, and a container letting a controller go.
  static let childRemoval = Choreography(
    id: "child-removal",
    statement: "A container that removes a child calls `didMove(toParent: nil)` on it.",
    steps: [
      Step("unlink", .containment(.unlink, .to), .evidence(["removefromparent-calls-didmove-nil"])),
      Step(
        "did-move-to-nil", .containment(.didMoveToNil, .to),
        .evidence(["removefromparent-calls-didmove-nil"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ])

  /// Of `isMovingToParent` and `isMovingFromParent`.
  static let flagsEnd =
    "The flags are documented for the four appearance callbacks (reason-flags-scope); no source "
    + "says when they end."
}
