import LifecycleEngine
import Testing

/// A tap needs a point at which hit testing finds the tapped view.
@Suite struct HitTestTests {
  /// Taps a button at (0, 200) of 100 × 40 points, and expects the reason why no touch gets there.
  private func checkTap(
    _ lines: String, _ reason: String?, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = """
      let A = UIViewController(), box = UIView(), other = UIView()
      let b = UIButton(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      b.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
      A.view.addSubview(b)
      window.rootViewController = A
      \(lines)
      user.tap(b)
      require console contains "tapped"
      """
    let problems = outcome(of: source).problems
    guard let reason else { return #expect(problems.isEmpty, sourceLocation: location) }
    #expect(
      problems.count == 1 && problems[0].hasSuffix("is impossible: \(reason) [impossible-action]"),
      "\(problems)", sourceLocation: location)
  }

  private let outside = "the control is outside the bounds of a view around it"
  private let covered = "another view covers the control"

  @Test func theBoundsOfTheViewsAroundLimitTheTouches() {
    let boxed = "A.view.addSubview(box)\nbox.addSubview(b)\n"
    checkTap(boxed + "box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)", outside)
    checkTap(boxed + "box.frame = CGRect(x: 0, y: 0, width: 50, height: 250)", nil)
    checkTap("b.frame.origin.y = 5000", "the control is outside the screen")
    // The user scrolls to the button.
    checkTap(
      "let s = UIScrollView(frame: A.view.bounds)\nA.view.addSubview(s)\ns.addSubview(b)\n"
        + "b.frame.origin.y = 5000\ns.contentSize = CGSize(width: 393, height: 6000)", nil)
  }

  @Test func aPlaceThatIsNotKnownIsTakenToBeRight() {
    let boxed = "A.view.addSubview(box)\nbox.addSubview(b)\n"
    checkTap(boxed, nil)
    checkTap(
      boxed + "box.frame = CGRect(x: 0, y: 0, width: 50, height: 50)\n"
        + "box.translatesAutoresizingMaskIntoConstraints = false", nil)
    checkTap("b.frame.origin.y = 5000\nb.translatesAutoresizingMaskIntoConstraints = false", nil)
  }

  @Test func aViewWithoutASizeIsNotHit() {
    checkTap("b.frame = .zero", "the control has no size")
    checkTap("b.frame = .zero\nb.frame.size = CGSize(width: 9, height: 9)", nil)
    checkTap("b.frame = .zero\nb.sizeToFit()", nil)
    checkTap("b.frame = .zero\nb.translatesAutoresizingMaskIntoConstraints = false", nil)
  }

  @Test func aViewInFrontTakesTheTouches() {
    let cover = "A.view.addSubview(box)\nbox.frame = A.view.bounds\n"
    checkTap(cover, covered)
    checkTap(cover + "box.isUserInteractionEnabled = false", nil)
    checkTap(cover + "box.isHidden = true", nil)
    checkTap(cover + "box.alpha = 0", nil)
    checkTap(cover + "A.view.sendSubviewToBack(box)", nil)
    checkTap(cover + "box.frame.size.width = 99", nil)
    checkTap(
      "A.view.addSubview(box)\nA.view.addSubview(other)\n"
        + "box.frame = CGRect(x: 0, y: 0, width: 50, height: 400)\n"
        + "other.frame = CGRect(x: 50, y: 200, width: 50, height: 40)", covered)
    checkTap("let l = UILabel(frame: A.view.bounds)\nA.view.addSubview(l)", nil)
    checkTap("let C = UIViewController()\nA.addChild(C)\nA.view.addSubview(C.view)", covered)
  }

  @Test func aFieldIsHitLikeAControl() {
    let source = """
      let A = UIViewController()
      let f = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      A.view.addSubview(f)
      A.view.addSubview(cover)
      window.rootViewController = A
      user.tap(f)
      """
    checkProblems(
      source,
      "7:1: 'user.tap(f)' is impossible: another view covers the text field [impossible-action]")
  }

  @Test func menusAndRecognizersTakeTheTap() {
    func check(_ lines: String, _ summary: String?) {
      let source = """
        let A = UIViewController()
        let b = UIButton(type: .system)
        A.view.addSubview(b)
        window.rootViewController = A
        \(lines)
        user.tap(b)
        """
      let problems = outcome(of: source).problems
      #expect(problems.count == (summary == nil ? 0 : 1))
      if let summary { #expect(problems.first?.contains(summary) == true) }
    }
    let recognizer = "A tap on a control with a gesture recognizer is not simulated yet"
    check("b.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))", recognizer)
    check("A.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))", nil)
    check("b.addGestureRecognizer(UILongPressGestureRecognizer(target: nil, action: nil))", nil)
    check(
      "let t = UITapGestureRecognizer(target: nil, action: nil)\nt.cancelsTouchesInView = false\n"
        + "b.addGestureRecognizer(t)", nil)
    check(
      "let t = UITapGestureRecognizer(target: nil, action: nil)\nb.addGestureRecognizer(t)\n"
        + "b.removeGestureRecognizer(t)", nil)
    check("b.showsMenuAsPrimaryAction = true", "A tap on a control that shows a menu")
  }

  @Test func segmentsAreTappedIfTheyAreThereAndEnabled() {
    let source = """
      let A = UIViewController(), s = UISegmentedControl(items: ["a", "b"])
      A.view.addSubview(s)
      window.rootViewController = A

      """
    checkProblems(
      source + "s.setEnabled(false, forSegmentAt: 1)\nuser.tap(s, segment: 1)",
      "5:1: 'user.tap(s, segment: 1)' is impossible: the segment is not enabled "
        + "[impossible-action]")
    checkProblems(
      source + "user.tap(s, segment: 2)",
      "4:1: 'user.tap(s, segment: 2)' is impossible: the control has 2 segments "
        + "[impossible-action]")
    checkProblems(
      source + "s.insertSegment(withTitle: \"c\", at: 2, animated: false)\n"
        + "s.setEnabled(false, forSegmentAt: 1)\ns.setEnabled(true, forSegmentAt: 1)\n"
        + "user.tap(s, segment: 1)\nuser.tap(s, segment: 2)")
  }

  @Test func aRowBelowATapRecognizerIsRefused() {
    func check(_ recognizer: String, _ isRefused: Bool) {
      let source = """
        class S: UITableViewController {
          override func viewDidLoad() { super.viewDidLoad(); \(recognizer) }
          @objc func t() { view.endEditing(true) }
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 5 }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
            UITableViewCell()
          }
        }
        let A = S()
        window.rootViewController = A
        user.tap(A.tableView, row: 0)
        """
      let text = "A tap on a row below a tap gesture recognizer is not simulated yet"
      let problems = outcome(of: source).problems
      #expect(problems.contains { $0.contains(text) } == isRefused)
      if !isRefused { #expect(problems.isEmpty) }
    }
    let make = "let g = UITapGestureRecognizer(target: self, action: #selector(t)); "
    check(make + "view.addGestureRecognizer(g)", true)
    check(make + "g.cancelsTouchesInView = false; view.addGestureRecognizer(g)", false)
    check("view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: nil))", false)
  }
}
