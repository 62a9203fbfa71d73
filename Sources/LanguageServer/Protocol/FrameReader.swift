/// Cuts a stream of bytes into messages: `Content-Length: 12`, an empty line, 12 bytes.
///
/// The stream may be anything. A header that cannot be read is told once, and reading goes on at the
/// next `Content-Length`.
struct FrameReader {
  /// A part of the stream.
  enum Frame: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// The reason why bytes were skipped.
    case skipped(String)
  }

  /// The most bytes of a message. No page is as large.
  static let messageLimit = 1 << 26
  /// The most bytes of a header.
  static let headerLimit = 1 << 13

  private static let name = Array("content-length:".utf8)
  private static let end = Array("\r\n\r\n".utf8)

  private var bytes: [UInt8] = []
  /// The place behind the bytes that are used.
  private var position = 0
  /// The number of bytes of the current message; nil in front of a header.
  private var length: Int?
  /// True while bytes are skipped that were told.
  private var isSkipping = false

  init() {}

  /// True if the stream so far ends inside of a message or a header.
  var isInside: Bool { length != nil || position < bytes.count }

  /// Takes the next bytes of the stream.
  mutating func add(_ new: some Sequence<UInt8>) {
    if position > 0 {
      bytes.removeFirst(position)
      position = 0
    }
    bytes += new
  }

  /// The next part of the stream; nil if more bytes are needed.
  mutating func next() -> Frame? {
    while true {
      if let length {
        guard bytes.count - position >= length else { return nil }
        let message = Array(bytes[position..<position + length])
        position += length
        self.length = nil
        return .message(message)
      }
      guard let header = nextHeader() else { return overlong() }
      guard let name = FrameReader.last(FrameReader.name, in: header) else {
        if let told = skip("A message has no 'Content-Length'") { return told }
        continue
      }
      let text = header[(name + FrameReader.name.count)...].prefix { $0 != 13 && $0 != 10 }
      let digits = String(decoding: text, as: UTF8.self).filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), length >= 0, digits.allSatisfy(\.isNumber) else {
        if let told = skip("'Content-Length' is no number") { return told }
        continue
      }
      guard length <= FrameReader.messageLimit else {
        if let told = skip("A message is longer than \(FrameReader.messageLimit) bytes") {
          return told
        }
        continue
      }
      self.length = length
      isSkipping = false
    }
  }

  /// The bytes up to an empty line; nil if there is no empty line yet.
  private mutating func nextHeader() -> [UInt8]? {
    var index = position
    while index + 4 <= bytes.count {
      if bytes[index] == 13, bytes[index..<index + 4].elementsEqual(FrameReader.end) {
        let header = Array(bytes[position..<index])
        position = index + 4
        return header
      }
      index += 1
    }
    return nil
  }

  /// Drops the beginning of a header without an end. The last bytes may be the beginning of a name.
  private mutating func overlong() -> Frame? {
    guard bytes.count - position > FrameReader.headerLimit else { return nil }
    position = bytes.count - FrameReader.name.count - FrameReader.end.count - 20
    return skip("A header is longer than \(FrameReader.headerLimit) bytes")
  }

  /// - Returns: Nil if the reason was told, and no message has come since.
  private mutating func skip(_ reason: String) -> Frame? {
    defer { isSkipping = true }
    return isSkipping ? nil : .skipped(reason)
  }

  /// The last place of a name in a header, in capital letters or not.
  private static func last(_ name: [UInt8], in header: [UInt8]) -> Int? {
    guard header.count >= name.count else { return nil }
    func isLetter(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
    for start in stride(from: header.count - name.count, through: 0, by: -1)
    where name.indices.allSatisfy({
      let byte = header[start + $0]
      return (isLetter(byte) ? byte + 32 : byte) == name[$0]
    }) {
      return start
    }
    return nil
  }
}
