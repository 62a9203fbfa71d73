extension Choreography {
  /// The author's code calls `beginAppearanceTransition`.
  static let manualAppearanceBegin = Choreography(
    id: "manual-appearance-begin",
    statement: "`beginAppearanceTransition` sends the will callback before it returns, unless a "
      + "transition in the same direction is open already.",
    ways: waysToTellChildren,
    steps: [
      Step(
        "will-disappear", .appearance(.willDisappear, .from),
        .evidence(["modals-begin-interrupt-appearing-by-disappearing", "bookshelf-begin-end-pair"])),
      Step(
        "will-appear", .appearance(.willAppear, .to),
        .evidence(["modals-begin-end-full-appear", "bookshelf-begin-end-pair"])),
    ])

  /// The author's code calls `endAppearanceTransition`.
  static let manualAppearanceEnd = Choreography(
    id: "manual-appearance-end",
    statement: "`endAppearanceTransition` sends the did callback before it returns, if it is the "
      + "last of the ends that the begins ask for.",
    steps: [
      Step(
        "did-appear-or-disappear", .appearance(.end, .to),
        .evidence(["begin-end-nesting", "bookshelf-begin-end-pair"]))
    ])
}

extension Choreography {
  private static let waysToTellChildren = [
    Way(
      "children-told", "Children that a container of the author's tells of their appearance",
      on: .since(6), cast: tellingContainer + Way.plainCast,
      setUp: [
        "let container = Container()", "container.addChild(Current)",
        "container.view.addSubview(Current.view)", "Current.didMove(toParent: container)",
      ], screen: "container",
      .code(
        [
          "Current.willMove(toParent: nil)", "container.addChild(New)",
          "Current.beginAppearanceTransition(false, animated: false)",
          "New.beginAppearanceTransition(true, animated: false)",
          "container.view.addSubview(New.view)", "Current.view.removeFromSuperview()",
          "Current.endAppearanceTransition()", "New.endAppearanceTransition()",
          "Current.removeFromParent()", "New.didMove(toParent: container)",
        ], .never))
  ]

  /// A container that passes its own appearance on by hand.
  private static let tellingContainer = [
    "class Container: UIViewController {",
    "    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }",
    "    override func viewWillAppear(_ animated: Bool) {", "        super.viewWillAppear(animated)",
    "        children.first?.beginAppearanceTransition(true, animated: animated)", "    }",
    "    override func viewDidAppear(_ animated: Bool) {", "        super.viewDidAppear(animated)",
    "        children.first?.endAppearanceTransition()", "    }", "}",
  ]
}
