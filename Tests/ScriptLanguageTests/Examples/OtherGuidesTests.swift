import Testing

@testable import ScriptLanguage

/// What other guides show in Objective-C, in Swift and in our words: views without their controllers, callbacks
/// called by hand, containment in another order.
@Suite struct OtherGuidesTests {
  private func check(
    _ code: String, _ findings: [String], _ drives: [DriveKind]? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let (ids, _, problems) = try ExampleFile.findings(of: code, drives)
    #expect(ids == findings, sourceLocation: sourceLocation)
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func aViewWithoutItsControllerIsAnOrphan() throws {
    try check(
      """
      let inner = UIViewController()
      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(inner.view)
      }
      """, ["child-without-parent"])
  }

  @Test func itIsOneTooWhenItComesLater() throws {
    try check(
      """
      var inner: UIViewController?
      override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) { [weak self] in
              let inner = UIViewController()
              self?.inner = inner
              self?.view.addSubview(inner.view)
          }
      }
      """, ["child-without-parent"])
  }

  @Test func callingItsCallbacksByHandDoesNotMendThat() throws {
    try check(
      """
      let inner = UIViewController()
      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(inner.view)
      }
      override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          inner.viewWillAppear(animated)
      }
      """, ["child-without-parent", "direct-appearance-call"])
  }

  @Test func theChildMayBeAddedAfterItsView() throws {
    try check(
      """
      let inner = UIViewController()
      override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(inner.view)
          addChild(inner)
          inner.didMove(toParent: self)
      }
      """, [])
  }

  @Test func theDocumentedStepsOfAContainerAreRight() throws {
    try check(
      """
      func show(_ content: UIViewController) {
          addChild(content)
          content.view.frame = frameForContent
          view.addSubview(currentClientView)
          content.didMove(toParent: self)
      }
      func hide(_ content: UIViewController) {
          content.willMove(toParent: nil)
          content.view.removeFromSuperview()
          content.removeFromParent()
      }
      """, [])
  }

  @Test func awakeFromNibAndAppearancesNeedSuper() throws {
    try check(
      """
      func setUp() {}
      override func awakeFromNib() { setUp() }
      """, ["missing-super"], [.storyboard])
    try check(
      """
      override func viewWillAppear(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) {}
      """, ["missing-super"])
  }
}
