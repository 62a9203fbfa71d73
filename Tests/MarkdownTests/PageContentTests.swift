import Testing

@testable import Markdown

@Suite struct PageContentTests {
  @Test func theTitleIsTheFrontMattersOrTheFirstHeadingOfLevelOne() throws {
    #expect(try MarkdownDocument("## a\n\n# *b* `c`\n\n# d\n").title == "b c")
    #expect(try MarkdownDocument("---\ntitle: Front title\n---\n# b\n").title == "Front title")
    #expect(try MarkdownDocument("## a\n").title == nil)
  }

  @Test func headingsHaveUniqueAnchorsLikeGitHubs() throws {
    let source = """
      # Hello, World!
      ## `viewDidLoad()` & co.
      Setext
      ---
      ## hello world
      ## hello world
      ## hello-world-1
      ## Über_Äpfel — 2
      ## !?
      ## ![alt](/u) a

      """
    let headings = try MarkdownDocument(source).headings
    #expect(
      headings.map(\.id) == [
        "hello-world", "viewdidload--co", "setext", "hello-world-1", "hello-world-2",
        "hello-world-1-1", "über_äpfel--2", "section", "alt-a",
      ])
    #expect(headings.map(\.line) == [1, 2, 3, 5, 6, 7, 8, 9, 10])
    #expect(headings.map(\.level) == [1, 2, 2, 2, 2, 2, 2, 2, 2])
    #expect(headings[1].text == "viewDidLoad() & co.")
  }

  @Test func anchorsAreRenderedOnlyWhenAskedFor() throws {
    let document = try MarkdownDocument("# A b\n\n|x|\n|-|\n\n## C\n")
    #expect(document.html().contains("<h1>A b</h1>"))
    let html = document.html(RenderingHooks(headingIDs: true))
    #expect(html.contains("<h1 id=\"a-b\">A b</h1>\n<table>"))
    #expect(html.hasSuffix("<h2 id=\"c\">C</h2>\n"))
  }

  @Test func linksAndImagesAreListedInOrder() throws {
    let source =
      "[a *b*](/c)\n\n> ![d [e](/no)](/f 't')\n> <https://g>\n\n|[h][r]|\n|-|\n\n[r]: /i\n"
    let links = try MarkdownDocument(source).links
    #expect(links.map(\.destination) == ["/c", "/f", "https://g", "/i"])
    #expect(links.map(\.text) == ["a b", "d e", "https://g", "h"])
    #expect(links.map(\.kind) == [.link, .image, .link, .link])
    #expect(links.map(\.line) == [1, 3, 4, 6])
    #expect(links.map(\.column) == [1, 3, 3, 2])
  }

  @Test func destinationsCanBeRewritten() throws {
    let document = try MarkdownDocument("[a](b.md) ![c](d.png) [e](f.md \"t\") [![g](h)](i)\n")
    var seen: [String] = []
    let hooks = RenderingHooks(destination: { link in
      seen.append("\(link.destination)=\(link.text)")
      switch link.destination {
      case "b.md": return "../b/?x=1&y='\"<é"
      case "f.md": return "javascript:x"
      case "h": return "/h.png"
      default: return nil
      }
    })
    #expect(
      document.html(hooks)
        == "<p><a href=\"../b/?x=1&amp;y=&#x27;%22%3C%C3%A9\">a</a> <img src=\"d.png\" alt=\"c\" /> "
        + "<a href=\"\" title=\"t\">e</a> <a href=\"i\"><img src=\"/h.png\" alt=\"g\" /></a></p>\n")
    #expect(seen == ["b.md=a", "d.png=c", "f.md=e", "i=g", "h=g"])
  }

  @Test func plainTextLeavesOutMarkupAndCodeBlocks() throws {
    let source = """
      # T *i*
      a
      b <b>`c`</b>

      - d ~~e~~
      - [x] f

      ```
      code
      ```
      | g | h |
      |---|---|
      | i |

      ![j](/k)
      <!-- l -->
      """
    #expect(try MarkdownDocument(source).plainText == "T i\na b c\nd e\nf\ng h\ni\nj\n")
  }

  @Test func droppedContentIsReportedWithItsPlace() throws {
    let source = """
      ---
      order: 1
      ---
      é <b>x</b>

      <div>
      y
      </div>

      <!-- a comment -->

      > [a](javascript:alert) <!-- b -->
      > ![c](data:text/html,d) ![ok](data:image/png,e)

      | a\\|b | <i> |
      |---|---|
      ~~x~~ <u>y | ![<b>](/ok)
      """
    let issues = try MarkdownDocument(source).droppedContent()
    #expect(
      issues.map(\.description) == [
        "4:3: error: Raw HTML '<b>' is dropped [raw-html]",
        "4:7: error: Raw HTML '</b>' is dropped [raw-html]",
        "6:1: error: Raw HTML '<div>' is dropped [raw-html]",
        "12:3: error: The destination 'javascript:alert' of this link is dropped [unsafe-url]",
        "13:3: error: The destination 'data:text/html,d' of this image is dropped [unsafe-url]",
        "15:10: error: Raw HTML '<i>' is dropped [raw-html]",
        "17:7: error: Raw HTML '<u>' is dropped [raw-html]",
      ])
  }

  @Test func linesThatLibcmarkDoesNotCountAreCounted() throws {
    let source = """
      [a]: /a
      [b]: /b
        "title"
      text\\
      *more*\\
      [a] [c](/c
      'd') <b>
      `x
      y` <i>
      """
    let document = try MarkdownDocument(source)
    #expect(document.links.map { [$0.line, $0.column] } == [[6, 1], [6, 5]])
    #expect(document.droppedContent().map { [$0.line, $0.column] } == [[7, 6], [9, 4]])
  }

  @Test func columnsCountScalarsBehindContainersAndLazyLines() throws {
    let source = "- é\n  > x\n  > ü [a](/1)\n  b [c](/2)\n   d [e](/3)\n"
    let links = try MarkdownDocument(source).links
    #expect(links.map { [$0.line, $0.column] } == [[3, 7], [4, 5], [5, 6]])
  }
}
