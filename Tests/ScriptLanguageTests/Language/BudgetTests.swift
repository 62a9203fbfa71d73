import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// Values cannot grow without end, by any means of a script.
@Suite struct BudgetTests {
  private static let text = "A string of more than 1000000 bytes is made here [budget-exceeded]"
  private static let array =
    "An array of more than 100000 elements is made here [budget-exceeded]"
  private static let copies =
    "This code was stopped after copying 5000000 elements [budget-exceeded]"

  /// Repeats a statement after some declarations, and compares the place and the text of the stop.
  private func check(
    _ statement: String, after declarations: String = "", _ column: Int, _ expected: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    checkProblems(
      "\(declarations)\nwhile true { \(statement) }", "2:\(13 + column): \(expected)", at: location)
  }

  @Test func stringsThatGrow() {
    let ab = #"var s = "ab""#
    check("s = s + s", after: ab, 5, Self.text)
    check("s += s", after: ab, 1, Self.text)
    check("s.append(s)", after: ab, 1, Self.text)
    check(#"s = "\(s)\(s)""#, after: ab, 5, Self.text)
    check("s = [s, s].joined()", after: ab, 5, Self.text)
    check(#"s = [s, s].joined(separator: "-")"#, after: ab, 5, Self.text)
    check(#"s = s.replacingOccurrences(of: "a", with: s)"#, after: ab, 5, Self.text)
    check("s = String(repeating: s, count: 3)", after: ab, 5, Self.text)
    check("s = String(describing: [s, s])", after: ab, 5, Self.text)
    check("print(s, s); s += s", after: ab, 1, Self.text)
  }

  @Test func arraysThatGrow() {
    let one = "var a = [1]"
    check("a = a + a", after: one, 5, Self.array)
    check("a += a", after: one, 1, Self.array)
    check("a.append(contentsOf: a)", after: one, 1, Self.array)
    check("a.insert(contentsOf: a, at: 0)", after: one, 1, Self.array)
    check("a = a.flatMap { [$0, $0] }", after: one, 5, Self.array)
    check("a.append(1)", after: one, 1, Self.array)
  }

  @Test func valuesOfAnySizeAtOnce() {
    let checks = [
      ("print(Array(repeating: 1, count: Int.max))", Self.array),
      ("print(Array(0..<Int.max))", Self.array),
      ("print((0...Int.max).map { $0 })", Self.array),
      (#"print(String(repeating: "ab", count: Int.max))"#, Self.text),
    ]
    for (source, expected) in checks { checkProblems(source, "1:7: \(expected)") }
    checkPrint(
      #"print(String(repeating: "ab", count: 500000).count, Array(0..<100000).count)"#,
      "1000000 100000")
  }

  @Test func manyValues() {
    check("a = [a]; b = [b]; _ = a == b", after: "var a: [Any] = [1], b = a", 23, Self.nested)
    check("list.append(s + \"b\")", after: Self.long, 13, Self.copies)
    check(
      "list.append(UIView())", after: "var list: [UIView] = []", 13,
      "This code was stopped after making 9981 controllers and views [budget-exceeded]")
    checkProblems(
      "class Thing {}\nvar list: [Thing] = []\nwhile true { list.append(Thing()) }",
      "3:14: \(Self.array)")
    check(
      "DispatchQueue.main.async { }", 1,
      "This code was stopped after 2000000 instructions [endless-code]")
  }

  private static let long =
    #"var list: [String] = [], s = String(repeating: "a", count: 900000)"#
  private static let nested =
    "Values nested more than 100 deep are compared here [budget-exceeded]"

  @Test func nestedValuesAreShownUpToADepth() {
    let (run, problems) = outcome(
      of: "var a: [Any] = [1]\nfor _ in 0..<20000 { a = [a] }\nprint(a)")
    #expect(problems.isEmpty)
    #expect(run?.trace.events.count == 1)
  }

  @Test func sharedValuesAreNotShownAgainAndAgain() {
    checkProblems(
      "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nprint(a)", "3:1: \(Self.text)")
  }

  @Test func longValuesAreWithinTheBudget() {
    checkPrint(
      """
      var a: [Double] = []
      for i in 0..<10000 { a.append(i) }
      for i in a.indices { a[i] += 1 }
      var b = [Int]()
      for i in 0..<10000 { b += [i] }
      for i in 0..<10000 { b[i] = -i }
      var n = 0
      for c in String(repeating: "abc", count: 10000) { if c == "b" { n += 1 } }
      print(a[9999], b[9999], n, (0..<10000).reversed().sorted()[1])
      """, "10000.0 -9999 10000 1")
  }

  /// The record of a scenario and the problems at its end, with or without states.
  private func run(_ source: String, recordsStates: Bool) -> (lines: Int, problems: [String]) {
    do throws(ScriptError) {
      let scenario = try Scenario(source, attributes: ScenarioAttributes())
      let run = scenario.run(on: .newest, recordsStates: recordsStates)
      let lines = run.trace.events.filter { $0.callback == .consolePrint }
      return (
        lines.count, run.diagnostics.map { "\($0.summary): \($0.help.joined(separator: "; "))" }
      )
    } catch {
      return (0, error.diagnostics.map { $0.summary })
    }
  }

  private static let manyControllers =
    (0..<3000).map { "let A\($0) = UIViewController()" }.joined(separator: "\n")
    + "\nprint(1)"
  private static let manyPushes = """
    let nav = UINavigationController(UIViewController())
    window.rootViewController = nav
    when "many are pushed" {
        for _ in 0..<300 {
            nav.pushViewController(UIViewController(), animated: true)
            system.wait()
        }
        print(nav.viewControllers.count)
    }
    """

  @Test func eventsWithoutStatesMayBeMany() {
    for source in [Self.manyControllers, Self.manyPushes] {
      let (lines, problems) = run(source, recordsStates: false)
      #expect(lines == 1)
      #expect(problems.isEmpty)
    }
  }

  @Test func statesOfManyObjectsAtManyEvents() {
    for source in [Self.manyControllers, Self.manyPushes] {
      let (lines, problems) = run(source, recordsStates: true)
      #expect(lines == 0)
      #expect(problems.count == 1)
      #expect(
        problems.first?.hasPrefix("The states of more than ") == true
          && problems.first?.hasSuffix("it can be checked as it is: checks keep no states") == true)
    }
    #expect(run("let A = UIViewController()\nprint(1)", recordsStates: true).lines == 1)
  }
}
