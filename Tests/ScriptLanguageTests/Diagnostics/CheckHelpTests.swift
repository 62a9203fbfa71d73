import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// Diagnostics guess the intention of a check's author. Some diagnostics are disagreements.
@Suite struct CheckHelpTests {
  private let setup = """
    let A = UIViewController()
    let nav = UINavigationController(A)
    when "x" { window.rootViewController = nav }

    """

  @Test(arguments: ["<=", ">=", ">", "==", "!="])
  func eventsAreOrderedWithOneSign(_ sign: String) {
    checkProblems(
      setup + "require A.viewWillAppear \(sign) A.viewDidAppear",
      "4:26: Events are put in order with '<' [bad-requirement]")
  }

  @Test(arguments: [
    (">", "A.viewDidAppear < A.viewWillAppear"), ("before", "A.viewWillAppear < A.viewDidAppear"),
    ("after", "A.viewDidAppear < A.viewWillAppear"),
  ])
  func aWordBetweenTwoEventsIsReplaced(word: String, order: String) {
    #expect(
      help(setup + "require A.viewWillAppear \(word) A.viewDidAppear") == [
        "write 'require \(order)'"
      ])
  }

  @Test func anEventWithoutArgumentsIsWritten() {
    #expect(
      help(setup + "expect { A.init(coder:) }") == [
        "an event of 'init' has no arguments: write 'A.init'"
      ])
  }

  @Test(arguments: [
    "A.viewDidLoad", "A.viewDidLoad()", "A.viewDidLoad && true", "A.willMove(toParent: nil)",
    "console.print(\"a\")",
  ])
  func anEventAloneIsNoRequirement(_ demand: String) {
    let problems = outcome(of: setup + "require \(demand)").problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "is an event; this does not say what is required of it [bad-requirement]") == true)
  }

  @Test func whatCanBeRequiredOfAnEventIsListed() {
    #expect(
      help(setup + "require A.viewDidLoad") == [
        "write 'require never A.viewDidLoad', 'require count(A.viewDidLoad) == 1', "
          + "'require A.viewDidLoad < F' or 'require CONDITION at A.viewDidLoad'"
      ])
  }

  @Test func propertiesWithTheNameOfACallbackAreConditions() {
    checkHolds(
      setup + "require A.navigationController === nav\nrequire nav == A.navigationController")
    checkHolds(
      """
      class C: UIViewController { var completion: Int? }
      let A = C()
      require A.completion == nil
      """)
  }

  @Test func consoleLinesAreOffered() {
    #expect(
      help(setup + "expect(.console) { print(\"a\") }")
        == ["lines of the console are events of 'console': 'console.print(\"a\")'"])
    #expect(
      help(
        setup + "expect { viewDidLoad }") == ["say whose callback it is, such as 'A.viewDidLoad'"])
    #expect(
      help(setup + "require never A.print")
        == ["lines of the console are events of 'console': 'console.print'"])
  }

  @Test func textsAreShownAsLiterals() {
    let source = setup + "when \"y\" { print(\"a\\\"b\\n\\u{202E}c\") }\nexpect(.console) { }"
    #expect(
      outcome(of: source).problems == [
        "5:20: 'console.print(\"a\\\"b\\n\\u{202e}c\")' happened here and is not expected "
          + "[expectation-failed]"
      ])
  }

  @Test(arguments: [
    "require count(console.exception) == 1", "require count(console.exception(\"pushing\")) == 1",
    "require console.print < console.exception",
    "expect(.console) { console.print\nconsole.exception }",
    "require count(console.exception) > 0", "require console contains \"pushing\"",
  ])
  func anExceptionThatACheckIsAboutIsExpected(_ check: String) {
    checkHolds(exception + check)
  }

  @Test func anExceptionThatNoCheckIsAboutFails() {
    for check in [
      "require count(console.exception(\"popping\")) == 0", "require count(A.viewDidAppear) == 1",
    ] {
      let problems = outcome(of: exception + check).problems
      #expect(problems.count == 1)
      #expect(problems.first?.hasSuffix("[uncaught-exception]") == true)
    }
    let problems = outcome(of: exception + "require never console.exception").problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("[requirement-failed]") == true)
  }

  private var exception: String {
    setup + "when \"y\" { print(\"y\"); nav.pushViewController(A, animated: false) }\n"
  }

  // MARK: Disagreements

  @Test(arguments: [
    ("expect { }", true), ("require never A.viewDidLoad", true), ("require A.isDeallocated", true),
    ("when \"y\" { nav.pushViewController(A, animated: false) }", true),
    ("when \"y\" { nav.hidesBarsOnSwipe = true }", false),
    ("when \"y\" { user.tapBack() }", false),
    ("when \"y\" { let x: Int? = nil; print(x!) }", false),
    ("when \"y\" { while true { } }", false), ("require A.foo == nil", false),
    ("require never window.viewDidLoad", false),
  ])
  func failedChecksAndExceptionsAreDisagreements(_ code: String, _ isDisagreement: Bool) throws {
    var attributes = ScenarioAttributes(id: "x")
    attributes.releases = Release.all(from: Release(13), through: .newest)
    let verdict = ScenarioVerdict(try Scenario(setup + code, attributes: attributes))
    #expect(verdict.diagnostics.map { $0.isDisagreement } == [isDisagreement])
    #expect(verdict.isDisagreement == isDisagreement)
    let note = "of iOS 13 to 26, iOS 13 is the first that disagrees"
    #expect(verdict.diagnostics.first?.notes.contains(note) == isDisagreement)
    if !isDisagreement { #expect(verdict.diagnostics.first?.notes == []) }
  }

  @Test func whatOnlySomeReleasesCannotRunSaysWhich() throws {
    var attributes = ScenarioAttributes(id: "x")
    attributes.releases = Release.all(from: Release(6), through: Release(8))
    let source =
      "let A = UIViewController()\nwindow.rootViewController = A\n"
      + "when \"x\" { if #available(iOS 7, *) { let n: Int? = nil; print(n!) } }\nrequire A.isViewLoaded"
    let verdict = ScenarioVerdict(try Scenario(source, attributes: attributes))
    #expect(
      verdict.diagnostics.first?.notes == [
        "of iOS 6 to 8, iOS 7 is the first on which this is so; it agrees up to iOS 6"
      ])
  }

  private func help(_ source: String) -> [String] {
    do throws(ScriptError) {
      _ = try Scenario(source, attributes: ScenarioAttributes())
      return []
    } catch {
      return error.diagnostic.help
    }
  }
}
