import Testing

@testable import Markdown

/// Bare addresses, by the rules of GitHub Flavored Markdown.
@Suite struct AutolinkTests {
  private func link(_ address: String, prefix: String = "") -> String {
    "<a href=\"\(prefix)\(address)\">\(address)</a>"
  }

  @Test(arguments: [
    ("https://a.b", "", ""), ("http://localhost:8080/x", "", ""), ("HTTPS://A.B/c", "", ""),
    ("https://a.b/c_d/_e/f", "", ""), ("https://a.b/c_(d)", "", ""),
    ("www.a.com/b?c=d", "http://", ""),
    ("a.b+c-d_e@f.org", "mailto:", ""), ("https://a.b", "", "."), ("https://a.b/", "", ", c"),
    ("https://a.b", "", "&quot;"), ("www.a.com", "http://", "!"), ("me@a.org", "mailto:", "."),
  ])
  func anAddressIsALink(address: String, prefix: String, end: String) throws {
    let source = end.replacing("&quot;", with: "\"")
    try check("x \(address)\(source)\n", "<p>x \(link(address, prefix: prefix))\(end)</p>\n")
    try check("(\(address))\n", "<p>(\(link(address, prefix: prefix)))</p>\n")
    try check("**\(address)**\n", "<p><strong>\(link(address, prefix: prefix))</strong></p>\n")
    try check("- \(address)\n", "<ul>\n<li>\(link(address, prefix: prefix))</li>\n</ul>\n")
    let table = try MarkdownDocument("| \(address) |\n|---|\n").html()
    #expect(table.contains("<th>\(link(address, prefix: prefix))</th>"))
  }

  @Test(arguments: [
    "`https://a.b`\n", "[https://a.b](c)\n", "<https://a.b>\n", "![www.a.com](c)\n",
    "xhttps://a.b\n",
    "https://\n", "www.\n", "www.a\n", "a@b\n", "@b.c\n", "ftp://a.b\n", "```\nhttps://a.b\n```\n",
    "    www.a.com\n", "javascript://a.b\n", "[a]: https://a.b\n", "a@b.c-\n", "https://a_b.c_d\n",
  ])
  func otherTextStaysAsItIs(source: String) throws { try checkPlain(source) }

  @Test func anAddressIsEscaped() throws {
    try check(
      "https://a.b/?c=\"d\"&e='f'<g\n",
      "<p><a href=\"https://a.b/?c=%22d%22&amp;e=&#x27;f\">https://a.b/?c=&quot;d&quot;&amp;e='f</a>'&lt;g</p>\n"
    )
  }

  @Test func addressesAreLinksOfThePageAtTheirPlaces() throws {
    let page = try MarkdownDocument("ä https://a.b\nc www.d.com [e](f) g@h.org\n")
    #expect(
      page.links.map { "\($0.line):\($0.column) \($0.destination)" } == [
        "1:3 https://a.b", "2:3 http://www.d.com", "2:13 f", "2:20 mailto:g@h.org",
      ])
  }

  /// The hook of destinations counts links as the page counts them.
  @Test func linksBehindAnAddressKeepTheirDestinations() throws {
    let html = try MarkdownDocument("https://a.b [c](d) > ![e](f)\n").html(
      RenderingHooks(destination: { "to/\($0.destination)" }))
    #expect(html.contains("href=\"https://a.b\""))
    #expect(html.contains("href=\"to/d\"") && html.contains("src=\"to/f\""))
  }

  @Test func aControlHasNoAddresses() throws {
    let html = try MarkdownDocument("> [!fold] https://a.b\n").html()
    #expect(html.contains("<summary>https://a.b</summary>"))
  }
}
