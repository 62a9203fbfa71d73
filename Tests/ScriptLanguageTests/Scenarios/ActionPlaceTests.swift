import Testing

/// Only the code of a step acts for the user or the system.
@Suite struct ActionPlaceTests {
  private let help = "is called outside the statements of a step [action-outside-step]"

  @Test func aCallbackThatRunsWhenTheTurnEndsCannotAct() {
    let source = """
      class V: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print("before")
              system.wait(1)
              print("after")
          }
      }
      let A = V()
      when "x" { window.rootViewController = A }
      when "y" { print("y1") }
      """
    checkProblems(source, "5:9: 'system.wait' \(help)")
    #expect(printed(source) == ["before"])
  }

  @Test(arguments: [
    "DispatchQueue.main.async { print(\"1\"); user.tapBack(); print(\"2\") }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(\"1\"); user.tapBack() }\n"
      + "system.wait(2)",
    "[1].forEach { print($0); user.tapBack() }",
    "let box = Box(); _ = box",
  ])
  func closuresAndDeinitializersCannotAct(_ statement: String) {
    let source =
      "class Box { deinit { print(\"1\"); user.tapBack() } }\nwhen \"x\" {\n\(statement)\n}"
    let problems = outcome(of: source).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("'user.tapBack' \(help)") == true)
    #expect(printed(source) == ["1"])
  }

  @Test func conditionsCannotAct() {
    checkProblems(
      "let A = UIViewController()\nwhen \"x\" { window.rootViewController = A }\n"
        + "require system.wait() == nil at A.viewDidAppear", "3:9: 'system.wait' \(help)")
  }

  @Test func stepsTheirFunctionsAndTheSetUpCanAct() {
    checkPrint(
      """
      func pause() { system.wait(1) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("one") }
      system.wait(0.5)
      print("set up")
      system.wait(0.5)
      when "x" {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("two") }
          pause()
          print("end")
      }
      """, "set up", "one", "two", "end")
  }

  @Test(arguments: [
    ("user.tapTab(index: 1)", "'tapTab' is called without its argument without a label"),
    ("system.wait(for: 3)", "'wait' does not take an argument 'for:' here"),
    ("system.wait(1, 2)", "'wait' does not take a further argument here"),
    ("user.tapBack(animated: true)", "'tapBack' does not take an argument 'animated:' here"),
    (
      "system.resize(width: 320, height: 480, animated: true)",
      "'resize' does not take an argument 'animated:' here"
    ),
  ])
  func actionsHaveTheirLabels(_ call: String, _ summary: String) {
    checkProblems(
      """
      let tabs = UITabBarController(UIViewController(), UIViewController())
      window.rootViewController = tabs
      when "it acts" { \(call) }
      """, "3:18: \(summary) [wrong-argument]")
  }

  private func printed(_ source: String) -> [String] {
    (outcome(of: source).run?.trace.events ?? []).compactMap {
      guard case .text(let text) = $0.arguments.first?.value else { return nil }
      return text
    }
  }
}
