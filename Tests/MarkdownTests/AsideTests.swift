import Testing

@testable import Markdown

/// Asides in the notations of GitHub, DocC, MyST and MkDocs.
@Suite struct AsideTests {
  private func note(_ body: String, title: String = "Note", style: String = "note") -> String {
    "<div class=\"aside aside-\(style)\" role=\"note\">\n<p class=\"aside-title\">\(title)</p>\n"
      + "\(body)</div>\n"
  }

  @Test(arguments: [
    "> [!NOTE]\n> Be *careful*.\n", "> [!note]\r\n> Be *careful*.\r\n",
    "> [!NOTE]  \n> Be *careful*.\n", "> [!NOTE]\n>\n> Be *careful*.\n",
    "> Note: Be *careful*.\n", "> note:\n> Be *careful*.\n", "!!! note\n    Be *careful*.\n",
    "!!! note\n\n    Be *careful*.\n", "!!! note inline end\n    Be *careful*.\n",
    ":::{note}\nBe *careful*.\n:::\n", "::: note\nBe *careful*.\n:::\n",
    "::: {.note}\n\nBe *careful*.\n\n:::\n", ":::note\r\nBe *careful*.\r\n:::\r\n",
  ])
  func aNoteHasManyNotations(source: String) throws {
    try check(source, note("<p>Be <em>careful</em>.</p>\n"))
    #expect(try MarkdownDocument(source).markupIssues == [])
  }

  @Test func aTitleIsMarkdown() throws {
    let title = "Mind <em>the</em> <code>gap</code>"
    for source in [
      "> [!NOTE] Mind *the* `gap`\n> A\n", "!!! note \"Mind *the* `gap`\"\n    A\n",
      ":::{note} Mind *the* `gap`\nA\n:::\n", ":::note[Mind *the* `gap`]\nA\n:::\n",
    ] {
      try check(source, note("<p>A</p>\n", title: title))
    }
    try check(
      "!!! note \"\"\n    A\n",
      "<div class=\"aside aside-note\" role=\"note\">\n<p>A</p>\n</div>\n")
  }

  @Test(arguments: [
    ("TIP", "tip", "Tip"), ("IMPORTANT", "important", "Important"),
    ("WARNING", "warning", "Warning"), ("CAUTION", "caution", "Caution"),
    ("danger", "caution", "Danger"), ("seealso", "note", "See also"),
  ])
  func eachKindHasAStyleAndATitle(word: String, style: String, title: String) throws {
    for source in ["> [!\(word)]\n> A\n", "!!! \(word)\n    A\n", ":::{\(word)}\nA\n:::\n"] {
      try check(source, note("<p>A</p>\n", title: title, style: style))
    }
  }

  @Test func anAsideThatAReaderOpensIsADisclosure() throws {
    try check(
      "??? tip\n    A\n\n???+ tip \"B\"\n    C\n",
      """
      <details class="aside aside-tip">
      <summary class="aside-title">Tip</summary>
      <p>A</p>
      </details>
      <details class="aside aside-tip" open="">
      <summary class="aside-title">B</summary>
      <p>C</p>
      </details>

      """)
    let html = try MarkdownDocument(":::details More\nA\n:::\n").html()
    #expect(html.contains("<summary class=\"aside-title\">More</summary>"))
  }

  @Test func theOptionsOfMySTAreNoText() throws {
    for source in [
      ":::{note}\n:class: big\nBe *careful*.\n:::\n", ":::{note}\n:icon:\n\nBe *careful*.\n:::\n",
    ] {
      try check(source, note("<p>Be <em>careful</em>.</p>\n"))
    }
    for (source, open) in [
      (":::{tip}\n:class: big dropdown\n\nA\n:::\n", ""),
      (":::{tip}\n:class: dropdown\n:open:\nA\n:::\n", " open=\"\""),
      (":::{dropdown} Tip\n:open: true\nA\n:::\n", " open=\"\""),
    ] {
      let html = try MarkdownDocument(source).html()
      #expect(html.contains("<details class=\"aside"), "\(source)")
      #expect(
        html.contains("\(open)>\n<summary class=\"aside-title\">Tip</summary>\n<p>A</p>"), "\(html)"
      )
    }
    let page = try MarkdownDocument("> :::{note}\n> :name: x\n> A\n> :::\n")
    #expect(page.markupIssues.map { "\($0.line):\($0.column) \($0.id)" } == ["2:3 bad-attributes"])
    // An option belongs to the lines directly below the colons.
    #expect(try MarkdownDocument(":::{note}\nA\n:class: b\n:::\n").html().contains(":class: b"))
  }

  @Test func asidesHoldListsTablesAndCode() throws {
    let body = "- a\n\n| b |\n|---|\n| c |\n\n```swift\n!!! note\n```\n"
    let plain = try MarkdownDocument(body).html()
    let indented = body.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
    try check(":::{note}\n\(body):::\n", note(plain))
    try check("!!! note\n\n" + indented.joined(separator: "\n"), note(plain))
    let quoted = body.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }
    try check("> [!NOTE]\n>\n" + quoted.joined(separator: "\n"), note(plain))
  }

  @Test func asidesStandInListsQuotesAndAsides() throws {
    try check(
      "- a\n\n  !!! note\n      B\n", "<ul>\n<li>\n<p>a</p>\n\(note("<p>B</p>\n"))</li>\n</ul>\n")
    try check("> :::{note}\n> B\n> :::\n", "<blockquote>\n\(note("<p>B</p>\n"))</blockquote>\n")
    try check(
      "!!! note\n    A\n\n    !!! tip\n        B\n",
      note("<p>A</p>\n" + note("<p>B</p>\n", title: "Tip", style: "tip")))
    try check(
      "::::note\n:::tip\nB\n:::\n::::\n", note(note("<p>B</p>\n", title: "Tip", style: "tip")))
  }

  @Test func asidesDivideListsOfTheSameMarker() throws {
    try check(
      "+ a\n\n!!! note\n    B\n\n=== \"C\"\n    D\n\n+ e\n",
      "<ul>\n<li>\n<p>a</p>\n</li>\n</ul>\n\(note("<p>B</p>\n"))<div class=\"tabs\">\n"
        + "<div class=\"tab\">\n<p class=\"tab-title\">C</p>\n<p>D</p>\n</div>\n</div>\n"
        + "<ul>\n<li>\n<p>e</p>\n</li>\n</ul>\n")
  }

  @Test(arguments: [
    "> \\[!NOTE] A\n", "> Note\\: A\n", "> &#91;!NOTE]\n> A\n", "> `[!NOTE]`\n> A\n", "[!NOTE] A\n",
    "> Quote: A\n", "> Example: A\n", "> Error: A\n", "> Question: A\n", "!!!wow\nA\n",
    "> **Note:** A\n", "!!!\n    A\n", "a !!! note\n", "```\n!!! note\n:::\n```\n",
    "    !!! note\n", "\\!!! note\n", "a ::: b\n", "::\n", "`a\n!!! note\nb`\n", "!!!note\n",
  ])
  func whatIsNoAsideStaysAsItIs(source: String) throws {
    try checkPlain(source)
    #expect(try MarkdownDocument(source).markupIssues == [])
  }

  @Test(arguments: [
    ("> [!foo]\n> A\n", "1:3 unknown-aside"), ("> [!]\n", "1:3 unknown-aside"),
    ("> [!FOLD] A\n", "1:3 lost-markup"), ("> [!fold]\n", "1:3 lost-markup"),
    ("> [!NOTE]- A\n", "1:3 lost-markup"),
    ("> [!NOTE]**A**\n", "1:3 lost-markup"), ("!!! foo\n    A\n", "1:1 unknown-aside"),
    ("a\n\n  !!! note A\n      b\n", "3:3 lost-markup"), ("!!! Attention everybody\nA\n", ""),
    (":::{foo}\n", "1:1 unknown-aside"), (":::{tab-set}\n", "1:1 lost-markup"),
    (":::{note}\nA\n", "1:1 unclosed-aside"),
    ("> :::{note}\n\n:::\n", "1:3 unclosed-aside 3:1 unclosed-aside"),
    ("A\n\n:::\n", "3:1 unclosed-aside"), ("- !!! note \"A\"\n", "1:3 lost-markup"),
    ("!!!note\nA\n", "1:1 lost-markup"), ("!!!foo\n    A\n", "1:1 lost-markup"),
    ("???+tip \"A\"\n    A\n", "1:1 lost-markup"), ("===Swift\n    A\n", "1:1 lost-markup"),
    ("===\"Swift\"\n\n    A\n", "1:1 lost-markup"), ("> [! note]\n> A\n", "1:3 lost-markup"),
    ("- :::note\n", "1:3 lost-markup"), ("```{note}\nA\n```\n", "1:1 lost-markup"),
    ("---\ntitle: A\n---\n\n> ä\n>\n> > [!foo] A\n", "7:5 unknown-aside"),
  ])
  func aMarkThatIsNoAsideIsReported(source: String, places: String) throws {
    let issues = try MarkdownDocument(source).markupIssues
    #expect(issues.map { "\($0.line):\($0.column) \($0.id)" }.joined(separator: " ") == places)
  }

  @Test(arguments: [
    "!!! note\ntext\n", "!!! note \"A\"\n", "??? tip \"x\"\n", "=== \"A\"\ntext\n",
    ":::{note}\n:::\n",
    ":::note A\n\n:::\n", "> [!NOTE]\n", "> [!NOTE]\n\nA\n", "!!! note\n\n!!! tip\n    A\n",
  ])
  func anAsideWithoutContentsIsReported(source: String) throws {
    let issues = try MarkdownDocument(source).markupIssues
    let column = source.hasPrefix(">") ? 3 : 1
    #expect(issues.map { "\($0.line):\($0.column) \($0.id)" } == ["1:\(column) empty-aside"])
  }

  @Test(arguments: ["Caution", "Danger", "Hint", "Info", "Note", "SeeAlso", "Experiment", "Bug"])
  func aWordBeforeAColonBeginsAnAside(word: String) throws {
    #expect(try MarkdownDocument("> \(word): A\n").html().hasPrefix("<div class=\"aside"))
  }

  @Test func anUnknownAsideWithColonsIsOneProblem() throws {
    for source in [":::{achtung}\nA\n:::\n", "> :::: achtung\n> A\n> ::::\n"] {
      #expect(try MarkdownDocument(source).markupIssues.map(\.id) == ["unknown-aside"])
    }
    let issues = try MarkdownDocument(":::{achtung}\n:::\n\n:::\n").markupIssues
    #expect(issues.map { "\($0.line) \($0.id)" } == ["1 unknown-aside", "4 unclosed-aside"])
  }

  @Test func placesInsideOfAsidesAreThoseOfTheFile() throws {
    let page = try MarkdownDocument(
      "!!! note \"T [a](b)\"\n    x [c](d)\n    y [e](f)\n\n:::tip [g](h)\n[i](j)\n:::\n")
    #expect(
      page.links.map { "\($0.line):\($0.column)" } == ["1:13", "2:7", "3:7", "5:8", "6:1"])
    #expect(page.headings == [])
  }

  @Test func titlesAreTextButNoHeadings() throws {
    let page = try MarkdownDocument("# A\n\n!!! note \"B\"\n    C\n\n## D\n")
    #expect(page.headings.map(\.id) == ["a", "d"])
    #expect(page.sections.map(\.text) == ["", "B.\nC\n", ""])
  }

  /// The search shows the text in one line.
  @Test func aTitleEndsWithAPeriodInTheText() throws {
    for (source, text) in [
      ("> [!TIP] Wrap it\n> Put it.\n", "Wrap it. Put it.\n"),
      ("> [!TIP] Wrap `it`\n>\n> Put\n> it.\n", "Wrap it.\nPut it.\n"),
      ("> [!TIP] Wrap it?\n> Put\n> it.\n", "Wrap it? Put it.\n"),
      ("> [!TIP]\n> Put\n> it.\n", "Put it.\n"), ("Put\nit.\n", "Put it.\n"),
    ] {
      #expect(try MarkdownDocument(source).plainText == text, "\(source)")
    }
  }
}
