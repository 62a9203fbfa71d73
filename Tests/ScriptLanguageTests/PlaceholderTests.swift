import Testing

@testable import ScriptMachine

/// Signs for omitted code are errors with advice on what to write. Similar operators are no errors.
@Suite struct PlaceholderTests {
  @Test(arguments: [
    ("f()\n...\ng()", "2:1-4", "..."), ("...", "1:1-4", "..."),
    ("func f() { ... }", "1:12-15", "..."),
    ("func f() { … }", "1:12-13", "…"), ("f()\n…\n", "2:1-2", "…"),
    ("let a = ...", "1:9-12", "..."),
    ("let a = …", "1:9-10", "…"), ("f(...)", "1:3-6", "..."), ("f(1, …)", "1:6-7", "…"),
    ("f(a: ...)", "1:6-9", "..."), ("func f() { .... }", "1:12-16", "...."),
    ("func f() {\n  ... // more\n}", "2:3-6", "..."), ("if ... { f() }", "1:4-7", "..."),
    ("func f() -> Int { return ... }", "1:26-29", "..."), ("f { a in ... }", "1:10-13", "..."),
    ("class A { ... }", "1:11-14", "..."), ("<#code#>", "1:1-9", "<#code#>"),
    ("let a = <#T##Int#>", "1:9-19", "<#T##Int#>"), ("f(<#a#>, <#b#>)", "1:3-8", "<#a#>"),
    ("a + …", "1:5-6", "…"),
  ])
  func aPlaceholderIsAnError(code: String, place: String, sign: String) {
    checkError(
      code, "\(place): '\(sign)' stands for code that is left out, and cannot be run [placeholder]",
      help:
        "write statements that are left out as a comment, '// …', and a value as a call such as "
        + "'makeItem()', which need not be declared")
  }

  @Test func rangesAreNone() {
    check("a...b", "(... a b)")
    check("a ... b", "(... a b)")
    check("(a)...(b)", "(... a b)")
    check("\"… <#a#> ...\"", "\"… <#a#> ...\"")
  }

  @Test func rangesOfAWordProcessorAreToldApart() {
    checkError(
      "(a)…b", "1:4-5: Character '…' outside of a string or comment [unexpected-character]",
      help: "write '...'")
  }

  @Test func whatIsNoPlaceholderIsReportedAsBefore() {
    checkError("a <#b", "1:3-4: '<' with whitespace on one side only [operator-spacing]")
  }
}
