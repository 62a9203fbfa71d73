/// A replaced part of a text. An empty range inserts.
struct TextEdit {
  /// The offset of the first replaced byte.
  let start: Int
  /// The offset behind the last replaced byte.
  let end: Int
  let replacement: String

  /// Replaces a part of the text.
  init(_ start: Int, _ end: Int, _ replacement: String) {
    self.start = start
    self.end = end
    self.replacement = replacement
  }

  /// Inserts into the text.
  init(at offset: Int, _ insertion: String) { self.init(offset, offset, insertion) }

  /// Applies edits. Insertions at one place keep their order, and an edit inside of an earlier edit is left out.
  static func apply(_ edits: [TextEdit], to text: [UInt8]) -> String {
    var ordered: [TextEdit] = []
    for edit in edits {
      var place = ordered.count
      while place > 0, edit.start < ordered[place - 1].start { place -= 1 }
      ordered.insert(edit, at: place)
    }
    var result: [UInt8] = []
    var position = 0
    for edit in ordered where edit.start >= position {
      result += text[position..<edit.start]
      result += Array(edit.replacement.utf8)
      position = edit.end
    }
    return String(decoding: result + text[position...], as: UTF8.self)
  }
}
