import Testing

@testable import SiteGenerator

@Suite struct LinkTests {
  private static var pages: [Page] {
    [
      Page(path: "index.md", file: "index.md", bytes: Array("# Home\n\n## Part one\n".utf8)),
      Page(
        path: "nav/push.md", file: "nav/push.md",
        bytes: Array("# Push\n\n```scenario push-it\n```\n".utf8)),
      Page(path: "nav/a b.md", file: "nav/a b.md", bytes: Array("# Space\n".utf8)),
    ]
  }
  private let links = LinkResolver(pages: pages, files: ["nav/diagram.png", "list.pdf"])

  private func check(
    _ destination: String, on page: String = "nav/push.md", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let result: String
    switch links.resolve(destination, on: page) {
    case .success(let destination): result = destination
    case .failure(let failure):
      result = ([failure.message] + failure.help).joined(separator: "; ")
    }
    #expect(result == expected, sourceLocation: sourceLocation)
  }

  @Test func pagesAreLinkedByTheirSource() {
    check("../index.md", "../index.html")
    check("../index.md?x=1#part-one", "../index.html?x=1#part-one")
    check("push.md#scenario-push-it", on: "nav/a b.md", "push.html#scenario-push-it")
    check("a%20b.md", "a%20b.html")
    check("nav/push.md", on: "index.md", "nav/push.html")
  }

  @Test func aFolderLeadsToItsIndex() {
    check("..", "../index.html")
    check("../#part-one", "../index.html#part-one")
    let pages = ["guide/README.md", "guide/a.md"].map {
      Page(path: $0, file: $0, bytes: Array("# A\n".utf8))
    }
    let links = LinkResolver(pages: pages, files: [])
    #expect((try? links.resolve("./", on: "guide/a.md").get()) == "../guide/README.html")
  }

  @Test func anAnchorIsFoundWhateverItsCapitals() {
    check("../index.md#Part-One", "../index.html#part-one")
    check("?x=1#Scenario-Push-It", "?x=1#scenario-push-it")
  }

  @Test func anArticleIsFoundByItsName() {
    check("doc:push", "../nav/push.html")
    check("doc:Push#Scenario-push-it", on: "index.md", "nav/push.html#scenario-push-it")
    check("doc:/App/a-b", on: "index.md", "nav/a%20b.html")
    check(
      "doc:psh",
      "There is no page 'psh' in the content folder; did you mean 'push'?")
    check(
      "doc:viewDidLoad()",
      "There is no page 'viewDidLoad()' in the content folder; a 'doc:' link names the file of a "
        + "page without '.md'; put the name of a symbol in backticks")
  }

  @Test func aTranslatedPageLeadsToTranslatedPages() {
    let pages = ["a.de.md", "b.md", "b.de.md", "c.md"].map {
      Page(path: $0, file: $0, bytes: Array("# \($0 == "b.md" ? "One" : "Eins")\n".utf8))
    }
    let links = LinkResolver(pages: pages, files: [])
    #expect((try? links.resolve("b.md#eins", on: "a.de.md").get()) == "b.de.html#eins")
    #expect((try? links.resolve("c.md", on: "a.de.md").get()) == "c.html")
    #expect((try? links.resolve("b.md", on: "c.md").get()) == "b.html")
  }

  @Test func bracketsInsideANameAreNoReference() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n\nUnsafe[Mutable][Raw][Buffer]Pointer and [text][label]\n"
    ])
    #expect(try folder.places() == ["Content/index.md:3:41: [unresolved-reference]"])
  }

  @Test func pathsFromTheRootBecomeRelative() {
    check("/index.md#part-one", "../index.html#part-one")
    check("/nav/a%20b.md", on: "index.md", "nav/a%20b.html")
    check("/list.pdf", "../list.pdf")
  }

  @Test func filesAndTheWebStayAsTheyAre() {
    for destination in [
      "diagram.png", "../list.pdf", "https://example.com/x.md", "mailto:a@example.com",
      "#scenario-push-it", "#",
    ] { check(destination, destination) }
  }

  @Test func linksNameTheSourceOfAPage() {
    check(
      "push.html#scenario-push-it",
      "'nav/push.html' is generated from 'nav/push.md'; "
        + "link to the source: 'push.md#scenario-push-it'")
    check(
      "/index.html",
      "'index.html' is generated from 'index.md'; "
        + "link to the source: '/index.md'")
    let files = LinkResolver(pages: Self.pages, files: ["index.html"])
    #expect((try? files.resolve("index.html", on: "index.md").get()) == "index.html")
  }

  @Test func aPageIsFoundHoweverItsNameIsWritten() {
    check("%70ush%2Emd", "../nav/push.html")
    check("nav/a%20b%2emd#", on: "index.md", "nav/a%20b.html#")
  }

  @Test func whatLeadsNowhereIsAnError() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": """
      # A

      [e]()
      [f](//x.y/z)
      [g](index.html)
      ![h](index.md)
      ![i](#a)
      ![j]()
      ![k](k.png) [l](#a) [m](https://x.y) [n][o]
      """,
      "Content/k.png": "",
    ])
    let missing = "The destination between the parentheses is missing [broken-link]"
    #expect(
      try folder.diagnostics() == [
        "Content/index.md:3:1: \(missing)",
        "Content/index.md:4:1: '//x.y/z' has no scheme [broken-link]",
        "Content/index.md:5:1: 'index.html' is generated from 'index.md' [broken-link]",
        "Content/index.md:6:1: 'index.md' is a page, not an image [broken-image]",
        "Content/index.md:7:1: 'index.md' is a page, not an image [broken-image]",
        "Content/index.md:9:38: The page does not define the reference '[o]' [unresolved-reference]",
      ])
  }

  @Test func brokenLinksAreErrorsWithASuggestion() {
    check(
      "../indx.md", "There is no 'indx.md' in the content folder; did you mean '../index.md'?")
    check("/indx.md", "There is no 'indx.md' in the content folder; did you mean '/index.md'?")
    check(
      "list.pdf", "There is no 'nav/list.pdf' in the content folder; did you mean '../list.pdf'?")
    check(
      "../../x.md",
      "'../../x.md' leads out of the content folder; "
        + "link to the web with its whole address")
    check(
      "nothing.md",
      "There is no 'nav/nothing.md' in the content folder; "
        + "a link is relative to its page")
    check(
      "/nothing.md",
      "There is no 'nothing.md' in the content folder; "
        + "a link that begins with '/' is relative to the content folder")
    check(
      "../index", "There is no 'index' in the content folder; did you mean '../index.md'?")
    check(
      "../nav",
      "'../nav' leads to a folder without a page of its own; "
        + "link to a page, such as '../nav/a%20b.md'")
    check(
      "#scenario-push-that",
      "'nav/push.md' has no anchor '#scenario-push-that'; "
        + "did you mean 'scenario-push-it'?")
    check(
      "../index.md#two",
      "'index.md' has no anchor '#two'; the anchors of a page are its "
        + "headings and 'scenario-' with a scenario's id")
  }

  @Test(arguments: [
    ("www.example.com", "https://www.example.com"),
    ("www.example.com/x.md", "https://www.example.com/x.md"),
    ("example.com/x?y=1", "https://example.com/x?y=1"), ("kit@x.example", "mailto:kit@x.example"),
  ])
  func anAddressWithoutASchemeGetsOne(destination: String, address: String) {
    check(
      destination,
      "There is no 'nav/\(destination.prefix { $0 != "?" })' in the content folder; "
        + "write '\(address)'")
  }

  @Test(arguments: ["v1.0/x.html", "guide.docc/x.md", "@x.example"])
  func aPathIsNoAddress(destination: String) {
    check(
      destination,
      "There is no 'nav/\(destination)' in the content folder; a link is relative to its page")
  }

  @Test func anAddressIsWhole() {
    check("http:a.b", "'http:a.b' is not a whole web address; write 'http://a.b'")
    check("https://", "'https://' is not a whole web address; write 'https://example.com'")
    check(
      "mailto:",
      "'mailto:' names no mailbox; write the address behind the colon: 'mailto:name@example.com'")
    check("mailto:a@b.c", "mailto:a@b.c")
  }

  @Test func aTitleThatNearlyPlaysIsAnError() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n\n\(Fence.push("push"))\n[a](#scenario-push \"play\")\n"
        + "[b](#scenario-push \"Play\") [c](#scenario-push \"Plan of it\")\n"
    ])
    let found = try folder.diagnostics()
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix("The title 'play' does not play the scenario [lost-link]") == true)
  }

  /// A refused block has a diagnostic, so a link to the block gets none.
  @Test(arguments: [
    "scenarios push-it", "Scenario push-it ios=17", "scenario-push-it", "scenario:push-it",
    "scenario=push-it", "scenario push-it ios=99", "scenario push-it titel=x",
    "scenario push-it title=\"x", "scenario push-it extra",
  ])
  func theAnchorOfARefusedScenarioIsKnown(info: String) throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n\n[p](#scenario-push-it) [q](b.md#scenario-push-it)\n\n"
        + "```\(info)\nlet A = UIViewController()\n```\n",
      "Content/b.md": "# B\n\n```\(info)\nlet A = UIViewController()\n```\n",
    ])
    let problems = try folder.places()
    // Two blocks with the same id are reported, even if the blocks have other errors.
    #expect(problems.filter { !$0.hasSuffix("[repeated-id]") }.count == 2)
    #expect(problems.allSatisfy { !$0.hasSuffix("[broken-anchor]") }, "\(problems)")
  }

  @Test func anOrdinaryBlockHasNoAnchor() throws {
    let folder = try TemporaryFolder([
      "Content/index.md": "# A\n\n[p](#scenario-push-it)\n\n```text push-it\n```\n"
    ])
    #expect(try folder.places() == ["Content/index.md:3:1: [broken-anchor]"])
  }
}
