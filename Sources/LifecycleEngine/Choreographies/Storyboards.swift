extension Choreography {
  /// A controller comes from a storyboard.
  static let storyboardLoading = Choreography(
    id: "storyboard-loading",
    statement: "A storyboard makes a controller with `init(coder:)` and sends `awakeFromNib`. That "
      + "does not load the view; outlets to views are connected when it loads.",
    steps: [
      Step(
        "awake-from-nib", .controller(.awakeFromNib),
        .evidence(["push-xib-two-layouts-2017", "arm1-push-b-full"]))
    ])

  /// A segue shows its destination in the way of the source's containers.
  static let showSegue = Choreography(
    id: "show-segue",
    statement: "The source prepares for the segue when the destination is made, before the "
      + "destination's view loads; then the destination is pushed, or presented if there is no "
      + "navigation controller.",
    ways: waysToShow,
    steps: [
      prepare(.evidence(["nav-delegate-segue-push-vast2012"])),
      Step("show", .segue(.show), .evidence(["nav-delegate-segue-push-vast2012"])),
    ])

  /// A segue presents its destination.
  static let modalSegue = Choreography(
    id: "modal-segue",
    statement: "The source prepares for the segue when the destination is made, before the "
      + "destination's view loads; then the destination is presented.",
    ways: waysToPresentBySegue,
    steps: [
      prepare(.evidence(["yagamo-modal-segue-fullscreen-ios12"])),
      Step("present", .segue(.present), .evidence(["yagamo-modal-segue-fullscreen-ios12"])),
    ])

  /// A segue makes its destination a child in a container view.
  static let embedSegue = Choreography(
    id: "embed-segue",
    statement: "The source prepares for the segue, then the destination becomes a child whose view "
      + "is in a container view; that view must be empty.",
    steps: [
      prepare(
        .assumed(
          "We assume that the source of an embed segue prepares for it as for other "
            + "segues; no log shows this."
        )),
      Step(
        "embed", .segue(.embed),
        .evidence(["embed-segue-adds-children", "embed-twice-exception-embeddedswapping11"])),
    ])

  /// A segue goes back to an earlier controller.
  static let unwindSegue = Choreography(
    id: "unwind-segue",
    statement: "The source prepares for the segue, the destination's method that the segue names "
      + "runs, then the controllers between the two are dismissed or popped.",
    ways: waysToUnwind,
    steps: [
      prepare(.evidence(["yagamo-unwind-fullscreen-ios12"])),
      Step(
        "unwind-action", .segue(.callUnwindAction), .evidence(["yagamo-unwind-fullscreen-ios12"])),
      Step("unwind", .segue(.unwind), .evidence(["yagamo-unwind-fullscreen-ios12"])),
    ])

  private static func prepare(_ basis: Basis) -> Step {
    Step("prepare", .segue(.prepare), basis)
  }
}

extension Choreography {
  private static let waysToShow = [
    Way(
      "segue-show", "A segue that shows",
      setUp: ["let nav = UINavigationController(rootViewController: Current)"], screen: "nav",
      .code(["Current.performSegue(withIdentifier: \"showNew\", sender: nil)"], .always))
  ]

  private static let waysToPresentBySegue = [
    Way(
      "segue-present", "A segue that presents", place: .presentation, screen: "Current",
      .code(["Current.performSegue(withIdentifier: \"presentNew\", sender: nil)"], .always))
  ]

  private static let waysToUnwind = [
    Way(
      "unwind-pop", "A segue that unwinds a push", on: .since(6), cast: unwinding,
      setUp: stackOfOne, screen: "nav", opening: pushed, unwind),
    Way(
      "unwind-dismiss", "A segue that unwinds a presentation", place: .presentation, on: .since(6),
      cast: unwinding, screen: "New", opening: ["New.present(Current, animated: false)"], unwind),
  ]

  private static let unwind = Way.Drive.code(
    ["Current.performSegue(withIdentifier: \"unwindHere\", sender: nil)"], .always)

  private static let unwinding = [
    "class Screen: UIViewController {",
    "    @IBAction func unwindHere(_ segue: UIStoryboardSegue) {}",
    "}", "let Current = UIViewController(), New = Screen()",
  ]
}
