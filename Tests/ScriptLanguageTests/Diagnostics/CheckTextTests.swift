import Testing

/// Tests the text of each kind of failing check, as printed by the command.
@Suite struct CheckTextTests {
  @Test func expectationWithDifference() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      expect {
          A.viewWillDisappear
          B.viewWillAppear
          A.viewDidDisappear
          B.viewIsAppearing
          B.viewDidAppear
          A.deinit
      }
      """,
      """
      page.md:8:5: error: 'A.viewDidDisappear' did not happen here [expectation-failed]
      8 |     A.viewDidDisappear
        |     ^^^^^^^^^^^^^^^^^^
        expected              actual
        A.viewWillDisappear   A.viewWillDisappear
        B.viewWillAppear      B.viewWillAppear
      - A.viewDidDisappear
        B.viewIsAppearing     B.viewIsAppearing
      +                       A.viewDidDisappear
        B.viewDidAppear       B.viewDidAppear
      - A.deinit
      note: compared through .appearance on iOS 26
      help: change these lines if they are wrong, or the code above if it is

      """)
  }

  @Test func eventTooManyAtTheEnd() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      expect(.classic, of: B) {
          B.viewWillAppear
      }
      """,
      """
      page.md:7:1: error: 'B.viewDidAppear' happened here and is not expected [expectation-failed]
      7 | }
        | ^
        expected           actual
        B.viewWillAppear   B.viewWillAppear
      +                    B.viewDidAppear
      note: compared through .classic on iOS 26
      help: change these lines if they are wrong, or the code above if it is

      """)
  }

  @Test func argumentsAsWritten() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      expect(.containment) {
          B.willMove(toParent: A)
          B.didMove(toParent:)
      }
      """,
      """
      page.md:6:5: error: 'B.willMove(toParent: A)' did not happen here [expectation-failed]
      6 |     B.willMove(toParent: A)
        |     ^^^^^^^^^^^^^^^^^^^^^^^
        expected                  actual
      - B.willMove(toParent: A)
      +                           B.willMove(toParent: nav)
        B.didMove(toParent:)      B.didMove(toParent: nav)
      note: compared through .containment on iOS 26
      help: change these lines if they are wrong, or the code above if it is

      """)
  }

  @Test func never() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require never B.viewDidAppear
      """,
      """
      page.md:5:15: error: 'B.viewDidAppear' happened in turn 5, transaction 6 [requirement-failed]
      5 | require never B.viewDidAppear
        |               ^^^^^^^^^^^^^^^
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func count() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require count(B.viewDidAppear) == 2
      """,
      """
      page.md:5:15: error: 'B.viewDidAppear' happened once, but must happen twice [requirement-failed]
      5 | require count(B.viewDidAppear) == 2
        |               ^^^^^^^^^^^^^^^
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func order() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require B.viewDidAppear < A.viewWillDisappear
      """,
      """
      page.md:5:9: error: 'B.viewDidAppear' came after 'A.viewWillDisappear' [requirement-failed]
      5 | require B.viewDidAppear < A.viewWillDisappear
        |         ^^^^^^^^^^^^^^^
      note: 'A.viewWillDisappear' came in turn 4, transaction 5
      note: 'B.viewDidAppear' came in turn 5, transaction 6
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func moments() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require turn(of: A.viewWillDisappear) == turn(of: B.viewDidAppear)
      """,
      """
      page.md:5:1: error: 'turn(of: A.viewWillDisappear)' is 4, not 5 [requirement-failed]
      5 | require turn(of: A.viewWillDisappear) == turn(of: B.viewDidAppear)
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: 'turn(of: B.viewDidAppear)' is 5
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func console() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require console contains "hello"
      """,
      """
      page.md:5:1: error: The console does not contain "hello" [requirement-failed]
      5 | require console contains "hello"
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: the console is empty
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func condition() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require nav.topViewController == A && B.parent == nil
      """,
      """
      page.md:5:9: error: 'nav.topViewController == A && B.parent == nil' is false [requirement-failed]
      5 | require nav.topViewController == A && B.parent == nil
        |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      note: 'nav.topViewController' is B
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func conditionAtEvent() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require B.view.window == window at B.viewWillAppear
      """,
      """
      page.md:5:9: error: 'B.view.window == window' is false at 'B.viewWillAppear' [requirement-failed]
      5 | require B.view.window == window at B.viewWillAppear
        |         ^^^^^^^^^^^^^^^^^^^^^^^
      note: 'B.view.window' is nil
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  @Test func leaks() {
    check(
      """
      class D: UIViewController {
          var f: (() -> Void)?
          override func viewDidLoad() { super.viewDidLoad(); f = { self.title = "x" } }
      }
      var d: D? = D()
      d?.loadViewIfNeeded()
      d = nil
      require leaks.isEmpty
      """,
      """
      page.md:8:9: error: 'leaks.isEmpty' is false [requirement-failed]
      8 | require leaks.isEmpty
        |         ^^^^^^^^^^^^^
      note: 'leaks' is [d]
      note: judged on iOS 26
      help: change this line if it is wrong, or the code above if it is

      """)
  }

  private func check(
    _ source: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(rendered(source) == expected, sourceLocation: location)
  }
}
