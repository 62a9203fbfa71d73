/// The part of a file between `---` in its first line and the next `---` or `...`.
struct FrontMatterBlock {
  /// The YAML, without the lines around it.
  let yaml: String
  /// The number of lines of the file up to and including the closing line.
  let lineCount: Int

  /// Divides a file, given as bytes without a byte order mark. Returns nil if the first line is no `---`.
  static func split(
    _ file: [UInt8]
  ) throws(MarkdownError) -> (block: FrontMatterBlock, body: ArraySlice<UInt8>)? {
    guard file.starts(with: "---".utf8), let first = lineEnd(in: file, from: 0),
      isMarker("---", file[..<first.content])
    else { return nil }
    var start = first.next
    var lineCount = 1
    while start < file.count {
      let end = lineEnd(in: file, from: start) ?? (file.count, file.count)
      lineCount += 1
      let line = file[start..<end.content]
      if isMarker("---", line) || isMarker("...", line) {
        let yaml = String(decoding: file[first.next..<start], as: UTF8.self)
        return (FrontMatterBlock(yaml: yaml, lineCount: lineCount), file[end.next...])
      }
      start = end.next
    }
    let issue = Issue(
      line: 1, column: 1, id: "front-matter-unterminated",
      message: "The front matter that begins here has no end",
      help: "close it with a line '---'; for a thematic break on the first line write '***'")
    throw MarkdownError(issues: [issue])
  }

  private static func isMarker(_ marker: String, _ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: marker.utf8)
      && line.dropFirst(marker.utf8.count).allSatisfy { $0 == Byte.space || $0 == Byte.tab }
  }

  /// The end of the line that begins at `start`, and the beginning of the next line.
  private static func lineEnd(in file: [UInt8], from start: Int) -> (content: Int, next: Int)? {
    var index = start
    while index < file.count {
      if file[index] == Byte.newline { return (index, index + 1) }
      if file[index] == Byte.carriageReturn {
        let isPair = index + 1 < file.count && file[index + 1] == Byte.newline
        return (index, index + (isPair ? 2 : 1))
      }
      index += 1
    }
    return start == 0 ? (index, index) : nil
  }
}
