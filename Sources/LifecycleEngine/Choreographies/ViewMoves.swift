// Appearances that follow from moves of views, outside any transition of UIKit's containers.
extension Choreography {
  /// The author's code adds a controller's view to a view in a visible window.
  static let viewArrival = Choreography(
    id: "view-arrival",
    statement: "A controller whose view is added to a visible view gets `viewWillAppear` at once, "
      + "`viewIsAppearing` in the layout that follows and `viewDidAppear` once the transaction is "
      + "committed, or after its parent's if the parent is still appearing. A child that was added "
      + "with `addChild` then gets `didMove(toParent:)` again; no source shows a child on which "
      + "the code has not called it.",
    steps: [
      Step("will-appear", .appearance(.willAppearWithView, .to), .evidence(arrival)),
      Step("wait-for-commit", .wait(.commit), .evidence(["containment-visible-parent-mattyohe"])),
      Step(
        "wait-for-parent", .wait(.containerAppeared),
        .evidence(["containment-visible-parent-chengqifan"])),
      Step("did-appear", .appearance(.end, .to), .evidence(arrival)),
      Step(
        "did-move-to-parent", .containment(.didMoveToContainerAgain, .to),
        .evidence(["containment-visible-parent-mattyohe"]), when: .arriving(.to)),
      Step(
        "settled", .containment(.settle, .to),
        .evidence(["reappear-after-cover-not-moving-to-parent"])),
    ],
    cancellation: [
      Step("will-disappear", .appearance(.willDisappear, .to), .assumed(turnedAround)),
      Step("did-disappear", .appearance(.end, .to), .assumed(turnedAround)),
      Step("settled", .containment(.settle, .to), .assumed(turnedAround)),
    ])

  /// The author's code removes a controller's view from a visible window.
  static let viewRemoval = Choreography(
    id: "view-removal",
    statement: "A controller whose view is removed from a visible window gets "
      + "`viewWillDisappear` before the view leaves and `viewDidDisappear` after it has left, "
      + "all before the call returns.",
    steps: [
      Step("will-disappear", .appearance(.willDisappear, .from), .evidence(removal)),
      Step("view-removed", .wait(.viewMove), .evidence(["diddisappear-after-removal"])),
      Step("did-disappear", .appearance(.end, .from), .evidence(removal)),
      Step("settled", .containment(.settle, .from), .assumed(flagsEnd)),
    ])

  private static let arrival = [
    "containment-visible-parent-mattyohe", "container-crossfade-woelmer1",
    "measured-orphan-view-gets-callbacks",
  ]
  private static let removal = ["msdrawer-add-and-remove-pane", "container-crossfade-woelmer1"]
  private static let turnedAround =
    "No source shows a view whose superview leaves the window before the view has arrived."
}
