// The ends of the parts of a source text.
extension SwiftScanner {
  static func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count,
      SwiftScanner.isWordStart(bytes[end]) || SwiftScanner.isDigit(bytes[end])
    {
      end += 1
    }
    return end
  }

  func lineEnd() -> Int {
    var end = position
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return end
  }

  /// The end of a block comment. Comments nest, and an open comment reaches to the end of the text.
  func blockCommentEnd() -> Int {
    var end = position + 2
    var depth = 1
    while end < bytes.count, depth > 0 {
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      switch (bytes[end], next) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        end += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        end += 2
      default: end += 1
      }
    }
    return min(end, bytes.count)
  }

  /// The end of `1_000`, `0xFF` or `1.5e-3`. The points of `1...5` and of `1.description` belong to no
  /// number.
  func numberEnd() -> Int {
    var end = position
    let isHexadecimal = peek() == UInt8(ascii: "0") && (peek(1) | 0x20) == UInt8(ascii: "x")
    while end < bytes.count {
      let byte = bytes[end]
      let next = end + 1 < bytes.count ? bytes[end + 1] : 0
      let isExponent = (byte | 0x20) == UInt8(ascii: isHexadecimal ? "p" : "e")
      if isExponent, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
        end += 2
      } else if byte == UInt8(ascii: "."), SwiftScanner.isDigit(next) {
        end += 1
      } else if byte < 0x80, SwiftScanner.isWordStart(byte) || SwiftScanner.isDigit(byte) {
        end += 1
      } else {
        break
      }
    }
    return min(end, bytes.count)
  }
}
