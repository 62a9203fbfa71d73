/// The text of an example: what is shown of it, and what is run.
public struct ExampleSource: Sendable {
  /// The text as it was written.
  public let text: [UInt8]
  /// The code that is run. It has the same length: in front of hidden lines the mark is blank.
  public let code: [UInt8]
  /// The text without its hidden lines.
  public let shown: String

  private static let mark = Array("//#".utf8)

  /// Takes an example apart.
  /// - Parameter text: The body of the block.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var code = bytes
    var shown: [UInt8] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let next = min(end + 1, bytes.count)
      if let place = ExampleSource.markPlace(bytes[start..<end]) {
        for index in place..<(place + ExampleSource.mark.count) { code[index] = 32 }
      } else {
        shown += bytes[start..<next]
      }
      start = next
    }
    self.text = bytes
    self.code = code
    self.shown = String(decoding: shown, as: UTF8.self)
  }

  /// Where the mark of a hidden line stands: first on its line, in front of a blank or its end.
  private static func markPlace(_ line: ArraySlice<UInt8>) -> Int? {
    guard let first = line.firstIndex(where: { $0 != 32 && $0 != 9 }) else { return nil }
    let rest = line[first...]
    guard rest.count >= mark.count, Array(rest.prefix(mark.count)) == mark else { return nil }
    let behind = first + mark.count
    return behind == line.endIndex || line[behind] == 32 ? first : nil
  }
}
