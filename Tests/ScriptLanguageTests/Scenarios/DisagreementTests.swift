import Scenarios
import Testing

/// A check that holds on one side only, where sources disagree, is refused both ways; a check on which both
/// sides agree is judged.
@Suite struct DisagreementTests {
  private func ids(_ script: String, on major: Int) -> [String] {
    outcome(of: script, ScenarioAttributes(on: major)).problems.map {
      String($0.split(separator: "[").last ?? "")
    }
  }

  private static let launch = """
    class Screen: UIViewController {
        var passes = 0
        var isFirst = true
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            passes += 1
            if isFirst { print("first") }
            isFirst = false
        }
    }
    let A = Screen(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    when "launched" { window.rootViewController = nav }

    """

  @Test(arguments: [
    "require count(A.viewWillLayoutSubviews) == 2", "require count(A.viewDidLayoutSubviews) == 1",
    "require count(A.viewDidLayoutSubviews) < 2", "require A.passes == 2",
    "require A.passes != 1",
  ])
  func theNumberOfPassesAtALaunchIsUnknown(check: String) {
    for major in [9, 13, 14, 26] {
      #expect(ids(DisagreementTests.launch + check + "\n", on: major) == ["not-modelled]"])
    }
  }

  @Test(arguments: [
    "require count(A.viewWillLayoutSubviews) >= 1", "require count(A.viewDidLayoutSubviews) != 0",
    "require A.viewWillAppear < A.viewWillLayoutSubviews",
    "require A.viewDidLayoutSubviews < A.viewDidAppear", "require A.passes > 0",
    "require !A.isFirst", "expect(.console) { console.print(\"first\") }",
    "expect(.classic, of: A) {\n    A.viewWillAppear\n    A.viewDidAppear\n}",
  ])
  func theFirstPassAtALaunchIsJudged(check: String) {
    #expect(ids(DisagreementTests.launch + check + "\n", on: 14).isEmpty)
  }

  @Test func aNumberThatNoSideHasIsFalse() {
    let check = "require count(A.viewWillLayoutSubviews) == 3\n"
    #expect(ids(DisagreementTests.launch + check, on: 14) == ["requirement-failed]"])
  }

  @Test func theRootOfAWindowIsLaidOutOnceUnlessItMayHaveConstraints() {
    let plain = "let A = UIViewController()\nwhen \"launched\" { window.rootViewController = A }\n"
    #expect(ids(plain + "require count(A.viewDidLayoutSubviews) == 1\n", on: 15).isEmpty)
    let storyboard =
      "class Screen: UIViewController {}\nwhen \"launched\" { system.launch(Screen.self) }\n"
    for number in 1...2 {
      let check = "require count(Screen1.viewDidLayoutSubviews) == \(number)\n"
      #expect(ids(storyboard + check, on: 15) == ["not-modelled]"])
    }
  }

  @Test func theLayoutOfTheRevealedIsUnknownUpTo16() {
    let pop = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(rootViewController: A)
      window.rootViewController = nav
      nav.pushViewController(B, animated: false)
      when "popped" { nav.popViewController(animated: true) }

      """
    for major in [9, 13, 16] {
      #expect(ids(pop + "require never A.viewDidLayoutSubviews\n", on: major) == ["not-modelled]"])
      #expect(
        ids(pop + "require count(A.viewDidLayoutSubviews) == 1\n", on: major) == ["not-modelled]"])
      #expect(ids(pop + "require A.viewWillAppear < A.viewDidAppear\n", on: major).isEmpty)
    }
    #expect(ids(pop + "require never A.viewDidLayoutSubviews\n", on: 17).isEmpty)
  }

  @Test(arguments: [
    "require never A.viewWillLayoutSubviews", "require count(A.viewDidLayoutSubviews) == 1",
    "require A.viewDidLayoutSubviews < B.viewDidAppear",
  ])
  func thePresenterMayBeLaidOut(check: String) {
    let script = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = STYLE
      window.rootViewController = A
      when "presented" { A.present(B, animated: true) }

      """
    let full = script.replacing("STYLE", with: ".fullScreen")
    #expect(ids(full + check + "\n", on: 15) == ["not-modelled]"])
    #expect(ids(full + "require B.viewDidLayoutSubviews < B.viewDidAppear\n", on: 15).isEmpty)
    let sheet = script.replacing("STYLE", with: ".pageSheet")
    #expect(ids(sheet + "require never A.viewWillLayoutSubviews\n", on: 15).isEmpty)
  }

  @Test func thePushOfIOS9HasNoKnownOrderOfTheLoad() {
    let push = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(rootViewController: A)
      window.rootViewController = nav
      when "pushed" { OPENING nav.pushViewController(B, animated: true) }

      """
    let plain = push.replacing("OPENING", with: "")
    let loaded = push.replacing("OPENING", with: "B.loadViewIfNeeded();")
    let (first, second) = (
      "require B.viewDidLoad < A.viewWillDisappear\n",
      "require A.viewWillDisappear < B.viewDidLoad\n"
    )
    #expect(ids(plain + first, on: 9) == ["not-modelled]"])
    #expect(ids(plain + second, on: 9) == ["not-modelled]"])
    #expect(ids(plain + "require B.viewDidLoad < B.viewWillAppear\n", on: 9).isEmpty)
    #expect(ids(loaded + first, on: 9).isEmpty)
    for major in [8, 10, 13] {
      #expect(ids(plain + first, on: major).isEmpty)
      #expect(ids(plain + second, on: major) == ["requirement-failed]"])
    }
  }

  @Test func aStateTableThatDependsOnThePassesIsRefused() throws {
    let info = try StateTableAttributes(InfoString("state-table scenario=a of=A"))
    let attributes = try ScenarioAttributes(info: "scenario a ios=14")
    let known = try StateTable("columns viewDidAppear\nrows isFirst", attributes: info)
    #expect(try known.cells(in: DisagreementTests.launch, attributes) == [[.truth(false)]])
    let unknown = try StateTable("columns viewDidAppear\nrows passes", attributes: info)
    #expect(throws: (any Error).self) {
      try unknown.cells(in: DisagreementTests.launch, attributes)
    }
  }

  private static func pages(_ style: String, _ turn: String) -> String {
    """
    class Source: NSObject, UIPageViewControllerDataSource {
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { nil }
    }
    let One = UIViewController(), Two = UIViewController(), source = Source()
    let pages = UIPageViewController(.\(style), One)
    pages.dataSource = source
    window.rootViewController = pages
    when "turned" { \(turn) }
    require never source.pageViewController(viewControllerAfter:)

    """
  }

  @Test func theQuestionsAfterATurnInCodeAreUnknown() {
    let turn = "pages.setViewControllers([Two], direction: .forward, animated: true)"
    #expect(ids(DisagreementTests.pages("scroll", turn), on: 12) == ["not-modelled]"])
    #expect(ids(DisagreementTests.pages("pageCurl", turn), on: 12).isEmpty)
    #expect(
      ids(DisagreementTests.pages("scroll", turn.replacing("true", with: "false")), on: 12).isEmpty)
  }
}
