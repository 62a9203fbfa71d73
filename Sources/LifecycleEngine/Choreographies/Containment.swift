extension Choreography {
  /// `addChild`, and a container taking a controller in.
  static let childAddition = Choreography(
    id: "child-addition",
    statement: "A container that takes a child in tells it `willMove(toParent:)`.",
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
    statement: "A child that comes back before it has left is told so with another "
      + "`willMove(toParent:)`.",
    steps: [
      Step(
        "will-move-to-parent", .containment(.willMoveToContainer, .to),
        .assumed(
          "It has been told that it leaves; no source pops and pushes one controller in one turn, "
            + "and without this it would be a child that was told it is none."))
    ])

  /// UIKit's own container has taken a child in without a transition.
  static let childArrival = Choreography(
    id: "child-arrival",
    statement: "A container tells a child that has no transition `didMove(toParent:)` at once.",
    steps: [
      Step(
        "did-move-to-parent", .containment(.didMoveToContainer, .to),
        .evidence(["addchild-does-not-call-didmove", "idpage-uipvc-replace-animated"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ])

  /// UIKit's own container is about to let a child go.
  static let childDeparture = Choreography(
    id: "child-departure",
    statement: "UIKit's containers tell a child `willMove(toParent: nil)` when they are asked to "
      + "let it go, before any transition.",
    steps: [
      Step(
        "will-move-to-nil", .containment(.willMoveToNil, .to),
        .evidence(["arm1-pop-b-leaves", "idpage-uipvc-replace-animated"]))
    ])

  /// A swipe back has begun and may still be cancelled.
  static let swipeDeparture = Choreography(
    id: "swipe-departure",
    statement: "The controller that a swipe may pop is told `willMove(toParent: nil)` when the "
      + "swipe begins.",
    steps: [
      Step(
        "will-move-to-nil", .containment(.willMoveToNil, .to),
        .assumed(
          "A pop in code tells it so at once; no log of a swipe has containment callbacks, and a "
            + "cancelled one takes nothing back."))
    ])

  /// `removeFromParent`, and a container letting a controller go.
  static let childRemoval = Choreography(
    id: "child-removal",
    statement: "A container that lets a child go tells it `didMove(toParent: nil)`.",
    steps: [
      Step("unlink", .containment(.unlink, .to), .evidence(["removefromparent-calls-didmove-nil"])),
      Step(
        "did-move-to-nil", .containment(.didMoveToNil, .to),
        .evidence(["removefromparent-calls-didmove-nil"])),
      Step("settled", .containment(.settle, .to), .assumed(flagsEnd)),
    ])

  /// Of `isMovingToParent` and `isMovingFromParent`.
  static let flagsEnd =
    "The flags are documented for the four callbacks of appearance (reason-flags-scope); when they "
    + "end no source says."
}
