/// Swift without its comments and without the contents of its strings, which are spaces instead, so
/// that every character keeps its line. What is interpolated into a string is code and stays.
struct SwiftCode {
  private let source: [UInt8]
  private var output: [UInt8]
  private var index = 0

  static func stripped(_ text: String) -> String {
    var code = SwiftCode(text)
    code.readCode(endsAtParenthesis: false)
    return String(decoding: code.output, as: UTF8.self)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    output = source
  }

  private func at(_ text: StaticString) -> Bool {
    index + text.utf8CodeUnitCount <= source.count
      && text.withUTF8Buffer { $0.elementsEqual(source[index..<(index + $0.count)]) }
  }

  private mutating func blank() {
    if source[index] != UInt8(ascii: "\n") { output[index] = UInt8(ascii: " ") }
    index += 1
  }

  /// Reads code to its end, or to the parenthesis that ends an interpolation.
  private mutating func readCode(endsAtParenthesis: Bool) {
    var depth = 0
    while index < source.count {
      if at("//") {
        while index < source.count, source[index] != UInt8(ascii: "\n") { blank() }
      } else if at("/*") {
        readBlockComment()
      } else if at("\"") || at("#\"") || at("##") {
        readString()
      } else {
        if at("(") { depth += 1 }
        if at(")") {
          depth -= 1
          if depth < 0, endsAtParenthesis { return }
        }
        index += 1
      }
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    while index < source.count {
      let isOpening = at("/*"), isClosing = at("*/")
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
    let quotes = at("\"\"\"") ? 3 : 1
    index += quotes
    while index < source.count {
      if ends(quotes: quotes, pounds: pounds) {
        index += quotes + pounds
        return
      }
      // A string on one line ends with the line, closed or not.
      if quotes == 1, at("\n") { return }
      if at("\\"), hasPounds(pounds, after: index + 1) {
        readEscape(pounds)
      } else {
        blank()
      }
    }
  }

  private func hasPounds(_ count: Int, after start: Int) -> Bool {
    start + count < source.count
      && source[start..<(start + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func ends(quotes: Int, pounds: Int) -> Bool {
    let end = index + quotes + pounds
    guard end <= source.count else { return false }
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
