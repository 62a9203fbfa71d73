import Testing

@testable import SiteGenerator

/// The anchors of generated pages.
@Suite struct GeneratedTargetsTests {
  /// The anchors of a page are known before the page is made, and are the same then.
  @Test func theAnchorsOfAMadePageAreThoseKnownBefore() throws {
    let before = GeneratedTargets(BuiltIns())
    let after = GeneratedTargets(BuiltIns())
    let index = SourcesPages(material: ReferenceMaterial(BuiltIns(), [])).all[0]
    after.keep(index)
    #expect(try #require(before.anchors(of: index.path)).contains("rules"))
    #expect(after.anchors(of: index.path) == before.anchors(of: index.path))
    // The examples depend on the authors' pages, so any anchor may be there.
    after.keep(Page(path: "examples/index.md", file: "", bytes: Array("# A".utf8)))
    #expect(after.anchors(of: "examples/index.md") == nil)
  }

  @Test func thePageOfATopicIsMadeAlone() throws {
    let pages = SourcesPages(material: ReferenceMaterial(BuiltIns(), []))
    for page in pages.all {
      #expect(pages.page(at: page.path)?.source.bytes == page.source.bytes, "\(page.path)")
    }
    #expect(pages.page(at: "sources/none.md") == nil)
  }
}
