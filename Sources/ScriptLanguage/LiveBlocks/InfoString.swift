/// The info string of a fence, cut into words and attributes with their places.
struct InfoString {
  /// A word that is not an attribute.
  struct Word {
    var text: String
    var range: SourceRange
  }

  /// `key=value`, with the quotes of the value removed.
  struct Attribute {
    var key: String
    var value: String
    var keyRange: SourceRange
    var valueRange: SourceRange
  }

  var words: [Word] = []
  var attributes: [Attribute] = []

  /// Cuts an info string into its parts.
  /// - Throws: A quote that is not closed.
  init(_ text: String) throws(ScriptError) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if InfoString.isSpace(bytes[index]) {
        index += 1
        continue
      }
      let start = index
      var equals: Int?
      var isQuoted = false
      while index < bytes.count, isQuoted || !InfoString.isSpace(bytes[index]) {
        if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
        if bytes[index] == UInt8(ascii: "="), equals == nil, !isQuoted { equals = index }
        index += 1
      }
      guard !isQuoted else {
        throw ScriptError(
          Diagnostic.inInfo(
            "unterminated-string", "A quote in the info string is not closed",
            SourceRange(start, index)))
      }
      add(bytes, start, equals, index)
    }
  }

  private mutating func add(_ bytes: [UInt8], _ start: Int, _ equals: Int?, _ end: Int) {
    guard let equals else {
      words.append(Word(text: InfoString.text(bytes[start..<end]), range: SourceRange(start, end)))
      return
    }
    let value = bytes[(equals + 1)..<end].filter { $0 != UInt8(ascii: "\"") }
    attributes.append(
      Attribute(
        key: InfoString.text(bytes[start..<equals]), value: InfoString.text(value[...]),
        keyRange: SourceRange(start, equals), valueRange: SourceRange(equals + 1, end)))
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
}

extension Diagnostic {
  /// A diagnostic at a place in the info string of a block.
  static func inInfo(
    _ id: String, _ summary: String, _ range: SourceRange, help: [String] = []
  ) -> Diagnostic {
    var diagnostic = Diagnostic(id: id, summary, at: range, help: help)
    diagnostic.origin = .info
    return diagnostic
  }
}
