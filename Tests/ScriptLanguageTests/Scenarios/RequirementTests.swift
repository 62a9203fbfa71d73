import Testing

/// Tests every form of `require`, met and not met.
@Suite struct RequirementTests {
  private let push = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true); print("pushed B") }

    """

  @Test(arguments: [
    ("A.viewWillDisappear < B.viewDidAppear", nil),
    (
      "B.viewDidAppear < A.viewWillDisappear",
      "5:9: 'B.viewDidAppear' came after 'A.viewWillDisappear'"
    ),
    (
      "A.viewWillAppear < B.viewDidAppear",
      "5:9: 'A.viewWillAppear' never happened since the first 'when'"
    ),
    ("A.viewWillDisappear < B.deinit", "5:31: 'B.deinit' never happened"),
    (
      "B.viewDidLoad < B.viewDidLoad",
      "5:9: 'B.viewDidLoad' and 'B.viewDidLoad' are the same event"
    ),
    ("never A.viewDidAppear", nil),
    ("never B.viewDidAppear", "5:15: 'B.viewDidAppear' happened in turn 5, transaction 6"),
    ("never B.viewDidAppear(animated: false)", nil),
    ("count(B.viewDidAppear) == 1", nil),
    (
      "count(B.viewDidAppear) != 1",
      "5:15: 'B.viewDidAppear' happened once, but must not happen exactly once"
    ),
    (
      "count(A.viewDidAppear) == 2",
      "5:15: 'A.viewDidAppear' never happened since the first 'when', but must happen twice"
    ),
    ("count(B.viewDidAppear) >= 1", nil),
    (
      "count(B.viewDidAppear) < 1",
      "5:15: 'B.viewDidAppear' happened once, but must never happen"
    ),
    ("console contains \"popped\"", "5:1: The console does not contain \"popped\""),
  ])
  func eventsAndConsole(_ demand: String, _ expected: String?) {
    check(demand, expected)
  }

  @Test(arguments: [
    ("turn(of: A.viewWillDisappear) == turn(of: B.viewWillAppear)", nil),
    (
      "turn(of: A.viewWillDisappear) == turn(of: B.viewDidAppear)",
      "5:1: 'turn(of: A.viewWillDisappear)' is 4, not 5"
    ),
    ("turn(of: A.viewWillDisappear) != turn(of: B.viewDidAppear)", nil),
    ("turn(of: A.viewWillDisappear) < turn(of: B.viewDidAppear)", nil),
    (
      "turn(of: A.viewWillDisappear) > turn(of: B.viewDidAppear)",
      "5:1: 'turn(of: A.viewWillDisappear)' is 4, not more than 5"
    ),
    ("transaction(of: A.viewWillDisappear) == transaction(of: B.viewWillAppear)", nil),
    (
      "transaction(of: A.viewWillDisappear) >= transaction(of: B.viewDidAppear)",
      "5:1: 'transaction(of: A.viewWillDisappear)' is 5, not at least 6"
    ),
    ("frame(of: B.viewWillAppear) < frame(of: B.viewDidAppear)", nil),
    ("frame(of: A.viewWillDisappear) == frame(of: B.viewWillAppear)", nil),
    (
      "frame(of: B.viewWillAppear) == frame(of: B.deinit)", "5:50: 'B.deinit' never happened"
    ),
  ])
  func moments(_ demand: String, _ expected: String?) {
    check(demand, expected)
  }

  @Test(arguments: [
    ("nav.topViewController == B", nil),
    ("nav.topViewController == A", "5:9: 'nav.topViewController == A' is false"),
    ("nav.viewControllers == [A, B] && B.parent === nav", nil),
    ("A.isDeallocated", "5:9: 'A.isDeallocated' is false"),
    ("!A.isDeallocated && leaks.isEmpty", nil),
    ("B.view.window == nil at B.viewWillAppear", nil),
    (
      "B.view.window != nil at B.viewWillAppear",
      "5:9: 'B.view.window != nil' is false at 'B.viewWillAppear'"
    ),
    ("B.view.window == window at last B.viewDidAppear", nil),
    ("B.isMovingToParent at B.viewWillAppear", nil),
    ("A.view.window == nil at B.deinit", "5:33: 'B.deinit' never happened"),
    ("B", "5:9: 'B' is used where a condition is needed"),
    ("C.isDeallocated", "5:9: 'C' is not the name of an object here"),
    ("nav.isHappy", "5:9: 'isHappy' is not simulated, so a scenario cannot depend on it"),
    ("user.tapBack() == nil", "5:9: 'user.tapBack' is called outside the statements of a step"),
  ])
  func conditions(_ demand: String, _ expected: String?) {
    check(demand, expected)
  }

  private func check(_ demand: String, _ expected: String?) {
    let (run, problems) = outcome(of: push + "require " + demand)
    let found = problems.map { String($0.prefix { $0 != "[" }.dropLast()) }
    #expect(found == (expected.map { [$0] } ?? []))
    if let run, expected == nil { #expect(run.checks.map { $0.isMet } == [true]) }
  }

  @Test func firstAndLastDeliveryAreToldApart() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      var step = 0
      when "B is pushed" { step = 1; nav.pushViewController(B, animated: false) }
      when "C is pushed" { step = 2; nav.pushViewController(C, animated: false) }
      when "C is popped" { step = 3; nav.popViewController(animated: false) }
      require step == 1 at B.viewWillAppear
      require step == 3 at last B.viewWillAppear
      """)
  }

  @Test func aConditionAtAnEventIsJudgedBeforeTheBody() {
    let scenario = """
      class Screen: UIViewController {
          var isReady = false
          override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); isReady = true }
      }
      let s = Screen()
      when "it appears" { window.rootViewController = s }

      """
    checkHolds(
      scenario + "require !s.isReady at s.viewWillAppear\nrequire s.isReady at s.viewDidAppear")
    checkProblems(
      scenario + "require s.isReady at s.viewWillAppear",
      "7:9: 's.isReady' is false at 's.viewWillAppear' [requirement-failed]")
  }

  @Test func aRequirementLooksBackToTheFirstStepOnly() {
    checkProblems(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B comes" { nav.pushViewController(B, animated: false) }
      require never A.viewDidAppear
      require never A.viewDidDisappear
      when "B goes" { nav.popViewController(animated: false) }
      require count(A.viewDidDisappear) == 1
      require never B.viewWillDisappear
      """, "6:15: 'A.viewDidDisappear' happened in turn 4, transaction 5 [requirement-failed]",
      "9:15: 'B.viewWillDisappear' happened in turn 5, transaction 6 [requirement-failed]")
  }

  @Test func leaksAreFoundThroughObjectsThatHoldEachOther() {
    func scenario(_ capture: String) -> String {
      """
      class Detail: UIViewController {
          var reload: (() -> Void)?
          override func viewDidLoad() {
              super.viewDidLoad()
              reload = { \(capture) in self?.title = "x" }
          }
      }
      let nav = UINavigationController(UIViewController(), Detail())
      window.rootViewController = nav
      when "it is popped" { nav.popViewController(animated: true) }
      require leaks.isEmpty
      require Detail1.isDeallocated
      """
    }
    checkHolds(scenario("[weak self]"))
    checkProblems(
      scenario("[self]"),
      "11:9: 'leaks.isEmpty' is false [requirement-failed]",
      "12:9: 'Detail1.isDeallocated' is false [requirement-failed]")
  }

  @Test func exceptionsFailAScenarioUnlessNamed() {
    let scenario = """
      let A = UIViewController()
      let nav = UINavigationController(A)
      when "it is pushed twice" { nav.pushViewController(A, animated: false) }

      """
    let problems = outcome(of: scenario).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("[uncaught-exception]") == true)
    checkHolds(scenario + "require console contains \"NSInvalidArgument\"")
  }
}
