import Foundation

/// A JSON value. Every message is read into a value first, so that no shape of a message is an error
/// of the program.
enum JSONValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// Reads a value.
  /// - Returns: `nil` for bytes that are no JSON.
  init?(_ bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// A member of an object; nil for other values, and for a member that is missing or null.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self, let value = members[key], value != .null else {
      return nil
    }
    return value
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .boolean, .text, .list, .object: nil
    }
  }

  var boolean: Bool? {
    if case .boolean(let truth) = self { return truth }
    return nil
  }

  /// The elements of a list; none for other values.
  var elements: [JSONValue] {
    if case .list(let values) = self { return values }
    return []
  }
}

extension JSONValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let truth = try? container.decode(Bool.self) {
      self = .boolean(truth)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else {
      self = .list(try container.decode([JSONValue].self))
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// An object without the members that are nil.
  init(members: [(String, JSONValue?)]) {
    self = .object(
      members.reduce(into: [:]) { object, member in
        if let value = member.1 { object[member.0] = value }
      })
  }
}

// Writing.
extension JSONValue {
  /// The value as UTF-8. The members of an object are in the order of their keys.
  var bytes: [UInt8] {
    var output: [UInt8] = []
    append(to: &output)
    return output
  }

  private func append(to output: inout [UInt8]) {
    switch self {
    case .null: output += Array("null".utf8)
    case .boolean(let truth): output += Array((truth ? "true" : "false").utf8)
    case .integer(let number): output += Array(String(number).utf8)
    case .number(let number): output += Array((number.isFinite ? "\(number)" : "null").utf8)
    case .text(let text): JSONValue.append(text, to: &output)
    case .list(let values):
      output.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        value.append(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        JSONValue.append(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.append(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): output += Array("\\n".utf8)
      case 0..<32:
        output += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
