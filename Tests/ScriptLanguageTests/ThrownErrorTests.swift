import Diagnostics
import LifecycleEngine
import Scenarios
import Testing

/// Errors cross `throws(…)` unharmed. Some compilers mangle small typed errors when optimising, so
/// `swift test -c release -Xswiftc -enable-testing` runs the tests too.
@Suite struct ThrownErrorTests {
  @Test func everyReasonOfAGestureArrives() {
    let setup = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav

      """
    func reason(_ step: String) -> String {
      outcome(of: setup + "when \"x\" { \(step) }").problems.joined()
    }
    #expect(reason("user.finishSwipe()").contains("is impossible: no gesture is held ["))
    #expect(
      reason("user.beginSwipeBack(); user.beginSwipeBack()").contains(
        "is impossible: another gesture is still held ["))
    #expect(
      reason("user.beginPageSwipe(.forward)").contains("is impossible: it needs a page"))
    #expect(reason("user.beginSwipeBack(); user.finishSwipe()") == "")
  }

  @Test func everyReasonOfARunArrives() {
    // A diagnostic, an error of the script and the end of the app each cross several frames.
    checkProblems(
      "func a() { b() }\nfunc b() { [1].forEach { _ in print([1][4]) } }\na()",
      "2:37: Index 4 is out of range of one element [out-of-range]")
    checkPrint(
      """
      enum E: Error { case bad(Int) }
      func a() throws { try [1, 2].forEach { if $0 == 2 { throw E.bad($0) } } }
      do { try a() } catch E.bad(let n) { print(n) }
      """, "2")
    checkHolds(
      """
      let A = UIViewController()
      let nav = UINavigationController(A)
      func again() { [1].forEach { _ in nav.pushViewController(A, animated: false) }; print("never") }
      when "x" { again() }
      require never console.print
      require console contains "NSInvalidArgument"
      """)
  }

  @Test func aDiagnosticArrivesWhole() throws {
    let source = "let Alpha = UIViewController()\nexpect { Alpah.viewDidLoad }"
    do throws(ScriptError) {
      _ = try Scenario(source, attributes: ScenarioAttributes())
      Issue.record("no error")
    } catch {
      let found = error.diagnostic
      #expect(found.id == "unknown-name")
      #expect(found.summary == "'Alpah' is not the name of an object here; did you mean 'Alpha'?")
      #expect(found.range == SourceRange(40, 45))
      #expect(found.help.count == 1)
      #expect(found.notes.isEmpty)
      #expect(found.severity == .error)
    }
  }
}
