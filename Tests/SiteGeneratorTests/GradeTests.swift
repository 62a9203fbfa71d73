import LifecycleEngine
import ScriptLanguage
import Testing

@testable import SiteGenerator

/// Every check shows the weakest evidence it rests on.
@Suite struct GradeTests {
  private func source(
    _ kind: EvidenceSource.Kind, _ url: String, _ confidence: EvidenceSource.Confidence = .high
  ) -> EvidenceSource {
    EvidenceSource(
      id: "a", kind: kind, confidence: confidence, releases: "7", urls: [url], title: "T",
      topic: .pages)
  }

  /// The grades of the checks of a scenario on the newest release.
  private func grades(_ script: String) throws -> [CheckGrade?] {
    let scenario = try Scenario(script, attributes: ScenarioAttributes())
    let run = ScenarioVerdict(scenario).run
    try #require(run.diagnostics.isEmpty)
    return run.checks.indices.map { CheckGrade(check: $0, of: scenario, in: run) }
  }

  private func script(_ steps: String) -> String {
    """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav
    \(steps)
    """
  }

  @Test func sourcesOfOneOriginAreOne() {
    let log = source(.log, "https://a.b/c")
    #expect(EvidenceGrade([]) == .assumed)
    #expect(EvidenceGrade([log]) == .oneSource)
    #expect(EvidenceGrade([log, log]) == .oneSource)
    #expect(EvidenceGrade([log, source(.log, "https://a.b/d")]) == .severalSources)
    let tests = ["X", "Y"].map { source(.unitTest, "https://github.com/o/n/blob/1/\($0).swift") }
    #expect(EvidenceGrade(tests) == .oneSource)
  }

  @Test func documentationAloneIsNotObserved() {
    let page = source(.documentation, "https://a.b/c")
    let other = source(.documentedSequence, "https://a.b/d")
    #expect(EvidenceGrade([page]) == .documented)
    #expect(EvidenceGrade([page, other]) == .documented)
    #expect(EvidenceGrade([page, source(.log, "https://a.b/e")]) == .severalSources)
  }

  @Test func whatIsHardlyTrustedAddsNothing() {
    let log = source(.log, "https://a.b/c")
    #expect(EvidenceGrade([log, source(.log, "https://a.b/d", .low)]) == .oneSource)
    #expect(EvidenceGrade([source(.log, "https://a.b/d", .low)]) == .oneSource)
  }

  @Test func theWordsOfAnAssumptionSaySo() {
    #expect(EvidenceGrade.allCases.max() == .assumed)
    #expect(EvidenceGrade.assumed.words == "assumed, no source")
    #expect(Set(EvidenceGrade.allCases.map(\.words)).count == 4)
  }

  @Test func anExpectationRestsOnTheWeakestOfItsEvents() throws {
    let grades = try grades(
      script(
        """
        when "pop" { nav.popViewController(animated: true) }
        expect(.classic) {
          B.viewWillDisappear
          A.viewWillAppear
          B.viewDidDisappear
          A.viewDidAppear
        }
        expect(.loading, of: A) {
          A.loadView
          A.viewDidLoad
        }
        """))
    #expect(grades.map { $0?.grade } == [.severalSources, .documented])
    #expect(grades[1]?.steps == ["view-loading/load-view"])
  }

  @Test func whatDoesNotHappenRestsOnAllThatRan() throws {
    let grades = try grades(
      script(
        """
        when "swipe" {
          user.beginSwipeBack()
          user.cancelSwipe()
        }
        require never A.viewDidAppear
        require nav.topViewController == B
        """))
    for grade in grades {
      #expect(grade?.grade == .assumed)
      #expect(grade?.steps.contains("navigation-swipe-back/settling-back") == true)
      // The swipe was cancelled, so it did not settle, as a finished one does.
      #expect(grade?.steps.contains("navigation-swipe-back/settling") == false)
    }
  }

  @Test func theTimeBetweenEventsRestsOnWhatLiesBetween() throws {
    let swipe = """
      when "swipe" {
        user.beginSwipeBack()
        user.finishSwipe()
      }

      """
    let grades = try grades(
      script(
        swipe + """
          require B.viewWillDisappear < B.viewDidDisappear
          require frame(of: B.viewWillDisappear) < frame(of: B.viewDidDisappear)
          require frame(of: B.viewDidDisappear) > frame(of: B.viewWillDisappear)
          require turn(of: B.viewWillDisappear) == turn(of: A.viewWillAppear)
          """))
    #expect(
      grades.map { $0?.grade } == [.severalSources, .assumed, .assumed, .severalSources])
    #expect(grades[1]?.steps == ["navigation-swipe-back/settling"])
    #expect(grades[2]?.steps == grades[1]?.steps)
  }

  @Test func theStateAtAnEventRestsOnWhatCameBeforeIt() throws {
    let swipe = """
      when "swipe" {
        user.beginSwipeBack()
        user.cancelSwipe()
      }

      """
    let grades = try grades(
      script(
        swipe + """
          require B.view.window != nil at B.viewWillDisappear
          require nav.topViewController == B at last B.viewWillAppear
          require nav.topViewController == B
          """))
    let settling = "navigation-swipe-back/settling-back"
    #expect(grades.map { $0?.steps.contains(settling) } == [false, true, true])
    #expect(grades.dropFirst().allSatisfy { $0?.grade == .assumed })
  }

  @Test func whatOnlyTheCodeDoesRestsOnNothing() throws {
    let grades = try grades("print(\"a\")\nrequire console contains \"a\"")
    #expect(grades.count == 1 && grades[0]?.grade == nil)
  }

  @Test func aPageShowsTheGradesInWords() throws {
    let page =
      "# A\n\n```scenario swipe\n"
      + script(
        """
        when "swipe" {
          user.beginSwipeBack()
          user.cancelSwipe()
        }
        require never A.viewDidAppear
        """) + "\n```\n"
    let template = "Site/templates/scenario.mustache"
    let files = ["Content/a.md": page, template: Checkout.file(template)]
    let folder = try TemporaryFolder(TemporaryFolder.theme.merging(files) { _, new in new })
    #expect(try Command.run(["build"], in: folder).status == 0)
    let html = try folder.text("_site/a.html")
    #expect(html.contains("Weakest evidence of a check: <strong>assumed, no source</strong>"))
    let check = "<code>require never A.viewDidAppear</code> (line 8)"
    #expect(html.contains("\(check): assumed, no source: swipe-departure/will-move-to-nil, "))
  }
}
