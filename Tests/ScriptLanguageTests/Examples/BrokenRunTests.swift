import Testing

@testable import ExampleRuns
@testable import Scenarios

/// Runs may break off. The result is an error if only the code of a correct example can be the
/// reason, and a warning otherwise.
@Suite struct BrokenRunTests {
  private static func screen(_ members: String) -> String {
    "final class Screen: UIViewController {\n\(members)\n}\n"
  }

  private static func verdict(
    _ code: String, _ mark: ExampleMark = .correct, drives: [DriveKind]? = nil
  ) throws -> ExampleVerdict {
    try ExampleVerdict(code, attributes: ExampleAttributes(mark, drives: drives))
  }

  /// The id and the marked text of each diagnostic.
  private static func told(_ verdict: ExampleVerdict, in code: String) -> [String] {
    let bytes = Array(code.utf8)
    return verdict.diagnostics.map { diagnostic in
      let range = diagnostic.range.start..<min(diagnostic.range.end, bytes.count)
      return "\(diagnostic.id): \(String(decoding: bytes[range], as: UTF8.self))"
    }
  }

  @Test(arguments: [
    ("let rows = [1, 2]\nfunc choose() { print(rows[5]) }", "rows[5]"),
    ("func choose() { print([Int]().first!) }", "[Int]().first!"),
    ("func choose() { let none: String? = nil; print(none!.count) }", "none!"),
    ("func choose() { let zero = 0; print(7 / zero) }", "7 / zero"),
    ("func choose() { print(Int.max + 1) }", "Int.max + 1"),
    ("func choose() { let any: Any = 1; print(any as! String) }", "any as! String"),
    (
      "private var rows: [Int] = []\noverride func viewDidAppear(_ animated: Bool) {\n"
        + "super.viewDidAppear(animated)\nif animated { print(rows[0]) }\n}", "rows[0]"
    ),
    ("func choose() { addChild(self) }", "addChild(self)"),
    (
      "private var count = 0\noverride func viewDidLoad() {\nsuper.viewDidLoad()\ncount += 1\n}\n"
        + "func choose() { print([1][1]) }", "[1][1]"
    ),
  ])
  func aCorrectExampleThatCrashesIsWrong(_ members: String, _ place: String) throws {
    let code = Self.screen(members)
    let verdict = try Self.verdict(code)
    #expect(Self.told(verdict, in: code) == ["crashing-example: \(place)"])
    #expect(verdict.diagnostics.allSatisfy { $0.isDisagreement && $0.severity == .error })
  }

  @Test(arguments: [
    // The drive lacks things of a real app, or makes a value up.
    "func show() { navigationController!.pushViewController(UIViewController(), animated: true) }",
    "func open(_ index: Int) { let rows = [1]; print(rows[index]) }",
    "func send() { print((view as! GraphView).points) }\nclass GraphView: UIView { let points = 1 }",
    "func first() { print(children[0]) }",
    // Another method or another screen fills the empty value.
    "var title2: String?\nfunc use() { print(title2!.count) }",
    "private var job: String?\nfunc start() { job = \"a\" }\nfunc finish() { print(job!.count) }",
    "private var rows: [Int] = []\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n"
      + "service.load { self.rows = $0 }\n}\nfunc first() { print(rows[0]) }",
    "private let steps = [1]\nprivate var index = -1\nfunc next() { index += 1 }\n"
      + "func show() { print(steps[index]) }",
    "private var steps = [1, 2]\nfunc stop() { steps.removeAll() }\n"
      + "func show() { print(steps[2]) }",
    // Subclasses override the method, or callers know the right time.
    "func makeCell() { fatalError(\"override this\") }",
    // The user writes the number.
    "private let field = UITextField()\nfunc send() { print(Int(field.text!)!) }",
  ])
  func whatTheAppMayDecideIsAWarning(_ members: String) throws {
    let code = Self.screen(members)
    let verdict = try Self.verdict(code)
    #expect(Set(verdict.diagnostics.map(\.id)).isSubset(of: ["runs-broke-off"]))
    #expect(verdict.diagnostics.allSatisfy { $0.severity == .warning && !$0.isDisagreement })
    #expect(verdict.brokenCount == 0 || !verdict.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "let names = [\"a\": 1]; print(names[theme.key]!)",
    "if theme.isDark { print([1][1]) }",
    "print(theme.names.first!, UIImage(named: \"a\")!)",
    "enum Section: Int { case a, b }\nprint(Section(rawValue: theme.index)!)",
    "print([\"a\"].firstIndex(of: theme.name)!)",
    "print(Set([\"a\"]).firstIndex(of: theme.name)!)",
    "print([\"a\"].first(where: { $0 == theme.name })!)",
    "print([1: \"a\"][theme.number]!)",
    "print(Int(theme.name)!, Int(\"\\(theme.name)\")!)",
    "var all: [Int] = []; for _ in theme.names { all.append(1) }; print(all[0])",
    "print([3, 4].filter { $0 > theme.limit }.first!)",
    "print([1, 2][Int(theme.count)], 10 / Int(theme.count))",
  ])
  func whatIsNotSimulatedIsNoErrorOfTheExample(_ body: String) throws {
    let verdict = try Self.verdict(Self.screen("func use() { \(body) }"), drives: [.push, .tabs])
    #expect(verdict.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func someRunsOfADriveAreCounted() throws {
    let code = Self.screen("func use() { if theme.isDark { print([1][1]) } }")
    let verdict = try Self.verdict(code, drives: [.push])
    let warning = try #require(verdict.diagnostics.first)
    #expect(warning.summary == "1 of 3 runs stopped here: Index 1 is out of range of one element")
    #expect(
      warning.notes == [
        "it happened in the drive 'push'; the code after it did not run there"
      ])
  }

  @Test func anErrorTellsTheDriveAndTheCall() throws {
    let code = Self.screen("func choose() { print([1][1]) }")
    let error = try #require(try Self.verdict(code, drives: [.push, .tabs]).diagnostics.first)
    #expect(error.summary == "This correct example crashes: Index 1 is out of range of one element")
    #expect(
      error.notes == [
        "in the drive 'push', when 'choose' is called, each run ends here",
        "2 runs stopped this way, in the drives 'push' and 'tabs'",
      ])
  }

  @Test func aDriveThatGoesWithTheExampleInOtherRunsIsNotToldOf() throws {
    let code = Self.screen(
      "func leave() { navigationController?.popViewController(animated: true) }")
    #expect(try Self.verdict(code).diagnostics.isEmpty)
  }

  @Test func anIncorrectExampleTellsWhereItsRunsBrokeOff() throws {
    let code = Self.screen("func choose() { print([1][1]) }")
    let info = InfoString("swift incorrect finding=retain-cycle drive=push")
    let attributes = try ExampleAttributes(info, .incorrect, at: info.words[1])
    let verdict = try ExampleVerdict(code, attributes: attributes)
    let notes = verdict.diagnostics.map { $0.noting { $0 }.notes.first ?? "" }
    #expect(
      notes == [
        "1 run stopped early on line 61: Index 1 is out of range of one element, in the drive 'push'"
      ])
  }

  @Test func aLoopOnConditionsTellsOfThese() throws {
    let code = """
      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          Task { while !isDone { try? await Task.sleep(nanoseconds: 1) } }
      }
      """
    let summary = try Self.verdict(code).diagnostics.first?.summary
    #expect(
      summary?.hasPrefix("The example was stopped after deciding 999 conditions on what is not")
        == true)
  }

  /// A loop that only yields waits for other tasks. The loop is endless if no run ends.
  @Test(arguments: [
    ("while !isDone { await Task.yield() }", []),
    ("for _ in 0..<5000 { await Task.yield() }", []),
    ("while true { await Task.yield() }", ["budget-exceeded"]),
    ("while true { if isDone { count += 1 }; await Task.yield() }", ["budget-exceeded"]),
    ("if isDone { while true { await Task.yield() } }", ["harmful-example"]),
    (
      "[weak self] in if self?.isDone == true { while true { await Task.yield() } }",
      ["budget-exceeded"]
    ),
    ("[weak self] in while self?.count == 0 { await Task.yield() }", []),
    ("while !Task.isCancelled { await Task.yield() }", ["budget-exceeded"]),
  ])
  func aLoopThatYieldsIsEndlessWhereItEndsInNoRun(_ body: String, _ ids: [String]) throws {
    let code = """
      var count = 0
      override func viewDidLoad() {
          super.viewDidLoad()
          Task { \(body) }
      }
      """
    #expect(try Self.verdict(code).diagnostics.map(\.id) == ids)
  }
}
