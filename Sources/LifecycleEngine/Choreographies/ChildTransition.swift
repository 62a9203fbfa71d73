extension Choreography {
  /// The author's container exchanges two children with `transition(from:to:...)`.
  static let childTransition = Choreography(
    id: "child-transition",
    statement: "The old child gets `viewWillDisappear` before the new child gets `viewWillAppear`, "
      + "both before the call returns. After the animation, the new child gets `viewDidAppear` "
      + "before the old child gets `viewDidDisappear`; then the completion runs. UIKit makes no "
      + "containment calls: they are left to the caller.",
    spanTitle: "transition", motion: .child,
    ways: waysToExchangeChildren,
    steps: [
      Step(
        "load-new", .view(.load, .to),
        .assumed(
          "The call needs the view. We assume that the view loads before the old child gets any "
            + "callback, as in presentations; no log of the call shows this.")),
      Step("old-will-disappear", .appearance(.willDisappear, .from), .evidence(order)),
      Step("new-will-appear", .appearance(.willAppear, .to), .evidence(order)),
      Step("add-new-view", .child(.addView), .evidence(["transition-from-to-views"])),
      Step(
        "animations", .child(.callAnimations),
        .assumed("The closure runs before the call returns, as every animation closure does.")),
      Step("animation", .wait(.animation), .evidence(["transition-from-to-views"])),
      Step(
        "wait-for-container", .wait(.containerAppeared), .assumed(childWaitsForContainer)),
      Step("new-did-appear", .appearance(.end, .to), .evidence(order)),
      Step("remove-old-view", .child(.removeOldView), .evidence(["transition-from-to-views"])),
      Step("old-did-disappear", .appearance(.end, .from), .evidence(order)),
      Step("completion", .callCompletion, .evidence(order)),
    ],
    // The wait does not end, because the container has disappeared meanwhile.
    cancellation: [
      Step("new-did-disappear", .appearance(.end, .to), .assumed(containerHasLeft)),
      Step("remove-old-view", .child(.removeOldView), .assumed(containerHasLeft)),
      Step("old-did-disappear", .appearance(.end, .from), .assumed(containerHasLeft)),
      Step("completion", .callCompletion, .assumed(containerHasLeft)),
    ])

  private static let containerHasLeft =
    "No source shows a container that disappears while it exchanges its children."

  private static let order = ["transition-fromto-mattneub"]
}

extension Choreography {
  private static let waysToExchangeChildren = [
    Way(
      "children-exchanged", "Children that a custom container exchanges",
      setUp: [
        "let container = UIViewController()", "container.addChild(Current)",
        "container.view.addSubview(Current.view)", "Current.didMove(toParent: container)",
      ],
      screen: "container",
      .code(
        [
          "Current.willMove(toParent: nil)", "container.addChild(New)",
          "container.transition(",
          "    from: Current, to: New, duration: 0.3, options: .transitionCrossDissolve, animations: nil",
          ") { _ in",
          "    Current.removeFromParent()", "    New.didMove(toParent: container)", "}",
        ], .always))
  ]
}
