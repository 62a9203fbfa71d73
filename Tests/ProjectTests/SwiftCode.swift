/// Swift without comments and without the contents of string literals. Spaces stand in their places, so every
/// character keeps its line. Code that is interpolated into a literal stays.
struct SwiftCode {
  private let source: [UInt8]
  private var output: [UInt8]
  private var literals: [(text: [UInt8], end: Int)] = []
  private var index = 0

  /// The contents of a string literal. A space stands for each escape and for each interpolation.
  struct Literal {
    let text: String
    /// The line on which the literal ends.
    let line: Int
  }

  static func stripped(_ text: String) -> String {
    String(decoding: read(text).code, as: UTF8.self)
  }

  /// The stripped code with its string literals.
  static func read(_ text: String) -> (code: [UInt8], literals: [Literal]) {
    var code = SwiftCode(text)
    code.readCode(endsAtParenthesis: false)
    var line = 1
    var start = 0
    let literals = code.literals.map { literal in
      line += code.source[start..<literal.end].count { $0 == UInt8(ascii: "\n") }
      start = literal.end
      return Literal(text: String(decoding: literal.text, as: UTF8.self), line: line)
    }
    return (code.output, literals)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    output = source
  }

  private func at(_ byte: Unicode.Scalar, _ distance: Int = 0) -> Bool {
    index + distance < source.count && source[index + distance] == UInt8(ascii: byte)
  }

  private mutating func blank() {
    if source[index] != UInt8(ascii: "\n") { output[index] = UInt8(ascii: " ") }
    index += 1
  }

  /// Reads code to its end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(endsAtParenthesis: Bool) {
    var depth = 0
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "/") where at("/", 1):
        while index < source.count, source[index] != UInt8(ascii: "\n") { blank() }
      case UInt8(ascii: "/") where at("*", 1): readBlockComment()
      case UInt8(ascii: "\""): readString()
      case UInt8(ascii: "#") where at("\"", 1) || at("#", 1): readString()
      case UInt8(ascii: "/") where isPattern: readPattern()
      case UInt8(ascii: "("):
        depth += 1
        index += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0, endsAtParenthesis { return }
        index += 1
      default: index += 1
      }
    }
  }

  /// True for a slash that begins a pattern: no operand stands before the slash, and no space behind it.
  private var isPattern: Bool {
    guard !at(" ", 1), endOfPattern != nil else { return false }
    let before = source[..<index].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    return before.map { "(,=:[{#".utf8.contains($0) } ?? false
  }

  /// The place behind the slash that ends a pattern of one line.
  private var endOfPattern: Int? {
    var place = index + 1
    while place < source.count, source[place] != UInt8(ascii: "\n") {
      switch source[place] {
      case UInt8(ascii: "\\"): place += 2
      case UInt8(ascii: "/"): return place + 1
      default: place += 1
      }
    }
    return nil
  }

  private mutating func readPattern() {
    guard let end = endOfPattern else { return }
    while index < end { blank() }
  }

  private mutating func readBlockComment() {
    var depth = 0
    while index < source.count {
      let isOpening = at("/") && at("*", 1)
      let isClosing = at("*") && at("/", 1)
      if isOpening { depth += 1 }
      if isClosing { depth -= 1 }
      blank()
      if isOpening || isClosing, index < source.count { blank() }
      if depth == 0 { return }
    }
  }

  private mutating func readString() {
    let start = index
    while at("#") { index += 1 }
    let pounds = index - start
    guard at("\"") else { return }
    let quotes = at("\"", 1) && at("\"", 2) ? 3 : 1
    index += quotes
    var content: [UInt8] = []
    while index < source.count {
      if ends(quotes: quotes, pounds: pounds) {
        index += quotes + pounds
        break
      }
      // A string on one line ends with the line, closed or not.
      if quotes == 1, at("\n") { break }
      if at("\\"), hasPounds(pounds, after: index + 1) {
        content.append(UInt8(ascii: " "))
        readEscape(pounds)
      } else {
        content.append(source[index])
        blank()
      }
    }
    literals.append((content, index))
  }

  private func hasPounds(_ count: Int, after start: Int) -> Bool {
    start + count < source.count
      && source[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func ends(quotes: Int, pounds: Int) -> Bool {
    let end = index + quotes + pounds
    guard at("\""), end <= source.count else { return false }
    return source[index..<(index + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && source[(index + quotes)..<end].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func readEscape(_ pounds: Int) {
    for _ in 0...pounds { blank() }
    guard index < source.count else { return }
    guard at("(") else { return blank() }
    index += 1
    readCode(endsAtParenthesis: true)
    if index < source.count { index += 1 }
  }
}
