import Testing

@testable import Markdown

/// Markup of other programs, and links with a mistake.
@Suite struct ForeignMarkupTests {
  private func found(_ source: String) throws -> [String] {
    try MarkdownDocument(source).markupIssues.map {
      "\($0.line):\($0.column) \($0.severity) \($0.id): \($0.help)"
    }
  }

  @Test(arguments: [
    ("H~2~O", "1:2", "write '<sub>2</sub>'"), ("x^2^ a", "1:2", "write '<sup>2</sup>'"),
    ("a ==b c== d", "1:3", "write '<mark>b c</mark>'"),
    ("a ==`b`==", "1:3", "write '<mark>…</mark>'"),
    ("Press ++ctrl+k++.", "1:7", "write '<kbd>Ctrl</kbd>+<kbd>K</kbd>'"),
    ("$$a^2$$", "1:1", "write the formula in plain text"),
    ("$$\na\n$$", "1:1", "write the formula in plain text"),
    ("a\n\n[TOC]\n", "3:1", "remove it: the page has its list of contents already"),
    ("[[TOC]]", "1:1", "remove it"), ("{:toc}", "1:1", "remove it"),
    ("[[_TOC_]]", "1:1", "remove it"),
    ("{{< figure src=\"x\" >}}", "1:1", "write its contents in Markdown"),
    ("a {% include b.html %}", "1:3", "write its contents in Markdown"),
    ("a {++b++} c", "1:3", "write '<ins>…</ins>' or '~~…~~'"),
    ("@Image(source: \"x\")", "1:1", "write '![text](picture.png)'"),
    ("> @Row {", "1:3", "remove it, and write its contents in Markdown"),
    ("@Metadata {", "1:1", "remove it, or write front matter at the beginning of the page"),
    (
      "*[HTML]: Hyper Text", "1:1",
      "write '<abbr title=\"Hyper Text\">HTML</abbr>' in the text"
    ),
    ("##No space", "1:1", "write a space behind the hashes: '## No space'"),
    ("- [ ]no", "1:1", "write a space behind the bracket: '- [ ] text'"),
    (
      "![x](a.png) {width=300}", "1:13",
      "write the braces directly behind the address: '){width=300}'"
    ),
    ("## X {id=foo}", "1:6", "write '{#foo}'"),
    ("> [! note]\n> a", "1:3", "write '[!note]' without spaces"),
    ("ä\n\n> - ü H~2~O", "3:8", "write '<sub>2</sub>'"),
    ("| a |\n|---|\n| x^2^ |", "3:4", "write '<sup>2</sup>'"),
    ("| a | b |\n| c | d |", "1:1", "write a line '|---|---|' below the first line"),
    (
      "| a | b |\n|---|\n| c | d |", "1:1",
      "write as many columns into the line below as into this line: '|---|---|'"
    ),
  ])
  func markupOfAnotherProgramIsAnError(source: String, place: String, help: String) throws {
    let found = try found(source)
    #expect(
      found.count == 1 && found[0].hasPrefix("\(place) error lost-markup: \(help)"), "\(found)")
  }

  @Test(arguments: [
    ("a :smile:", "1:3", "write the character itself, or put the text in backticks"),
    ("[[Wiki page]]", "1:1", "write '[Wiki page](page.md)' with the name of the file"),
    ("[[page|A text]]", "1:1", "write '[A text](page.md)'"),
    ("a {{ site.title }}", "1:3", "write its value, or put the text in backticks"),
    ("#Title of the page", "1:1", "write a space behind the hashes: '# Title of the page'"),
  ])
  func textThatMayBeMeantIsAWarning(source: String, place: String, help: String) throws {
    let found = try found(source)
    #expect(
      found.count == 1 && found[0].hasPrefix("\(place) warning lost-markup: \(help)"), "\(found)")
  }

  @Test(arguments: [
    ("![alt](my pic.png)", "1:6", "](my%20pic.png)"), ("![a](my pic)", "1:4", "](my%20pic)"),
    ("a [y](my page.md#b \"t\")", "1:5", "](my%20page.md#b \"t\")"),
    ("[y](a b (1).md)", "1:3", "](a%20b%20(1).md)"), ("[y](./a b/c)", "1:3", "](./a%20b/c)"),
    ("[link] (index.md)", "1:6", "](index.md)"), ("[a] (#b)", "1:3", "](#b)"),
    ("[text](index.md \"t)", "1:6", "](index.md \"t\")"),
  ])
  func aLinkWithAMistakeIsAnError(source: String, place: String, help: String) throws {
    let found = try found(source)
    #expect(
      found.count == 1 && found[0].hasPrefix("\(place) error lost-link: ")
        && found[0].contains("'\(help)'"), "\(found)")
  }

  @Test(arguments: [
    "[1] (see below)", "[1](see below)", "[i](a, b.c)", "[1] (#2)", "- [ ] (a.md)", "[a](<b c.md>)",
    "[a](b.md \"c\nd\")", "[a](b.md 'c d')", "[a] (b.swift)", "[a] (c.md)\n\n[a]: b",
    "a == b and c == d", "(==, !=) and (==)", "a==b==c", "`==a==` \\==a== \\=\\=a==",
    "`a\n==b==\nc`", "<a title=\"==a==\">", "[a](b==c== \"==d==\")", "https://a.b/~c~d==e==",
    "<https://a.b/x~2~y>", "~a~ b ~~c~~", "a~~b~~", "x\\~2\\~", "C++ and C++", "i++ + ++i",
    "a^b and c^d", "[^1]: a^b\n\n[^1]", "12:30:45", "a:b:c", "init(a:b:)", ": smile:", "$5 and $$6",
    "echo $$ is a number", "[[1]](a.md) [[a]](b.md)", "[[a]]\n\n[a]: b", "[TOC]\n\n[toc]: a.md",
    "a[[b]]", "{ a } {b}", "{{1}}", "@MainActor class", "@State(a)", "a @Image(b)", "#123", "#tag",
    "#available(iOS 13)", "a\n#Preview b", "####### a", "- [a]b", "- [x](a.md)",
    "- [x][a]\n\n[a]: b",
    "# A {x = 1}", "a {width=3}", "| a |", "a | b\nc | d", "    ==a==", "```\n==a==\nH~2~O\n```",
    "<div>\n==a==\n</div>", "===", "a\n===", "| a | b |\n|---|---|\n| c | d |", "\\##a",
    "\\[[Wiki]]",
    ":::{note}\n:class: dropdown\n:open: true\nA\n:::", "||", "[a]: b==c== 'd==e=='",
  ])
  func otherTextStays(source: String) throws {
    #expect(
      try MarkdownDocument(source).markupIssues.filter { $0.id.hasPrefix("lost-") } == [],
      "\(source)")
  }

  @Test func everyMarkOfALineIsReported() throws {
    let places = try MarkdownDocument("a ==b== H~2~O :smile: x^2^").markupIssues.map(\.column)
    #expect(places == [3, 10, 15, 24])
  }

  @Test(arguments: [
    ("| a | b |\n|---|---|\n| c | d | e |", ["3:11 warning lost-cell"]),
    ("> | a | b |\n> |---|---|\n> | c | d | e | f |", ["3:13 warning lost-cell"]),
    ("| a | b |\n|---|---|\n| c | d | |", []), ("| a | b |\n|---|---|\n| c | d\\|e |", []),
  ])
  func aCellWithoutAColumnIsReported(source: String, places: [String]) throws {
    let issues = try MarkdownDocument(source).markupIssues
    #expect(issues.map { "\($0.line):\($0.column) \($0.severity) \($0.id)" } == places)
  }

  @Test func textEqualsThatOfOtherReaders() throws {
    try checkPlain("a ==b== x^2^ ++c++ :smile: [[d]] $$e$$ {{ f }} {% g %}\n\n##h\n\n[i] (j.md)\n")
  }
}
