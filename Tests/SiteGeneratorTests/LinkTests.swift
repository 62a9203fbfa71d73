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

  @Test func pathsFromTheRootBecomeRelative() {
    check("/index.md#part-one", "../index.html#part-one")
    check("/nav/a%20b.md", on: "index.md", "nav/a%20b.html")
    check("/list.pdf", "../list.pdf")
  }

  @Test func filesAndTheWebStayAsTheyAre() {
    for destination in [
      "diagram.png", "../list.pdf", "https://example.com/x.md", "mailto:a@example.com",
      "//example.com/", "#scenario-push-it", "push.html",
    ] { check(destination, destination) }
  }

  @Test func brokenLinksAreErrorsWithASuggestion() {
    check(
      "../indx.md", "There is no 'indx.md' in the content folder; did you mean 'index.md'?")
    check(
      "../../x.md",
      "'../../x.md' leads out of the content folder; "
        + "link to the web with its whole address")
    check(
      "nothing.md",
      "There is no 'nav/nothing.md' in the content folder; "
        + "a link is relative to the page it stands on")
    check("..", "'..' leads to a folder; link to a page, such as 'index.md'")
    check(
      "#scenario-push-that",
      "'nav/push.md' has no anchor '#scenario-push-that'; "
        + "did you mean 'scenario-push-it'?")
    check(
      "../index.md#two",
      "'index.md' has no anchor '#two'; the anchors of a page are its "
        + "headings and 'scenario-' with a scenario's id")
    check(
      "verify:push-it?A<B",
      "'verify:' links are not checked yet; what is not checked must "
        + "not look as if it were; use an ordinary link for now")
  }
}
