import Testing

@testable import Markdown

@Suite struct FrontMatterTests {
  @Test(arguments: [
    "---\ntitle: Appearance callbacks\ndescription: \"Who calls: what\"\norder: 12\n---\n",
    "---\r\ntitle: Appearance callbacks\r\ndescription: 'Who calls: what'\r\norder: 12\r\n...\r\n",
    "\u{FEFF}---  \n\n# comment\ntitle: >-\n  Appearance\n  callbacks\n"
      + "\"description\": \"Who\\x20calls: what\"\norder: 0xC\n---\t\n",
  ])
  func keysAreRead(source: String) throws {
    let document = try MarkdownDocument(source + "Text.\n")
    #expect(
      document.frontMatter
        == FrontMatter(
          title: "Appearance callbacks", description: "Who calls: what", order: 12))
    #expect(document.html() == "<p>Text.</p>\n")
  }

  @Test(arguments: [
    "---\n---\n", "---\n\n# nothing\n---\n", "", "\n---\ntitle: x\n---\n", "----\n",
  ])
  func nothingIsRequired(source: String) throws {
    #expect(try MarkdownDocument(source).frontMatter == FrontMatter())
  }

  @Test func linesAreThoseOfTheFile() throws {
    let document = try MarkdownDocument("---\ntitle: Some title\n---\n\n# A\n\n```x\ny\n```\n")
    #expect(document.frontMatterLineCount == 3)
    #expect(document.headings.map(\.line) == [5])
    #expect(document.fencedCodeBlocks.map(\.contentLine) == [8])
  }

  @Test func theLanguageOfAPageIsNoKey() {
    let text = "---\nlang: de\n---\n"
    #expect(
      issues(text) == ["2:1: warning: Front matter has no key 'lang' [front-matter-key]"])
    #expect(helpTexts(text) == ["the language of a page is in its name: 'index.de.md'"])
  }

  @Test func unknownKeysAreErrorsWithASuggestion() {
    #expect(
      issues("---\ntitel: x\norder: 1\ncategory: y\n---\n") == [
        "2:1: error: Front matter has no key 'titel' [front-matter-key]",
        "4:1: warning: Front matter has no key 'category' [front-matter-key]",
      ])
    let help = helpTexts("---\ntitel: x\nDescription: a\ncategory: y\n---\n")
    #expect(
      help == [
        "did you mean 'title'?", "did you mean 'description'?",
        "known keys are 'title', 'description', 'order', 'short-title', 'predict', 'exercises', 'sources', "
          + "'draft', 'rules'",
      ])
  }

  /// Both readers know the key: the quick reader, and the YAML parser, which reads the other page.
  @Test func aShortTitleIsReadAndALongOneIsAdvisedAgainst() throws {
    #expect(
      try MarkdownDocument("---\nshort-title: Leaks of memory\n---\n").frontMatter.shortTitle
        == "Leaks of memory")
    #expect(
      try MarkdownDocument("---\nshort-title: 'Leaks'\n---\n").frontMatter.shortTitle == "Leaks")
    let long = String(repeating: "abcd ", count: 6) + "abc"
    let page = try MarkdownDocument(tolerant: "---\ntitle: x\nshort-title: \(long)\n---\n")
    #expect(page.frontMatter.shortTitle == long)
    #expect(
      page.frontMatterIssues.map(\.description) == [
        "3:14: warning: The short title has 33 characters [long-short-title]"
      ])
    #expect(issues("---\nshort-title: 3\n---\n").count == 1)
  }

  @Test func predictionsAreRead() throws {
    let named = try MarkdownDocument("---\npredict: a-push\n---\n").frontMatter
    #expect(named.predict == "a-push" && !named.isExercises)
    let all = try MarkdownDocument("---\ntitle: Six exercises\nexercises: true\n---\n").frontMatter
    #expect(all == FrontMatter(title: "Six exercises", isExercises: true))
    #expect(
      issues("---\npredict: off\nexercises: some\n---\n") == [
        "2:10: error: 'predict' is true or false, not text [front-matter-type]",
        "3:12: error: 'exercises' is text, not true or false [front-matter-type]",
      ])
  }

  private func helpTexts(_ source: String) -> [String] {
    do {
      _ = try MarkdownDocument(source)
      return []
    } catch {
      return error.issues.map(\.help)
    }
  }

  @Test(arguments: [
    ("title: 42", "2:8: error: 'title' is a whole number, not text [front-matter-type]"),
    ("title: true", "2:8: error: 'title' is true or false, not text [front-matter-type]"),
    ("title:", "2:7: error: 'title' is empty, not text [front-matter-type]"),
    ("title: [a]", "2:8: error: 'title' is a list, not text [front-matter-type]"),
    (
      "description: 2026-01-01",
      "2:14: error: 'description' is a date, not text [front-matter-type]"
    ),
    ("order: \"1\"", "2:8: error: 'order' is text, not a whole number [front-matter-type]"),
    ("order: 1.5", "2:8: error: 'order' is a number, not a whole number [front-matter-type]"),
    ("order: {}", "2:8: error: 'order' is a mapping, not a whole number [front-matter-type]"),
    (
      "order: 99999999999999999999",
      "2:8: error: 'order' is out of range [front-matter-type]"
    ),
    ("- a", "2:1: error: Front matter is not a list of keys [front-matter-shape]"),
    ("just text", "2:1: error: Front matter is not a list of keys [front-matter-shape]"),
    ("[a]: b", "2:1: error: A key of front matter is not a word [front-matter-key]"),
  ])
  func wrongTypesAreErrors(yaml: String, expected: String) {
    #expect(issues("---\n\(yaml)\n---\n") == [expected])
  }

  @Test(arguments: [
    ("order: 1.5", "write a number such as 'order: 1'"),
    ("order: {}", "write a number such as 'order: 1'"),
    ("order: \"one\"", "write a number such as 'order: 1'"),
    ("order: \"12\"", "write it without quotes: 'order: 12'"),
  ])
  func helpAboutANumberSaysWhatIsInTheWay(yaml: String, expected: String) {
    #expect(helpTexts("---\n\(yaml)\n---\n") == [expected])
  }

  @Test(arguments: ["\\0", "\\u0000", "\\u0007", "\\x7f", "\\r", "\\e", "\\N"])
  func controlCharactersAreErrors(escape: String) {
    #expect(
      issues("---\ntitle: \"a\(escape)b\"\n---\n")
        == ["2:8: error: 'title' has a control character [front-matter-control]"])
  }

  @Test func linesAndTabsAreNoErrors() throws {
    let page = try MarkdownDocument("---\ntitle: |-\n  a\n  b\ndescription: \"a\\tb\"\n---\n")
    #expect(page.frontMatter == FrontMatter(title: "a\nb", description: "a\tb"))
  }

  @Test func everyWrongKeyIsReportedInTheOrderOfTheFile() {
    #expect(
      issues("---\norder: x\ntitle: 1\nnope: 2\n---\n").map { $0.prefix(4) } == [
        "2:8:", "3:8:", "4:1:",
      ])
  }

  @Test func brokenYAMLIsOneErrorAtItsPlace() {
    let broken = issues("---\ntitle: a: b\norder: [\n---\n")
    #expect(broken.count == 1)
    #expect(broken.first?.hasPrefix("2:9: error: Front matter is not valid YAML: ") == true)
    let twice = issues("---\ntitle: First one\ntitle: Second one\n---\n")
    #expect(twice.count == 1)
    #expect(
      twice.first == "3:1: error: Front matter is not valid YAML: the key 'title' occurs more than "
        + "once [front-matter-yaml]")
    let unclosed = issues("---\ntitle: \"never closed\n---\n")
    #expect(unclosed.count == 1)
    #expect(issues("---\ntitle: \u{7}\n---\n").count == 1)
  }

  @Test func aMissingEndIsAnError() {
    let expected = [
      "1:1: error: The front matter that begins here has no end [front-matter-unterminated]"
    ]
    #expect(issues("---\ntitle: x\n\n# Heading\n") == expected)
    #expect(issues("---") == expected)
    #expect(issues("---\n----\n ---\n") == expected)
  }

  @Test(arguments: [
    "title: Plain words here", "title: \"Quoted: words\"", "order: 7", "order: -3", "order: 0",
    "title: yes", "title: falsehood", "order: 010", "title: Trailing   ", "title: a#bcdefg",
    "description: Nothing - to see, here (at all) 'x'", "title: Ends with colon:", "title: ~",
  ])
  func theShortWayAgreesWithTheYAMLParser(yaml: String) throws {
    let slow = Result { () throws(MarkdownError) in
      // The comment leaves the block to the YAML parser.
      try MarkdownDocument("---\n\(yaml)\n# comment\n---\n").frontMatter
    }
    let fast = Result { () throws(MarkdownError) in
      try MarkdownDocument("---\n\(yaml)\n---\n").frontMatter
    }
    #expect(fast == slow)
  }

  @Test(arguments: [
    "titel: x", "category: y", "title: 42", "order: \"1\"", "title: a: b", "title: a\ntitle: b",
  ])
  func helpBeginsWithASmallLetter(yaml: String) throws {
    let help = helpTexts("---\n\(yaml)\n---\n")
    #expect(help.count == 1)
    for text in help { #expect(text.first?.isLowercase == true, "\(text)") }
  }

  @Test func helpAboutThePageBeginsWithASmallLetter() throws {
    let help =
      try MarkdownDocument("<b>\n\n[a](javascript:x)\n").droppedContent().map(\.help)
      + helpTexts("---\ntitle: x\n")
    #expect(help.count == 3)
    for text in help { #expect(text.first?.isLowercase == true, "\(text)") }
  }
}
