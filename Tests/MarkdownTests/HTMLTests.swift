import Testing

@testable import Markdown

/// The elements of HTML that a page may have.
@Suite struct HTMLTests {
  private func check(
    _ source: String, _ html: String, _ issues: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let document = try MarkdownDocument(source, options: .page)
    #expect(document.html() == html, sourceLocation: sourceLocation)
    #expect(
      document.droppedContent().map { "\($0.line):\($0.column): \($0.message)" } == issues,
      sourceLocation: sourceLocation)
  }

  @Test func elementsOfASentenceAreWrittenAnew() throws {
    try check(
      "Press <KBD >Esc</kbd > H<sub>2</sub>O<br>m<sup>2</sup><wbr/>\n",
      "<p>Press <kbd>Esc</kbd> H<sub>2</sub>O<br />m<sup>2</sup><wbr /></p>\n")
    try check(
      "| a |\n|---|\n| x<br/>y <ul><li>z</li></ul> |\n",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
        + "<td>x<br />y <ul><li>z</li></ul></td>\n</tr>\n</tbody>\n</table>\n")
  }

  @Test func markdownInsideOfDetailsIsRendered() throws {
    try check(
      "<details open><summary>More &amp; <kbd>x</kbd></summary>\n\n- **a**\n\n</details>\n",
      "<details class=\"fold\" open=\"\"><summary>More &amp; <kbd>x</kbd></summary>\n<ul>\n"
        + "<li><strong>a</strong></li>\n</ul>\n</details>\n")
  }

  @Test func imagesHaveSizesAndAlignment() throws {
    try check(
      "<p align=\"center\">\n  <img src='a b.png' alt=\"x &quot;y&quot;\" width=200px>\n</p>\n",
      "<p class=\"align-center\">\n  <img src=\"a%20b.png\" alt=\"x &quot;y&quot;\" width=\"200\" />\n</p>\n"
    )
    let document = try MarkdownDocument("<img src=\"a.png\">\n", options: .page)
    #expect(document.links.map(\.destination) == ["a.png"])
    #expect(document.links.map(\.kind) == [.image])
    #expect(document.html() == "<img src=\"a.png\" alt=\"\" />\n")
  }

  @Test func aParagraphAroundBlocksIsADivision() throws {
    try check("<p>\n\na\n\n</p>\n", "<div>\n<p>a</p>\n</div>\n")
  }

  @Test func anAnchorIsWrittenUnlessAHeadingHasTheName() throws {
    let source = "<a name=\"Here\"></a> <a id=\"b\"/>\n\n# B\n\n<a id=\"Here\">twice</a>\n"
    let document = try MarkdownDocument(source, options: .page)
    #expect(document.anchors == ["Here"])
    #expect(
      document.html(RenderingHooks(headingIDs: true))
        == "<p><a id=\"Here\"></a> <a></a></p>\n<h1 id=\"b\">B</h1>\n<p><a>twice</a></p>\n")
  }

  @Test func nothingOfThePageIsCopied() throws {
    try check(
      "<kbd class=\"x\" style=\"y\">a</kbd>\n\n<details><summary>a < b & c</summary></details>\n",
      "<p><kbd>a</kbd></p>\n"
        + "<details class=\"fold\"><summary>a &lt; b &amp; c</summary></details>\n")
    try check(
      "a <kbd onclick=\"x()\">b</kbd> <a href=\"java&#115;cript:x\">c</a>\n",
      "<p>a b <a href=\"java&amp;#115;cript:x\">c</a></p>\n",
      ["1:3: '<kbd>' cannot have the attribute 'onclick' here"])
    try check(
      "<a href=\"javascript:x\">c</a>\n", "<p><a href=\"\">c</a></p>\n",
      ["1:1: The destination 'javascript:x' of this link is dropped"])
    try check(
      "<img src=\"a.png\" width=\"1;x\">\n", "\n",
      ["1:1: The value of 'width' in '<img>' is not understood"])
  }

  @Test func otherElementsAreLeftOutWithOneMessageForAPair() throws {
    try check(
      "a <script>b</script> <!-- c --> <T>\n\n<iframe src=\"x\"></iframe>\n", "<p>a b  </p>\n\n",
      [
        "1:3: Raw HTML '<script>' is dropped", "1:33: Raw HTML '<T>' is dropped",
        "3:1: Raw HTML '<iframe src=\"x\">' is dropped",
      ])
  }

  @Test func theCodeOfAScriptIsNoText() throws {
    try check(
      "<script>\nx < y\n</script>\n", "\n", ["1:1: Raw HTML '<script>' is dropped"])
  }

  @Test func tagsThatAreNotPairedAreReported() throws {
    try check(
      "a <kbd>b\n\nc</kbd>\n", "<p>a b</p>\n<p>c</p>\n",
      [
        "1:3: '<kbd>' is not closed in its block", "3:2: '</kbd>' closes nothing in its block",
      ])
    try check(
      "> <details>\n\na\n\n</details>\n", "<blockquote>\n\n</blockquote>\n<p>a</p>\n\n",
      [
        "1:3: '<details>' is not closed in its block",
        "5:1: '</details>' closes nothing in its block",
      ])
    try check(
      "*<sub>a*</sub>\n", "<p><em>a</em></p>\n",
      ["1:2: '<sub>' is not closed in its block", "1:9: '</sub>' closes nothing in its block"])
    try check(
      "a <details>b</details>\n", "<p>a b</p>\n",
      ["1:3: '<details>' stands in the middle of a sentence"])
    try check(
      "<summary>a</summary>\n", "a\n", ["1:1: '<summary>' stands outside of '<details>'"])
  }

  @Test func preformattedTextMayHaveMarks() throws {
    try check(
      "<pre>\nlet <b>a</b> = b < c\n\n<i>d</i>\n</pre>\n",
      "<pre>\nlet <b>a</b> = b &lt; c\n\n<i>d</i>\n</pre>\n")
    try check("a <b>b</b>\n", "<p>a b</p>\n", ["1:3: Raw HTML '<b>' is dropped"])
  }

  @Test func placesAreThoseOfTheFile() throws {
    try check(
      "> - <div align=\"center\">\n>   <font>a</font> <font>b</font>\n>   </div>\n",
      "<blockquote>\n<ul>\n<li>\n<div class=\"align-center\">\na b\n</div>\n</li>\n</ul>\n"
        + "</blockquote>\n",
      ["2:5: Raw HTML '<font>' is dropped", "2:20: Raw HTML '<font>' is dropped"])
  }

  @Test(arguments: [
    "<", "</", "<a", "<a b=\"", "<a b='c", "<!--", "<a/", "<p><", "<a href=", "<1>",
  ])
  func unfinishedTagsAreText(_ html: String) throws {
    for source in [html, "<div>\n\(html)", "a \(html) b\n", "- \(html)\n\n\(html)"] {
      let document = try MarkdownDocument(source, options: .page)
      let tags = document.html().split(separator: "<").dropFirst().map { $0.prefix { $0 != ">" } }
      #expect(
        tags.allSatisfy { ["p", "/p", "div", "/div", "ul", "/ul", "li", "/li"].contains($0) },
        "\(document.html())")
    }
  }
}
