import Testing

@testable import Markdown

/// Tabs in the notation of MkDocs.
@Suite struct TabTests {
  @Test func tabsThatFollowEachOtherAreASet() throws {
    try check(
      "=== \"A *b*\"\n\n    C\n\n=== \"D\"\n    ```sh\n    === \"E\"\n    ```\n\nF\n",
      """
      <div class="tabs">
      <div class="tab">
      <p class="tab-title">A <em>b</em></p>
      <p>C</p>
      </div>
      <div class="tab">
      <p class="tab-title">D</p>
      <pre><code class="language-sh">=== &quot;E&quot;
      </code></pre>
      </div>
      </div>
      <p>F</p>

      """)
  }

  @Test func indentedCodeKeepsItsColumns() throws {
    let html = try MarkdownDocument("=== \"A\"\n\n        b\n          c\n\n    d\n").html()
    #expect(html.contains("<pre><code>b\n  c\n</code></pre>"))
  }

  @Test func tabsStandInListsQuotesAndTabs() throws {
    for source in [
      "- a\n\n  === \"B\"\n\n      C\n", "> a\n>\n> === \"B\"\n>     C\n",
      "=== \"a\"\n    === \"B\"\n        C\n",
    ] {
      let html = try MarkdownDocument(source).html()
      #expect(
        html.contains("<div class=\"tab\">\n<p class=\"tab-title\">B</p>\n<p>C</p>\n</div>"),
        "\(source.debugDescription)")
    }
  }

  /// A title is a button, in which no link can stand.
  @Test func aTitleHasNoAddressesAndNoFootnotes() throws {
    let page = try MarkdownDocument("=== \"www.a.com [^1]\"\n    b[^1]\n\n[^1]: c\n")
    #expect(page.html().contains("<p class=\"tab-title\">www.a.com [^1]</p>"))
    #expect(
      page.markupIssues.map(\.description).first?.hasPrefix("1:16: error: A footnote") == true)
  }

  @Test(arguments: [
    "A\n===\n", "===\n", "a === \"B\"\n", "```\n=== \"A\"\n```\n", "\\=== \"A\"\n", "=== A\n",
    "== \"A\"\n",
  ])
  func whatIsNoTabStaysAsItIs(source: String) throws {
    try checkPlain(source)
    #expect(try MarkdownDocument(source).markupIssues == [])
  }

  @Test func aTabWithoutQuotesOrAtAWrongPlaceIsReported() throws {
    for (source, place) in [("=== A\n\n    b\n", "1:1"), ("- === \"A\"\n", "1:3")] {
      let issues = try MarkdownDocument(source).markupIssues
      #expect(issues.map { "\($0.line):\($0.column) \($0.id)" } == ["\(place) lost-markup"])
    }
  }

  @Test func placesInsideOfTabsAreThoseOfTheFile() throws {
    let page = try MarkdownDocument("=== \"[a](b)\"\n\n    [c](d)\n\n    ```sh\n    e\n    ```\n")
    #expect(page.links.map { "\($0.line):\($0.column)" } == ["1:6", "3:5"])
    #expect(page.fencedCodeBlocks.map(\.strippedColumns) == [[4]])
  }
}
