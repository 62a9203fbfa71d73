import LifecycleEngine
import Scenarios
import Testing

/// Things in front of a view take the touches: another window, the keyboard, a sheet, a bar.
@Suite struct CoverTests {
  /// Expects the problem of the last line; nil for none.
  private func check(
    _ source: String, _ problem: String?, _ attributes: ScenarioAttributes = ScenarioAttributes(),
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: source, attributes).problems
    guard let problem else { return #expect(problems == [], sourceLocation: location) }
    #expect(
      problems.count == 1 && problems[0].hasPart(problem), "\(problems)", sourceLocation: location)
  }

  private func covers(_ cover: String, _ name: String = "the control") -> String {
    "is impossible: \(cover) covers \(name) [impossible-action]"
  }

  private func mayCover(_ cover: String, _ name: String = "the control") -> String {
    "no source says whether \(cover) covers \(name) there [not-simulated]"
  }

  /// A screen `A` with a button `b` at a height.
  private func button(y: Int, height: Int = 40) -> String {
    """
    let A = UIViewController(), B = UIViewController(), S = UIViewController()
    let b = UIButton(frame: CGRect(x: 20, y: \(y), width: 200, height: \(height)))
    b.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    A.view.addSubview(b)

    """
  }

  private let tap = "\nuser.tap(b)\nrequire console contains \"tapped\""

  // MARK: Windows

  private let front = """
    window.rootViewController = A
    let front = UIWindow(windowScene: window.windowScene!)
    front.rootViewController = UIViewController()

    """

  @Test func aWindowInFrontTakesTheTouches() {
    let source = button(y: 200) + front
    check(source + "front.isHidden = false" + tap, covers("a window in front"))
    check(source + "front.makeKeyAndVisible()" + tap, covers("a window in front"))
    check(source + "front.isHidden = false\nwindow.makeKeyAndVisible()" + tap, nil)
    check(source + "front.isHidden = false\nfront.isHidden = true" + tap, nil)
    check(source + "front.isHidden = false\nfront.isUserInteractionEnabled = false" + tap, nil)
    check(source + "front.isHidden = false\nfront.alpha = 0" + tap, nil)
  }

  @Test func levelsDecideAboutTheFront() {
    let source = button(y: 200) + front
    check(source + "front.isHidden = false\nfront.windowLevel = .normal - 1" + tap, nil)
    let other = source + "front.windowLevel = .alert + 1\nfront.isHidden = false\n"
    check(other + "window.makeKeyAndVisible()" + tap, covers("a window in front"))
    check(
      source + "front.windowLevel = UIWindow.Level(rawValue: 7)\nfront.isHidden = false" + tap,
      mayCover("a window in front"))
    check(other + "front.rootViewController = S\nS.view.addSubview(b)" + tap, nil)
  }

  @Test func aSmallWindowTakesTheTouchesAtItsPlace() {
    func window(height: Int) -> String {
      button(y: 200) + """
        window.rootViewController = A
        let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: \(height)))
        small.windowScene = window.windowScene
        small.isHidden = false
        """
    }
    check(window(height: 240) + tap, covers("a window in front"))
    check(window(height: 230) + tap, nil)
  }

  @Test func barsAndGesturesAreCoveredToo() {
    let made = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      let tabs = UITabBarController(nav, UIViewController())
      window.rootViewController = tabs
      let front = UIWindow(windowScene: window.windowScene!)
      front.rootViewController = UIViewController()
      front.isHidden = false

      """
    check(made + "user.tapBack()", covers("a window in front", "the navigation bar"))
    check(made + "user.tapTab(1)", covers("a window in front", "the tab bar"))
    check(
      made + "user.beginSwipeBack()",
      covers("a window in front", "the navigation controller's view"))
    let sheet = made.split(separator: "front.isHidden").first.map(String.init) ?? ""
    check(
      sheet + "B.present(UIViewController(), animated: false)\nfront.isHidden = false\n"
        + "user.beginSheetSwipe()", covers("a window in front", "what is presented"))
  }

  @Test func aWindowWithoutASceneIsNotOnScreen() {
    let made = "let w = UIWindow(frame: UIScreen.main.bounds)\n"
    check(
      made + "let s = w.windowScene",
      "The 'windowScene' of a window that is made without a scene is not simulated [not-simulated]")
    check(made + "w.windowScene = window.windowScene\nlet s = w.windowScene", nil)
    check(
      button(y: 200) + made + "w.rootViewController = A\nw.isHidden = false" + tap,
      "a window that is made without a scene is not on screen in an app with scenes "
        + "[not-simulated]")
    check(
      made + "let all = window.windowScene!.windows",
      "'windows' with a window that is made without a scene is not simulated [not-simulated]")
  }

  @Test func aWindowHasTheInsetsInsideItself() {
    func insets(_ frame: String, _ condition: String) {
      checkHolds(
        """
        let A = UIViewController(), w = UIWindow(frame: CGRect(\(frame)))
        w.windowScene = window.windowScene
        w.rootViewController = A
        when "shown" { w.isHidden = false }
        require \(condition)
        """)
    }
    insets("x: 0, y: 652, width: 393, height: 200", "A.view.safeAreaInsets.top == 0")
    insets("x: 0, y: 652, width: 393, height: 200", "A.view.safeAreaInsets.bottom == 34")
    insets("x: 0, y: 20, width: 393, height: 300", "A.view.safeAreaInsets.top == 39")
    insets("x: 0, y: 400, width: 90, height: 90", "w.safeAreaInsets == .zero")
  }

  @Test func theFrameOfAnotherWindowIsUnknownBehindARotation() {
    checkProblems(
      """
      let w = UIWindow(frame: CGRect(x: 0, y: 652, width: 393, height: 200))
      w.windowScene = window.windowScene
      w.rootViewController = UIViewController()
      w.isHidden = false
      when "turned" { user.rotate(to: .landscapeLeft) }
      require w.frame.origin.y == 652
      """, "6:9: The engine does not know 'frame' here [not-modelled]")
  }

  // MARK: The keyboard

  private let field = """
    let f = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    A.view.addSubview(f)

    """

  @Test func theKeyboardTakesTheTouches() throws {
    let edit = field + "window.rootViewController = A\nuser.tap(f)"
    check(button(y: 780) + edit + tap, covers("the keyboard"))
    check(button(y: 500) + edit + tap, mayCover("the keyboard"))
    check(button(y: 300) + edit + tap, nil)
    check(button(y: 780) + edit + "\nA.view.endEditing(true)" + tap, nil)
    // The place of the button is not known, and the box around is covered.
    let box = """

      let box = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 152))
      A.view.addSubview(box)
      box.addSubview(b)
      b.translatesAutoresizingMaskIntoConstraints = false
      """
    check(button(y: 0) + edit + box + tap, covers("the keyboard"))
    check(
      button(y: 330) + edit + tap, mayCover("the keyboard"),
      try ScenarioAttributes(info: "scenario a orientation=landscapeLeft"))
  }

  @Test func theKeyboardCoversTheBarsAtTheBottom() {
    let bars =
      field + """
        let nav = UINavigationController(A), tabs = UITabBarController(nav, B)
        let item = UIBarButtonItem(title: "x", primaryAction: UIAction { _ in print("tapped") })
        A.toolbarItems = [item]
        nav.isToolbarHidden = false
        A.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "y", primaryAction: UIAction { _ in })
        window.rootViewController = tabs
        user.tap(f)

        """
    let source = button(y: 0) + bars
    check(source + "user.tapTab(1)", covers("the keyboard", "the tab bar"))
    check(source + "user.tap(item)", covers("the keyboard", "the toolbar"))
    check(source + "user.tap(A.navigationItem.rightBarButtonItem!)", nil)
  }

  // MARK: Sheets

  private func sheet(_ detent: String) -> String {
    """
    window.rootViewController = A
    S.sheetPresentationController?.detents = [.medium(), .large()]
    S.sheetPresentationController?.selectedDetentIdentifier = .\(detent)
    S.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    A.present(S, animated: true)
    """
  }

  @Test func anUndimmedSheetCoversWhatIsUnderTheSheet() {
    check(button(y: 760) + sheet("medium") + tap, covers("the sheet"))
    check(button(y: 400) + sheet("medium") + tap, mayCover("the sheet"))
    check(button(y: 120) + sheet("medium") + tap, nil)
    check(button(y: 300) + sheet("large") + tap, covers("the sheet"))
  }

  // MARK: Bars

  @Test func barsTakeTheTouchesInFrontOfTheContent() throws {
    let nav = "let nav = UINavigationController(A)\nwindow.rootViewController = nav\n"
    let old = try ScenarioAttributes(info: "scenario a ios=14...18")
    check(button(y: 56) + nav + tap, covers("the navigation bar"), old)
    check(button(y: 0) + nav + tap, mayCover("the navigation bar"), old)
    check(button(y: 56) + nav + tap, mayCover("the navigation bar"))
    check(button(y: 80) + nav + tap, nil, old)
    check(button(y: 56) + nav + "nav.isNavigationBarHidden = true" + tap, nil, old)
    check(
      button(y: 56) + nav + "nav.navigationBar.isUserInteractionEnabled = false" + tap, nil, old)
    check(
      """
      let A = UIViewController(), b = UIButton(frame: CGRect(x: 0, y: 60, width: 90, height: 40))
      A.view.addSubview(b)
      \(nav)user.tap(b)
      """, nil, try ScenarioAttributes(info: "scenario a ios=6"))
    // A view that code adds to the view of the container is in front of the bar.
    check(button(y: 56) + nav + "nav.view.addSubview(b)" + tap, nil, old)
    let title = "nav.navigationBar.prefersLargeTitles = true"
    check(
      button(y: 110) + nav + title + tap, mayCover("the navigation bar"),
      try ScenarioAttributes(info: "scenario a ios=17"))
    check(
      button(y: 775, height: 30) + nav + "nav.isToolbarHidden = false" + tap,
      covers("the toolbar"), old)
    check(
      button(y: 775, height: 30) + "window.rootViewController = UITabBarController(A, B)" + tap,
      covers("the tab bar"), old)
  }

  // MARK: Other moments

  @Test func nobodyTapsAnAppInTheBackground() {
    check(
      button(y: 200) + "window.rootViewController = A\nsystem.enterBackground()" + tap,
      "is impossible: the app is in the background [impossible-action]")
  }

  @Test(arguments: [
    "system.enterBackground()", "system.terminate()", "user.rotate(to: .landscapeLeft)",
    "system.resize(width: 300, height: 852)", "system.setTraits(userInterfaceStyle: .dark)",
  ])
  func aHeldGestureRefusesWhatWouldEndTheGesture(_ action: String) {
    check(
      "let A = UIViewController(), B = UIViewController()\n"
        + "window.rootViewController = UINavigationController(A, B)\n"
        + "user.beginSwipeBack()\n\(action)",
      "is not simulated here: no source shows the calls while a gesture is held")
  }

  @Test(arguments: [
    "nav.pushViewController(C, animated: true); nav.popViewController(animated: true)",
    "nav.pushViewController(C, animated: false); nav.setViewControllers([A, B], animated: false)",
    "nav.popViewController(animated: true); nav.pushViewController(B, animated: true)",
  ])
  func aPushThatIsTakenBackInTheSameTurnIsUnknown(_ calls: String) {
    let source = """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "both" { \(calls) }

      """
    checkProblems(
      source + "require never C.viewDidLoad\nrequire nav.topViewController == B",
      "5:15: The engine does not know if 'C.viewDidLoad' comes here [not-modelled]")
  }

  @Test func aControllerBetweenAPopAndAPushIsUnknown() {
    let source = """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "both" {
          nav.popViewController(animated: false)
          nav.pushViewController(C, animated: false)
      }
      require count(C.viewDidAppear) == 1

      """
    checkHolds(source)
    checkProblems(
      source + "require never A.viewWillAppear",
      "9:15: The engine does not know if 'A.viewWillAppear' comes here [not-modelled]")
  }

  @Test func aControllerWithoutAViewMayBeToldOfARotation() {
    checkProblems(
      """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = UITabBarController(A, B)
      when "turned" { user.rotate(to: .landscapeLeft) }
      require count(A.viewWillTransition) == 1
      require never B.viewWillTransition
      """,
      "5:15: The engine does not know if 'B.viewWillTransition' comes here [not-modelled]")
  }
}

extension String {
  fileprivate func hasPart(_ other: String) -> Bool {
    split(separator: other, omittingEmptySubsequences: false).count > 1
  }
}
