import Testing

@testable import Markdown

@Suite struct StrikethroughTests {
  /// Checks the content of a paragraph.
  private func paragraph(
    _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(source + "\n", "<p>\(expected)</p>\n", sourceLocation: sourceLocation)
  }

  @Test func oneOrTwoTildesStrikeThrough() throws {
    try paragraph("~~old~~ new", "<del>old</del> new")
    try paragraph("~old~ new", "<del>old</del> new")
    try paragraph("a~~b~~c~d~e", "a<del>b</del>c<del>d</del>e")
  }

  @Test func threeTildesDoNot() throws {
    try paragraph("a ~~~b~~~ c", "a ~~~b~~~ c")
    try paragraph("a ~~~~b~~~~ `c`", "a ~~~~b~~~~ <code>c</code>")
  }

  @Test func lengthsMustAgree() throws {
    try paragraph("~~a~", "~~a~")
    try paragraph("~a~~", "~a~~")
    try paragraph("~~a~ b~~", "<del>a~ b</del>")
  }

  @Test func runsMustFlankText() throws {
    try paragraph("a ~~ b ~~ c", "a ~~ b ~~ c")
    try paragraph("~~ a~~", "~~ a~~")
    try paragraph("~~a ~~", "~~a ~~")
    try paragraph("(~~a~~)", "(<del>a</del>)")
    try paragraph("a~~(b)~~c", "a~~(b)~~c")
    try paragraph("~~\u{A0}a~~", "~~\u{A0}a~~")
  }

  @Test func emphasisMayBeInsideAndOutside() throws {
    try paragraph("~~a *b* c~~", "<del>a <em>b</em> c</del>")
    try paragraph("**a ~~b~~ c**", "<strong>a <del>b</del> c</strong>")
    try paragraph("*~~a~~*", "<em><del>a</del></em>")
    try paragraph("~~*a*~~", "<del><em>a</em></del>")
    try paragraph("~a ~~b~~ c~", "<del>a <del>b</del> c</del>")
  }

  @Test func emphasisThatOverlapsWins() throws {
    try paragraph("*a ~~b* c~~", "<em>a ~~b</em> c~~")
    try paragraph("~~a *b~~ c*", "~~a <em>b~~ c</em>")
  }

  @Test func pairsDoNotCrossLinksAndCode() throws {
    try paragraph("~~a [b~~ c](/u)", "~~a <a href=\"/u\">b~~ c</a>")
    try paragraph("[~~a~~](/u)", "<a href=\"/u\"><del>a</del></a>")
    try paragraph("~~[a](/u)~~", "<del><a href=\"/u\">a</a></del>")
    try paragraph("~~a `b~~` c", "~~a <code>b~~</code> c")
    try paragraph("~~a <b title='~~'>~~", "<del>a <!-- raw HTML omitted --></del>")
    try paragraph("![~~a~~](/u)", "<img src=\"/u\" alt=\"a\" />")
  }

  @Test func pairsDoNotCrossBlocksAndCells() throws {
    try check("- ~~a\n- b~~\n", "<ul>\n<li>~~a</li>\n<li>b~~</li>\n</ul>\n")
    let html = try MarkdownDocument("|~~a|b~~|~~c~~|\n|-|-|-|\n").html()
    #expect(html.contains("<th>~~a</th>\n<th>b~~</th>\n<th><del>c</del></th>"))
  }

  @Test func pairsSpanTheLinesOfAParagraph() throws {
    try check("> ~~a\n> b~~ c\n", "<blockquote>\n<p><del>a\nb</del> c</p>\n</blockquote>\n")
  }

  @Test func escapedTildesAreText() throws {
    try paragraph("\\~~a~~", "~~a~~")
    try paragraph("\\~\\~a~~ b", "~~a~~ b")
    try paragraph("~~a\\~~ b~~", "<del>a~~ b</del>")
    try paragraph("&#126;a~ b", "~a~ b")
    try paragraph("\\\\~a~", "\\<del>a</del>")
  }

  @Test func tildesElsewhereAreUntouched() throws {
    try paragraph(
      "~a~ `~b~` <https://x/~c~> [d](/~e~ \"~f~\") <g~h~@i.org>",
      "<del>a</del> <code>~b~</code> <a href=\"https://x/~c~\">https://x/~c~</a> "
        + "<a href=\"/~e~\" title=\"~f~\">d</a> <a href=\"mailto:g~h~@i.org\">g~h~@i.org</a>")
    try check(
      "~a~ [b~c~]\n\n~~~ x~y~\n~d~\n~~~\n\n    ~e~\n\n[b~c~]: /~u~\n",
      "<p><del>a</del> <a href=\"/~u~\">b<del>c</del></a></p>\n"
        + "<pre><code class=\"language-x~y~\">~d~\n</code></pre>\n<pre><code>~e~\n</code></pre>\n")
  }

  @Test func markersInTheSourceAreNotMistaken() throws {
    try paragraph("\u{10A50}a\u{10A50} ~b~", "\u{10A50}a\u{10A50} <del>b</del>")
    try paragraph("&#x10a50;a&#68176; ~b~", "\u{10A50}a\u{10A50} <del>b</del>")
  }

  @Test func headingsCanBeStruckThrough() throws {
    try check("# a ~~b~~\n\nc ~d~\n===\n", "<h1>a <del>b</del></h1>\n<h1>c <del>d</del></h1>\n")
  }
}

@Suite struct TaskListTests {
  private let open = "<input disabled=\"\" type=\"checkbox\"> "
  private let done = "<input checked=\"\" disabled=\"\" type=\"checkbox\"> "

  @Test func markersBecomeCheckboxes() throws {
    try check(
      "- [ ] a\n- [x] b\n- [X]   *c*\n",
      "<ul>\n<li>\(open)a</li>\n<li>\(done)b</li>\n<li>\(done)<em>c</em></li>\n</ul>\n")
  }

  @Test func orderedAndNestedListsHaveTasksToo() throws {
    try check(
      "1. [x] a\n   - [ ] b\n> * [ ] c\n",
      "<ol>\n<li>\(done)a\n<ul>\n<li>\(open)b</li>\n</ul>\n</li>\n</ol>\n<blockquote>\n<ul>\n"
        + "<li>\(open)c</li>\n</ul>\n</blockquote>\n")
  }

  @Test func looseItemsHaveTheBoxInTheirParagraph() throws {
    try check(
      "- [ ] a\n\n  [x] b\n\n- c\n",
      "<ul>\n<li>\n<p>\(open)a</p>\n<p>[x] b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>\n")
  }

  @Test func onlyAParagraphThatBeginsTheItemCounts() throws {
    try checkPlain("[ ] a\n\n# [x] b\n\n> [ ] c\n")
    try checkPlain("- # [ ] a\n- b [ ] c\n- > [x] d\n")
  }

  @Test func whitespaceMustFollow() throws {
    try checkPlain("- [ ]a\n- [x](/u)\n- [x]\n- [y] b\n- [  ] c\n- []\n")
    try check("- [ ]\ta\n", "<ul>\n<li>\(open)a</li>\n</ul>\n")
  }

  @Test func escapedMarkersAreText() throws {
    try checkPlain("- \\[ ] a\n- [\\x] b\n- &#91; ] c\n")
  }

  @Test func aReferenceNamedXIsStillAMarker() throws {
    try check("- [x] a\n\n[x]: /u\n", "<ul>\n<li>\(done)a</li>\n</ul>\n")
  }

  @Test func aMarkerMayStandAlone() throws {
    try check("- [ ] \n  a\n- [x] \n", "<ul>\n<li>\(open)a</li>\n<li>\(done)</li>\n</ul>\n")
  }
}
