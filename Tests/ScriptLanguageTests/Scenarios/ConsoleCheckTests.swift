import LifecycleEngine
import Scenarios
import Testing

/// Checks of the console are about printed lines, code without simulation, and exceptions.
@Suite struct ConsoleCheckTests {
  private let opaque = """
    let A = UIViewController(), label = Badge()
    when "x" {
        label.text = "a"
        print("v \\(label.text) end")
        print(Service.shared, [Service.name])
        window.rootViewController = A
    }

    """

  @Test func whatIsNotSimulatedIsPrintedAsAMark() {
    checkPrint(
      opaque, "v <not simulated: text> end",
      "<not simulated: shared> [<not simulated: name>]")
    checkPrint(
      "print(\"\\(Service.shared)\" + \"!\", String(describing: Service.shared))",
      "<not simulated: shared>! <not simulated: shared>")
  }

  @Test(arguments: [
    ("require console contains \"v text\"", "8:1", "text"),
    ("require console contains \"text\"", "8:1", "text"),
    ("require console contains \"simulated\"", "8:1", "text"),
    ("require console contains \"v <\"", "8:1", "text"),
    ("require never console.print(\"b\")", "8:15", "text"),
    ("require count(console.print(\"text\")) == 1", "8:15", "text"),
    ("require console.print(\"b\") < A.viewDidLoad", "8:9", "text"),
    ("require A.isViewLoaded at console.print(\"shared\")", "8:27", "text"),
    ("expect(.console) {\n    console.print(\"text\")\n    console.print\n}", "9:5", "text"),
  ])
  func nothingCanBeSaidOfIt(_ check: String, _ place: String, _ name: String) {
    checkProblems(
      opaque + check,
      "\(place): '\(name)' is not simulated, so a scenario cannot depend on it [opaque-condition]")
    #expect(outcome(of: opaque + check).run?.checks.map { $0.isMet } == [false])
  }

  @Test func whatIsKnownOfALineCanBeChecked() {
    checkHolds(
      opaque + """
        require console contains "v "
        require console contains " end"
        require console.print("v") < A.viewDidLoad
        expect(.console) {
            console.print("end")
            console.print
        }
        require count(console.print) == 2
        """)
  }

  @Test(arguments: [
    "text == \"v text\"", "text != \"x\"", "text.isEmpty", "text.count == 6", "text < \"w\"",
    "text.contains(\"v\")", "Int(text) == nil", "[text] == [\"v\"]", "text.uppercased() == \"V\"",
  ])
  func aTextWithAMarkDecidesNothing(_ condition: String) {
    checkProblems(
      "let text = \"v \\(Service.shared)\"\nrequire \(condition)",
      "2:9: 'shared' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }

  // MARK: Exceptions

  private let inSetup = """
    let A = UIViewController()
    let nav = UINavigationController(A)
    nav.pushViewController(A, animated: false)
    when "x" { }

    """

  @Test func anExceptionOfTheSetUpIsNotNamedBehindTheFirstStep() {
    let source = inSetup + "require console contains \"more than once\""
    let (run, problems) = outcome(of: source)
    #expect(problems.count == 2)
    #expect(
      problems.first
        == "5:1: The console does not contain \"more than once\" [requirement-failed]")
    #expect(problems.last?.hasPrefix("3:1: UIKit raised an exception: ") == true)
    let notes = run?.diagnostics.first?.notes ?? []
    #expect(notes.first == "the console is empty since the first 'when'")
    #expect(
      notes.dropFirst().first?.hasPrefix(
        "this came in the setup, before the first 'when': console.exception(") == true)
  }

  @Test func anExceptionOfTheSetUpIsNamedInTheSetUp() {
    checkHolds(
      inSetup.replacingLastLine(with: "require console contains \"more than once\""))
  }

  @Test(arguments: [
    "require never console.exception", "require count(console.exception) == 0",
    "expect(.console) { }",
  ])
  func aCheckAboveAnExceptionDoesNotNameIt(_ check: String) {
    let problems = outcome(
      of:
        "let A = UIViewController()\nlet nav = UINavigationController(A)\nwhen \"x\" { system.wait(1) }\n"
        + check + "\nwhen \"y\" { nav.pushViewController(A, animated: false) }"
    ).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("[uncaught-exception]") == true)
  }
}

extension String {
  fileprivate func replacingLastLine(with line: String) -> String {
    var lines = split(separator: "\n").map { String($0) }
    lines[lines.count - 1] = line
    return lines.joined(separator: "\n")
  }
}
