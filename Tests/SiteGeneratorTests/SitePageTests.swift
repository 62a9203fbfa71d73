import Foundation
import Testing

@testable import SiteGenerator

/// The page about the site matches the declarations.
@Suite struct SitePageTests {
  private let page = Checkout.file("Content/reference/site.md").replacing("\n", with: " ")

  /// The text between two texts of the page.
  private func text(from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start)?.upperBound)
    let last = try #require(page.range(of: end, range: first..<page.endIndex)?.lowerBound)
    return String(page[first..<last])
  }

  @Test func itNamesEveryTemplateOfATheme() throws {
    let sentence = try text(
      from: "- `templates/` has the Mustache templates ", to: ". Each template")
    #expect(sentence.matches(of: #/`([^`]+)`/#).map { String($0.1) } == Theme.templateNames)
  }

  @Test func itNamesTheButtonsOfTheSearch() throws {
    let script = Checkout.file("Site/assets/search-dialog.js")
    let start = try #require(script.range(of: "const kinds = [")?.upperBound)
    let kinds = script[start...].prefix { $0 != ";" }.matches(of: #/\["[a-z]+", "([A-Za-z]+)"\]/#)
    #expect(kinds.count > 3)
    let sentence = try text(from: "Buttons narrow the results to ", to: ".")
    var rest = sentence[...]
    for kind in kinds {
      let place = try #require(rest.range(of: kind.1.lowercased()), "\(kind.1)")
      rest = rest[place.upperBound...]
    }
  }
}
