import LifecycleEngine
import Testing

/// Transforms and constraints move views, and the views that cover others.
@Suite struct PlacedCoverTests {
  /// Taps a button at (0, 200) of 100 x 40 points, in front of which `c` is.
  private func check(
    _ lines: String, _ reason: String?, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = """
      let A = UIViewController(), c = UIView()
      let b = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      b.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
      A.view.addSubview(b)
      A.view.addSubview(c)
      window.rootViewController = A
      \(lines)
      user.tap(b)
      require console contains "tapped"
      """
    let problems = outcome(of: source).problems
    guard let reason else {
      return #expect(problems.isEmpty, "\(problems)", sourceLocation: location)
    }
    #expect(
      problems.count == 1
        && problems[0].split(separator: reason, omittingEmptySubsequences: false).count > 1,
      "\(problems)", sourceLocation: location)
  }

  private let covered = "another view covers the control"
  private let doubtful = "it isn't clear whether another view covers the control there"
  private let moved =
    "the 'transform' of the control, or of a view around, may move the touches away"

  // MARK: Transforms

  @Test func aTransformMovesTheTarget() {
    check("b.transform = CGAffineTransform(translationX: -2000, y: 0)", "outside the screen")
    check("b.transform = CGAffineTransform(translationX: 20, y: 0)", nil)
    check("b.transform = .init(translationX: 0, y: 3000)", "outside the screen")
    check("b.transform = b.transform.translatedBy(x: 0, y: 3000)", "outside the screen")
    check(
      "b.transform = CGAffineTransform(scaleX: 2, y: 2).concatenating("
        + "CGAffineTransform(translationX: -900, y: 0))", "outside the screen")
    check("b.transform = CGAffineTransform(scaleX: 0, y: 0)", "the control has no size")
    check("b.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)", nil)
    check("b.transform = CGAffineTransform(rotationAngle: .pi / 4)", nil)
  }

  @Test func aTransformMovesACover() {
    let full = "c.frame = A.view.bounds\n"
    check(full + "c.transform = .identity", covered)
    check(full + "c.transform = CGAffineTransform(rotationAngle: 0)", covered)
    check(full + "c.transform = CGAffineTransform(translationX: 0, y: 852)", nil)
    check(full + "c.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)", nil)
    check(full + "c.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)", doubtful)
    let small = "c.frame = CGRect(x: 150, y: 400, width: 50, height: 50)\n"
    check(small + "c.transform = CGAffineTransform(scaleX: 30, y: 30)", covered)
    check(small + "c.transform = CGAffineTransform(rotationAngle: 1)", nil)
  }

  @Test func aTransformOfAnUnknownPlaceIsRefused() {
    let free = "b.translatesAutoresizingMaskIntoConstraints = false\n"
    check(free + "b.transform = CGAffineTransform(translationX: 9, y: 0)", moved)
    check(free + "b.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)", nil)
    check(free + "b.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)", moved)
  }

  // MARK: Constraints

  private let free = "c.translatesAutoresizingMaskIntoConstraints = false\n"

  /// The constraints of `c` to the edges of the screen's view.
  private func pinned(_ edges: [String]) -> String {
    free
      + edges.map {
        "c.\($0)Anchor.constraint(equalTo: A.view.\($0)Anchor).isActive = true\n"
      }.joined()
  }

  @Test func aCoverThatConstraintsPlaceTakesTheTouches() {
    check(pinned(["top", "bottom", "leading", "trailing"]), covered)
    check(pinned(["top", "bottom", "left", "right"]) + "c.isUserInteractionEnabled = false", nil)
    check(pinned(["top", "leading", "trailing"]), doubtful)
    let height = "c.heightAnchor.constraint(equalToConstant: "
    check(pinned(["top", "leading", "trailing"]) + height + "240).isActive = true", covered)
    check(pinned(["top", "leading", "trailing"]) + height + "199).isActive = true", nil)
    check(pinned(["bottom", "leading", "trailing"]) + height + "90).isActive = true", nil)
    check(pinned(["centerX", "centerY", "width", "height"]), covered)
    check(
      free + "NSLayoutConstraint.activate(["
        + ["top", "bottom", "leading", "trailing"].map {
          "NSLayoutConstraint(item: c, attribute: .\($0), relatedBy: .equal, toItem: A.view, "
            + "attribute: .\($0), multiplier: 1, constant: 0)"
        }.joined(separator: ", ") + "])", covered)
    check(free + "c.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true", nil)
  }

  @Test func aChangedConstraintPlacesAnew() {
    let low = pinned(["leading", "trailing", "bottom"])
    let height = "let h = c.heightAnchor.constraint(equalToConstant: 0)\nh.isActive = true\n"
    check(low + height, nil)
    check(low + height + "h.constant = 852", covered)
    check(low + height + "h.constant = 852\nh.isActive = false", doubtful)
  }

  @Test func aViewWithoutHeightIsNotHit() {
    let lines = "b.translatesAutoresizingMaskIntoConstraints = false\n"
    check(lines + "b.heightAnchor.constraint(equalToConstant: 0).isActive = true", "has no size")
    check(lines + "b.heightAnchor.constraint(equalToConstant: 40).isActive = true", nil)
  }

  @Test func aSizeOfTheContentsIsADoubtfulCover() {
    check(
      "c.frame.size = CGSize(width: 9, height: 9)\nc.sizeToFit()\nc.center = b.center", doubtful)
    check("c.sizeToFit()\nc.frame = CGRect(x: 0, y: 300, width: 90, height: 90)", nil)
  }

  // MARK: Containers

  private func checkContainer(
    _ source: String, _ reason: String?, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: source).problems
    guard let reason else {
      return #expect(problems.isEmpty, "\(problems)", sourceLocation: location)
    }
    #expect(
      problems.count == 1
        && problems[0].split(separator: reason, omittingEmptySubsequences: false).count > 1,
      "\(problems)", sourceLocation: location)
  }

  private let stack = """
    let A = UIViewController(), B = UIViewController(), o = UIView()
    let nav = UINavigationController(A, B)
    let tabs = UITabBarController(nav, UIViewController())
    window.rootViewController = tabs

    """

  @Test func viewsInFrontOfAContainerTakeTheTouches() {
    let full = stack + "o.frame = window.bounds\n"
    let bar = "another view covers the navigation bar"
    checkContainer(full + "nav.view.addSubview(o)\nuser.tapBack()", bar)
    checkContainer(full + "tabs.view.addSubview(o)\nuser.tapBack()", bar)
    checkContainer(full + "window.addSubview(o)\nuser.tapBack()", bar)
    checkContainer(full + "nav.view.insertSubview(o, at: 0)\nuser.tapBack()", nil)
    checkContainer(full + "nav.view.addSubview(o)\no.isHidden = true\nuser.tapBack()", nil)
    checkContainer(
      full + "tabs.view.addSubview(o)\nuser.tapTab(1)", "another view covers the tab bar")
    checkContainer(full + "nav.view.addSubview(o)\nuser.tapTab(1)", nil)
    let small = stack + "o.frame = CGRect(x: 0, y: 650, width: 393, height: 60)\n"
    checkContainer(small + "tabs.view.addSubview(o)\nuser.tapTab(1)\nuser.tapTab(0)", nil)
    checkContainer(
      full
        + "nav.view.addSubview(o)\nlet i = UIBarButtonItem(title: \"x\", primaryAction: UIAction "
        + "{ _ in })\nB.navigationItem.rightBarButtonItem = i\nuser.tap(i)", bar)
  }

  @Test func viewsInFrontKeepSwipes() {
    let full = stack + "o.frame = window.bounds\n"
    checkContainer(
      full + "window.addSubview(o)\nuser.beginSwipeBack()",
      "another view covers the navigation controller's view")
    // The recognizer of the view around gets the touches of the view in front, too.
    checkContainer(full + "nav.view.addSubview(o)\nuser.beginSwipeBack()\nuser.cancelSwipe()", nil)
    func pages(_ style: String) -> String {
      """
      let A = UIViewController(), B = UIViewController(), o = UIView(frame: window.bounds)
      let pages = UIPageViewController(.\(style), A, B)
      window.rootViewController = pages
      pages.view.addSubview(o)
      user.beginPageSwipe(.forward)
      user.cancelSwipe()
      """
    }
    checkContainer(pages("scroll"), "another view covers the UIPageViewController")
    checkContainer(pages("pageCurl"), nil)
  }

  @Test func viewsInTheWindowCoverWhatIsPresented() {
    let made =
      "let A = UIViewController(), B = UIViewController(), o = UIView(frame: window.bounds)\n"
      + "window.rootViewController = A\n"
    let swipe = "user.beginSheetSwipe()\nuser.finishSwipe()"
    let shown = "A.present(B, animated: false)\n", add = "window.addSubview(o)\n"
    checkContainer(made + shown + add + swipe, "another view covers what is presented")
    checkContainer(made + add + shown + swipe, nil)
    let alert = """
      let k = UIAlertAction(title: "k", style: .default) { _ in }
      let x = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
      x.addAction(k)
      A.present(x, animated: false)

      """
    checkContainer(made + alert + add + "user.tap(k)", "another view covers the alert")
    checkContainer(made + alert + "user.tap(k)", nil)
  }

  @Test func aMovedBarIsRefused() {
    let text = "which the code moves, is not simulated"
    let lower = " = CGAffineTransform(translationX: 0, y: 200)\n"
    checkContainer(stack + "tabs.tabBar.transform" + lower + "user.tapTab(1)", text)
    checkContainer(stack + "nav.navigationBar.transform" + lower + "user.tapBack()", text)
    checkContainer(stack + "tabs.tabBar.frame.origin.y = 900\nuser.tapTab(1)", text)
    checkContainer(stack + "tabs.tabBar.transform = .identity\nuser.tapTab(1)", nil)
  }
}
