import LifecycleEngine
import Scenarios
import Testing

@Suite struct NamingTests {
  @Test func objectsAreCalledByTheirFirstVariableOrClassAndNumber() {
    checkHolds(
      """
      class Detail: UIViewController {}
      let A = UIViewController()
      var other = A
      other = Detail()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "two are pushed" {
          nav.pushViewController(Detail(), animated: false)
          nav.pushViewController(Detail(), animated: false)
      }
      require count(Detail3.viewWillAppear) == 1
      require nav.viewControllers == [A, Detail2, Detail3]
      require never Detail1.viewDidLoad
      """)
  }

  @Test func shorthandConstructors() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      when "shown" { window.rootViewController = nav }
      require nav.viewControllers == [A, B] && !A.isViewLoaded && B.isViewLoaded
      """)
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let tabs = UITabBarController(A, B)
      require tabs.viewControllers.count == 2 && !A.isViewLoaded && !B.isViewLoaded
      """)
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let pages = UIPageViewController(.scroll, A, B, C)
      window.rootViewController = pages
      when "swiped on" { user.beginPageSwipe(.forward); user.finishSwipe() }
      require pages.viewControllers == [B] && C.parent == nil
      """)
    checkProblems(
      "let pages = UIPageViewController(.flip, UIViewController())",
      "1:13: 'UIPageViewController' needs a transition style [wrong-argument]")
    checkProblems(
      "let nav = UINavigationController(3)",
      "1:11: 'UINavigationController' needs a view controller, but got Int [wrong-argument]")
  }

  @Test func theShownTraceBeginsAtTheFirstStep() throws {
    let source = """
      let A = UIViewController()
      window.rootViewController = A
      when "nothing" { }
      """
    let (run, _) = outcome(of: source)
    #expect(run?.shownEvents.isEmpty == true)
    var attributes = ScenarioAttributes()
    attributes.showsSetup = true
    #expect(outcome(of: source, attributes).run?.shownEvents.isEmpty == false)
  }

  @Test(arguments: ["app", "user", "system", "console", "window"])
  func aNameThatIsTakenHidesNoOther(_ name: String) {
    let problems = outcome(
      of: """
        let \(name) = UIViewController(), scene = UIViewController()
        let (a, b) = (1, 2), b = 3, c = 4
        \(name).title = "a"
        scene.title = "b"
        print(a, b, c)
        when "shown" { window.rootViewController = scene }
        require scene.isViewLoaded
        """
    ).problems
    #expect(problems.count == 2)
    #expect(problems.first?.hasPrefix("1:5: '\(name)' is declared already: ") == true)
    #expect(problems.last == "2:22: 'b' is declared twice [duplicate-name]")
  }

  @Test func namesAreDeclaredOnce() {
    checkProblems("let a = 1\nlet a = 2", "2:5: 'a' is declared twice [duplicate-name]")
    checkProblems(
      "let window = 1", "1:5: 'window' is declared already: it is the app's window [duplicate-name]"
    )
    checkProblems(
      "let counter = 1\nprint(countr)",
      "2:7: 'countr' is not declared; did you mean 'counter'? [unknown-name]")
  }
}
