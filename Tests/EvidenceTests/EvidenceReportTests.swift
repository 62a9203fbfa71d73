import Foundation
import Testing

@testable import SiteGenerator

/// The page about the evidence is up to date.
@Suite struct EvidenceReportTests {
  @Test func thePageIsWhatWouldBeGenerated() throws {
    try GeneratedPage(path: EvidenceReport.path, command: EvidenceReport.command)
      .check(EvidenceReport(EvidenceSuite.shared).markdown)
  }

  @Test func anEntryIsCountedWhereItBelongs() {
    let page = Sample.page.replacing(
      "- releases: 7...8,", with: "- narrower: a | b < c\n- releases: 7")
    let exceptions =
      "# N\n\n| id | confidence | reason |\n|---|---|---|\n| nav-swipe-cancel-jp-ios14 | low | no |\n"
    let suite = EvidenceSuite([
      ("navigation.md", Array(page.utf8)), (EvidenceSuite.exceptionsPage, Array(exceptions.utf8)),
    ])
    let text = EvidenceReport(suite).markdown
    let row = text.split(separator: "\n").first { $0.hasPrefix("| Navigation controllers |") }
    let numbers = row?.split(separator: "|").dropFirst().prefix(5)
      .compactMap { Int($0.filter { $0 != " " }) }
    let all = EvidenceRegister.shared.sources.count {
      $0.topic == .navigation && $0.kind.isObservation
    }
    #expect(numbers == [all, 1, 0, 1, all - 1])
    #expect(text.contains("| `nav-push-wangling` | a \\| b \\< c |"))
    #expect(text.contains("| `nav-swipe-cancel-jp-ios14` | low | no |"))
    #expect(!text.contains("| `nav-push-wangling` | navigation |"))
    #expect(text.contains("| `nav-push-readke-full` | navigation | high |"))
  }

  private static let observations = EvidenceRegister.shared.sources.count { $0.kind.isObservation }

  @Test func whatIsWrongIsNotCountedAsAgreeing() {
    let wrong = Sample.page.replacing("B.viewDidAppear", with: "B.viewDidLoad")
    let suite = EvidenceSuite([("navigation.md", Array(wrong.utf8))])
    let row = EvidenceReport(suite).markdown.split(separator: "\n")
      .first { $0.hasPrefix("| all topics |") }
    #expect(row == "| all topics | \(Self.observations) | 0 | 0 | 0 | \(Self.observations - 1) |")
  }

  @Test func whatIsRefutedIsNotCountedAsAgreeing() {
    let page = Sample.page.replacing(
      "- releases: 7...8,", with: "- refuted: by logs\n- releases: 7")
    let suite = EvidenceSuite([("navigation.md", Array(page.utf8))])
    let text = EvidenceReport(suite).markdown
    let row = text.split(separator: "\n").first { $0.hasPrefix("| all topics |") }
    #expect(row == "| all topics | \(Self.observations) | 0 | 1 | 0 | \(Self.observations - 1) |")
    #expect(text.contains("## Refuted\n\n| observation | by what |\n"))
    #expect(text.contains("| `nav-push-wangling` | by logs |"))
  }

  @Test func theAssumedStepsOfTheTopicsAreThoseOfTheList() {
    let text = EvidenceReport(EvidenceSuite.shared).markdown
    let all = text.split(separator: "\n").last { $0.hasPrefix("| all topics |") }
    let count = all?.split(separator: "|").last.flatMap { Int($0.filter { $0 != " " }) }
    #expect(count == StepPlace.all.count(where: \.isAssumed))
    #expect(count == EvidenceTopic.allCases.map(StepPlace.assumedCount).reduce(0, +))
  }

  @Test func everyAssumptionIsListedWithItsReason() {
    let text = EvidenceReport(EvidenceSuite.shared).markdown
    #expect(
      text.contains("| `navigation-swipe-back/settling` | The did callbacks of a released swipe"))
  }

  @Test func aRuleIsListedWithTheReleasesItHoldsOn() {
    let text = EvidenceReport(EvidenceSuite.shared).markdown
    #expect(text.contains("| `swipe-back-gesture` | A swipe from the screen's edge goes back"))
    #expect(text.contains("iOS 7 brought it. | from iOS 7 | "))
    #expect(text.contains(" container. | up to iOS 5 | Its view holds"))
  }

  @Test func aSourceThatOnlyCodeCitesIsListedWithTheCode() {
    let text = EvidenceReport(EvidenceSuite.shared).markdown
    #expect(
      text.contains("\n> | `tab-setviewcontrollers` | `Sources/LifecycleEngine/Containers/Tab"))
    #expect(!text.contains("| `appearance-forwarding-default` | `Sources/"))
  }
}
