import Markdown
import Testing

@testable import SiteGenerator

@Suite struct ConfigurationTests {
  private func check(
    _ yaml: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let issues = SiteConfiguration(yaml: yaml).issues.map(\.description)
    #expect(issues == expected, sourceLocation: sourceLocation)
  }

  @Test func everyKeyIsRead() throws {
    let configuration = SiteConfiguration(
      yaml: """
        title: Guide
        description: What it is
        repository-url: https://example.com/owner/name
        base-url: https://example.com/guide
        edit-url: https://example.com/edit
        reference: true
        pages: [b.md, a.md]
        """)
    #expect(configuration.editURL == "https://example.com/edit/")
    #expect(configuration.sections == [])
    #expect(configuration.title == "Guide")
    #expect(configuration.description == "What it is")
    #expect(configuration.repositoryURL == "https://example.com/owner/name")
    #expect(configuration.baseURL == "https://example.com/guide/")
    #expect(configuration.hasReference)
    #expect(configuration.pages.map(\.value) == ["b.md", "a.md"])
  }

  @Test func everyKeyMayBeMissing() {
    check("", [])
    check("# nothing\n", [])
  }

  @Test func whatIsWrongIsReportedAtItsPlace() {
    check(
      "titel: Guide\nbase-url: example.com\npages: a.md\nrepository-url: 3\n",
      [
        "1:1: error: lifeguard.yml has no key 'titel' [configuration-key]",
        "3:8: error: 'pages' is text, not a list [configuration-type]",
        "4:17: error: 'repository-url' is a whole number, not text [configuration-type]",
        "2:11: error: 'example.com' is not a web address [configuration-url]",
      ])
    check(
      "reference: yes please\n",
      ["1:12: error: 'reference' is text, not true or false [configuration-type]"])
    check(
      "base-url: example.com\nrepository-url: \"https:// x\"\n",
      [
        "2:17: error: 'https:// x' is not a web address [configuration-url]",
        "1:11: error: 'example.com' is not a web address [configuration-url]",
      ])
    check(
      "pages:\n  - a.md\n  - 3\n",
      ["3:5: error: An entry of 'pages' is a whole number, not text [configuration-type]"])
    check(
      "title: [",
      [
        "1:1: error: lifeguard.yml is not valid YAML: did not find expected node content [configuration-yaml]"
      ])
  }

  @Test func anEntryOfAListIsPutInQuotesAsAnEntry() {
    #expect(
      SiteConfiguration(yaml: "pages: [1, [a.md]]").issues.map(\.help)
        == ["write it in quotes: '- \"1\"'", "write one text: '- A text'"])
  }

  @Test func pagesStandInSectionsAndBesideThem() {
    let configuration = SiteConfiguration(
      yaml: """
        pages:
          - index.md
          - title: Containers
            pages: [b.md, c/d.md]
          - a.md
          - pages:
              - e.md
            title: Memory
        """)
    #expect(configuration.issues == [])
    #expect(configuration.pages.map(\.value) == ["index.md", "b.md", "c/d.md", "a.md", "e.md"])
    #expect(
      configuration.sections.map { "\($0.title): \($0.pages)" } == [
        #"Containers: ["b.md", "c/d.md"]"#, #"Memory: ["e.md"]"#,
      ])
  }

  @Test func whatIsWrongWithASectionIsReportedAtItsPlace() {
    check(
      "pages:\n  - titel: A\n    pages: [a.md]\n  - title: B\n  - pages: []\n    title: C\n"
        + "  - title: 3\n    pages: b.md\n  - title: D\n    pages:\n      - pages: [c.md]\n",
      [
        "2:5: error: An entry of 'pages' has no key 'titel' [configuration-key]",
        "4:5: error: A section of 'pages' has no list 'pages' [configuration-type]",
        "5:5: error: A section of 'pages' has no list 'pages' [configuration-type]",
        "7:12: error: 'title' is a whole number, not text [configuration-type]",
        "8:12: error: 'pages' is text, not a list [configuration-type]",
        "11:9: error: An entry of 'pages' is a mapping, not text [configuration-type]",
      ])
    #expect(
      SiteConfiguration(yaml: "pages: [{titel: A, pages: [a.md]}]").issues.map(\.help)
        == ["did you mean 'title'?"])
    check(
      "pages: [{pages: [a.md]}]",
      ["1:9: error: A section of 'pages' has no title [configuration-type]"])
    check(
      "pages:\n- {title: A, pages: [a.md]}\n- {title: A, pages: [b.md]}\n",
      ["3:11: error: There are two sections 'A' [configuration-section]"])
    check("edit-url: x\n", ["1:11: error: 'x' is not a web address [configuration-url]"])
  }

  @Test func aPageOfTwoSectionsIsNamedTwice() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml":
        "pages:\n- {title: A, pages: [a.md]}\n- {title: B, pages: [a.md, b.dm]}\n",
      "Content/a.md": "# A\n", "Content/b.md": "# B\n",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/lifeguard.yml:3:22: 'a.md' is named twice [configuration-page]",
        "Content/lifeguard.yml:3:28: There is no page 'b.dm' [configuration-page]",
      ])
  }

  /// Paths are appended to the address. A query or a fragment would swallow the paths.
  @Test(arguments: ["https://x.y/z?q#f", "https://x.y/z?", "https://x.y/#f"])
  func theAddressOfTheSiteHasNoQueryAndNoFragment(address: String) throws {
    check(
      "base-url: \"\(address)\"",
      ["1:11: error: '\(address)' has a query or a fragment [configuration-url]"])
    #expect(SiteConfiguration(yaml: "repository-url: \"\(address)\"").repositoryURL == address)
    let folder = try TemporaryFolder(["Content/index.md": "# A\n"])
    let result = try Command.run(["build", "--base-url", address], in: folder)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: '\(address)' has a query or a fragment\nhelp: "))
  }

  @Test func everythingThatIsWrongIsReportedTogether() throws {
    let folder = try TemporaryFolder([
      "Content/lifeguard.yml":
        "pages:\n  - b.md\n  - indx.md\n  - b.md\ntitel: x\nbase-url: nowhere\n",
      "Content/index.md": "# A\n", "Content/b.md": "# B\n",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/lifeguard.yml:3:5: There is no page 'indx.md' [configuration-page]",
        "Content/lifeguard.yml:4:5: 'b.md' is named twice [configuration-page]",
        "Content/lifeguard.yml:5:1: lifeguard.yml has no key 'titel' [configuration-key]",
        "Content/lifeguard.yml:6:11: 'nowhere' is not a web address [configuration-url]",
      ])
  }

  @Test func aMisnamedConfigurationIsAnError() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n", "Content/lifeguard.yaml": "titel: A\n",
    ])
    #expect(try folder.places() == ["Content/lifeguard.yaml:1:1: [configuration-name]"])
  }

  @Test(arguments: [
    ("notes", "notes/a.md", true), ("notes/", "sub/notes/a.md", true),
    ("/notes", "sub/notes/a.md", false), ("sub/notes", "sub/notes/x/a.md", true),
    ("*.draft.md", "sub/a.draft.md", true), ("*.md", "sub/a.txt", false),
    ("sub/*", "sub/a/b.md", true),
    ("**/build", "a/b/build/c", true), ("note", "notes/a.md", false),
  ])
  func aPatternFitsNamesAndPaths(pattern: String, path: String, fits: Bool) {
    #expect(PathPatterns([pattern]).contain(path) == fits)
  }

  @Test func filesOfToolsAreNotPublished() throws {
    var files = TemporaryFolder.theme
    files["Content/index.md"] = "# A\n\n![b](b.png) and [c](sub/c.pdf)\n"
    files["Content/lifeguard.yml"] = "files: [CNAME, sub]\n"
    files["Content/b.png"] = "png"
    files["Content/e.jpg"] = "jpg"
    files["Content/sub/c.pdf"] = "pdf"
    files["Content/Config.xcconfig"] = "SECRET=1"
    files["Content/CNAME"] = "example.com"
    files["Content/_drafts/d.md"] = "# Draft\n"
    files["Content/node_modules/x/README.md"] = "# N\n"
    let folder = try TemporaryFolder(files)
    let result = try Command.run(["build"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    for path in ["b.png", "sub/c.pdf", "CNAME", "index.html"] {
      #expect(folder.exists("_site/\(path)"), "\(path)")
    }
    for path in ["Config.xcconfig", "e.jpg", "_drafts/d.html", "node_modules/x/README.html"] {
      #expect(!folder.exists("_site/\(path)"), "\(path)")
    }
    #expect(result.output.contains("note: copied 3 files: 'CNAME', 'b.png', 'sub/c.pdf'"))
    #expect(
      result.output.contains(
        "note: not copied: 'Config.xcconfig', 'e.jpg'; 'files:' in lifeguard.yml"))
    #expect(result.output.contains("note: excluded: '_drafts/', 'node_modules/'"))
    try folder.write(
      "exclude: [sub]\nfiles: [\"*.xcconfig\"]\n", to: "Content/lifeguard.yml")
    try folder.write("# A\n", to: "Content/index.md")
    #expect(try Command.run(["build"], in: folder).status == 0)
    #expect(folder.exists("_site/Config.xcconfig") && folder.exists("_site/_drafts/d.html"))
    #expect(!folder.exists("_site/sub/c.pdf"))
  }

  @Test func aLinkToAFileThatIsNotPublishedIsAnError() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n\n[c](sub/c.pdf) ![d](d.svg) ![e](E.JPG)\n",
      "Content/sub/c.pdf": "pdf", "Content/d.svg": "<svg/>", "Content/E.JPG": "jpg",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:3:1: 'sub/c.pdf' is not published [broken-link]",
        "Content/index.md:3:16: 'd.svg' is not published [broken-link]",
      ])
    try folder.write("files: [sub/c.pdf, \"*.svg\"]\n", to: "Content/lifeguard.yml")
    #expect(try folder.diagnostics() == [])
  }

  @Test(arguments: [
    ("de", true), ("pt-BR", true), ("zh-Hans-CN", true), ("german", false), ("d", false),
  ])
  func theLanguageIsACode(lang: String, isRight: Bool) {
    let configuration = SiteConfiguration(yaml: "lang: \(lang)\n")
    #expect(configuration.issues.map(\.id) == (isRight ? [] : ["configuration-language"]))
    #expect(configuration.language == (isRight ? lang : "en"))
  }
}
