import Diagnostics

/// The errors of the lexer.
extension Lexer {
  func error(
    _ id: String, _ summary: String, _ start: Int, _ end: Int, notes: [String] = [],
    help: [String] = []
  ) -> ScriptError {
    ScriptError(
      Diagnostic(id: id, summary, at: SourceRange(start, end, in: source), notes: notes, help: help)
    )
  }

  /// The error for `infix operator <~>`, whose name is no token: the fault is the declaration.
  var operatorDeclaration: ScriptError? {
    guard let last = tokens.last, last.kind == .unsupportedDeclaration else { return nil }
    let word = String(decoding: text[last.start..<last.end], as: UTF8.self)
    return error(
      "unsupported-syntax", "'\(word)' declarations are not supported", last.start, last.end,
      help: [Lexer.noOwnOperators])
  }

  static let noOwnOperators =
    "write a function or a method: only Swift's own operators are supported"

  func unexpectedCharacter(at start: Int) -> ScriptError {
    if let operatorDeclaration { return operatorDeclaration }
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    let character = String(decoding: text[start..<end], as: UTF8.self)
    let isControl = text[start] < 0x20 || text[start] == 0x7F
    let shown = isControl ? "Control character" : "Character '\(character)'"
    return error(
      "unexpected-character", "\(shown) outside of a string or comment", start, end,
      help: replacement(start, end))
  }

  /// The advice on a character that a word processor put in the place of another character.
  private func replacement(_ start: Int, _ end: Int) -> [String] {
    if text[start] == UInt8(ascii: "'") { return ["string literals take double quotes"] }
    if text[start] == 0xC2 && text[end - 1] == 0xA0 {
      return ["this is a no-break space; write an ordinary one"]
    }
    guard end - start == 3, text[start] == 0xE2, text[start + 1] == 0x80 else {
      return ["remove it, or put it in a string"]
    }
    switch text[end - 1] {
    case 0x98, 0x99, 0x9C, 0x9D, 0x9E: return ["write a straight double quote"]
    case 0x90...0x95: return ["write '-'"]
    case 0xA6: return ["write '...'"]
    default: return ["remove it, or put it in a string"]
    }
  }

  func closesNothing() -> ScriptError {
    let bracket = String(decoding: text[offset...offset], as: UTF8.self)
    return error(
      "unmatched-bracket", "'\(bracket)' without an opening bracket", offset, offset + 1,
      help: ["remove '\(bracket)', or open a bracket before it"])
  }

  func mismatched(_ opener: Token) -> ScriptError {
    let bracket = String(decoding: text[offset...offset], as: UTF8.self)
    let summary = "'\(bracket)' where '\(closingBracket(opener))' was expected"
    let help = "write '\(closingBracket(opener))' before '\(bracket)'"
    return unmatched(summary, offset, offset + 1, opener, help)
  }

  func unclosed(_ opener: Token) -> ScriptError {
    let summary = "End of script where '\(closingBracket(opener))' was expected"
    let help = "write '\(closingBracket(opener))' after what the bracket contains"
    return unmatched(summary, text.count, text.count, opener, help)
  }

  private func closingBracket(_ opener: Token) -> String {
    switch opener.kind {
    case .leftBrace: "}"
    case .leftBracket: "]"
    default: ")"
    }
  }

  /// An error with a note about the bracket that is still open.
  private func unmatched(
    _ summary: String, _ start: Int, _ end: Int, _ opener: Token, _ help: String
  ) -> ScriptError {
    var diagnostic = Diagnostic(
      id: "unmatched-bracket", summary, at: SourceRange(start, end, in: source), help: [help])
    diagnostic.placedNotes = [openingNote(opener)]
    return ScriptError(diagnostic)
  }

  /// A note about the place of an opening bracket, with the text in front of the bracket.
  private func openingNote(_ opener: Token) -> PlacedNote {
    var start = opener.start
    while start > 0, !Self.isNewline(text[start - 1]) { start -= 1 }
    while start < opener.start, text[start] == 32 || text[start] == 9 { start += 1 }
    let bracket = opener.kind == .interpolationStart ? "\\(" : bracketText(opener)
    let line = String(decoding: text[start..<opener.end], as: UTF8.self)
    let isAlone = opener.start == start
    return PlacedNote(
      text: "the '\(bracket)' was opened", detail: isAlone ? "" : ", at the end of '\(line)'",
      offset: opener.start)
  }

  private func bracketText(_ opener: Token) -> String {
    String(decoding: text[opener.start..<opener.end], as: UTF8.self)
  }
}
