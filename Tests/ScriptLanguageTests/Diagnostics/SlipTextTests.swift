import Scenarios
import Testing

/// Diagnostics name the near word for a misspelt word of a scenario, and for a nearly simulated
/// name.
@Suite struct SlipTextTests {
  @Test(arguments: [
    ("whn \"x\" { }", "1:1: 'whn' is not known; did you mean 'when'? [unknown-name]"),
    ("When \"x\" { }", "1:1: 'When' is not known; did you mean 'when'? [unknown-name]"),
    ("when { }", "1:1: A step needs a title in quotes [bad-step]"),
    ("when push { }", "1:1: A step needs a title in quotes [bad-step]"),
    ("expects { }", "1:1: 'expects' is not known; did you mean 'expect'? [unknown-name]"),
    (
      "when \"x\" { }\nexpects(.classic) { }",
      "2:1: 'expects' is not known; did you mean 'expect'? [unknown-name]"
    ),
    (
      "requires never console.print(\"a\")",
      "1:1: 'requires' is not known; did you mean 'require'? [unknown-name]"
    ),
    (
      "require nver console.print(\"a\")",
      "1:9: 'nver' is not known; did you mean 'never'? [unknown-name]"
    ),
  ])
  func words(_ line: String, _ problem: String) {
    checkProblems(line, problem)
  }

  @Test(arguments: [
    "let requires = 1, whens = \"x\"\nprint(requires, whens)",
    "func when(_ f: () -> Void) { f() }\nwhen { print(1) }",
    "func expects(_ f: () -> Void) { f() }\nexpects { print(1) }",
    "let when = 1\nprint(when)",
    "let requires: Any = 1\nprint(requires is Int)\n_ = requires as? Int",
    "var requires = 1\nrequires = 2\nrequires += 1",
    "let ever = true\nwhen \"x\" { window.rootViewController = UIViewController() }\n"
      + "require ever\nrequire ever == ever as Bool",
  ])
  func namesThatAreNearToThoseOfAScenario(_ source: String) {
    let slips = outcome(of: source).problems.filter {
      $0.contains("not known") || $0.contains("title in quotes")
    }
    #expect(slips.isEmpty)
  }

  @Test func aBarThatIsHiddenByItself() {
    checkProblems(
      """
      let tabs = UITabBarController(UIViewController())
      tabs.tabBar.tintColor = .red
      tabs.tabBar.isHidden = true
      """, "3:1: 'tabBar.isHidden' is not simulated yet [not-simulated]")
    checkProblems(
      """
      let nav = UINavigationController()
      nav.navigationBar.isHidden = true
      """, "2:1: 'navigationBar.isHidden' is not simulated yet [not-simulated]")
  }

  @Test func superWithArgumentsThatNoMethodTakes() {
    checkProblems(
      """
      class A: UIViewController {
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated, 1) }
      }
      window.rootViewController = A()
      """, "2:53: 'viewDidAppear' does not take a further argument here [wrong-argument]")
  }

  @Test(arguments: [
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 2e6) { }", "asyncAfter", "2000000.0"),
    (
      "Timer.scheduledTimer(withTimeInterval: 2e6, repeats: false) { _ in }", "scheduledTimer",
      "2000000.0"
    ),
    ("UIView.animate(withDuration: 2e6) { }", "animate", "2000000.0"),
    ("Task { try await Task.sleep(for: .seconds(2_000_000)) }", "sleep", "2000000.0"),
    ("Task { try await Task.sleep(nanoseconds: 2_000_000_000_000_000) }", "sleep", "2000000.0"),
  ])
  func timesThatAreTooLong(_ line: String, _ name: String, _ given: String) {
    let problems = outcome(of: line).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "'\(name)' takes 1000000 seconds at most, not \(given) [wrong-argument]") == true)
  }
}
