import Diagnostics
import Scenarios
import Testing

/// Slips in the words and braces of steps and checks, each with what to write.
@Suite struct KeywordSlipTests {
  private let setup = "let A = UIViewController()\n"

  /// The first error of a script: place, id and help.
  private func check(
    _ text: String, _ expected: String, help: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let bytes = [UInt8]((setup + text).utf8)
    do throws(ScriptError) {
      _ = try Scenario(setup + text, attributes: ScenarioAttributes())
      Issue.record("the script compiles", sourceLocation: sourceLocation)
    } catch {
      let first = error.diagnostics[0]
      let place = SourceText(bytes).location(of: first.range.start)
      #expect(
        "\(place.line):\(place.column): \(first.summary) [\(first.id)]" == expected,
        sourceLocation: sourceLocation)
      #expect(first.help == [help], sourceLocation: sourceLocation)
    }
  }

  private let events = "The events of 'expect' stand between braces [bad-event]"

  @Test func eventsStandBetweenBraces() {
    check("expect A.viewDidLoad", "2:1: \(events)", help: "write 'expect { A.viewDidLoad }'")
    check(
      "expect A.viewDidLoad, A.go(1, 2), B.x // why\nexpect { }", "2:1: \(events)",
      help: "write 'expect { A.viewDidLoad; A.go(1, 2); B.x }'")
    check(
      "expect(.all, of: A) A.viewDidLoad", "2:1: \(events)",
      help: "write 'expect(.all, of: A) { A.viewDidLoad }'")
    check("expect(.all)\n", "2:1: \(events)", help: "write 'expect(.all) { … }'")
    check(
      "expect never A.viewDidLoad",
      "2:1: 'expect' names what happens, not what never happens [bad-event]",
      help: "write 'require never A.viewDidLoad'")
  }

  @Test func aStepWithoutABraceIsToldAtTheStep() {
    let summary = "The step 'two' does not begin with '{' [bad-step]"
    let help = "write 'when \"two\" {'"
    check(
      "when \"one\" { }\nwhen \"two\"\n  A.view\n}\nwhen \"three\" { }", "3:1: \(summary)",
      help: help)
    check("when \"one\" { }\nwhen \"two\"\n  A.view\n", "3:1: \(summary)", help: help)
    check(
      "when \"two\"\n  UIView.animate(withDuration: 1) { }\n}\n", "2:1: \(summary)", help: help)
    // A brace on the next line is right.
    check(
      "when \"one\"\n{ }\n}\n", "4:1: '}' without an opening bracket [unmatched-bracket]",
      help: "remove '}', or open a bracket before it")
  }

  @Test func macrosOfSwiftTestingAreNoChecks() {
    let summary = "belongs to Swift Testing, and no scenario has it [unsupported-syntax]"
    check(
      "when \"a\" { }\n#expect(A.isViewLoaded)", "3:1: '#expect' \(summary)",
      help: "write 'require A.isViewLoaded', after the step")
    check(
      "when \"a\" {\n  #require(A.view.window != nil, \"b\")\n}", "3:3: '#require' \(summary)",
      help: "write 'require A.view.window != nil', after the step")
    check(
      "when \"a\" { }\n#expect(A.viewDidLoad)", "3:1: '#expect' \(summary)",
      help: "write 'expect { A.viewDidLoad }', after the step")
    check(
      "#expect { A.viewDidLoad }", "2:1: '#expect' \(summary)",
      help: "write 'expect {' without '#', after the step")
  }

  @Test(arguments: [
    ("XCTAssert(A.isViewLoaded)", "A.isViewLoaded"),
    ("XCTAssertFalse(A.isViewLoaded)", "!A.isViewLoaded"),
    ("XCTAssertFalse(A.isViewLoaded && true)", "!(A.isViewLoaded && true)"),
    ("XCTAssertNotNil(A.view.window)", "A.view.window != nil"),
    ("XCTAssertEqual(A.title, \"a\", \"b\")", "A.title == \"a\""),
  ])
  func anAssertionOfXCTestIsARequirement(assertion: String, condition: String) {
    check(
      "when \"a\" { }\n\(assertion)",
      "3:1: '\(assertion.prefix { $0 != "(" })' begins a statement after the first 'when' "
        + "[statement-after-when]",
      help: "write 'require \(condition)'")
  }

  @Test func aNameInAnotherCaseIsSuggested() {
    check(
      "when \"a\" { }\nrequire never a.viewDidLoad",
      "3:15: 'a' is not the name of an object here; did you mean 'A'? [unknown-name]",
      help: "write 'A'")
  }
}
