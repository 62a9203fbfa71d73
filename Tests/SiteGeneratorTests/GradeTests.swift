import LifecycleEngine
import Scenarios
import Testing

@testable import SiteGenerator

/// Every check shows the weakest evidence of the check.
@Suite struct GradeTests {
  private func source(
    _ kind: EvidenceSource.Kind, _ url: String, _ confidence: EvidenceSource.Confidence = .high
  ) -> EvidenceSource {
    EvidenceSource(
      id: "a", kind: kind, confidence: confidence, releases: "7", urls: [url], title: "T",
      topic: .pages)
  }

  /// The grades of the checks of a scenario on the scenario's newest release.
  private func grades(_ script: String, on releases: [Int] = []) throws -> [CheckGrade?] {
    var attributes = ScenarioAttributes()
    if !releases.isEmpty { attributes.releases = releases.map { Release($0) } }
    let scenario = try Scenario(script, attributes: attributes)
    let run = ScenarioVerdict(scenario).run
    try #require(run.diagnostics.isEmpty)
    let recorded = scenario.run(on: run.release, recordsSteps: true)
    return run.checks.indices.map { CheckGrade(check: $0, of: scenario, in: recorded) }
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

  /// The order of the grades is the order of the badges.
  @Test func aGradeHasOneBadge() {
    let kinds = EvidenceGrade.allCases.map(\.kind)
    #expect(kinds == [.observed, .observed, .documented, .model])
    #expect(
      EvidenceKind.allCases.map(\.badge)
        == ["Observed on devices", "Documented by Apple", "Our model"])
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
    // The loading of the view is documented. The loading by the pop is assumed.
    #expect(grades.map { $0?.grade } == [.severalSources, .assumed])
    #expect(grades[1]?.steps == ["navigation-pop/load-revealed"])
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
      // A cancelled swipe does not settle, unlike a finished swipe.
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

  @Test func aStepThatNobodyIsThereToTakeDoesNotCount() throws {
    let leaving = "root-appearance/old-root-will-disappear"
    let first = try grades(
      """
      let A = UIViewController()
      window.rootViewController = A
      require A.view.window == nil at A.viewWillAppear
      """)
    #expect(first.map { $0?.grade } == [.documented])
    #expect(first[0]?.steps.contains(leaving) == false)
    let second = try grades(
      """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "another" { window.rootViewController = B }
      require B.view.window == nil at B.viewWillAppear
      """)
    #expect(second.map { $0?.grade } == [.assumed])
    #expect(second[0]?.steps.contains(leaving) == true)
  }

  @Test func whatWasSeenOnOtherReleasesOnlyIsNamed() throws {
    let push = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "push" { nav.pushViewController(B, animated: true) }
      require B.viewWillAppear < B.viewDidAppear
      """
    #expect(try grades(push, on: [17])[0]?.elsewhere.isEmpty == true)
    let old = try grades(push, on: [5])[0]
    #expect(
      old?.elsewhere.first?.hasPrefix("navigation-push/new-will-appear (seen on iOS ") == true)
    #expect(try grades(push, on: [5, 17])[0]?.elsewhere == old?.elsewhere)
  }

  @Test func theReleasesOfAStepAreThoseOfItsSources() {
    func check(
      _ sources: [(kind: EvidenceSource.Kind, releases: String)], _ words: String, covers: [Int],
      not others: [Int]
    ) {
      let known = KnownReleases(
        sources.map { source in
          EvidenceSource(
            id: "a", kind: source.kind, confidence: .high, releases: source.releases, urls: [],
            title: "T", topic: .pages)
        })
      #expect(known?.words == words)
      #expect(covers.allSatisfy { known?.covers(Release($0)) == true })
      #expect(others.allSatisfy { known?.covers(Release($0)) == false })
    }
    check([(.log, "7-8 era")], "seen on iOS 7–8", covers: [7, 8], not: [6, 9])
    check(
      [(.log, "7"), (.unitTest, "13-14"), (.log, "26"), (.log, "18")],
      "seen on iOS 7, 13–14, 18–26",
      covers: [7, 13, 18, 26], not: [8, 17])
    check([(.log, "unknown")], "seen on an unnamed version", covers: [], not: [5, 26])
    check([(.documentation, ">=13")], "for iOS 13–26", covers: [13, 26], not: [12])
    check([(.documentation, "not stated")], "for iOS 5–26", covers: [5, 26], not: [])
    check(
      [(.log, "9"), (.documentation, ">=11")], "seen on iOS 9", covers: [9, 11], not: [8, 10])
    #expect(KnownReleases([]) == nil)
  }

  @Test func whatFollowsFromAnAssumedStepIsAssumed() throws {
    let grades = try grades(
      """
      class Wide: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
      }
      let A = UIViewController(), B = Wide()
      B.modalPresentationStyle = .fullScreen
      window.rootViewController = A
      when "it turns" { A.present(B, animated: false) }
      require count(A.viewWillTransition) == 1
      require count(A.viewDidDisappear) == 1
      """)
    #expect(grades[0]?.grade == .assumed)
    #expect(grades[0]?.steps.contains("full-screen-presentation/orientation") == true)
    #expect(grades[1]?.grade != .assumed)
  }

  @Test func whatTheCodeDoesInAnAssumedCallbackIsAssumed() throws {
    let place = "root-appearance/old-root-will-disappear"
    let setUp = """
      class Screen: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          print("at once")
          DispatchQueue.main.async { print("later") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { Next.loadViewIfNeeded() }
        }
      }
      let A = Screen(), B = UIViewController(), Next = UIViewController()
      window.rootViewController = A

      """
    let grades = try grades(
      setUp + """
        when "another root" {
          window.rootViewController = B
          system.wait(2)
        }
        require console contains "at once"
        require console contains "later"
        require count(Next.viewDidLoad) == 1
        """)
    for grade in grades {
      #expect(grade?.grade == .assumed)
      #expect(grade?.steps.contains(place) == true)
    }
    // No step of UIKit leads to the code's own work.
    let alone = try self.grades(
      setUp + "when \"x\" { DispatchQueue.main.async { print(\"alone\") } }\n"
        + "require console contains \"alone\"")
    #expect(alone.count == 1 && alone[0]?.grade == nil)
  }

  @Test func whatAnAssumedCallbackAsksForLaterIsAssumed() throws {
    let grades = try grades(
      """
      class Screen: UIViewController {
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          pages.setViewControllers([Two], direction: .forward, animated: false)
        }
      }
      let A = Screen(), One = UIViewController(), Two = UIViewController()
      let pages = UIPageViewController(.scroll, One, Two)
      window.rootViewController = A
      when "another root" { window.rootViewController = pages }
      require count(Two.viewWillAppear) == 1
      """)
    #expect(grades[0]?.grade == .assumed)
    #expect(grades[0]?.steps.contains("root-appearance/old-root-will-disappear") == true)
  }

  @Test func whatOnlyTheCodeDoesRestsOnNothing() throws {
    let grades = try grades(
      """
      class Author { func write() { print("a") } }
      Author().write()
      require console contains "a"
      """)
    #expect(grades.count == 1 && grades[0]?.grade == nil)
  }
}
