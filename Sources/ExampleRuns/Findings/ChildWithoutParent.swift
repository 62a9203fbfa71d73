import LifecycleEngine

extension Finding {
  /// `child-without-parent`.
  static let childWithoutParent = Finding(
    id: "child-without-parent",
    title: "Adding a child's view without `addChild`",
    statement: "A controller's view was left in another controller's hierarchy without `addChild`.",
    why: "UIKit forwards size changes, and up to iOS 16 also traits, to children only, so the "
      + "controller misses rotation and resizing. No parent holds it, either. As observed, a "
      + "controller that nothing else holds is deallocated and drops out of the responder chain "
      + "while its view stays, and its appearance callbacks depend on when the view was added.",
    exception: "Borrowing a view to measure or draw it isn't reported if the view is removed "
      + "before the run is idle. A view that UIKit's own containers put in place isn't reported, "
      + "either.",
    mend: "call 'addChild' before the view is added, and 'didMove(toParent:)' afterwards",
    sources: [
      "addchild-before-addsubview", "containment-add-order", "viewwilltransition-forwarding",
      "traits-inherit-from-superview-ios17", "measured-orphan-view-gets-callbacks",
      "addsubview-without-addchild-ivanchan",
    ],
    breaking: """
      private let list = UITableViewController()

      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list.view)
      }
      """,
    holding: """
      private let list = UITableViewController()

      override func viewDidLoad() {
          super.viewDidLoad()
          addChild(list)
          view.addSubview(list.view)
          list.didMove(toParent: self)
      }
      """,
    isJudgedAtEnd: true, isOmission: true, isTimeless: true, correction: .addChild,
    check: checkChildWithoutParent)

  @Sendable static func checkChildWithoutParent(_ run: DriveRun) -> [Occurrence] {
    run.deeds.compactMap { deed in
      guard case .leftWithoutParent(let child, let host) = deed.kind else { return nil }
      return Occurrence(
        "child-without-parent", at: deed.range,
        [
          "the view of \(run.name(of: child)) was put into the view of \(run.name(of: host)), "
            + "which is not its parent"
        ], event: run.addition(of: child).flatMap { run.event(of: $0) })
    }
  }
}

extension DriveRun {
  /// The deed that put the view of a controller into another view.
  fileprivate func addition(of child: ObjectID) -> Deed? {
    deeds.last { deed in
      if case .addedView(_, _, child) = deed.kind { return true }
      return false
    }
  }
}
