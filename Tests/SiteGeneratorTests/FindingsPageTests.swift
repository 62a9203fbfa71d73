import ExampleRuns
import Foundation
import Testing

@testable import SiteGenerator

/// The page about the findings has the texts of the findings' declarations.
@Suite struct FindingsPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  @Test func thePageIsWhatWouldBeGenerated() throws {
    let page = FindingsPage().markdown
    let file = URL(filePath: "\(Self.root)/\(FindingsPage.path)")
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try Data(page.utf8).write(to: file)
      Issue.record("recorded \(FindingsPage.path); run again without LIFEGUARD_RECORD")
      return
    }
    let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(
      written == page,
      "write the page anew with 'make record TEST=FindingsPageTests'")
  }

  @Test func everySourceIsKnown() {
    for finding in Finding.all {
      #expect(!finding.sources.isEmpty, "\(finding.id)")
      for source in finding.sources where !source.hasPrefix("https://") {
        #expect(EvidenceRegister.source(source) != nil, "\(finding.id): \(source)")
      }
    }
  }

  @Test(arguments: ["missing-super", "swipe-cancel"])
  func explainKnowsFindingsAndDrives(_ id: String) throws {
    let text = try Explanation(of: id, content: nil).text
    #expect(text.hasPrefix(id + "\n"))
    #expect(text.contains(id == "missing-super" ? "No mistake when" : "the user lets go"))
  }
}
