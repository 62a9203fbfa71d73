import Testing

@testable import SiteGenerator

/// The author's HTML in the head and in the footer of every page, and the language of the pages.
@Suite struct FrameHTMLTests {
  private func folder(_ footer: String, _ files: [String: String] = [:]) throws -> TemporaryFolder {
    let base = [
      "Content/index.md": "# Home\n\n## Part\n", "Content/sub/a.md": "# A\n",
      "Content/lifeguard.yml": "footer: parts/footer.html\n", "Content/parts/footer.html": footer,
      "Content/parts/a.svg": "<svg/>", "Content/b.css": "b {}",
    ]
    return try TemporaryFolder(base.merging(files) { $1 })
  }

  private func builder(_ folder: TemporaryFolder, _ baseURL: String? = nil) -> SiteBuilder {
    SiteBuilder(
      content: "\(folder.path)/Content", theme: nil, output: "\(folder.path)/_site",
      baseURL: baseURL)
  }

  @Test func relativeAddressesLeadToTheSameFilesFromEveryPage() throws {
    let folder = try folder(
      "<p>é <a href='../index.md#part'>Part</a> <img src=a.svg> <a href=\"#x\">x</a></p>\n",
      [
        "Content/lifeguard.yml": "head: head.html\nfooter: parts/footer.html\n",
        "Content/head.html": "<!-- <style> -->\n<link rel=\"stylesheet\" href=\"/b.css\">\n"
          + "<link rel=\"me\" href=\"https://x.y/\">\n"
          + "<script type=\"application/ld+json\">{\"a\": \"<b style>\"}</script>\n",
      ])
    let result = try builder(folder, "https://e.f/g").build()
    #expect(result.notes == ["copied 2 files: 'b.css', 'parts/a.svg'"])
    for (path, root) in [
      ("index.html", ""), ("sub/a.html", "../"), ("404.html", "https://e.f/g/"),
    ] {
      let page = try folder.text("_site/\(path)")
      #expect(page.contains("<link rel=\"stylesheet\" href=\"\(root)b.css\">"), "\(path)")
      #expect(
        page.contains(
          "<footer class=\"colophon\">\n<p>é <a href='\(root)index.html#part'>Part</a> "
            + "<img src=\(root)parts/a.svg> <a href=\"#x\">x</a></p>\n"), "\(path)")
      let head = page.prefix(upTo: try #require(page.firstRange(of: "</head>")).lowerBound)
      #expect(head.contains("{\"a\": \"<b style>\"}"), "\(path)")
    }
    #expect(!folder.exists("_site/head.html") && !folder.exists("_site/parts/footer.html"))
  }

  @Test(arguments: [
    ("<script>go()</script>", "1", "The policy of the pages refuses 'script' with a text"),
    ("<STYLE>p {}</STYLE>", "1", "The policy of the pages refuses 'style' with a text"),
    ("<p>é<b style='x'>", "8", "The policy of the pages refuses 'style='"),
    ("<p ONCLICK=go()>", "4", "The policy of the pages refuses 'onclick='"),
    ("<video src=a.svg>", "1", "The policy of the pages refuses 'video'"),
    ("<base href='/'>", "1", "The policy of the pages refuses 'base'"),
    ("<body>", "1", "A page has 'body' already"),
    ("<img src=a.svg srcset='a.svg 2x'>", "16", "Addresses in 'srcset' are not checked"),
    (
      "<img src='https://x.y/a.png'>", "6",
      "'img' would load 'https://x.y/a.png', which the policy of the pages refuses"
    ),
    (
      "<script src='//x.y/a.js'></script>", "9",
      "'script' would load '//x.y/a.js', which the policy of the pages refuses"
    ),
    (
      "<link rel='preload me' href='https://x.y'>", "24",
      "'link' would load 'https://x.y', which the policy of the pages refuses"
    ),
    ("<a href='../indx.md'>", "4", "There is no 'indx.md' in the content folder"),
    ("<a href='../index.md#prt'>", "4", "'index.md' has no anchor '#prt'"),
    ("<!-- c --><a href='../../x'>", "14", "'../../x' leads out of the content folder"),
  ])
  func whatBrowsersRefuseIsAnError(html: String, column: String, message: String) throws {
    let found = try folder(html).diagnostics()
    #expect(
      found.contains("Content/parts/footer.html:1:\(column): \(message) [frame-html]"), "\(found)")
  }

  @Test func anElementThatTheFrameRefusesIsReportedOnce() throws {
    for html in ["<iframe src='x'></iframe>", "<embed src='https://x.y/z'>"] {
      #expect(try folder(html).diagnostics().count == 1, "\(html)")
    }
  }

  @Test func aMissingFileIsAnError() throws {
    let folder = try folder("", ["Content/lifeguard.yml": "footer: parts/foter.html\n"])
    #expect(
      try folder.diagnostics() == [
        "Content/lifeguard.yml:1:9: There is no file 'parts/foter.html' in the content folder "
          + "[configuration-frame]"
      ])
  }

  @Test func everyPageOfTheAuthorNamesTheLanguage() throws {
    let folder = try folder(
      "", ["Content/lifeguard.yml": "lang: pt-BR\nredirects:\n  old.html: index.md\n"])
    _ = try builder(folder).build()
    for path in ["index.html", "sub/a.html", "404.html", "old.html"] {
      #expect(try folder.text("_site/\(path)").contains("<html lang=\"pt-BR\">"), "\(path)")
    }
    #expect(try folder.text("_site/index.html").contains("\"inLanguage\":\"pt-BR\""))
  }
}
