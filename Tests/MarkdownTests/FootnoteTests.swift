import Testing

@testable import Markdown

/// Footnotes in the notation of GitHub.
@Suite struct FootnoteTests {
  private func issues(_ source: String) throws -> [String] {
    try MarkdownDocument(source).markupIssues.map {
      "\($0.line):\($0.column) \($0.severity.rawValue) \($0.id)"
    }
  }

  @Test func aFootnoteStandsAtTheEndAndLeadsBack() throws {
    try check(
      "A[^1].\n\n[^1]: The *note*.\n\nB\n",
      """
      <p>A<sup class="footnote-ref"><a href="#fn-1" id="fnref-1" role="doc-noteref" \
      aria-label="Footnote 1">1</a></sup>.</p>
      <p>B</p>
      <section class="footnotes" role="doc-endnotes" aria-label="Footnotes">
      <ol>
      <li id="fn-1">
      <p>The <em>note</em>. <a href="#fnref-1" class="footnote-back" role="doc-backlink" \
      aria-label="Back to the text, footnote 1">↩</a></p>
      </li>
      </ol>
      </section>

      """)
  }

  @Test func numbersFollowTheFirstReferences() throws {
    let html = try MarkdownDocument(
      "[^b] [^a] [^B]\n\n[^a]: A\n[^b]: B\n\n    ```\n    [^a]\n    ```\n"
    ).html()
    #expect(html.contains("href=\"#fn-2\" id=\"fnref-2\""))
    #expect(html.contains("href=\"#fn-1\" id=\"fnref-1-2\""))
    // The second place has a link of its own, behind the code.
    #expect(
      html.contains(
        "<li id=\"fn-1\">\n<p>B</p>\n<pre><code>[^a]\n</code></pre>\n<p><a href=\"#fnref-1\""))
    #expect(
      html.contains("aria-label=\"Back to the text, place 2, footnote 1\">↩</a></p>\n</li>\n"))
    #expect(html.contains("<li id=\"fn-2\">\n<p>A <a"))
  }

  @Test(arguments: [
    "- a[^1]\n\n[^1]: N\n", "> a[^1]\n>\n> [^1]: N\n", "| a[^1] |\n|---|\n| b |\n\n[^1]: N\n",
    "# a[^1]\n\n[^1]: N\n", "*a[^1]*\n[^1]: N\n", "a[^1]\n\n[^1]:\n    N\n",
    "a[^1]\r\n\r\n[^1]: N\r\n",
    "a[^long label]\n\n[^long label]: N\n", "~~a[^1]~~\n\n[^1]:N\n",
    "- b\n\n  a[^1]\n\n  [^1]: N\n",
  ])
  func referencesStandAnywhere(source: String) throws {
    let page = try MarkdownDocument(source)
    let html = page.html()
    #expect(html.contains("a<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"fnref-1\""))
    #expect(html.contains("<li id=\"fn-1\">\n<p>N <a href=\"#fnref-1\""))
    #expect(page.markupIssues == [])
    #expect(!html.contains("[^"))
  }

  @Test(arguments: [
    "`[^1]`\n", "\\[^1]\n", "```\n[^1]\n\n[^1]: a\n```\n", "[ ^1]\n", "[^]\n",
  ])
  func codeAndEscapesAreNoReferences(source: String) throws {
    try checkPlain(source)
    #expect(try issues(source) == [])
  }

  @Test func aHeadingHasItsTextWithoutNumbers() throws {
    let page = try MarkdownDocument("# A[^1]\n\n## fn 1\n\n[^1]: N\n")
    #expect(page.headings.map(\.text) == ["A", "fn 1"])
    #expect(page.headings.map(\.id) == ["a", "fn-1-1"])
    let other = try MarkdownDocument("A[^1]\n\n## fnref 1\n\n## fnref 1\n\n[^1]: N\n")
    #expect(other.headings.map(\.id) == ["fnref-1-2", "fnref-1-3"])
    #expect(try MarkdownDocument("## fn 1\n").headings.map(\.id) == ["fn-1"])
  }

  @Test func theTextOfAFootnoteIsTextOfThePage() throws {
    #expect(try MarkdownDocument("A[^1]\n\n[^1]: N `c`\n").plainText == "A\nN c\n")
  }

  @Test(arguments: [
    ("ä [^x]\n", "1:3 error undefined-footnote"), ("[^x]: A\n", "1:1 warning unused-footnote"),
    ("[^x]\n\n[^x]: A\n[^X]: B\n", "4:1 error repeated-footnote"),
    ("[a[^x]](b)\n\n[^x]: A\n", "1:3 error misplaced-footnote,3:1 warning unused-footnote"),
    ("![a[^x]](b)\n\n[^x]: A\n", "1:4 error misplaced-footnote,3:1 warning unused-footnote"),
    ("> [!fold] a[^x]\n\n[^x]: A\n", "1:4 error misplaced-footnote,3:1 warning unused-footnote"),
    ("- [^x]: A\n", "1:3 error lost-markup"),
    ("a\n\n| b |\n|---|\n| [^x] |\n", "5:3 error undefined-footnote"),
  ])
  func aFootnoteWithoutItsCounterpartIsReported(source: String, expected: String) throws {
    #expect(try issues(source).joined(separator: ",") == expected)
  }

  @Test func anImageAndALinkKeepTheirText() throws {
    let html = try MarkdownDocument("[a[^x]](b) ![c[^x]](d)\n\n[^x]: A\n").html()
    #expect(html == "<p><a href=\"b\">a[^x]</a> <img src=\"d\" alt=\"c[^x]\" /></p>\n")
  }

  @Test func placesInsideOfFootnotesAreThoseOfTheFile() throws {
    let page = try MarkdownDocument("a[^label]\n\n[^label]: b [c](d)\n    e [f](g)\n")
    #expect(page.links.map { "\($0.line):\($0.column)" } == ["3:13", "4:7"])
  }

  /// A label is text of a stranger.
  @Test func aLabelIsNeverMarkup() throws {
    let html = try MarkdownDocument("[^\"><b>]\n").html()
    #expect(html == "<p>[^&quot;&gt;<!-- raw HTML omitted -->]</p>\n" || !html.contains("<b>"))
  }
}
