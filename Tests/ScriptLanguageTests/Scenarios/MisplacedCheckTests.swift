import Scenarios
import Testing

/// The run would never judge a check or step in a body.
@Suite struct MisplacedCheckTests {
  private let setup = """
    let A = UIViewController()
    when "x" { window.rootViewController = A }

    """

  @Test(arguments: [
    ("when \"y\" { expect(.classic) { A.viewDidAppear } }", "3:12"),
    ("when \"y\" { expect(.classic, of: A) { } }", "3:12"),
    ("when \"y\" { expect { A.viewDidAppear } }", "3:12"),
    ("when \"y\" { require(1 == 2) }", "3:12"),
    ("when \"y\" { require true }", "3:12"),
    ("when \"y\" { require A.isViewLoaded }", "3:12"),
    ("when \"y\" { require !A.isViewLoaded }", "3:12"),
    ("when \"y\" { require never A.viewDidLoad }", "3:12"),
    ("when \"y\" { require count(A.viewDidLoad) == 7 }", "3:12"),
    ("when \"y\" {\n    if true { require(A.isViewLoaded) }\n}", "4:15"),
    ("when \"y\" { DispatchQueue.main.async { require(A.isViewLoaded) } }", "3:39"),
  ])
  func checksInStepsAreErrors(_ code: String, _ place: String) {
    checkProblems(
      setup + code, "\(place): Checks belong at top level, after the step [misplaced-check]")
  }

  @Test(arguments: [
    ("if true { expect(.classic) { A.viewDidAppear } }", "2:11"),
    ("if true { require never A.viewDidLoad }", "2:11"),
    ("func f() { expect(.classic) { A.viewDidAppear } }", "2:12"),
    ("func f() { require(A.isViewLoaded) }", "2:12"),
    ("class C: UIViewController { func f() { require(isViewLoaded) } }", "2:40"),
    ("let f = { require(A.isViewLoaded) }", "2:11"),
    ("for _ in 0..<2 { require A.isViewLoaded }", "2:18"),
  ])
  func checksInOtherBodiesAreErrors(_ code: String, _ place: String) {
    checkProblems(
      "let A = UIViewController()\n" + code,
      "\(place): Checks belong at top level, after the step [misplaced-check]")
  }

  @Test func aStepInAStepIsAnError() {
    checkProblems(
      setup + "when \"y\" {\n    when \"z\" { }\n}",
      "4:5: Steps belong at top level, one after the other [misplaced-check]")
  }

  @Test func everyMisplacedCallIsReported() {
    checkProblems(
      setup + "when \"y\" { require(1 == 2) }\nwhen \"z\" { expect { A.viewDidLoad } }",
      "3:12: Checks belong at top level, after the step [misplaced-check]",
      "4:12: Checks belong at top level, after the step [misplaced-check]")
  }

  @Test func aFunctionOfTheAuthorsWithThatNameIsCalled() {
    checkPrint(
      """
      func require(_ truth: Bool) { print("required", truth) }
      class C {
          func expect(_ body: () -> Void) { body() }
          func run() { expect { print("expected") } }
      }
      if true { require(1 == 2) }
      C().run()
      func local() { let when = "then"; print(when) }
      local()
      """, "required false", "expected", "then")
  }

  @Test func aRequireWithoutADemandIsAnError() {
    checkProblems(
      setup + "require\n", "3:1: 'require' does not say what is required [bad-requirement]")
  }

  /// Without a step no statement could be in a wrong place.
  @Test(arguments: [
    ("expet(.classic) { A.viewDidLoad }", "'expet' is not known; did you mean 'expect'?"),
    ("expects(.classic, of: A) { A.loadView }", "'expects' is not known; did you mean 'expect'?"),
    ("Expect { A.viewDidLoad }", "'Expect' is not known; did you mean 'expect'?"),
    ("whn(\"x\") { A.dismiss(animated: true) }", "'whn' is not known; did you mean 'when'?"),
  ])
  func misspeltChecksAreNoCalls(_ line: String, _ summary: String) {
    checkProblems(
      "let A = UIViewController()\n" + line, "2:1: \(summary) [unknown-name]")
  }

  @Test func ownFunctionsWithNearNamesAreCalled() {
    checkPrint("func expects(_ body: () -> Void) { body() }\nexpects { print(1) }", "1")
  }
}
