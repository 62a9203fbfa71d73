import Foundation
import Testing

@testable import SiteGenerator

/// Pages with `draft: true` in their front matter.
@Suite struct DraftTests {
  private static let draft = "---\ndraft: true\n---\n# Draft\n\n[home](index.md)\n\n"

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    try TemporaryFolder(
      TemporaryFolder.theme.merging(["Content/index.md": "# Home\n"]) { $1 }
        .merging(files) { $1 })
  }

  @Test func aDraftIsNotPublished() throws {
    let folder = try folder([
      "Content/d.md": Self.draft + "![p](p.png)\n\n" + Fence.push(), "Content/p.png": "PNG",
      "Content/lifeguard.yml": "base-url: https://x.y/\npages: [index.md, d.md]\n",
    ])
    let result = try folder.builder().build()
    #expect(result.pageCount == 1)
    #expect(result.notes.contains("not published, because of 'draft: true': 'd.md'"))
    for path in ["d.html", "d.md", "p.png", "steps/d.js"] {
      #expect(!folder.exists("_site/\(path)"), "\(path)")
    }
    for (path, data) in try folder.files(in: "_site") {
      #expect(!String(decoding: data, as: UTF8.self).contains("d.html"), "\(path)")
      #expect(!String(decoding: data, as: UTF8.self).contains("Draft"), "\(path)")
    }
  }

  @Test func aDraftIsVerified() throws {
    let folder = try folder(["Content/d.md": Self.draft + Fence.push(isRight: false)])
    #expect(try folder.places() == ["Content/d.md:18:5: [expectation-failed]"])
    #expect(try folder.builder().build().pageCount == 0)
  }

  @Test func aLinkToADraftIsAnErrorExceptInADraft() throws {
    let folder = try folder([
      "Content/index.md": """
      # Home

      [d](d.md) [s](verify:push)

      ```claims over=push
      always A.viewWillDisappear < B.viewWillAppear
      ```
      """,
      "Content/d.md": Self.draft + Fence.push(),
      "Content/e.md": Self.draft.replacing("index.md", with: "d.md") + "[s](verify:push)\n",
      "Content/lifeguard.yml": "redirects:\n  old.html: d.md\n",
    ])
    let scenario = "'push' is a scenario of the draft 'd.md', which the site does not have"
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:3:1: 'd.md' is a draft, so the site does not have the page [broken-link]",
        "Content/index.md:3:11: \(scenario) [broken-link]",
        "Content/lifeguard.yml:2:13: 'd.md' is a draft, so the site does not have the page "
          + "[configuration-redirect]",
      ])
  }

  @Test func aSiteOfDraftsIsNotWritten() throws {
    let folder = try TemporaryFolder(["Content/d.md": "---\ndraft: true\n---\n# D\n"])
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 2 && result.errors.contains("Every page in 'Content' is a draft"))
    #expect(try Command.run(["verify"], in: folder).status == 0)
  }

  @Test func aPreviewShowsADraftWithAMark() async throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# Home\n", "Content/d.md": Self.draft,
    ])
    let live = LiveSite(content: "\(folder.path)/Content", theme: nil, toolPath: folder.tools)
    _ = await live.refresh()
    func text(_ path: String) async -> String {
      String(decoding: await live.answer(to: path).bytes, as: UTF8.self)
    }
    #expect(await text("/d.html").contains("<p class=\"draft-note\"><strong>Draft.</strong>"))
    let home = await text("/index.html")
    #expect(home.contains(">Draft <span class=\"draft\">draft</span></a>"))
    #expect(!home.contains("draft-note"))
    try folder.write("# Ready\n", to: "Content/d.md")
    _ = await live.refresh()
    #expect(await !text("/index.html").contains("class=\"draft\""))
  }
}
