import Foundation
import Testing

@testable import SiteGenerator

/// The pages about the evidence are up to date.
@Suite struct EvidenceReportTests {
  @Test func thePagesAreWhatWouldBeGenerated() throws {
    for page in EvidenceReport(EvidenceSuite.shared).pages {
      try GeneratedPage(path: page.path, command: EvidenceReport.command).check(page.markdown)
    }
  }

  @Test func anEntryIsCountedWhereItBelongs() {
    let page = Sample.page.replacing(
      "- releases: 7...8,", with: "- narrower: a | b < c\n- releases: 7")
    let exceptions =
      "# N\n\n| id | confidence | reason |\n|---|---|---|\n| nav-swipe-cancel-jp-ios14 | low | no |\n"
    let suite = EvidenceSuite([
      ("navigation.md", Array(page.utf8)), (EvidenceSuite.exceptionsPage, Array(exceptions.utf8)),
    ])
    let report = EvidenceReport(suite)
    let text = report.overview
    let row = text.split(separator: "\n").first { $0.hasPrefix("| Navigation controllers |") }
    let numbers = row?.split(separator: "|").dropFirst().prefix(5)
      .compactMap { Int($0.filter { $0 != " " }) }
    let all = EvidenceRegister.shared.sources.count {
      $0.topic == .navigation && $0.kind.isObservation
    }
    #expect(numbers == [all, 1, 0, 1, all - 1])
    #expect(report.observationsInPart.contains("| `nav-push-wangling` | a \\| b \\< c |"))
    #expect(text.contains("| `nav-swipe-cancel-jp-ios14` | low | no |"))
    #expect(!text.contains("| `nav-push-wangling` | navigation |"))
    #expect(text.contains("| `nav-push-readke-full` | navigation | high |"))
  }

  private static let observations = EvidenceRegister.shared.sources.count { $0.kind.isObservation }

  @Test func whatIsWrongIsNotCountedAsAgreeing() {
    let wrong = Sample.page.replacing("B.viewDidAppear", with: "B.viewDidLoad")
    let suite = EvidenceSuite([("navigation.md", Array(wrong.utf8))])
    let row = EvidenceReport(suite).overview.split(separator: "\n")
      .first { $0.hasPrefix("| all topics |") }
    #expect(row == "| all topics | \(Self.observations) | 0 | 0 | 0 | \(Self.observations - 1) |")
  }

  @Test func whatIsRefutedIsNotCountedAsAgreeing() {
    let page = Sample.page.replacing(
      "- releases: 7...8,", with: "- refuted: by logs\n- releases: 7")
    let suite = EvidenceSuite([("navigation.md", Array(page.utf8))])
    let text = EvidenceReport(suite).overview
    let row = text.split(separator: "\n").first { $0.hasPrefix("| all topics |") }
    #expect(row == "| all topics | \(Self.observations) | 0 | 1 | 0 | \(Self.observations - 1) |")
    #expect(text.contains("## Refuted\n\n| observation | why |\n"))
    #expect(text.contains("| `nav-push-wangling` | by logs |"))
  }

  @Test func theAssumedStepsOfTheTopicsAreAllAssumedSteps() {
    let text = EvidenceReport(EvidenceSuite.shared).overview
    let all = text.split(separator: "\n").last { $0.hasPrefix("| all topics |") }
    let count = all?.split(separator: "|").last.flatMap { Int($0.filter { $0 != " " }) }
    #expect(count == StepPlace.all.count(where: \.isAssumed))
    #expect(count == EvidenceTopic.allCases.map(StepPlace.assumedCount).reduce(0, +))
  }

  @Test func aSourceThatOnlyCodeCitesIsListedWithTheCode() {
    let text = EvidenceReport(EvidenceSuite.shared).overview
    #expect(
      text.contains("\n> | `tab-setviewcontrollers` | `Sources/LifecycleEngine/Containers/Tab"))
    #expect(!text.contains("| `appearance-forwarding-default` | `Sources/"))
  }
}
