import ExampleRuns
import Foundation
import LifecycleEngine
import Testing

@testable import SiteGenerator

/// `lifeguard explain` shows the evidence for a callback, a choreography, a step and a source.
@Suite struct ExplainTests {
  private func explain(_ id: String) throws -> String {
    let folder = try TemporaryFolder(["Content/a.md": "# A\n\n" + Fence.push("pushed")])
    return try Explanation(of: id, content: "\(folder.path)/Content").text
  }

  private func check(_ id: String, _ expected: [String]) throws {
    let text = try explain(id)
    for line in expected { #expect(text.contains(line), "\(text)") }
  }

  @Test func aCallbackComesWithItsReleasesStepsSourcesAndScenarios() throws {
    try check(
      "viewIsAppearing",
      [
        "viewIsAppearing(animated:): from iOS 13, lens .appearance\n",
        "  navigation-push/new-is-appearing: several sources, seen on iOS 17–26\n",
        "    measured-order-push (measurement, medium): UIViewController lifecycle",
        "\nScenarios\n  pushed (",
      ])
  }

  /// The command that `check` prints below a finding explains the finding and nothing else.
  @Test func everyFindingIsExplained() throws {
    for finding in Finding.all {
      let subjects = ExplanationSubject.named(finding.id)
      guard subjects.count == 1, case .finding(let found) = subjects[0] else {
        Issue.record("'\(finding.id)' is also something else")
        continue
      }
      #expect(found.id == finding.id)
    }
  }

  /// No subject is hidden behind another subject with the same id.
  @Test func everythingWithAnIdIsReached() throws {
    var entries = Finding.all.map { ("finding", $0.id) }
    entries += DriveKind.allCases.map { ("drive", $0.rawValue) }
    entries += Choreography.all.map { ("choreography", $0.id) }
    entries += StepPlace.all.map { ("step", $0.id) } + Rule.all.map { ("rule", $0.id) }
    entries += EvidenceRegister.shared.sources.map { ("source", $0.id) }
    entries += DiagnosticStatement.all.map { ("message", $0.id) }
    entries += Callback.allCases.map { ("callback", $0.baseName) }
    var shared: Set<String> = []
    for (kind, id) in entries {
      let kinds = ExplanationSubject.named(id).map(\.kind)
      #expect(kinds.contains(kind), "'\(id)' is \(kinds), and no \(kind)")
      #expect(Set(kinds).count == kinds.count, "'\(id)' is \(kinds)")
      guard kinds.count > 1 else { continue }
      shared.insert(id)
      let text = try Explanation(of: id, content: nil).text
      #expect("\n\(text)".contains("\n\(id), a \(kind)\n"), "\(text)")
    }
    #expect(shared.isSuperset(of: ["launch", "background"]), "\(shared.sorted())")
  }

  /// A step that is performed again after a cancellation may rest on other evidence there.
  @Test func aStepIsExplainedAtEachOfItsPlaces() throws {
    for place in StepPlace.all {
      let basis = try #require(place.step?.basis)
      let text = try Explanation(of: place.id, content: nil).text
      switch basis {
      case .assumed(let reason): #expect(text.contains("\n    \(reason)\n"), "\(text)")
      case .evidence(let ids):
        for id in ids { #expect(text.contains("\n    \(id) ("), "\(text)") }
      }
      #expect(text.components(separatedBy: "  a step of: ").count == 2, "\(text)")
    }
    try check("tab-switch/old-did-disappear", ["\nAfter a cancellation\n  tab-switch/old-did-dis"])
  }

  @Test func whatSeveralThingsAreCalledGetsAllAnswers() throws {
    let text = try Explanation(of: "launch", content: nil).text
    #expect(text.hasPrefix("launch, a drive\n  \(DriveKind.launch.statement)\n"), "\(text)")
    #expect(text.contains("\n\nlaunch, a choreography\n  "), "\(text)")
    #expect(text.contains("\n  launch/"), "\(text)")
  }

  @Test func aCallbackIsKnownWithoutPagesThatShowIt() throws {
    for (id, step) in [
      ("viewWillAppear", "navigation-push/new-will-appear: several sources"),
      ("didRotate", "rotation/did-rotate: "),
      ("viewDidUnload", "view-unloading/view-did-unload: "),
      ("completion", "full-screen-presentation/completion: "),
    ] {
      let text = try Explanation(of: id, content: nil).text
      #expect(text.contains("\nSteps that send it\n"), "\(text)")
      #expect(text.contains("\n  \(step)"), "\(text)")
    }
  }

  @Test func aPropertyThatUIKitReadsComesWithTheStepsThatReadIt() throws {
    for (id, releases, steps) in [
      (
        "supportedInterfaceOrientations", "from iOS 6",
        ["orientation-question/supported-orientations", "root-appearance/orientation-at-launch"]
      ),
      ("modalPresentationStyle", "every simulated version", ["presentation-questions/ask"]),
    ] {
      let text = try Explanation(of: id, content: nil).text
      #expect(text.contains("\n\(id): \(releases), not an event in a trace\n"), "\(text)")
      let title = "\nUIKit reads it or calls it if a subclass has it.\n\nSteps that do\n"
      #expect(text.contains(title), "\(text)")
      for step in steps { #expect(text.contains("\n  \(step)"), "\(text)") }
    }
    let autorotation = try Explanation(of: "shouldAutorotate", content: nil).text
    #expect(autorotation.contains("\nshouldAutorotate(to:): up to iOS 5, lens .geometry\n"))
    #expect(autorotation.contains("\nshouldAutorotate: iOS 6 to 15, not an event in a trace\n"))
    #expect(autorotation.contains("\n  orientation-question/should-autorotate-to: assumed"))
  }

  @Test func aPropertyThatUIKitReadsAndTheSimulatorDoesNotIsNotKnown() throws {
    let folder = try TemporaryFolder([:])
    let result = try Command.run(["explain", "prefersStatusBarHidden"], in: folder)
    #expect(result.status == 2 && result.errors.hasPrefix("error: Nothing is called"))
  }

  @Test func aCallbackMayHaveArgumentsAndAReceiver() throws {
    #expect(
      try Explanation(of: "A.viewDidLoad()", content: nil).text
        == Explanation(of: "viewDidLoad", content: nil).text)
    try check("B.willMove(toParent:)", ["willMove(toParent:): every simulated version"])
    try check("navigationController", ["willShow:", "didShow:"])
  }

  @Test func aChoreographyComesWithAllItsStepsAndThoseOfItsCancellation() throws {
    try check(
      "navigation-swipe-back",
      [
        "After a cancelled swipe, the revealed controller disappears",
        "  navigation-swipe-back/settling: assumed, no source\n    We "
          + "assume that the did-callbacks",
        "\nSteps after a cancellation\n",
        "  navigation-swipe-back/current-did-appear: several sources, seen on iOS 7\n",
      ])
    try check(
      "over-presentation",
      [
        "'animated' is true in it where a 'viewDidAppear' asks for it; iOS 12 to 13\n"
          + "    uikittestable-present"
      ])
  }

  @Test func aStepComesWithItsReleasesAndMayBeWrittenAsInTheJSON() throws {
    try check(
      "navigation-first-appearance/wait-for-layout",
      [
        "navigation-first-appearance/wait-for-layout: several sources, seen on iOS 10–11, 13, 18; "
          + "from iOS 10\n"
      ])
    let step = try Explanation(of: "navigation-push/new-will-appear", content: nil)
    #expect(try Explanation(of: "navigation-push.new-will-appear", content: nil).text == step.text)
  }

  @Test func aRuleComesWithItsStatementItsReleasesAndItsBasis() throws {
    try check(
      "swipe-back-gesture",
      [
        "  swipe-back-gesture: several sources, seen on iOS 7; from iOS 7\n"
          + "    A swipe from the screen's edge goes back, from iOS 7 on.\n",
        "    nav-swipe-cancel-wangling (statement, high): http://wangling.me/2014/02/",
      ])
    try check("interrupted-zoom-pop", ["  interrupted-zoom-pop: assumed, no source"])
    try check("nav-swipe-cancel-wangling", ["Rules that cite it\n  swipe-back-gesture\n"])
    let text = try explain("rules")
    #expect(Rule.all.allSatisfy { text.contains("\n  \($0.id): ") }, "\(text)")
  }

  @Test func findingsAndDrivesAreListedWithWhatTheyAre() throws {
    let findings = try Explanation(of: "findings", content: nil).text
    for finding in Finding.all {
      #expect(findings.contains("\n  \(finding.id)\n    \(finding.statement)\n"), "\(findings)")
    }
    let drives = try Explanation(of: "drives", content: nil).text
    for drive in DriveKind.allCases {
      #expect(drives.contains("\n  \(drive.rawValue)"), "\(drives)")
      #expect(drives.contains("\n    \(drive.statement)\n"), "\(drives)")
    }
    #expect(drives.contains("\n  storyboard, only where it is named\n"))
  }

  @Test func aSourceComesWithItsPlaceItsConflictsAndWhatCitesIt() throws {
    try check(
      "nav-push-wangling",
      [
        "kind: statement\nconfidence: high\nreleases: iOS 7 era (2014-02)\ntopic: navigation\n",
        "at: http://wangling.me/2014/02/", "contradicts: claim-push-appear-first-69813351306",
        "Steps that cite it\n  navigation-push/current-will-disappear\n", "  pushed (",
      ])
    try check("openuikit-swipe-back-cancel-claim", ["No step, no rule and no code cites it."])
  }

  @Test func aSourceThatOnlyCodeCitesComesWithTheFiles() throws {
    try check(
      "present-forwarded-to-capable-ancestor",
      ["\nCode that cites it\n  Sources/LifecycleEngine/Presentations/Presenting.swift\n"])
    let text = try explain("present-forwarded-to-capable-ancestor")
    #expect(!text.contains("Steps that cite it") && !text.contains("cites it."), "\(text)")
  }

  @Test func whatNobodyKnowsEndsWithTwoAndASuggestion() throws {
    let folder = try TemporaryFolder([:])
    for (id, near) in [
      ("viewWilAppear", "viewWillAppear"), ("navigation-pusch", "navigation-push"),
      ("nav-push-wanglin", "nav-push-wangling"), ("finding", "findings"), ("Drives", "drives"),
      ("MissingSuper", "missing-super"), ("missing super", "missing-super"), ("tab", "tabs"),
      ("viewdidload", "viewDidLoad"), ("expectation-faild", "expectation-failed"),
    ] {
      let result = try Command.run(["explain", id], in: folder)
      #expect(result.status == 2 && result.output.isEmpty)
      #expect(
        result.errors == "error: Nothing is called '\(id)'\nhelp: did you mean '\(near)'?\n")
    }
    let pop = try Command.run(["explain", "Pop"], in: folder)
    #expect(pop.errors.contains("help: did you mean 'navigation-pop', "), "\(pop.errors)")
    let result = try Command.run(["explain", "zzzzzzzzzzzz"], in: folder)
    #expect(result.errors.contains("help: name a callback such as 'viewWillAppear'"))
    #expect(result.errors.contains("'findings', 'drives' and 'rules' list all of these"))
  }

  @Test func theSampleOfTheReferencePageIsWhatIsPrinted() throws {
    let page = Checkout.file("Content/reference/command.md")
    let start = "```text\n$ lifeguard explain "
    let sample = try #require(page.components(separatedBy: start).dropFirst().first)
    let parts = sample.components(separatedBy: "\n```\n")[0].split(
      separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = try TemporaryFolder([:])
    let result = try Command.run(["explain", String(parts[0])], in: folder)
    #expect(result.status == 0)
    #expect(result.output == parts[1] + "\n")
  }

  @Test func theCommandNeedsNoPagesAndShowsAnExample() throws {
    let folder = try TemporaryFolder([:])
    let result = try Command.run(["explain", "navigation-push"], in: folder)
    #expect(result.status == 0 && result.output.hasPrefix("navigation-push\n"))
    let help = try Command.run(["explain", "--help"], in: folder)
    #expect(help.output.contains("  lifeguard explain navigation-push/new-will-appear\n"))
  }
}
