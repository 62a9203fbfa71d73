/// Finds markup of other programs, and links with a mistake, in the text of a page. CommonMark shows the marks
/// of both as text.
///
/// The source is searched, because the tree has no trace of backslashes. Escaped characters, code, addresses and
/// tags are masked before.
struct ForeignMarkup {
  private(set) var problems: [MarkupProblem] = []
  private let labels: Set<String>
  private let text: MaskedText

  /// - Parameters:
  ///   - lines: The body of the page.
  ///   - isLiteral: The lines of code and HTML blocks; nil if they are not known yet.
  ///   - tables: The tables of the page.
  init(_ lines: SourceLines, isLiteral: [Bool]?, tables: [Table]) {
    let candidates = (0..<lines.count).filter { line in
      lines.bytes[lines.range(of: line)].contains { ForeignMarkup.triggers.contains($0) }
    }
    guard !candidates.isEmpty else {
      (labels, text) = ([], MaskedText())
      return
    }
    text = MaskedText(
      lines, isLiteral: isLiteral ?? BlockStructure(lines.bytes, lineCount: lines.count).isLiteral)
    labels = text.labels
    for line in candidates where !text.isLiteral[line] { search(line) }
    problems += LostTables(in: text, beside: tables).problems
  }

  private mutating func search(_ line: Int) {
    let source = text.string(of: line)
    let bytes = Array(source.utf8)
    let start = bytes.prefix { BlockLine.isPrefix($0) }.count
    var index = start
    while index < bytes.count {
      guard ForeignMarkup.triggers.contains(bytes[index]) else {
        index += 1
        continue
      }
      let context = MarkContext(
        line: source, place: source.utf8.index(source.startIndex, offsetBy: index),
        isStart: index == start, number: line, text: text, labels: labels)
      let found = ForeignPatterns.find(in: context)
      if let found { problems.append(found.problem.at(line: line, offset: index)) }
      index += max(1, found?.length ?? 1)
    }
  }

  private static let triggers = Set("~^=+:$[]{@*#-|".utf8)
}

/// A place of a line where markup may begin.
struct MarkContext {
  let line: String
  let place: String.Index
  /// True if only indentation and the marks of quotes precede the place.
  let isStart: Bool
  /// The number of the line in the body, counted from 0.
  let number: Int
  let text: MaskedText
  /// The labels that the page defines, in lower case.
  let labels: Set<String>

  var byte: UInt8 { line.utf8[place] }
  var rest: Substring { line[place...] }
  /// The byte before the place; a space at the beginning of the line.
  var before: UInt8 {
    place > line.startIndex ? line.utf8[line.utf8.index(before: place)] : Byte.space
  }
  /// True if a letter or digit stands before the place.
  var isBehindWord: Bool {
    MarkContext.isLetter(before) || Byte.isDigit(before) || before >= 0x80
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
