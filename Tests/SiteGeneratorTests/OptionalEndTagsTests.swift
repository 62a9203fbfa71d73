import Testing

@testable import SiteGenerator

/// End tags that a page may leave out.
@Suite struct OptionalEndTagsTests {
  private func check(_ html: String, _ expected: String) {
    #expect(OptionalEndTags.omitted(from: html) == expected)
  }

  @Test func aCellARowAndAnItemEndWhereTheNextBegins() {
    check(
      "<thead>\n<tr><th>a</th>\n<th class=\"b\">c</th></tr>\n</thead>",
      "<thead>\n<tr><th>a<th class=\"b\">c</thead>")
    check(
      "<tr>\n<td>a</td>\n<td>b</td>\n</tr>\n<tr><td></td></tr>\n</tbody>",
      "<tr>\n<td>a<td>b<tr><td></tbody>")
    check(
      "<ul>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n<li>c</li></ul>",
      "<ul>\n<li>a\n<ol>\n<li>b</ol>\n<li>c</ul>")
  }

  /// HTML requires the tag there, or a tag of another element only begins like a follower.
  @Test func aTagStaysBeforeAnythingElse() {
    for html in [
      "<li>a</li> b", "<li>a</li><link>", "<td>a</td><thead>", "<tr><td>a</td>", "<p>a</p>",
      "<li>a</li><!-- b --><li>c", "<tr></tr><template></template>",
    ] { check(html, html) }
  }
}
