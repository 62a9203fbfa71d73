import Testing

@testable import Markdown

/// Definition lists in the notation of Markdown Extra.
@Suite struct DefinitionListTests {
  @Test func aTermMayHaveSeveralDefinitions() throws {
    try check(
      "A *b*\n: One\n: Two\n\nC\nD\n\n:   Three\n\n    Four\n\nE\n",
      """
      <dl>
      <dt>A <em>b</em></dt>
      <dd>One</dd>
      <dd>Two</dd>
      <dt>C</dt>
      <dt>D</dt>
      <dd>
      <p>Three</p>
      <p>Four</p>
      </dd>
      </dl>
      <p>E</p>

      """)
  }

  @Test(arguments: [
    ("- T\n  : D\n", "<ul>\n<li>\n", "</li>\n</ul>\n"),
    ("> T\n> : D\n", "<blockquote>\n", "</blockquote>\n"),
    ("T\r\n: D\r\n", "", ""),
  ])
  func aDefinitionListStandsInListsAndQuotes(source: String, start: String, end: String) throws {
    try check(source, start + "<dl>\n<dt>T</dt>\n<dd>D</dd>\n</dl>\n" + end)
  }

  @Test func aDefinitionMayHoldCodeAndAnAside() throws {
    let html = try MarkdownDocument(
      "T\n:   D\n\n    ```\n    : x\n    ```\n\n    !!! note\n        N\n"
    ).html()
    #expect(html.contains("<pre><code>: x\n</code></pre>\n<div class=\"aside aside-note\""))
  }

  @Test(arguments: [
    ": A\n", "# A\n: B\n", "A\n:B\n", "A\n:\n", "A `b\n: c` d\n", "```\nA\n: B\n```\n",
    "A\n\\: B\n",
    "- a\n\n: b\n", "a : b\n",
  ])
  func whatIsNoDefinitionStaysAsItIs(source: String) throws { try checkPlain(source) }

  /// The title of an aside or a fold is no term.
  @Test(arguments: ["> [!NOTE]\n> : a\n", "> [!NOTE] T\n> : a\n", "> [!fold] T\n> : a\n"])
  func aDefinitionBelowATitleIsReported(source: String) throws {
    let page = try MarkdownDocument(source)
    #expect(page.html().contains("<ul>\n<li>a</li>\n</ul>"))
    #expect(page.markupIssues.map { "\($0.line):\($0.column) \($0.id)" } == ["2:3 lost-markup"])
  }

  @Test func placesInsideOfDefinitionsAreThoseOfTheFile() throws {
    let page = try MarkdownDocument("[a](b)\n:   [c](d)\n    [e](f)\n")
    #expect(page.links.map { "\($0.line):\($0.column)" } == ["1:1", "2:5", "3:5"])
  }
}
