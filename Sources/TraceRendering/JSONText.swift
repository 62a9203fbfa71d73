import ScriptMachine

// JSON that can stand inside HTML. Characters that could end a script element or a line of JavaScript are
// written as escapes.
extension Markup {
  /// Appends a JSON string with its quotes.
  @discardableResult
  package func json(_ text: String) -> Markup {
    byte(UInt8(ascii: "\""))
    let utf8 = Array(text.utf8)
    // The bytes from `start` on are not yet written.
    var start = 0
    for (place, byte) in utf8.enumerated() where Markup.mayNeedEscape(byte) {
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
      if byte == 0xE2 {
        guard place + 2 < utf8.count, utf8[place + 1] == 0x80, utf8[place + 2] | 1 == 0xA9 else {
          continue
        }
        bytes.append(contentsOf: utf8[start..<place])
        raw(utf8[place + 2] == 0xA8 ? "\\u2028" : "\\u2029")
        start = place + 3
      } else {
        bytes.append(contentsOf: utf8[start..<place])
        jsonByte(byte)
        start = place + 1
      }
    }
    bytes.append(contentsOf: utf8[start...])
    return byte(UInt8(ascii: "\""))
  }

  /// True for a byte that JSON or HTML cannot hold, and for the first byte of a line separator.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), 0xE2:
      true
    default: false
    }
  }

  private func jsonByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    case 0..<0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"):
      raw("\\u00").hexadecimal(byte >> 4).hexadecimal(byte & 15)
    default: self.byte(byte)
    }
  }

  @discardableResult
  private func hexadecimal(_ digit: UInt8) -> Markup {
    byte(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Appends `"key":`.
  @discardableResult
  package func key(_ name: String) -> Markup { json(name).raw(":") }

  /// Appends `true` or `false`.
  @discardableResult
  package func flag(_ value: Bool) -> Markup { raw(value ? "true" : "false") }

  /// Appends a number, or `null` if JSON has no such number.
  @discardableResult
  package func decimal(_ value: Double) -> Markup {
    guard value.isFinite else { return raw("null") }
    // A double is exact to beyond 10¹⁵; `Int` would have 32 bits in the browser.
    if value.magnitude < 1e15, let whole = Int64(exactly: value) { return raw(String(whole)) }
    return raw(NumberText.describe(value))
  }
}
