import Testing

@testable import Markdown

/// Ids of headings, and attributes of images.
@Suite struct AttributeTests {
  private func headings(_ source: String) throws -> [String] {
    try MarkdownDocument(source).headings.map { "\($0.id) \($0.text)" }
  }

  @Test(arguments: [
    "# A {#my-id}\n", "# A { #my-id }\n", "# A {: #my-id}\n", "# A {#my-id} #\n",
    "A {#my-id}\n===\n",
    "> # A {#my-id}\n", "# A   {#my-id}  \n", "# A {#my-id}\r\n",
  ])
  func aHeadingMayHaveAnIDOfItsOwn(source: String) throws {
    #expect(try headings(source) == ["my-id A"])
    #expect(try !MarkdownDocument(source).html().contains("{"))
  }

  @Test func ownIDsComeFirst() throws {
    #expect(try headings("# A\n\n## B {#a}\n") == ["a-1 A", "a B"])
  }

  @Test(arguments: [
    "# `A {#b}`\n", "# A \\{#b}\n", "# A {b}\n", "# A{#b}\n", "# {#} A\n", "A {#b} c\n",
  ])
  func otherBracesAreText(source: String) throws { try checkPlain(source) }

  @Test func anIDIsTakenOnce() throws {
    let page = try MarkdownDocument(
      tolerant: "# A {#x}\n\n## B {#x}\n\n## C {#page}\n", reservedIDs: { _ in { $0 == "page" } })
    #expect(
      page.markupIssues.map { "\($0.line) \($0.id)" } == ["3 repeated-anchor", "5 repeated-anchor"])
    #expect(page.headings.map(\.id) == ["x", "b", "c"])
  }

  @Test func anImageMayHaveASizeAndAPlace() throws {
    try check(
      "![a](b){width=300 height=\"20px\" align=left} ![c](d \"e\"){: align=center } ![f][g]{width=1}\n\n[g]: h\n",
      "<p><img src=\"b\" alt=\"a\" width=\"300\" height=\"20\" class=\"align-left\" /> "
        + "<img src=\"d\" alt=\"c\" title=\"e\" class=\"align-center\" /> "
        + "<img src=\"h\" alt=\"f\" width=\"1\" /></p>\n")
  }

  @Test func anImageInATableOrALinkMayHaveAttributes() throws {
    let html = try MarkdownDocument("| ![a](b){width=3} |\n|---|\n\n[![c](d){width=4}](e)\n").html()
    #expect(html.contains("<th><img src=\"b\" alt=\"a\" width=\"3\" /></th>"))
    #expect(html.contains("<a href=\"e\"><img src=\"d\" alt=\"c\" width=\"4\" /></a>"))
  }

  @Test(arguments: [
    "![a](b){onload=x}", "![a](b){width=\"1\" onerror=alert(1)}", "![a](b){width=50%}",
    "![a](b){width=0}", "![a](b){width=\"1>\"}", "![a](b){align=top}", "![a](b){.c}", "![a](b){#c}",
    "![a](b){width=1 width=2}", "[a](b){target=_blank}", "# A {.c}", "# A {#b .c}",
    "# A {#b onclick=x}",
    "{: .c }",
  ])
  func otherAttributesAreReportedAndNotWritten(source: String) throws {
    let page = try MarkdownDocument(source + "\n")
    #expect(page.markupIssues.map(\.id) == ["bad-attributes"])
    let html = page.html()
    for tag in html.matches(of: /<(?:img|a|h1)[^>]*>/).map({ String($0.0) }) {
      #expect(!tag.contains("onload") && !tag.contains("onerror") && !tag.contains("target"))
    }
  }

  @Test(arguments: [
    "`![a](b){width=3}`\n", "![a](b) \\{width=3}\n", "![a](b)\\{width=3}\n", "f(x){a=b}\n",
  ])
  func bracesOfCodeAndTextStay(source: String) throws {
    try checkPlain(source)
    #expect(try MarkdownDocument(source).markupIssues == [])
  }
}
