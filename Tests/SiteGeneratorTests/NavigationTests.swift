import Foundation
import Testing

@testable import SiteGenerator

/// The list of pages that stands on every page.
@Suite struct NavigationTests {
  /// A layout that shows the list alone.
  static let layout =
    "{{#navigation}}{{#isSection}}{{title}}{{#isOpen}}!{{/isOpen}}({{#members}}{{title}}"
    + "{{#isCurrent}}*{{/isCurrent}} {{/members}}) {{/isSection}}{{^isSection}}{{title}}"
    + "{{#isSectionLink}}>{{href}}{{/isSectionLink}}{{#isCurrent}}*{{/isCurrent}}{{#pages}}+{{title}}"
    + "{{#isCurrent}}*{{/isCurrent}}{{/pages}} {{/isSection}}{{/navigation}}"

  /// A written site whose pages are lists of pages.
  private func site(_ content: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    try folder.write(Self.layout, to: "Site/templates/layout.mustache")
    for (path, text) in content { try folder.write(text, to: "Content/\(path)") }
    let result = try folder.builder().build()
    #expect(result.pageCount > 0, "\(result.verification.diagnostics.map(\.diagnostic.summary))")
    return folder
  }

  @Test func theListOfPagesHasSectionsAndShortTitles() throws {
    let folder = try site([
      "lifeguard.yml": "pages: [index.md, {title: S, pages: [b.md, a.md]}, c.md]\n",
      "index.md": "# Home\n", "a.md": "---\nshort-title: Short a\n---\n# Long a\n",
      "b.md": "# B\n", "c.md": "# C\n", "d.md": "# D\n",
    ])
    #expect(try folder.text("_site/a.html") == "Home S!(B Short a* ) C D ")
    #expect(try folder.text("_site/c.html") == "Home S(B Short a ) C* D ")
    #expect(try folder.text("_site/404.html") == "Home S(B Short a ) C D ")
  }

  /// A guide with a home page and four sections of five pages, which is a large site.
  private static let large: [String: String] = {
    var content = ["lifeguard.yml": "pages:\n- index.md\n", "index.md": "# Home\n"]
    for section in 0..<4 {
      let pages = "abcde".map { "p\(section)\($0).md" }
      content["lifeguard.yml"]? +=
        "- {title: S\(section), pages: [\(pages.joined(separator: ", "))]}\n"
      for page in pages { content[page] = "# T\(page.dropFirst().prefix(2))\n" }
    }
    return content
  }()

  @Test func aLargeSiteListsThePagesOfOneSection() throws {
    let folder = try site(Self.large)
    #expect(
      try folder.text("_site/p1b.html")
        == "Home S0>p0a.html S1!(T1a T1b* T1c T1d T1e ) S2>p2a.html S3>p3a.html ")
    let links = "S0>p0a.html S1>p1a.html S2>p2a.html S3>p3a.html "
    #expect(try folder.text("_site/index.html") == "Home* " + links)
    #expect(try folder.text("_site/404.html") == "Home " + links)
  }

  @Test func twentyPagesAreListedTogether() throws {
    var content = Self.large
    content["p3e.md"] = nil
    content["lifeguard.yml"] = content["lifeguard.yml"]?.replacing(", p3e.md", with: "")
    let folder = try site(content)
    #expect(
      try folder.text("_site/index.html")
        == "Home* S0(T0a T0b T0c T0d T0e ) S1(T1a T1b T1c T1d T1e ) S2(T2a T2b T2c T2d T2e ) "
        + "S3(T3a T3b T3c T3d ) ")
  }

  /// A folder without `index.md` has the name of the folder as its title.
  @Test func aLargeSiteListsThePagesOfOneFolder() throws {
    var content = Self.large
    content["lifeguard.yml"]? += "- {title: Intro, pages: [how-to/a.md]}\n"
    for page in ["how-to/a", "how-to/b", "how-to/c", "x/a", "x/index"] {
      content["\(page).md"] = "# \(page)\n"
    }
    let folder = try site(content)
    func list(_ page: String) throws -> String {
      let text = try folder.text("_site/\(page).html")
      return String(text[(text.range(of: "S3>p3a.html ")?.upperBound ?? text.startIndex)...])
    }
    #expect(try list("p0a") == "Intro>how-to/a.html How to>how-to/b.html x/index ")
    #expect(try list("how-to/c") == "Intro>how-to/a.html How to!(how-to/b how-to/c* ) x/index ")
    #expect(try list("x/a") == "Intro>how-to/a.html How to>how-to/b.html x/index+x/a* ")
  }

  @Test func aLargeSiteLeadsToTheReferenceByOneLink() {
    let listing = ReferenceListing(hasReference: true)
    func value(_ key: String, at path: String?, isLarge: Bool = true) -> Any? {
      listing.values(for: path, isLarge: isLarge)?[key]
    }
    for path in [nil, "index.html", "play.html", ReferenceListing.home] {
      #expect(value("members", at: path) == nil)
      #expect(value("isSectionLink", at: path) as? Bool == true)
      #expect(value("href", at: path) as? String == ReferenceListing.home)
      #expect(value("isCurrent", at: path) as? Bool == (path == ReferenceListing.home))
      #expect(value("members", at: path, isLarge: false) != nil)
    }
    let page = "callbacks/viewDidLoad.html"
    #expect(value("isOpen", at: page) as? Bool == true && value("members", at: page) != nil)
  }

  @Test func theStandardThemeShowsOtherSectionsAsLinks() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.large { try folder.write(text, to: "Content/\(path)") }
    var builder = folder.builder()
    builder.theme = nil
    #expect(try builder.build().pageCount == 21)
    let html = try folder.text("_site/p1b.html")
    let start = try #require(html.range(of: "<nav class=\"pages\"")?.lowerBound)
    let end = try #require(html.range(of: "</nav>", range: start..<html.endIndex)?.lowerBound)
    let list = html[start..<end]
    #expect(list.matches(of: #/<details/#).count == 1)
    #expect(list.contains("<li><details open><summary>S1</summary><ul>\n"))
    #expect(list.contains("<li><a href=\"p1b.html\" aria-current=\"page\">T1b</a><li>"))
    #expect(list.contains("<li><a class=\"section\" href=\"p0a.html\">S0</a><li>"))
    #expect(list.contains("<li><a href=\"index.html\">Home</a><li>"))
  }
}
