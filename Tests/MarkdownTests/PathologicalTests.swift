import Testing

@testable import Markdown

/// Inputs that make careless parsers crash or take quadratic time.
@Suite struct PathologicalTests {
  private static let count = 10_000

  private static func times(_ text: String, _ count: Int = Self.count) -> String {
    String(repeating: text, count: count)
  }

  static let documents: [(name: String, text: String)] = [
    ("nested quotes", times(">") + "a"),
    ("code in nested quotes", times(">") + "```\n" + times(">") + "x\n"),
    ("nested lists", times("- ", 2000) + "a [b](c) <i>"),
    ("open brackets", times("[")), ("open images", times("![")), ("open links", times("[a](")),
    ("nested emphasis", times("*a _")), ("stars", times("*") + "a" + times("*")),
    ("opening tildes", times("~a ")), ("closing tildes", times("a~ ")),
    ("tildes that do both", times("~~a~")), ("unequal tildes", times("~~a ") + times("b~ ")),
    ("nested deletions", times("~a ~~b ", 2000) + times("c~~ d~ ", 2000)),
    ("tildes in emphasis", times("a~b *c~d* ", 5000)),
    ("backticks", times("`") + "a"), ("comments", times("<!-- ")), ("tags", times("<b>", 5000)),
    ("many tables", times("|a|\n|-|\n2. x\n\n", 2000)),
    ("tables that are headings", times("a\n|-|\n===\n", 2000)),
    ("tables in a fence", "```\n" + times("|a|\n|-|\n\n", 2000)),
    (
      "a wide header over narrow rows",
      times("a|", 2000) + "b\n" + times("-|", 2000) + "-\n" + times("c\n", 2000)
    ),
    ("delimiter rows", "|a|\n" + times("|-|-|\n", 5000)), ("pipes", times("|") + "\n" + times("|")),
    ("definitions", times("[a]: u\n", 5000) + "[x](y)\\\n<b>\n"),
    ("same headings", times("# a\n", 5000)), ("carriage returns", times("\r")),
    ("NUL", times("\0") + "~a~ |\n|-|\n"), ("tabs", times("\t>\t-\t", 2000)),
  ]

  @Test(arguments: documents.indices)
  func isReadRenderedAndSurveyedInNoTime(index: Int) throws {
    let (name, text) = Self.documents[index]
    let time = try ContinuousClock().measure {
      let document = try MarkdownDocument(text)
      #expect(!document.html(RenderingHooks(headingIDs: true)).isEmpty || !text.contains("a"))
      _ = document.droppedContent()
    }
    // A fraction of a second is usual. A busy machine may take more, but quadratic code takes minutes.
    #expect(time < .seconds(20), "\(name)")
  }

  @Test func hostileFrontMatterIsAnErrorLikeAnyOther() {
    #expect(issues("---\n" + Self.times("[") + "\n---\n").count == 1)
    #expect(issues("---\n" + Self.times("{a: ") + "\n---\n").count == 1)
    #expect(!issues("---\na: &a [*a, *a]\n---\n").isEmpty)
  }
}
