import Testing

@testable import ExampleRuns

/// Other guides show examples in Objective-C and Swift, here partly in our words: views without
/// controllers, manual calls of callbacks, containment in another order.
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

  /// Both initializers share the set-up. The override for storyboards needs `super` by its
  /// documentation. The designated initializer reaches `super`.
  @Test func setUpThatTwoInitializersShareNeedsSuperInOneOfThem() throws {
    let initializer = """
      override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          setup()
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      """
    let shared = "class Screen: UIViewController {\nfunc setup() {}\n\(initializer)\n"
    let waking = "override func awakeFromNib() { setup() }\n}"
    try check(shared + waking, ["missing-super"], [.storyboard])
    // UIKit does not wake a controller without a storyboard.
    try check(shared + waking, [])
    try check(
      shared + "override func awakeFromNib() {\nsuper.awakeFromNib()\nsetup()\n}\n}", [],
      [.launch, .storyboard])
    try check(
      """
      class Screen: UIViewController {
          var count = 0
          func setup() { count += 1 }
          override init(nibName: String?, bundle: Bundle?) {
              super.init(nibName: nibName, bundle: bundle)
              setup()
          }
          required init?(coder: NSCoder) {
              super.init(coder: coder)
              setup()
          }
      }
      """, [], [.launch, .push, .storyboard])
  }

  /// All overrides of the guide, with the guide's empty bodies. The overrides for layout need no
  /// `super`.
  @Test func emptyOverridesAreWrongWhereSuperIsAskedFor() throws {
    let layout = """
      override func viewDidLoad() { super.viewDidLoad() }
      override func viewWillLayoutSubviews() {}
      override func viewDidLayoutSubviews() {}

      """
    try check(layout, [])
    let appearances = """
      override func viewWillAppear(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) {}
      """
    let (_, marks, _) = try ExampleFile.findings(of: layout + appearances, nil)
    #expect(
      marks == [
        JudgedLine(4, "missing-super, launch, viewWillAppear"),
        JudgedLine(5, "missing-super, launch, viewWillDisappear"),
      ])
    try check("override func didReceiveMemoryWarning() {}", ["missing-super"])
    try check("override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }", [])
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
