/// HTML under construction. The escaping equals libcmark's.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  mutating func append(_ html: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: html.utf8Start, count: html.utf8CodeUnitCount))
  }

  mutating func append(_ html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Begins a new line, unless the last line has ended.
  mutating func startLine() {
    if let last = bytes.last, last != Byte.newline { bytes.append(Byte.newline) }
  }

  mutating func appendEscaped(_ text: UnsafePointer<CChar>?) {
    guard let text else { return }
    let start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    var from = 0
    var index = 0
    while true {
      let entity: StaticString
      switch start[index] {
      case 0:
        bytes.append(contentsOf: UnsafeBufferPointer(start: start + from, count: index - from))
        return
      case UInt8(ascii: "\""): entity = "&quot;"
      case UInt8(ascii: "&"): entity = "&amp;"
      case UInt8(ascii: "<"): entity = "&lt;"
      case UInt8(ascii: ">"): entity = "&gt;"
      default:
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(start: start + from, count: index - from))
      append(entity)
      index += 1
      from = index
    }
  }

  /// Percent-encodes characters that no URL may hold, and escapes characters that no attribute may hold.
  mutating func appendURL(_ url: some Sequence<UInt8>) {
    for byte in url {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
        UInt8(ascii: "(")...UInt8(ascii: ";"), UInt8(ascii: "#")...UInt8(ascii: "%"),
        UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hexadecimal(byte >> 4))
        bytes.append(Self.hexadecimal(byte & 15))
      }
    }
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }
}
