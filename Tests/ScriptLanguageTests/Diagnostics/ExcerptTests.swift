import Diagnostics
import Scenarios
import Testing

/// Tests the line of the source in a diagnostic.
@Suite struct ExcerptTests {
  /// Compares the two lines behind the margins: the excerpt, and the marks below the excerpt.
  private func check(
    _ line: String, column: Int, width: Int = 1, _ shown: String, _ marks: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let diagnostic = Diagnostic(id: "x", "X", at: SourceRange(0, 0))
    let text = DiagnosticText.render(
      LocatedDiagnostic(
        diagnostic, path: "a.md", line: 7, column: column, sourceLine: line, width: width))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.dropFirst() == ["7 | \(shown)", "  | \(marks)", ""], sourceLocation: sourceLocation)
  }

  private func letters(_ letter: String, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  @Test func aShortLineIsShownAsItIs() {
    check("let = 3", column: 5, "let = 3", "    ^")
    check("let abc = 3", column: 5, width: 3, "let abc = 3", "    ^^^")
    check("let", column: 4, "let", "   ^")
    check(letters("a", 120), column: 120, letters("a", 120), letters(" ", 119) + "^")
  }

  @Test func ofALongLineOnlyThePartAroundTheColumnIsShown() {
    let line = letters("a", 50_000) + "XYZ" + letters("b", 50_000)
    check(
      line, column: 50_001, width: 3, "…" + letters("a", 40) + "XYZ" + letters("b", 77) + "…",
      letters(" ", 41) + "^^^")
    check(line, column: 1, letters("a", 120) + "…", "^")
    check(line, column: 100_003, "…" + letters("b", 120), letters(" ", 120) + "^")
    check(line, column: 100_004, "…" + letters("b", 120), letters(" ", 121) + "^")
  }

  @Test func marksEndWhereTheShownPartEnds() {
    let line = letters("a", 100) + letters("b", 900)
    check(
      line, column: 101, width: .max, "…" + letters("a", 40) + letters("b", 80) + "…",
      letters(" ", 41) + letters("^", 80))
  }

  /// A terminal draws an emoji in two columns, for any number of scalars.
  @Test func caretsStandBelowWhatTheyMarkBehindEmojiAndTabs() {
    check("\"🙂\" = x", column: 7, "\"🙂\" = x", "       ^")
    check("\"👩🏽‍🚀\" = x", column: 10, "\"👩🏽‍🚀\" = x", "       ^")
    check("\te\u{301} = x", column: 6, "\te\u{301} = x", "\t   ^")
    check("宇宙 = 船", column: 6, "宇宙 = 船", "       ^^")
  }

  @Test func aWindowNeverCutsACharacter() {
    let line = letters("👩🏽‍🚀", 100) + "X" + letters("🙂", 100)
    check(
      line, column: 401, "…" + letters("👩🏽‍🚀", 40) + "X" + letters("🙂", 79) + "…",
      letters(" ", 81) + "^")
    check(
      letters("\t", 200) + "X", column: 201, "…" + letters("\t", 119) + "X",
      " " + letters("\t", 119) + "^")
  }
}
