import Testing

/// A receiver of a check may be a stored property of an object with a name.
@Suite struct PathReceiverTests {
  private let screen = """
    class Child: UIViewController {}
    class Screen: UIViewController {
      let a = Child()
      let footer = Child()
      var b: Child?
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(a)
        view.addSubview(a.view)
        a.didMove(toParent: self)
      }
    }
    let s = Screen()
    window.rootViewController = s
    when "replaced" { window.rootViewController = UIViewController() }

    """

  @Test func aPropertyIsTheReceiverOfEvents() {
    checkHolds(
      screen + """
        expect(.classic, of: s, s.a) {
          s.viewWillDisappear
          s.a.viewWillDisappear
          s.viewDidDisappear
          s.a.viewDidDisappear
        }
        require s.a.viewWillDisappear < s.viewDidDisappear
        require count(s.a.viewDidDisappear) == 1
        require never s.a.viewWillAppear
        require s.a.parent == s at s.a.viewDidDisappear
        """)
  }

  @Test func anOrderThatIsWrongFails() {
    checkProblems(
      screen + "require s.viewDidDisappear < s.a.viewWillDisappear\n",
      "16:9: 's.viewDidDisappear' came after 's.a.viewWillDisappear' [requirement-failed]")
  }

  @Test func aPropertyWithoutAnObjectIsAnError() {
    checkProblems(
      screen + "require never s.b.viewDidAppear\n",
      "16:15: 's.b' never holds an object [unknown-name]")
    checkProblems(
      screen + "require never t.a.viewDidAppear\n",
      "16:15: 't' is not the name of an object here [unknown-name]")
  }

  @Test(arguments: [
    ("expect { s.foter.viewDidAppear }", "16:10"), ("expect(of: s.foter) { }", "16:12"),
    ("require s.foter.viewDidAppear < s.viewDidAppear", "16:9"),
    ("require count(s.foter.viewDidAppear) == 1", "16:15"),
    ("require count(s.foter.viewDidAppear) == 0", "16:15"),
    ("require never s.foter.viewDidAppear", "16:15"),
    ("require s.isViewLoaded at s.foter.viewDidAppear", "16:27"),
  ])
  func aNameThatIsNoPropertyIsAnError(check: String, place: String) {
    checkProblems(
      screen + check + "\n",
      "\(place): 's.foter' is no stored property; did you mean 's.footer'? [unknown-name]")
  }

  @Test func theComparisonHasTheNamesOfTheChecks() {
    let run = outcome(of: screen + "expect(of: s.a) { s.a.viewDidDisappear }\n").run
    let shown = run?.diagnostics.first?.difference?.rows.compactMap(\.actual) ?? []
    #expect(shown == ["s.a.viewWillDisappear", "s.a.viewDidDisappear"])
  }

  @Test func aPropertyThatHoldsAnotherObjectIsAnError() {
    checkProblems(
      """
      class Screen: UIViewController { var child = UIViewController() }
      let s = Screen()
      window.rootViewController = s
      when "shown" { s.present(s.child, animated: false) }
      require count(s.child.viewDidAppear) == 1
      when "another" { s.child = UIViewController() }
      require never s.child.viewDidDisappear
      """,
      "7:15: 's.child' has held two objects, so the check may mean either [ambiguous-receiver]")
  }

  @Test func aConditionStaysACondition() {
    checkHolds(screen + "require s.a.view.window == nil && s.a.isViewLoaded\n")
  }
}
