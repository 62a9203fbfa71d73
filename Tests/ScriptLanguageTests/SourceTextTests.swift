import Diagnostics
import Scenarios
import Testing

@Suite struct SourceTextTests {
  func check(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(SourceText(text).location(of: offset) == SourceLocation(line: line, column: column))
  }

  @Test func everyKindOfLineBreakEndsALine() {
    let source = SourceText("a\nb\r\nc\rd")
    #expect((1...4).map { source.line($0) } == ["a", "b", "c", "d"])
    check("a\nb\r\nc\rd", 0, 1, 1)
    check("a\nb\r\nc\rd", 2, 2, 1)
    check("a\nb\r\nc\rd", 5, 3, 1)
    check("a\nb\r\nc\rd", 7, 4, 1)
    check("a\nb\r\nc\rd", 8, 4, 2)
  }

  @Test func columnsCountUnicodeScalars() {
    check("é😀x", 2, 1, 2)
    check("é😀x", 6, 1, 3)
  }

  @Test func offsetsOutsideOfTheTextAreItsEnds() {
    check("ab", -3, 1, 1)
    check("ab", 99, 1, 3)
    check("", 0, 1, 1)
    check("ab\n", 3, 2, 1)
  }

  @Test func aMissingLineIsEmpty() {
    #expect(SourceText("a\n").line(2).isEmpty)
    #expect(SourceText("a").line(0).isEmpty)
    #expect(SourceText("a").line(7).isEmpty)
    #expect(SourceText("a\n").lineCount == 2)
  }
}
