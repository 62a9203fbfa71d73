/// The lengths of files and functions.
enum Sizes {
  static let fileLimit = 400
  static let functionLimit = 60

  /// A function with the lines from the first word to the closing brace.
  struct Function: Equatable {
    var name: String
    var line: Int
    var lineCount: Int
  }

  static func problems(_ file: SourceFile) -> [String] {
    var result: [String] = []
    // No further line follows the line feed at the end of a text.
    let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
    if count > fileLimit {
      result.append("\(file.path): \(count) lines; divide it, the limit is \(fileLimit)")
    }
    guard file.path.hasSuffix(".swift") else { return result }
    for function in functions(in: file.text) where function.lineCount >= functionLimit {
      result.append(
        "\(file.path):\(function.line): \(function.name) has \(function.lineCount) lines; "
          + "divide it, it has to stay under \(functionLimit)")
    }
    return result
  }

  /// Every function, initializer, deinitializer and subscript with a body, and every computed
  /// property.
  static func functions(in text: String) -> [Function] {
    var scanner = FunctionScanner(SwiftCode.stripped(text))
    return scanner.functions()
  }
}

/// Finds the bodies of functions in stripped code by counting brackets.
private struct FunctionScanner {
  private static let keywords = ["func", "init", "deinit", "subscript", "var"]
  private static let declarations =
    keywords + ["let", "case", "struct", "class", "enum", "protocol", "extension", "typealias"]

  private let bytes: [UInt8]
  private var lineOfByte: [Int] = []

  init(_ code: String) {
    bytes = Array(code.utf8)
    var line = 1
    for byte in bytes {
      lineOfByte.append(line)
      if byte == UInt8(ascii: "\n") { line += 1 }
    }
  }

  mutating func functions() -> [Sizes.Function] {
    var result: [Sizes.Function] = []
    var index = 0
    while index < bytes.count {
      guard let end = wordEnd(at: index) else {
        index += 1
        continue
      }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
      if Self.keywords.contains(word), !isMember, let body = body(after: end),
        let close = closing(of: body)
      {
        let lines = lineOfByte[close] - lineOfByte[index] + 1
        let name = "\(word) \(nextWord(after: end))"
        result.append(Sizes.Function(name: name, line: lineOfByte[index], lineCount: lines))
      }
      index = end
    }
    return result
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == 95 || byte > 127 || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  /// The end of the word that begins here.
  private func wordEnd(at start: Int) -> Int? {
    guard Self.isWord(bytes[start]), start == 0 || !Self.isWord(bytes[start - 1]) else {
      return nil
    }
    return bytes[start...].firstIndex { !Self.isWord($0) } ?? bytes.count
  }

  private func nextWord(after start: Int) -> String {
    let name = bytes[start...].drop { $0 == 32 }.prefix(while: Self.isWord)
    return String(decoding: name, as: UTF8.self)
  }

  /// The brace that opens the body: the first brace outside of brackets, before another declaration and
  /// before the braces around the declaration close.
  private func body(after start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return index
      case UInt8(ascii: "}") where depth == 0: return nil
      default: break
      }
      guard depth >= 0 else { return nil }
      guard let end = wordEnd(at: index) else {
        index += 1
        continue
      }
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      let isMember = bytes[index - 1] == UInt8(ascii: ".")
      if depth == 0, !isMember, Self.declarations.contains(word) { return nil }
      index = end
    }
    return nil
  }

  private func closing(of open: Int) -> Int? {
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
