import Testing

@testable import Markdown

/// A quotation that begins with `[!fold]` is folded: the first paragraph is always visible.
@Suite struct FoldTests {
  @Test func theFirstParagraphIsWhatIsAlwaysSeen() throws {
    try check(
      "> [!fold] **All:** 2 `rules`\n>\n> - one\n> - two\n",
      """
      <details class="fold">
      <summary><strong>All:</strong> 2 <code>rules</code></summary>
      <ul>
      <li>one</li>
      <li>two</li>
      </ul>
      </details>

      """)
  }

  @Test func whatIsSeenMayHaveSeveralLines() throws {
    try check(
      "> [!fold] One\n> two\n>\n> Three\n",
      "<details class=\"fold\">\n<summary>One\ntwo</summary>\n<p>Three</p>\n</details>\n")
  }

  @Test func aFoldMayStandInAListAndInAFold() throws {
    try check(
      "1. > [!fold] A\n   >\n   > B\n2. > [!fold] C\n   >\n   > > [!fold] D\n   > >\n   > > E\n",
      """
      <ol>
      <li>
      <details class="fold">
      <summary>A</summary>
      <p>B</p>
      </details>
      </li>
      <li>
      <details class="fold">
      <summary>C</summary>
      <details class="fold">
      <summary>D</summary>
      <p>E</p>
      </details>
      </details>
      </li>
      </ol>

      """)
  }

  @Test func aFoldMayHoldATableAndAHeading() throws {
    let page = try MarkdownDocument("> [!fold] A\n>\n> ## B\n>\n> | a |\n> |---|\n> | b |\n")
    #expect(page.headings.map(\.text) == ["B"])
    let html = page.html()
    #expect(html.hasPrefix("<details class=\"fold\">\n<summary>A</summary>\n<h2>B</h2>\n<table>"))
    #expect(html.hasSuffix("</table>\n</details>\n"))
  }

  @Test func aFoldBehindATableIsFound() throws {
    let html = try MarkdownDocument("| a |\n|---|\n| b |\n\n> [!fold] A\n>\n> ~~B~~\n").html()
    #expect(
      html.hasSuffix(
        "<details class=\"fold\">\n<summary>A</summary>\n<p><del>B</del></p>\n</details>\n"))
  }

  @Test func anEmptyFoldHasWhatIsSeenAlone() throws {
    try check(
      "> [!fold] Nothing\n", "<details class=\"fold\">\n<summary>Nothing</summary>\n</details>\n")
  }

  /// A fold without a visible part could not be opened.
  @Test(arguments: [
    "> [!fold]\n", "> [!fold] \n>\n> A\n", "> [!fold]\n> A\n", "> [!fold]A\n", "> A [!fold] B\n",
    "> A\n>\n> [!fold] B\n", "> - [!fold] A\n", "> # [!fold] A\n", "[!fold] A\n", "- [!fold] A\n",
    "> \\[!fold] A\n", "> &#91;!fold] A\n", "> [!FOLD] A\n", "> `[!fold] A`\n",
    "> *[!fold] A*\n", ">     [!fold] A\n", "> [!fold] A\n\n[!fold]: b\n",
  ])
  func whatIsNoFoldStaysAsItIs(source: String) throws { try checkPlain(source) }

  /// An escaped marker is plain text, with and without a fold on the page.
  @Test func anEscapedMarkerIsNoneBesideAFold() throws {
    try check(
      "> \\[!fold] A\n\n> [!fold] B\n",
      "<blockquote>\n<p>[!fold] A</p>\n</blockquote>\n"
        + "<details class=\"fold\">\n<summary>B</summary>\n</details>\n")
  }

  @Test func commonMarkKnowsNoFolds() throws {
    let source = "> [!fold] A\n>\n> B\n"
    #expect(try commonMarkHTML(source) == libcmarkHTML(source))
  }

  /// The visible part of a fold is a button, in which a link would be a second control.
  @Test func codeLeadsNowhereFromWhatIsSeen() throws {
    let page = try MarkdownDocument("# `a`\n\n> [!fold] `a`\n>\n> `a` [`a`](b) `a`\n")
    #expect(
      page.html(RenderingHooks(codeDestination: { "to/\($0)?<&" })) == """
        <h1><code>a</code></h1>
        <details class="fold">
        <summary><code>a</code></summary>
        <p><a href="to/a?%3C&amp;"><code>a</code></a> <a href="b"><code>a</code></a> \
        <a href="to/a?%3C&amp;"><code>a</code></a></p>
        </details>

        """)
  }

  @Test func codeWithoutADestinationIsNoLink() throws {
    let hooks = RenderingHooks(codeDestination: { $0 == "a" ? "b" : nil })
    #expect(
      try MarkdownDocument("`a` `c`\n").html(hooks)
        == "<p><a href=\"b\"><code>a</code></a> <code>c</code></p>\n")
  }
}
