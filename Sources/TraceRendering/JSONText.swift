import ScriptMachine

// JSON that can stand inside HTML. Characters that could end a script element or a line of JavaScript are
// written as escapes.
extension Markup {
  /// Appends a JSON string with its quotes.
  @discardableResult
  package func json(_ text: String) -> Markup {
    byte(UInt8(ascii: "\""))
    var pending: [UInt8] = []
    for byte in text.utf8 {
      // U+2028 and U+2029 are E2 80 A8 and E2 80 A9, so the first two bytes are held back.
      if pending.isEmpty, byte == 0xE2 {
        pending = [byte]
        continue
      }
      if pending.count == 1, byte == 0x80 {
        pending.append(byte)
        continue
      }
      if pending.count == 2, byte == 0xA8 || byte == 0xA9 {
        raw(byte == 0xA8 ? "\\u2028" : "\\u2029")
        pending = []
        continue
      }
      for held in pending { self.byte(held) }
      pending = []
      jsonByte(byte)
    }
    for held in pending { self.byte(held) }
    return self.byte(UInt8(ascii: "\""))
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
