import Scenarios
import Testing

@testable import SiteGenerator

/// The engine does what the sources observed.
@Suite struct SuiteTests {
  private let suite = EvidenceSuite.shared

  @Test func everyScenarioAgreesWithTheEngine() {
    report(suite.problems)
  }

  @Test func everyScenarioChecksSomething() {
    report(
      suite.scenarios.filter { $0.scenario.checkCount == 0 }.map {
        "\($0.place): '\($0.id)' checks nothing"
      })
  }

  @Test func everyEntryHasItsNotesAndAScenarioOfItsName() {
    report(suite.entries.flatMap(EntryForm.problems))
  }

  @Test func whatIsRefutedIsContradictedByABetterSource() {
    report(
      suite.entries.filter { entry in
        guard entry.refuted != nil, let source = EvidenceRegister.source(entry.id) else {
          return false
        }
        return !EvidenceRegister.shared.conflicts(of: entry.id).contains {
          $0.confidence > source.confidence
        }
      }.map { "\($0.place): '\($0.id)' is refuted, and the register has nothing against it" })
  }

  @Test func everySourceHasOneSectionAtMost() {
    let sections = Dictionary(grouping: suite.entries, by: \.id)
    report(
      suite.entries.filter { sections[$0.id]?.first?.place != $0.place }.map {
        "\($0.place): '\($0.id)' has a section at \(sections[$0.id]?.first?.place ?? "") already"
      })
  }

  @Test func everyObservationThatIsEncodedHasASection() {
    let sections = Set(suite.entries.map(\.id))
    report(
      suite.scenarios.flatMap { scenario in
        scenario.evidence.filter { id in
          EvidenceRegister.source(id)?.kind.isObservation == true && !sections.contains(id)
        }.map { "\(scenario.place): '\($0)' has no section that says what was logged" }
      })
  }

  @Test func noScenarioHasTheNameOfAnother() {
    var places: [String: String] = [:]
    var repeated: [String] = []
    for scenario in suite.scenarios {
      if let first = places[scenario.id] {
        repeated.append("\(scenario.place): '\(scenario.id)' is at \(first) too")
      } else {
        places[scenario.id] = scenario.place
      }
    }
    report(repeated)
  }

  @Test func anEntryIsReadWithItsNotesAndItsScenarios() throws {
    let suite = EvidenceSuite([("navigation.md", Array(Sample.page.utf8))])
    #expect(suite.problems.isEmpty)
    let entry = try #require(suite.entries.first)
    #expect(entry.id == "nav-push-wangling")
    #expect(entry.topic == "navigation")
    #expect(entry.place == "Tests/Evidence/navigation.md:3")
    #expect(entry.notes == ["logged": "the four callbacks", "releases": "7...8, the era"])
    #expect(entry.isPassing)
    #expect(suite.encodedIDs == ["nav-push-wangling"])
    #expect(EntryForm.problems(entry) == [])
  }

  @Test func aScenarioThatDisagreesIsAProblemAtItsLine() throws {
    let wrong = Sample.page.replacing("B.viewDidAppear", with: "B.viewDidLoad")
    let suite = EvidenceSuite([("navigation.md", Array(wrong.utf8))])
    #expect(suite.problems.count == 1)
    #expect(suite.problems.first?.hasPrefix("Tests/Evidence/navigation.md:18:5: error: ") == true)
    #expect(suite.entries.first?.isPassing == false)
  }

  @Test func anEntryWithoutNotesOrScenarioIsFound() {
    let page = "# A\n\n## nav-push-wangling\n\n- logged: x\n\n## Nobody\n"
    let suite = EvidenceSuite([("a.md", Array(page.utf8))])
    #expect(suite.entries.flatMap(EntryForm.problems).count == 6)
  }

  @Test func theTableOfExceptionsIsRead() {
    let page = "# A\n\n| id | confidence | reason |\n|---|---|---|\n| x | low | y and z |\n"
    let suite = EvidenceSuite([("not-encoded.md", Array(page.utf8))])
    #expect(suite.exceptions.map(\.id) == ["x"])
    #expect(suite.exceptions.map(\.confidence) == ["low"])
    #expect(suite.exceptions.map(\.reason) == ["y and z"])
    #expect(suite.entries.isEmpty)
  }
}

/// The form of a section of `Tests/Evidence`.
enum EntryForm {
  /// The problems of an entry, each with its place.
  static func problems(_ entry: EvidenceEntry) -> [String] {
    var problems: [String] = []
    if EvidenceRegister.source(entry.id) == nil {
      problems.append("'\(entry.id)' is not in the register of sources")
    }
    for key in ["logged", "releases"] where entry.notes[key, default: ""].isEmpty {
      problems.append("'\(entry.id)' has no item '- \(key): …'")
    }
    let cites = entry.scenarios.contains {
      $0.id.hasPrefix(entry.id) && $0.evidence.contains(entry.id)
    }
    if !cites {
      problems.append(
        "'\(entry.id)' has no scenario whose id begins with it and that has evidence=\(entry.id)")
    }
    return problems.map { "\(entry.place): \($0)" }
  }
}

/// Fails with a list of all problems.
func report(_ problems: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
  guard !problems.isEmpty else { return }
  let text = problems.joined(separator: "\n")
  Issue.record("\(problems.count) to mend:\n\(text)", sourceLocation: sourceLocation)
}

/// A page with one entry.
enum Sample {
  static let page = """
    # Navigation

    ## nav-push-wangling

    - logged: the four callbacks
    - releases: 7...8,
      the era

    ```scenario nav-push-wangling ios=7...8 evidence=nav-push-wangling
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true) }
    expect(.classic) {
        A.viewWillDisappear
        B.viewWillAppear
        A.viewDidDisappear
        B.viewDidAppear
    }
    ```

    """
}
