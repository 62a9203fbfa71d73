import Testing

@testable import SiteGenerator

/// Older builds of a site beside the present build.
@Suite struct SiteVersionsTests {
  private func folder(_ versions: String, _ files: [String: String] = [:]) throws -> TemporaryFolder
  {
    let base = [
      "Content/index.md": "# Home\n\n[old](old/1/b.html)\n", "Content/sub/a.md": "# A\n",
      "Content/lifeguard.yml": "versions:\n\(versions)",
      "Content/old/1/index.html": "one", "Content/old/1/b.html": "b",
      "Content/old/1/index.md": "# One\n",
      "builds/2/sub/a.html": "two", "builds/2/z.html": "z", "builds/2/assets/x.css": "x",
    ]
    return try TemporaryFolder(base.merging(files) { $1 })
  }

  private func builder(_ folder: TemporaryFolder) -> SiteBuilder {
    SiteBuilder(content: "\(folder.path)/Content", theme: nil, output: "\(folder.path)/_site")
  }

  private static let versions = """
      - name: "3 & more"
      - { name: "2", path: ../builds/2 }
      - { name: "1", path: old/1 }
      - { name: "0", url: "https://x.y/0/" }

    """

  /// The links of the switch, without a script.
  private func links(_ page: String) -> [String] {
    let list =
      page.split(separator: "<details class=\"version-switch\">").last?
      .split(separator: "</ul>").first?.split(separator: "<li>").dropFirst() ?? []
    return list.map(String.init)
  }

  @Test func olderBuildsAreCopiedAndLinked() throws {
    let folder = try folder(Self.versions)
    let result = try builder(folder).build()
    #expect(result.pageCount == 2, "\(result.verification.diagnostics)")
    #expect(try folder.text("_site/old/1/index.html") == "one")
    #expect(try folder.text("_site/old/1/index.md") == "# One\n")
    #expect(try folder.text("_site/builds/2/assets/x.css") == "x")
    let home = try folder.text("_site/index.html")
    #expect(home.contains("<span class=\"visually-hidden\">Version: </span>3 &amp; more</summary>"))
    #expect(
      links(home) == [
        "<span aria-current=\"true\">3 &amp; more</span>", "<a href=\"builds/2/z.html\">2</a>",
        "<a href=\"old/1/index.html\">1</a>", "<a href=\"https://x.y/0/\">0</a>",
      ])
    #expect(
      links(try folder.text("_site/sub/a.html")).dropFirst().prefix(2) == [
        "<a href=\"../builds/2/sub/a.html\">2</a>", "<a href=\"../old/1/index.html\">1</a>",
      ])
    #expect(links(try folder.text("_site/404.html")).count == 4)
  }

  @Test func aPreviewHasTheOlderBuilds() async throws {
    let folder = try folder(Self.versions)
    let live = LiveSite(content: "\(folder.path)/Content", theme: nil, toolPath: folder.tools)
    _ = await live.refresh()
    #expect(await live.answer(to: "/builds/2/z.html").bytes == Array("z".utf8))
    #expect(await live.answer(to: "/builds/2/none.html").status == 404)
  }

  @Test func anOutputThatWouldReplaceAnOlderBuildIsRefused() throws {
    let folder = try folder(Self.versions)
    var builder = builder(folder)
    builder.output = "\(folder.path)/builds"
    #expect(throws: InputError.self) { try builder.build() }
    #expect(try folder.text("builds/2/z.html") == "z")
  }

  @Test func wrongEntriesAreReportedAtTheirPlaces() throws {
    let folder = try folder(
      """
        - { path: old/1 }
        - { name: a, path: none }
        - { name: a, path: old/1, url: "https://x.y/" }
        - { name: b, url: x.y }
        - { name: c, path: /abs }
        - { name: d }
        - { name: e }
        - { name: f, path: empty, pth: x }

      """, ["Content/empty/x.txt": "x", "Content/index.md": "# Home\n"])
    let found = try folder.diagnostics().map { $0.dropFirst("Content/lifeguard.yml:".count) }
    #expect(
      found.map { $0.replacing("\(folder.path)/", with: "") } == [
        "2:13: A version has no name [configuration-version]",
        "3:22: The folder 'Content/none' cannot be read [configuration-version]",
        "4:13: There are two versions 'a' [configuration-version]",
        "4:34: The version 'a' has a path and an address [configuration-version]",
        "5:21: 'x.y' is not a web address [configuration-version]",
        "6:22: '/abs' is no folder for an older build [configuration-version]",
        "8:13: There are two versions without 'path' and 'url' [configuration-version]",
        "9:22: 'empty' has no page that ends in '.html' [configuration-version]",
        "9:29: An entry of 'versions' has no key 'pth' [configuration-key]",
      ])
  }

  @Test(arguments: [("  - name: 2.0\n    path: x\n", "2:11"), ("  - 2.0\n", "2:5")])
  func anEntryWithAWrongValueIsReportedOnce(versions: String, place: String) throws {
    let found = try folder(versions).diagnostics().filter { $0.contains("lifeguard.yml") }
    #expect(found.count == 1 && found[0].hasPrefix("Content/lifeguard.yml:\(place): "), "\(found)")
  }
}
