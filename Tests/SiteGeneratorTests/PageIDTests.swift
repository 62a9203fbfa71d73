import Markdown
import Testing

@testable import SiteGenerator

/// The ids on a page are unique.
@Suite struct PageIDTests {
  /// Headings with an id of the layout, of a script, or of the section of the scenario `push`.
  private static let headings = [
    "Page content", "Site pages", "Drawer title", "Search results", "Search result 3",
    "Lifeguard problems", "Scenario push", "Scenario push heading", "Grades of scenario-push",
    "Push diagram",
    "Push diagram title", "Push diagram description", "Push assumption 1",
  ]

  private func ids(in html: String) -> [String] {
    html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }
  }

  private func page(_ text: String) -> Page {
    Page(path: "a.md", file: "a.md", bytes: [UInt8](text.utf8))
  }

  private func anchors(_ text: String) -> [String] {
    page(text).document?.headings.map(\.id) ?? []
  }

  @Test(arguments: headings)
  func aHeadingThatIsCalledLikeAnotherIDGetsANumber(heading: String) {
    let id = heading.lowercased().replacing(" ", with: "-")
    #expect(anchors("# Home\n\n## \(heading)\n\n" + Fence.push()) == ["home", "\(id)-1"])
    let page = page("# Home\n\n## \(heading)\n\n" + Fence.push())
    #expect(page.anchors?.contains("\(id)-1") == true)
  }

  @Test func whatIsOnOtherPagesOrLooksSimilarLeavesAHeadingAsItIs() {
    let text = "# Scenario push\n\n## Push diagram\n\n## Search result\n\n## Page contents\n\n"
    let ids = ["scenario-push", "push-diagram", "search-result", "page-contents"]
    #expect(anchors(text) == ids)
    #expect(anchors(text + Fence.push("push-it")) == ids)
    #expect(anchors("## Scenario push-it 1\n\n" + Fence.push("push-it")) == ["scenario-push-it-1"])
  }

  @Test func theNumberIsOneThatNothingElseHas() {
    #expect(
      anchors("## Scenario a\n\n## Scenario a\n\n" + Fence.push("a") + "\n" + Fence.push("a-1"))
        == ["scenario-a-2", "scenario-a-3"])
  }

  @Test func everyIDOfAPageIsThereOnce() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# Home\n\n" + Fence.push() + "\n" + Fence.push("4-way") + "\n"
        + Self.headings.map { "## \($0)\n" }.joined(separator: "\n")
    ])
    var builder = folder.builder()
    builder.theme = nil
    #expect(try builder.build().pageCount == 1)
    let html = try folder.text("_site/index.html")
    let ids = ids(in: html)
    #expect(ids.count > Self.headings.count + 20)
    #expect(Set(ids).count == ids.count)
    let document = try #require(page(try folder.text("Content/index.md")).document)
    let place = PagePlace(path: "index.md", file: "index.md")
    let reserved = PageIDs(document.fencedCodeBlocks.map { PageBlock($0, on: place) })
    let headings = Set(document.headings.map(\.id))
    // No heading has a slash.
    for id in ids where !headings.contains(id) && !id.contains("/") {
      #expect(reserved.contains(id), "\(id)")
    }
    #expect(html.contains(##"<a href="#scenario-push-1">Scenario push</a>"##))
  }

  @Test func theIDsThatAThemeMakesAreKnown() {
    let reserved = PageIDs([])
    let layout = ids(in: Checkout.file("Site/templates/layout.mustache"))
    let scripts = ["site.js", "search-dialog.js"].map { Checkout.file("Site/assets/\($0)") }
      .joined().matches(of: #/ id: ["`]([^"`]+)["`]/#)
      .map { String($0.1).replacing(#/\$\{[a-z]+\}/#, with: "7") }
    #expect(layout.count > 1 && scripts.count > 2)
    for id in layout + scripts { #expect(reserved.contains(id), "\(id)") }
  }

  @Test func linksFollowTheNumber() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": """
      # Home

      [a](#page-content-1) [b](b.md#scenario-push-1) [c](b.md#scenario-push) [d](#page-content)

      ## Page content

      """,
      "Content/b.md": "# B\n\n## Scenario push\n\n" + Fence.push(),
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:3:72: 'index.md' has no anchor '#page-content' [broken-anchor]"
      ])
  }
}
