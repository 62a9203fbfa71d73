import Testing

@testable import Markdown

@Suite struct TableTests {
  /// A table's HTML, from rows of cells; the first row is the header.
  private func table(_ rows: [[String]], align: [String] = []) -> String {
    func cells(_ row: [String], _ tag: String) -> String {
      row.enumerated().map { index, cell in
        let side = index < align.count && !align[index].isEmpty ? " align=\"\(align[index])\"" : ""
        return "<\(tag)\(side)>\(cell)</\(tag)>\n"
      }.joined()
    }
    var html = "<table>\n<thead>\n<tr>\n\(cells(rows[0], "th"))</tr>\n</thead>\n"
    if rows.count > 1 {
      html += "<tbody>\n"
      for row in rows.dropFirst() { html += "<tr>\n\(cells(row, "td"))</tr>\n" }
      html += "</tbody>\n"
    }
    return html + "</table>\n"
  }

  @Test func cellsAreTrimmedAndAlignedByTheDelimiterRow() throws {
    try check(
      "|method|  calls | n | |\n|:--|--:|:-:|---|\n|`viewDidLoad` | once|1||\n",
      table(
        [["method", "calls", "n", ""], ["<code>viewDidLoad</code>", "once", "1", ""]],
        align: ["left", "right", "center", ""]))
  }

  @Test func outerPipesAreOptional() throws {
    try check("a | b\n--|--\nc | d\n|e | f\n", table([["a", "b"], ["c", "d"], ["e", "f"]]))
  }

  @Test func oneColumnNeedsAPipeOrAColon() throws {
    try check("|one|\n|-|\n|1|\n", table([["one"], ["1"]]))
    try check("one\n:-\n1\n", table([["one"], ["1"]], align: ["left"]))
    try check("one\n|-|\n", table([["one"]]))
    try checkPlain("one\n---\n1\n")
    try checkPlain("|one|\n---\n")
  }

  @Test func rowsAreFilledUpAndCutOffToTheHeadersLength() throws {
    try check(
      "|a|b|c|\n|-|-|:-|\n|1\n|1|2|3|4|5|\n",
      table([["a", "b", "c"], ["1", "", ""], ["1", "2", "3"]], align: ["", "", "left"]))
  }

  @Test func theDelimiterRowNeedsAsManyCellsAsTheHeader() throws {
    try checkPlain("|a|b|\n|-|\n")
    try checkPlain("|a|\n|-|-|\n|b|\n")
    try checkPlain("|a|b|\n|-|x|\n")
  }

  @Test func escapedPipesStayInTheirCellAlsoInCode() throws {
    try check(
      "| a\\|b | `c\\|d` |\n|-|-|\n| \\| | **\\|\\|** |\n",
      table([["a|b", "<code>c|d</code>"], ["|", "<strong>||</strong>"]]))
    try check("|`a|b`|c|\n|-|-|-|\n", table([["`a", "b`", "c"]]))
  }

  @Test func cellsAreInlineMarkdown() throws {
    try check(
      "| *a* <b> | ![i](/u) |\n|-|-|\n| # h | - l |\n| a # | 1\\. &amp; |\n",
      table([
        ["<em>a</em> <!-- raw HTML omitted -->", "<img src=\"/u\" alt=\"i\" />"],
        ["# h", "- l"], ["a #", "1. &amp;"],
      ]))
  }

  @Test func cellsUseTheDocumentsReferencesAndDefineNone() throws {
    try check(
      "|[a]|[b]: /no|\n|-|-|\n|[b]|[text][a]|\n\n> [a]: /yes 't'\n",
      table([
        ["<a href=\"/yes\" title=\"t\">a</a>", "[b]: /no"],
        ["[b]", "<a href=\"/yes\" title=\"t\">text</a>"],
      ]) + "<blockquote>\n</blockquote>\n")
  }

  @Test func theHeaderIsTheParagraphsLastLineBeforeTheDelimiters() throws {
    try check(
      "before\n*still\nbefore*\n|a|\n|-|\n|b|\n\nafter\n",
      "<p>before\n<em>still\nbefore</em></p>\n" + table([["a"], ["b"]]) + "<p>after</p>\n")
    try check(
      "[r]: /u\n|[r]|\n|-|\n", table([["<a href=\"/u\">r</a>"]]))
  }

  @Test func aLaterDelimiterRowOfTheSameParagraphMayFit() throws {
    try check("|a|\n|-|-|\n|-|:-|\n", "<p>|a|</p>\n" + table([["-", "-"]], align: ["", "left"]))
  }

  @Test func aBlankLineEndsTheTable() throws {
    try check("|a|\n|-|\n|b|\n   \nc\n", table([["a"], ["b"]]) + "<p>c</p>\n")
  }

  @Test func aLineWithoutPipesIsARow() throws {
    try check("|a|b|\n|-|-|\nc\n===\n", table([["a", "b"], ["c", ""], ["===", ""]]))
  }

  @Test(arguments: [
    ("> q", "<blockquote>\n<p>q</p>\n</blockquote>\n"), ("# h", "<h1>h</h1>\n"),
    ("- i", "<ul>\n<li>i</li>\n</ul>\n"), ("-", "<ul>\n<li></li>\n</ul>\n"),
    ("2. i", "<ol start=\"2\">\n<li>i</li>\n</ol>\n"), ("***", "<hr />\n"), ("---", "<hr />\n"),
    ("```", "<pre><code></code></pre>\n"), ("    c", "<pre><code>c\n</code></pre>\n"),
    ("<div>", "<!-- raw HTML omitted -->\n"), ("<x-y>", "<!-- raw HTML omitted -->\n"),
    ("|", "<p>|</p>\n"),
  ])
  func anotherBlockEndsTheTable(line: String, html: String) throws {
    try check("|a|\n|-|\n|b|\n\(line)\n", table([["a"], ["b"]]) + html)
    try check("x\n\na\n|-|\n\(line)\n", "<p>x</p>\n" + table([["a"]]) + html)
  }

  @Test func rowsThatOnlyResembleOtherBlocksAreRows() throws {
    try check(
      "|a|\n|-|\n*b\n#c\n2x\n`d`\n-e\n<https://f>\n",
      table([
        ["a"], ["*b"], ["#c"], ["2x"], ["<code>d</code>"], ["-e"],
        ["<a href=\"https://f\">https://f</a>"],
      ]))
  }

  @Test func aDelimiterRowThatIsAListItemMakesNoTable() throws {
    try checkPlain("a | b\n- | -\n1 | 2\n")
  }

  @Test func tablesStandInContainers() throws {
    try check(
      "> |a|\n> |-|\n> |b|\n", "<blockquote>\n" + table([["a"], ["b"]]) + "</blockquote>\n")
    try check(
      "- |a|\n  |-|\n  |b|\n- c\n",
      "<ul>\n<li>\n" + table([["a"], ["b"]]) + "</li>\n<li>c</li>\n</ul>\n")
    try check(
      "1. x\n\n   > y\n   > a|b\n   > -|-\n",
      "<ol>\n<li>\n<p>x</p>\n<blockquote>\n<p>y</p>\n" + table([["a", "b"]])
        + "</blockquote>\n</li>\n</ol>\n")
    try check(
      "-\t|a|\n\t|-|\n", "<ul>\n<li>\n" + table([["a"]]) + "</li>\n</ul>\n")
  }

  @Test func aLazyLineEndsTheTableOfAContainer() throws {
    try check(
      "> |a|\n> |-|\n|b|\n",
      "<blockquote>\n" + table([["a"]]) + "</blockquote>\n<p>|b|</p>\n")
    try checkPlain("> |a|\n|-|\n")
  }

  @Test func aLazyLineCanBeTheHeader() throws {
    try check(
      "> x\n|a|\n> |-|\n> |b|\n",
      "<blockquote>\n<p>x</p>\n" + table([["a"], ["b"]]) + "</blockquote>\n")
  }

  @Test func codeAndHTMLAreNoTables() throws {
    try checkPlain("```\n\n|a|\n|-|\n```\n")
    try checkPlain("    |a|\n    |-|\n")
    try checkPlain("<!--\n\n|a|\n|-|\n-->\n")
    try checkPlain("<div>\n|a|\n|-|\n</div>\n")
    try checkPlain("# |a|\n|-|\n")
  }

  @Test func whatComesAfterATableIsReadAnew() throws {
    try check(
      "|a|\n|-|\n2. x\n   |b|\n   |-|\n\n|c|\n|-|\n===\n|d|\n",
      table([["a"]]) + "<ol start=\"2\">\n<li>x\n" + table([["b"]]) + "</li>\n</ol>\n"
        + table([["c"], ["==="], ["d"]]))
  }

  @Test func commentsInCellsCannotEndTheTable() throws {
    try check(
      "|a|\n|-|\n|-->|\n|b|\n", table([["a"], ["--&gt;"], ["b"]]))
  }

  @Test func windowsLineEndsAreNoPartOfCells() throws {
    try check("|a|b|\r\n|-|-|\r\n|c|d|\r\n", table([["a", "b"], ["c", "d"]]))
  }
}
