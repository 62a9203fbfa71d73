import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct PositionTests {
  private let text = "a\u{E9}\u{1F600}b\r\n\u{4E2D}c\n"

  @Test func placesCountUnitsOfUTF16() {
    let document = TextDocument(text, .utf16)
    #expect(document.position(of: 0) == Position(line: 0, character: 0))
    #expect(document.position(of: 3) == Position(line: 0, character: 2))
    #expect(document.position(of: 7) == Position(line: 0, character: 4))
    #expect(document.position(of: 8) == Position(line: 0, character: 5))
    #expect(document.position(of: 13) == Position(line: 1, character: 1))
    #expect(document.position(of: 15) == Position(line: 2, character: 0))
  }

  @Test func placesCountBytesOfUTF8() {
    let document = TextDocument(text, .utf8)
    #expect(document.position(of: 7) == Position(line: 0, character: 7))
    #expect(document.position(of: 13) == Position(line: 1, character: 3))
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16])
  func everyScalarHasAPlaceThatLeadsBack(encoding: PositionEncoding) {
    let document = TextDocument(text, encoding)
    for offset in [0, 1, 3, 7, 8, 10, 13, 14, 15] {
      #expect(document.offset(of: document.position(of: offset)) == offset)
    }
  }

  @Test func aPlaceInsideAScalarCountsAsItsBeginning() {
    #expect(TextDocument(text, .utf16).offset(of: Position(line: 0, character: 3)) == 3)
    #expect(TextDocument(text, .utf8).offset(of: Position(line: 0, character: 5)) == 3)
  }

  @Test func aPlaceOutsideOfTheTextCountsAsTheNearestInside() {
    let document = TextDocument(text, .utf16)
    #expect(document.offset(of: Position(line: 0, character: 99)) == 8)
    #expect(document.offset(of: Position(line: 99, character: 0)) == 15)
    #expect(TextDocument("", .utf16).offset(of: Position(line: 3, character: 3)) == 0)
    #expect(Position(["line": -5, "character": -1]) == Position(line: 0, character: 0))
    #expect(Position(["line": 1]) == nil)
  }

  @Test func columnsOfDiagnosticsCountScalars() {
    let document = TextDocument(text, .utf16)
    let diagnostic = Diagnostic(id: "x", "x", at: SourceRange(0, 0))
    let located = LocatedDiagnostic(
      diagnostic, path: "", line: 1, column: 3, sourceLine: "", width: 2)
    #expect(document.span(of: located) == 3..<8)
  }

  // MARK: Changes

  private func changed(_ text: String, _ changes: JSONValue...) -> String {
    var document = TextDocument(text, .utf16)
    document.apply(changes, version: 2)
    #expect(document.version == 2)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  private func range(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> JSONValue {
    [
      "start": ["line": .integer(a), "character": .integer(b)],
      "end": ["line": .integer(c), "character": .integer(d)],
    ]
  }

  @Test func changesAreAppliedOneAfterTheOther() {
    let result = changed(
      "a\nb\n", ["range": range(0, 0, 0, 1), "text": "\u{1F600}"],
      ["range": range(0, 2, 1, 0), "text": "+"])
    #expect(result == "\u{1F600}+b\n")
  }

  @Test func aChangeWithoutARangeReplacesTheText() {
    #expect(changed("a", ["text": "b"]) == "b")
  }

  @Test func aChangeOfAnotherFormIsLeftOut() {
    #expect(changed("a", ["range": 5, "text": "b"], ["x": 1], 7) == "a")
  }

  @Test func aReversedRangeIsTurned() {
    #expect(changed("abc", ["range": range(0, 2, 0, 1), "text": "-"]) == "a-c")
  }
}
