import ExampleRuns
import Testing

@testable import SiteGenerator

/// The generated pages about the findings.
@Suite struct FindingPageTests {
  private let site: ReferenceSite

  init() throws { site = try #require(ReferenceSite.shared) }

  @Test func thePairsOfTheFindingsStandOnTheirPagesAlone() {
    for finding in Finding.all {
      #expect(site.pages["findings/\(finding.id).md"]?.contains(finding.breaking) == true)
      #expect(!FindingsPage().markdown.contains(finding.breaking), "\(finding.id)")
      #expect(FindingsPage().markdown.contains("(../findings/\(finding.id).md)"))
    }
  }

  /// A page about a finding begins with the mistake: the title, the statement, and then the reason.
  @Test func aFindingBeginsWithTheMistake() {
    #expect(Set(Finding.all.map(\.title)).count == Finding.all.count)
    for finding in Finding.all {
      let page = site.pages["findings/\(finding.id).md"] ?? ""
      let beginning = "# \(finding.title)\n\n**\(finding.statement)**\n\n\(finding.why)\n"
      #expect(page.hasPrefix(beginning), "\(page.prefix(400))")
      #expect(page.contains("`\(finding.id)`"))
    }
  }
}
