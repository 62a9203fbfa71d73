import Foundation
import LifecycleEngine
import StandardTheme
import Testing
import TraceRendering

@testable import SiteGenerator

@Suite struct SiteBuilderTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    for (file, text) in files { try folder.write(text, to: file) }
    return folder
  }

  @Test func pagesFilesAndAssetsAreWritten() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n\n[p](nav/push.md) ![d](nav/d.svg)\n",
      "Content/nav/push.md": "# Push\n\n## Part\n\n" + Fence.push(),
      "Content/nav/d.svg": "<svg/>", "Content/lifeguard.yml": "files: [nav/d.svg]\n",
      "Content/.hidden": "x",
    ])
    let result = try folder.builder(baseURL: "https://example.com/x").build()
    #expect(result.pageCount == 2)
    // The folder of the theme holds only what differs from the standard theme.
    let standard = Set(StandardTheme.contents.map(\.path).filter { $0.hasPrefix("assets/") })
    #expect(
      try folder.files(in: "_site").keys.filter { !standard.contains($0) }.sorted() == [
        ".lifeguard-site", "404.html", "assets/diagram-style.js", "assets/diagram.css",
        "assets/search/manifest.js", "assets/search/pages-0.js", "assets/search/spellings-0.js",
        "assets/search/words-0.js", "assets/site.css", "index.html", "index.md", "llms.txt",
        "nav/d.svg", "nav/push.html", "nav/push.md", "robots.txt", "sitemap.xml",
        "steps/nav/push.js",
      ])
    let home = try folder.text("_site/index.html").split(separator: "\n")
    #expect(
      home[0] == "Home|Lifecycle guide||index.html* nav/push.html ||nav/push.html|"
        + "https://example.com/x/index.html")
    #expect(home[2] == #"<p><a href="nav/push.html">p</a> <img src="nav/d.svg" alt="d" /></p>"#)
    let page = try folder.text("_site/nav/push.html")
    #expect(page.hasPrefix("Push|Lifecycle guide|../|index.html nav/push.html* |index.html||"))
    #expect(page.contains("<h3 id=\"scenario-push\">Push</h3>\niOS 26, iPhone, \n<table"))
    #expect(page.contains("<svg"))
    #expect(!page.contains("not verified"))
  }

  @Test func attributesOfAScenarioAreShown() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n\n"
        + Fence.push(
          info: " ios=13...26 device=pad orientation=landscapeLeft title=\"A <b> push\" "
            + "evidence=\"one & two,three\"")
        + "\n```scenario quiet\nlet A = UIViewController()\n```\n"
    ])
    _ = try folder.builder().build()
    let page = try folder.text("_site/index.html")
    #expect(
      page.contains(
        "<h2 id=\"scenario-push\">A &lt;b&gt; push</h2>\n"
          + "iOS 13–26, iPad, landscape, one &amp; two, three\n"))
    #expect(page.contains("<h2 id=\"scenario-quiet\">Quiet</h2>\nnot verified\n"))
    #expect(!page.contains("<b>"))
  }

  @Test func everyTextIsEscaped() throws {
    let hostile = "</title><script>alert('\"&')</script>"
    let folder = try folder([
      "Content/lifeguard.yml":
        "title: \"\(hostile.replacingOccurrences(of: "\"", with: "\\\""))\"\n",
      "Content/index.md": "# `\(hostile)`\n\n```scenario x title=\"</title><script>\"\n"
        + "let A = UIViewController()\nwindow.rootViewController = A\nwhen \"</script><b>\" {\n"
        + "print(\"</script><i>\")\n}\nexpect(.console) {\n    console.print(\"<i>\")\n}\n```\n",
    ])
    let theme = try TemporaryFolder()
    for name in Theme.templateNames {
      let source = Checkout.file("Site/templates/\(name).mustache")
      try theme.write(source, to: "Site/templates/\(name).mustache")
    }
    var builder = folder.builder()
    builder.theme = "\(theme.path)/Site"
    let result = try builder.build()
    #expect(result.verification.diagnostics.isEmpty)
    // The theme's scripts have addresses and no text, and the data for search engines has no element.
    let page = try folder.text("_site/index.html")
      .replacing(#/<script type="application\/ld\+json">[^<]*<\/script>/#, with: "")
      .replacing(#/<script src="assets/[a-z-]+\.js"( defer)?></script>/#, with: "")
    for piece in ["<script", "</script", "<b>", "<i>", "alert('\"&')"] {
      #expect(!page.contains(piece), "\(piece) reached the page")
    }
  }

  @Test func theSameContentGivesTheSameBytes() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n\n" + Fence.push(), "Content/b.md": "# B\n\n" + Fence.push("b"),
    ])
    _ = try folder.builder().build()
    let first = try folder.files(in: "_site")
    _ = try folder.builder().build()
    #expect(try folder.files(in: "_site") == first)
  }

  @Test func aPageWithoutAHeadingGetsItsTitle() throws {
    let folder = try folder(["Content/index.md": "---\ntitle: The <title>\n---\nText.\n"])
    _ = try folder.builder().build()
    #expect(
      try folder.text("_site/index.html").hasSuffix("<h1>The &lt;title&gt;</h1>\n<p>Text.</p>\n"))
  }

  // MARK: All or nothing

  @Test func aDisagreementLeavesTheOldSiteAsItWas() throws {
    let folder = try folder(["Content/index.md": "# Home\n\n" + Fence.push()])
    _ = try folder.builder().build()
    let before = try folder.files(in: "_site")
    try folder.write("# Home\n\n" + Fence.push(isRight: false), to: "Content/index.md")
    try folder.write("# New\n", to: "Content/new.md")
    let result = try folder.builder().build()
    #expect(result.verification.outcome == .disagreement)
    #expect(result.pageCount == 0)
    #expect(try folder.files(in: "_site") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["Content", "Site", "_site"])
  }

  @Test func whatIsGoneFromTheContentIsGoneFromTheSite() throws {
    let folder = try folder(["Content/index.md": "# Home\n", "Content/old.md": "# Old\n"])
    _ = try folder.builder().build()
    try FileManager.default.removeItem(atPath: "\(folder.path)/Content/old.md")
    _ = try folder.builder().build()
    #expect(!folder.exists("_site/old.html"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["Content", "Site", "_site"])
  }

  @Test func onlyAFolderOfItsOwnIsReplaced() throws {
    let folder = try folder(["Content/index.md": "# Home\n", "_site/notes.txt": "mine"])
    check(folder.builder(), "holds 'notes.txt', which lifeguard did not write")
    #expect(try folder.text("_site/notes.txt") == "mine")
    try FileManager.default.removeItem(atPath: "\(folder.path)/_site/notes.txt")
    #expect(try folder.builder().build().pageCount == 1)
    try folder.write("mine", to: "_site/sub/new.txt")
    check(folder.builder(), "holds 'sub/new.txt', which lifeguard did not write")
    #expect(try folder.text("_site/sub/new.txt") == "mine")
  }

  @Test func whatAKilledBuildLeftIsRemovedAndTheRestIsNot() throws {
    let folder = try folder(["Content/index.md": "# Home\n"])
    // No process has the number, because the kernel's numbers are smaller.
    try folder.write("x", to: "._site.lifeguard-99999999/index.html")
    try folder.write("x", to: "._site.lifeguard-99999999-old/index.html")
    try folder.write("x", to: "._site.lifeguard-1/index.html")
    try folder.write("x", to: "._site.other/index.html")
    #expect(try folder.builder().build().pageCount == 1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "._site.lifeguard-1", "._site.other", "Content", "Site", "_site",
      ])
  }

  @Test func linksOutOfTheContentAreNotPublished() throws {
    let folder = try folder(["Content/index.md": "# Home\n", "secret.txt": "x"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Content/copy.md", withDestinationPath: "index.md")
    #expect(try folder.builder().build().pageCount == 2)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Content/secret.txt", withDestinationPath: "../secret.txt")
    check(folder.builder(), "is a link to a file outside the folder")
  }

  @Test func theNameOfTheSiteLeadsToAPageThatIsThere() throws {
    let folder = try folder([
      "Content/b.md": "# B\n", "Content/sub/A.MD": "# A\n",
      "Site/templates/layout.mustache": "{{root}}{{home}}",
    ])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/sub/A.html") == "../b.html")
    try folder.write("# Home\n", to: "Content/index.md")
    _ = try folder.builder().build()
    #expect(try folder.text("_site/b.html") == "index.html")
  }

  @Test func aFolderThatContainsTheSourcesIsNotReplaced() throws {
    let folder = try folder(["Content/index.md": "# Home\n"])
    for output in ["", "/Content", "/Site", "/Content/..", "/Content/sub/_site"] {
      var builder = folder.builder()
      builder.output = folder.path + output
      check(builder, output == "/Content/sub/_site" ? "is inside" : "contains")
    }
    var builder = folder.builder()
    builder.output = folder.path + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: builder.output, withDestinationPath: folder.path)
    check(builder, "contains")
    builder.output = "/"
    check(builder, "contains")
    #expect(try folder.text("Content/index.md") == "# Home\n")
  }

  @Test func aWayThroughAFolderThatIsNotThereIsNoWayAroundTheSources() throws {
    let folder = try folder(["Content/index.md": "# Home\n"])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "Content")
    for (output, expected) in [
      ("/none/../Content", "contains"), ("/none/x/../../Content", "contains"),
      ("/none/..", "contains"), ("/none/../Content/sub", "is inside"),
      ("/none/../link/sub", "is inside"), ("/none/../link", "contains"),
    ] {
      var builder = folder.builder()
      builder.output = folder.path + output
      check(builder, expected)
      #expect(try folder.text("Content/index.md") == "# Home\n")
      #expect(!folder.exists("none"))
    }
  }

  @Test func theStyleOfDiagramsIsWrittenBesideTheAssets() throws {
    let folder = try folder(["Content/index.md": "# Home\n"])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/assets/diagram.css") == SequenceDiagram.styleSheet)
    try folder.write("files: [assets]\n", to: "Content/lifeguard.yml")
    for owner in ["Content", "Site"] {
      try folder.write("x", to: "\(owner)/assets/diagram.css")
      check(folder.builder(), "would be the same file of the site")
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(owner)/assets/diagram.css")
    }
  }

  @Test func aFileInThePlaceOfAFolderOfTheThemeIsNamed() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n\n[x](assets)\n", "Content/assets": "x",
      "Content/lifeguard.yml": "files: [assets]\n",
    ])
    check(
      folder.builder(),
      "/Content/assets' would be the file 'assets' of the site, where the standard theme's 'assets/"
    )
  }

  @Test func theFooterSpeaksOfScenariosWhereThereAreSome() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n", "Content/b.md": "# B\n\n" + Fence.push(),
    ])
    for name in ["layout", "scenario"] {
      try folder.write(
        Checkout.file("Site/templates/\(name).mustache"), to: "Site/templates/\(name).mustache")
    }
    _ = try folder.builder().build()
    let home = try folder.text("_site/index.html")
    #expect(!home.contains("Every scenario on this page"))
    let engine = "\(EngineVersion.current), which models UIKit up to iOS \(Release.newest.major)."
    #expect(home.contains("Written by Lifeguard \(engine)"))
    #expect(try folder.text("_site/b.html").contains("Every scenario on this page"))
  }

  /// Lines of the console are no callbacks.
  @Test func aBadgeCountsEvents() throws {
    let folder = try folder([
      "Content/index.md": "# Home\n\n```scenario x\nlet A = UIViewController()\nwhen \"x\" {\n"
        + "    print(1)\n    window.rootViewController = A\n}\n"
        + "expect(.classic + .console) {\n    console.print(\"1\")\n    A.viewWillAppear\n"
        + "    A.viewDidAppear\n}\n```\n",
      "Site/templates/scenario.mustache": "{{eventCount}}",
    ])
    _ = try folder.builder().build()
    #expect(try folder.text("_site/index.html").contains("3 events"))
  }

  /// The test uses the project's theme, because the theme has the caption.
  @Test func aDashedLoopIsExplainedWhereThereIsOne() throws {
    let folder = try folder(["Content/index.md": "# Home\n\n" + Fence.push()])
    for name in ["layout", "scenario"] {
      try folder.write(
        Checkout.file("Site/templates/\(name).mustache"), to: "Site/templates/\(name).mustache")
    }
    // The caption is hidden without a loop, because another version may have a loop.
    func caption(_ attribute: String) -> String {
      "<figcaption><span class=\"by-code\"\(attribute)>A dashed loop is a call made by code.</span>"
        + "</figcaption>"
    }
    _ = try folder.builder().build()
    let page = try folder.text("_site/index.html")
    #expect(page.contains(caption(" hidden")))
    #expect(!page.contains("<path class=\"dashed\""))
    try folder.write(
      "# Home\n\n```scenario made\nlet A = UIViewController()\nexpect(.loading) {\n    A.init\n}\n"
        + "```\n", to: "Content/index.md")
    _ = try folder.builder().build()
    let made = try folder.text("_site/index.html")
    #expect(made.contains(caption("")))
    #expect(made.contains("<path class=\"dashed\""))
  }

  @Test func inputThatCannotBeUsedIsNamed() throws {
    let folder = try folder(["Content/index.md": "# Home\n", "file": "x"])
    var builder = folder.builder()
    builder.output = folder.path + "/file"
    check(builder, "is a file")
    builder = folder.builder()
    builder.theme = folder.path + "/none"
    check(builder, "is no theme")
    builder = folder.builder()
    builder.content = folder.path + "/none"
    check(builder, "There is no content folder")
    builder = folder.builder(baseURL: "example.com")
    check(builder, "is not a web address")
    try folder.write("{{#open}}", to: "Site/templates/layout.mustache")
    check(folder.builder(), "layout.mustache:1:")
  }

  private func check(
    _ builder: SiteBuilder, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    do throws(InputError) {
      _ = try builder.build()
      Issue.record("the site was built", sourceLocation: sourceLocation)
    } catch {
      #expect(error.description.contains(expected), "\(error)", sourceLocation: sourceLocation)
    }
  }
}
