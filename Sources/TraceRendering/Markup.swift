/// A text under construction. `Markup` is a class, so that calls can be chained without copying the bytes.
package final class Markup {
  package internal(set) var bytes: [UInt8] = []

  /// Begins an empty text.
  package init() {}

  /// The text so far.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends text that is already markup.
  @discardableResult
  package func raw(_ text: String) -> Markup {
    bytes.append(contentsOf: text.utf8)
    return self
  }

  /// Appends text as the content of an element.
  @discardableResult
  package func text(_ text: String) -> Markup {
    HTMLEscape.append(text, to: &bytes, quotes: false)
    return self
  }

  /// Appends text as the value of an attribute, without the quotes around it.
  @discardableResult
  package func value(_ text: String) -> Markup {
    HTMLEscape.append(text, to: &bytes, quotes: true)
    return self
  }

  /// Appends an attribute with a space before it.
  @discardableResult
  package func attribute(_ name: String, _ text: String) -> Markup {
    raw(" ").raw(name).raw("=\"").value(text).raw("\"")
  }

  /// Appends an attribute with a whole number, with a space before it.
  @discardableResult
  package func attribute(_ name: String, _ number: Int) -> Markup {
    raw(" ").raw(name).raw("=\"").number(number).raw("\"")
  }

  /// Appends a whole number.
  @discardableResult
  package func number(_ number: Int) -> Markup {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: digits.reversed())
    return self
  }

  /// Appends one byte.
  @discardableResult
  package func byte(_ byte: UInt8) -> Markup {
    bytes.append(byte)
    return self
  }

  /// Appends the content of another text.
  @discardableResult
  package func append(_ other: Markup) -> Markup {
    bytes.append(contentsOf: other.bytes)
    return self
  }

  /// An id that is valid in HTML, XML and CSS. A hyphen replaces every other character.
  static func identifier(_ scenario: String) -> String {
    guard !scenario.isEmpty else { return "scenario" }
    var bytes: [UInt8] = []
    for byte in scenario.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        bytes.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if bytes.isEmpty { bytes.append(contentsOf: "scenario-".utf8) }
        bytes.append(byte)
      default: bytes.append(UInt8(ascii: "-"))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
