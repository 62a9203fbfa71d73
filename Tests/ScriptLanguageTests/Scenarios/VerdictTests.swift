import LifecycleEngine
import Scenarios
import Testing

/// A run judges its checks. A range of releases combines the verdicts of all runs.
@Suite struct VerdictTests {
  private func verdict(
    _ source: String, _ first: Int, _ last: Int, recordsStates: Bool = false
  ) throws -> ScenarioVerdict {
    var attributes = ScenarioAttributes(id: "x")
    attributes.releases = Release.all(from: Release(first), through: Release(last))
    return ScenarioVerdict(
      try Scenario(source, attributes: attributes),
      recording: recordsStates ? .shownStates : .nothing)
  }

  private let shown = """
    let A = UIViewController()
    when "shown" { window.rootViewController = A }

    """

  @Test func theFirstRunThatDisagreesIsShown() throws {
    let verdict = try verdict(
      shown + "require count(A.viewIsAppearing) == 1\nrequire A.isViewLoaded", 12, 14,
      recordsStates: true)
    #expect(verdict.run.release == Release(12))
    #expect(verdict.run.checks.map { $0.isMet } == [false, true])
    #expect(verdict.run.diagnostics.map { $0.summary } == verdict.diagnostics.map { $0.summary })
    #expect(!verdict.run.trace.events.contains { $0.callback == .viewIsAppearing })
    #expect(verdict.run.trace.events.allSatisfy { $0.state != nil })
  }

  @Test func aCheckIsMetIfItIsMetOnEveryRelease() throws {
    let verdict = try verdict(
      shown + """
        require count(A.viewIsAppearing) == 1
        require never A.viewIsAppearing
        require A.isViewLoaded
        """, 12, 14)
    #expect(verdict.run.checks.map { $0.isMet } == [false, false, true])
    #expect(
      verdict.run.checks[1].message.hasPrefix("on iOS 13: 'A.viewIsAppearing' happened in turn"))
    // Each disagreement appears once, with the first affected version.
    #expect(
      verdict.diagnostics.map { $0.notes.last } == [
        "of iOS 12 to 14, iOS 12 is the first that disagrees",
        "of iOS 12 to 14, iOS 13 is the first that disagrees; it agrees up to iOS 12",
      ])
  }

  @Test func aRangeThatAgreesShowsTheNewest() throws {
    let verdict = try verdict(shown + "require A.isViewLoaded", 12, 14, recordsStates: true)
    #expect(verdict.run.release == Release(14))
    #expect(verdict.run.trace.events.allSatisfy { $0.state != nil })
  }

  @Test func checksBehindAFailureAreNotJudged() {
    let (run, problems) = outcome(
      of: shown + """
        require A.isViewLoaded
        when "y" { let n: Int? = nil; print(n!) }
        require never A.viewDidDisappear
        require count(A.viewDidLoad) == 7
        require A.isViewLoaded at A.viewDidDisappear
        """)
    #expect(problems == ["4:37: A nil value is unwrapped here [found-nil]"])
    #expect(run?.checks.map { $0.isMet } == [true, false, false, false])
    for check in run?.checks.dropFirst() ?? [] {
      #expect(check.message == "not judged, because the script could not go on")
      #expect(!check.isJudged)
    }
  }

  @Test func checksBehindABudgetAreNotJudged() {
    let (run, problems) = outcome(
      of: """
        class Loop: UIViewController {
            override func viewDidLayoutSubviews() { view.setNeedsLayout() }
        }
        let L = Loop()
        when "x" { window.rootViewController = L }
        expect { L.viewDidDisappear }
        """)
    #expect(
      problems == [
        "2:45: The scenario was stopped: layout was invalidated in every one of 100 passes "
          + "[budget-exceeded]"
      ])
    #expect(run?.checks.map { $0.isJudged } == [false])
  }

  @Test func severalPagesAtOnceRaiseAnException() {
    let (_, problems) = outcome(
      of: """
        let A = UIViewController(), B = UIViewController()
        let pages = UIPageViewController(.scroll, A)
        window.rootViewController = pages
        when "x" { pages.setViewControllers([A, B], direction: .forward, animated: false) }
        require never B.viewDidLoad
        """)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("view controllers provided (2) doesn't match") == true)
  }

  @Test func aConditionAtAnEventSaysWhatIsWrongWithIt() {
    let (run, problems) = outcome(
      of: """
        let A = UIViewController(), B = UIViewController()
        let nav = UINavigationController(A)
        window.rootViewController = nav
        when "x" { nav.pushViewController(B, animated: false) }
        require A.view.windoww == nil at B.viewWillAppear
        require B.viewIfLoaded?.window == nil at B.viewDidLoad
        """)
    let text = "'UIView' has no member 'windoww' in the simulator; did you mean 'window'?"
    #expect(problems == ["5:9: \(text) [unknown-member]"])
    #expect(run?.checks.map { $0.message } == [text, ""])
  }
}
