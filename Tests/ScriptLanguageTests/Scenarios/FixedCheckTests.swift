import Testing

/// Checks that hold in every run, because nothing that is simulated touches them.
@Suite struct FixedCheckTests {
  private func problems(_ setup: String, _ step: String, _ check: String) -> [String] {
    outcome(
      of: "let A = UIViewController()\n\(setup)\nwhen \"shown\" { \(step) }\n\(check)\n"
    ).problems
  }

  private static let shown = "window.rootViewController = A"

  @Test(arguments: [
    ("let ok = true", "require ok"),
    ("var told = \"twice\"", "require told == \"twice\""),
    ("func ok() -> Bool { true }", "require ok()"),
    ("func ok() -> Bool { return 1 < 2 }", "require ok() && ok()"),
    ("let n = 3", "require n == 3"),
    ("", "require never console.print(\"x\")"),
    ("", "require count(console.print(\"x\")) == 0"),
    ("print(\"loaded\")", "require never console.print(\"laoded\")"),
    ("", "require A.isViewLoaded || !A.isViewLoaded"),
    ("", "require !(A.view.alpha == 1 && A.view.alpha != 1)"),
    ("", "require A.children.count > 3 || A.children.count <= 3"),
    ("let B = UIViewController()", "require A != B"),
    ("", "require A != nil"),
    ("class S: UITableViewController {}\nlet B = S()", "require B is UIViewController"),
    ("", "require A.children.count >= 0"),
    ("", "require count(A.viewDidLoad) < 1_000"),
    ("", "require never console.warning(\"Unbalanced cals\")"),
    ("let Z = UIViewController()", "expect(of: Z) {}"),
    ("let Z = UIViewController()", "require never Z.viewDidAppear"),
    ("", "require A.presentedViewController?.presentingViewController == nil"),
    ("", "require A.presentedViewController?.view != A.view"),
  ])
  func whatIsFixedCannotFail(setup: String, check: String) {
    let found = problems(setup, FixedCheckTests.shown, check)
    #expect(found.count == 1 && found[0].hasSuffix("[bad-requirement]"), "\(found)")
  }

  /// A check of what did not happen needs a step that does something.
  @Test(arguments: [
    ("", "require never A.viewDidAppear"), ("", "expect(.all) {}"),
    ("if A.isViewLoaded { A.dismiss(animated: true) }", "require never A.viewDidAppear"),
    ("A.navigationController?.popViewController(animated: true)", "expect {}"),
    ("print(\"UIKit pops\")", "require console contains \"pops\""),
    ("worked = true", "require worked"),
    ("device.rotate(to: .landscapeLeft)", "require never A.viewWillTransition"),
    ("Analytics.shared.log(\"shown\", 1)", "expect(.all) {}"),
    ("turnTheDevice()", "require never A.viewWillTransition"),
  ])
  func aStepThatDoesNothingProvesNothing(step: String, check: String) {
    let found = problems("var worked = false", step, check)
    #expect(found.count == 1 && found[0].hasSuffix("[bad-requirement]"), "\(found)")
  }

  @Test(arguments: [
    ("system.wait(1)", "require never A.viewDidAppear"),
    ("A.dismiss(animated: true)", "expect(.all) {}"),
    ("B = nil", "require never B.deinit"),
    ("if !A.isViewLoaded { print(\"unloaded\") }", "require console contains \"unloaded\""),
    ("if A.view != nil { worked = true }", "require worked"),
    ("", "require !A.isViewLoaded"),
  ])
  func aStepThatDoesSomethingCanFail(step: String, check: String) {
    let setup = "var worked = false\nvar B: UIViewController? = A"
    #expect(problems(setup, step, check) == [])
  }

  @Test(arguments: [
    ("var n = 0", "n += 1\n window.rootViewController = A", "require n == 1"),
    ("let B = UIViewController()", shown, "require !A.isViewLoaded || !B.isViewLoaded"),
    ("var B: UIViewController? = UIViewController()", shown, "require B != nil"),
    ("", shown, "require A.children.count >= 0 && A.isViewLoaded"),
    ("let Z = UIViewController()", shown, "require never Z.viewDidLoad"),
    ("", shown, "require count(A.viewDidAppear) < 2"),
    ("", shown, "require A.viewIfLoaded?.superview != nil"),
    ("let width = 393.0", shown, "require A.view.frame.width == width"),
    ("func ok() -> Bool { A.isViewLoaded }", shown, "require ok()"),
    (
      "class S: UIView { deinit { print(\"gone\") } }", shown,
      "require never console.print(\"gone\")"
    ),
    (
      "let word = \"gone\"\nfunc f() { print(word) }", shown,
      "require never console.print(\"gone\")"
    ),
    (
      "class S: UIView { deinit { [1].forEach { print($0) } } }", shown,
      "require never console.print(\"1\")"
    ),
  ])
  func whatCanFailIsNoError(setup: String, step: String, check: String) {
    #expect(problems(setup, step, check) == [])
  }
}
