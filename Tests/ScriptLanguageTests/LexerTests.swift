import Scenarios
import Testing

@Suite struct LexerTests {
  @Test func commentsNestAndCountAsWhitespace() {
    check("a /* b /* c */ d */ // e\nf", "a f")
    check("a/* */+/* */b", "(+ a b)")
    checkError("a /* b /* c */", "1:3-5: Comment without closing '*/' [unterminated-comment]")
  }

  @Test func everyKindOfLineBreakSeparatesStatements() {
    check("a\r\nb\rc\nd", "a b c d")
  }

  @Test func aByteOrderMarkIsSkipped() { check("\u{FEFF}a", "a") }

  @Test func namesMayBeAnyScriptOrEmoji() {
    check("let π = 3, 🐶 = 👩‍👩‍👧, naïve = $items", "(let π = 3 🐶 = 👩‍👩‍👧 naïve = $items)")
    check("`class`.`init`", "(.init class)")
  }

  @Test func integersInFourRadices() {
    check("0xFF; 0b1010; 0o17; 1_000_000; 007", "255 10 15 1000000 7")
    check("\(Int.max)", "\(Int.max)")
    checkError("0b12", "1:1-5: '0b12' is not a number [invalid-number]")
    checkError("0x", "1:1-3: '0x' is not a number [invalid-number]")
    checkError("12abc", "1:1-6: '12abc' is not a number [invalid-number]")
    checkError(
      "f(99999999999999999999)",
      "1:3-23: Integer '99999999999999999999' does not fit into 'Int' [integer-overflow]")
  }

  @Test(arguments: [
    "0.1", "1.5e-3", "2e10", "3.14159265358979323846", "123456789012345678.9", "1e22", "1e23",
    "9007199254740993.0", "1.7976931348623157e308", "2.2250738585072014e-308",
    "0.30000000000000004",
    "1e-400", "0.000001234567890123456789", "8.5e-12", "1_0.2_5",
  ])
  func floatingLiteralsAreTheNearestDouble(literal: String) throws {
    let expected = try #require(Double(literal.filter { $0 != "_" }))
    check(literal, "\(expected)")
  }

  @Test func floatingLiteralsBeyondDoubleAreErrors() {
    checkError("1e999", "1:1-6: Number '1e999' does not fit into 'Double' [number-overflow]")
    checkError("x = 1e309", "1:5-10: Number '1e309' does not fit into 'Double' [number-overflow]")
  }

  @Test func charactersOfAWordProcessorAreErrors() {
    checkError(
      "print(“a”)", "1:7-8: Character '“' outside of a string or comment [unexpected-character]",
      help: "write a straight double quote")
    checkError(
      "a – b", "1:3-4: Character '–' outside of a string or comment [unexpected-character]",
      help: "write '-'")
    checkError(
      "'a'", "1:1-2: Character ''' outside of a string or comment [unexpected-character]",
      help: "string literals take double quotes")
    checkError(
      "a\u{A0}b", "1:2-3: Character '\u{A0}' outside of a string or comment [unexpected-character]",
      help: "this is a no-break space; write an ordinary one")
    checkError(
      "a\u{0}", "1:2-3: Control character outside of a string or comment [unexpected-character]")
  }

  @Test func bracketsAreMatchedBeforeAnythingElse() {
    checkError(
      "f(a, b }", "1:8-9: '}' where ')' was expected [unmatched-bracket]",
      note: "the '(' was opened on line 1, at the end of 'f('")
    checkError(
      "x\nfunc f() {\n  g()\n", "4:1-1: End of script where '}' was expected [unmatched-bracket]",
      note: "the '{' was opened on line 2, at the end of 'func f() {'")
    checkError(
      "[\n1, 2", "2:5-5: End of script where ']' was expected [unmatched-bracket]",
      note: "the '[' was opened on line 1")
    checkError("a }", "1:3-4: '}' without an opening bracket [unmatched-bracket]")
  }

  @Test func unknownOperatorsAreErrors() {
    checkError(
      "x++", "1:2-4: '++' is not a supported operator [unsupported-operator]",
      help: "write '+= 1'")
    checkError(
      "a &&= b", "1:3-6: '&&=' is not a supported operator [unsupported-operator]",
      help: "write 'a = a && b'")
    checkError("a*-b", "1:2-4: '*-' is not a supported operator [unsupported-operator]")
    checkError("0..5", "1:2-4: '..' is not an operator [unsupported-operator]")
  }
}

@Suite struct StringLiteralTests {
  @Test func escapesAreResolved() {
    check(#""a\n\t\r\0\\\"\'\u{1F600}""#, #""a\n\t\r\0\\\"\'😀""#)
    check("\"\"", "\"\"")
    checkError(#""a \q""#, #"1:4-6: '\q' is not an escape sequence [invalid-escape]"#)
    checkError(#""\u{D800}""#, #"1:2-10: '\u{D800}' is not an escape sequence [invalid-escape]"#)
    checkError(
      #""\u{110000}""#, #"1:2-12: '\u{110000}' is not an escape sequence [invalid-escape]"#)
    checkError(#""\u12""#, #"1:2-4: '\u' is not an escape sequence [invalid-escape]"#)
  }

  @Test func interpolationNests() {
    check(#""a \(b) c""#, #"(string "a " b " c")"#)
    check(#""\(f("x \(y + "z")"))""#, #"(string (call f (string "x " (+ y "z"))))"#)
    check(#""\(describing: x, format: .a)""#, "(string x)")
    check(#"f { "\($0)" }"#, "(call f +(closure $1 {(string $0)}))")
    checkError(#""\()""#, "1:4-5: Interpolation without a value [unexpected-token]")
  }

  @Test func rawStringsKeepBackslashes() {
    check(##"#"a\n "b" \#n \#(c)"#"##, ##"(string "a\\n \"b\" \n " c)"##)
    check("##\"a\"#\"##", "\"a\\\"#\"")
  }

  @Test func multiLineStringsLoseTheirIndentation() {
    check(
      "let a = \"\"\"\n    b \\(c)\n      d\n\n    \"e\"\n    \"\"\"",
      #"(let a = (string "b " c "\n  d\n\n\"e\""))"#)
    check("\"\"\"\r\n\ta \\\r\n\tb\r\n\t\"\"\"", #""a b""#)
    check("\"\"\"\n\"\"\"", "\"\"")
    check("#\"\"\"\n a\\n\n \"\"\"#", #""a\\n""#)
  }

  @Test func multiLineStringsMustBeIndented() {
    checkError(
      "\"\"\"\n  a\n b\n  \"\"\"",
      "3:2-3: Line indented less than the closing '\"\"\"' [multi-line-string]",
      help: "indent the line like the closing delimiter")
    checkError(
      "\"\"\"a\n\"\"\"", "1:4-5: Text on the line of the opening '\"\"\"' [multi-line-string]")
    checkError(
      "\"\"\"\na\"\"\"", "2:2-5: '\"\"\"' at the end of a line of text [multi-line-string]")
  }

  @Test func unterminatedStringsAreErrors() {
    checkError(
      "x\nf(\"abc\ny", "2:3-7: String literal without closing '\"' [unterminated-string]")
    checkError(
      "\"\"\"\nabc", "1:1-4: String literal without closing '\"\"\"' [unterminated-string]")
    checkError(
      "#\"abc\"", "1:1-7: String literal without closing '\"#' [unterminated-string]")
  }
}
