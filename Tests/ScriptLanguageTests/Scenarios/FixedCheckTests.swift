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
  ])
  func whatIsFixedCannotFail(setup: String, check: String) {
    let found = problems(setup, FixedCheckTests.shown, check)
    #expect(found.count == 1 && found[0].hasSuffix("[bad-requirement]"), "\(found)")
  }

  @Test(arguments: [
    ("var n = 0", "n += 1\n window.rootViewController = A", "require n == 1"),
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
