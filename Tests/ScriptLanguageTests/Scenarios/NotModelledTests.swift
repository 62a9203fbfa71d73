import Testing

/// Checks that hold only because the engine does not know what UIKit calls.
@Suite struct NotModelledTests {
  private let root = """
    let A = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "popped" { nav.popViewController(animated: true) }

    """

  @Test func nothingIsProvedAboutAPopOfTheRoot() {
    checkProblems(
      root + "expect { }",
      "5:1: The engine does not know which calls .appearance would show here [not-modelled]")
    checkProblems(
      root + "require never A.viewWillDisappear",
      "5:15: The engine does not know if 'A.viewWillDisappear' comes here [not-modelled]")
    checkProblems(
      root + "require count(A.viewDidDisappear) == 0",
      "5:15: The engine does not know if 'A.viewDidDisappear' comes here [not-modelled]")
    // Nothing is unknown about layout there, and what is left is a state.
    checkHolds(root + "require never A.viewDidLoad\nrequire nav.viewControllers == [A]")
  }

  /// An unknown call would run the author's own method.
  @Test func theMethodOfAnUnknownCallProvesNothing() {
    let counting = """
      class Screen: UIViewController {
        var count = 0, other = 0
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          count += 1
          print("left")
        }
      }
      let A = Screen()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "popped" { nav.popViewController(animated: true) }

      """
    checkProblems(
      counting + """
        require never console.print("left")
        require A.count == 0
        expect(.console) { }
        """,
      "13:15: The engine does not know if 'console.print(\"left\")' comes here [not-modelled]",
      "14:9: The engine does not know 'count' here [not-modelled]",
      "15:1: The engine does not know which calls .console would show here [not-modelled]")
    checkHolds(counting + "require A.other == 0")
  }

  /// A call that did not come here may come in UIKit, so the check is no disagreement.
  @Test func aMissingUnknownCallIsNoDisagreement() {
    for check in ["count(A.viewWillDisappear) == 1", "count(A.viewWillDisappear) >= 1"] {
      checkProblems(
        root + "require \(check)",
        "5:15: The engine does not know if 'A.viewWillDisappear' comes here [not-modelled]")
    }
    checkProblems(
      root + "require A.viewWillDisappear < A.viewDidDisappear",
      "5:9: The engine does not know if 'A.viewWillDisappear' comes here [not-modelled]")
    checkProblems(
      root + "require turn(of: A.viewWillDisappear) == turn(of: A.viewDidDisappear)",
      "5:18: The engine does not know if 'A.viewWillDisappear' comes here [not-modelled]")
  }

  @Test func aPopWithSomethingToPopIsKnown() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "popped" { nav.popViewController(animated: true) }
      require never A.viewWillDisappear
      when "time passes" { system.wait(1) }
      expect { }
      """)
  }

  @Test func aClosureThatIsNeverCalledProvesNothing() {
    let host = """
      let host = UIHostingController(rootView: Text("a").onAppear { print("onAppear") })
      when "shown" { window.rootViewController = host }

      """
    checkProblems(
      host + "require never console.print(\"onAppear\")",
      "3:15: The engine does not know if 'console.print(\"onAppear\")' comes here [not-modelled]")
    checkProblems(
      host + "expect(.console) { }",
      "3:1: The engine does not know which calls .console would show here [not-modelled]")
    checkHolds(host + "require count(host.viewDidAppear) == 1")
  }

  /// The variable that holds an unsimulated controller names the controller.
  @Test func anUnsimulatedControllerHasTheNameOfItsVariable() {
    checkHolds(
      """
      let A = UIViewController()
      window.rootViewController = A
      let host = UIHostingController(rootView: Text("x"))
      when "presented" { A.present(host, animated: true) }
      expect(.classic) {
          host.viewWillAppear
          host.viewDidAppear
      }
      require A.presentedViewController == host
      """)
  }

  @Test func noSourceTellsTheFlagOfATabThatFades() {
    let tabs = """
      let A = UIViewController(), B = UIViewController()
      let tabs = UITabBarController(A, B)
      window.rootViewController = tabs
      when "another tab" { user.tapTab(1) }

      """
    checkProblems(
      tabs + "require count(B.viewWillAppear(animated: true)) == 1",
      "5:15: The engine does not know the flag of 'B.viewWillAppear(animated: true)' [not-modelled]"
    )
    checkHolds(tabs + "require count(B.viewWillAppear) == 1")
  }
}
