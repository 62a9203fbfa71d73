import Testing

@Suite struct SwiftCodeTests {
  private func check(
    _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(SwiftCode.stripped(source) == expected, sourceLocation: sourceLocation)
  }

  @Test func commentsBecomeSpaces() {
    check("a // b\nc", "a     \nc")
    check("a /* b /* c */ d */ e", "a                   e")
    check("a /* b\nc */ d", "a     \n     d")
  }

  @Test func contentsOfStringsBecomeSpaces() {
    check(#"a "b // \" c" d"#, #"a "         " d"#)
    check("a \"\"\"\n  b \" c\n  \"\"\" d", "a \"\"\"\n       \n  \"\"\" d")
    check("a #\"b \" \\(c)\"# d", "a #\"        \"# d")
  }

  @Test func interpolatedCodeStays() {
    check(#""a \(b(c) + "d") e" f"#, #""   (b(c) + " ")  " f"#)
    check("#\"a \\#(b) c\"#", "#\"    (b)  \"#")
  }

  @Test func whatIsNotClosedEndsSomewhere() {
    check("\"a\nb", "\" \nb")
    check("a /* b", "a     ")
    check("\"\\", "\" ")
  }
}
