/// Swift source as HTML.
///
/// The scanner works on bytes. The scanner knows words, literals and comments but no grammar, is fast, never
/// fails and never loses a character: the text of the result is the source.
public enum SwiftHighlighter {
  /// The language of the code.
  public enum Dialect: Sendable {
    /// Swift.
    case swift
    /// A scenario, in which `when`, `expect` and `require` are keywords too.
    case scenario
  }

  /// Renders code as the content of a `code` element.
  ///
  /// The classes of the spans are `k` keyword, `t` type, `f` called function, `s` string, `n` number, `c`
  /// comment and `a` attribute or directive.
  /// - Parameters:
  ///   - code: Any text, Swift or not.
  ///   - dialect: The language of the code.
  public static func html(_ code: String, dialect: Dialect = .swift) -> String {
    let source = Array(code.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(source.count * 3 + 64)
    source.withUnsafeBufferPointer { bytes in
      var scanner = SwiftScanner(bytes, isScenario: dialect == .scenario)
      scanner.run(into: &output)
    }
    return String(decoding: output, as: UTF8.self)
  }
}

/// One pass over a source text.
struct SwiftScanner {
  /// A string literal whose interpolation is being scanned.
  struct Interpolation {
    var literal: StringLiteral
    /// The number of open parentheses in the code.
    var depth = 0
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let isScenario: Bool
  var position = 0
  var interpolations: [Interpolation] = []
  /// The last byte that was neither white space nor comment. The byte tells a member from a word.
  private var previous: UInt8 = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, isScenario: Bool) {
    self.bytes = bytes
    self.isScenario = isScenario
  }

  /// The byte at a distance from the position, or 0 beyond the end.
  @inline(__always)
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func run(into output: inout [UInt8]) {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        emit("c", to: lineEnd(), &output)
        continue
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        emit("c", to: blockCommentEnd(), &output)
        continue
      case UInt8(ascii: "\""), UInt8(ascii: "#"): literalOrDirective(byte, &output)
      case UInt8(ascii: "0")...UInt8(ascii: "9"): emit("n", to: numberEnd(), &output)
      case UInt8(ascii: "@"): attribute(&output)
      case UInt8(ascii: "`"): escapedName(&output)
      case UInt8(ascii: "("), UInt8(ascii: ")"): parenthesis(byte, &output)
      default:
        if SwiftScanner.isWordStart(byte) { word(&output) } else { plain(byte, &output) }
      }
      if position > 0, !SwiftScanner.isSpace(bytes[position - 1]) { previous = bytes[position - 1] }
    }
  }

  // MARK: Writing

  /// Copies the bytes up to a place into a span.
  mutating func emit(_ style: StaticString, to end: Int, _ output: inout [UInt8]) {
    open(style, &output)
    copy(to: end, &output)
    output.append(contentsOf: "</span>".utf8)
  }

  func open(_ style: StaticString, _ output: inout [UInt8]) {
    output.append(contentsOf: "<span class=\"".utf8)
    output.append(style.utf8Start.pointee)
    output.append(contentsOf: "\">".utf8)
  }

  /// Copies the bytes up to a place and escapes them.
  mutating func copy(to end: Int, _ output: inout [UInt8]) {
    while position < end {
      let byte = bytes[position]
      if !HTMLEscape.appendEntity(byte, to: &output) { output.append(byte) }
      position += 1
    }
  }

  private mutating func plain(_ byte: UInt8, _ output: inout [UInt8]) {
    copy(to: position + 1, &output)
  }

  // MARK: Parts of a text

  private mutating func literalOrDirective(_ byte: UInt8, _ output: inout [UInt8]) {
    if let literal = StringLiteral(at: position, in: bytes) {
      open("s", &output)
      copy(to: position + literal.hashes + literal.quotes, &output)
      stringBody(literal, &output)
    } else if byte == UInt8(ascii: "#"), SwiftScanner.isWordStart(peek(1)) {
      emit("a", to: wordEnd(from: position + 1), &output)
    } else {
      plain(byte, &output)
      // The rest of a run of number signs begins no literal either.
      while byte == UInt8(ascii: "#"), peek() == byte { plain(byte, &output) }
    }
  }

  /// Reads `@objc`. An `@` alone is plain text.
  private mutating func attribute(_ output: inout [UInt8]) {
    if SwiftScanner.isWordStart(peek(1)) {
      emit("a", to: wordEnd(from: position + 1), &output)
    } else {
      plain(UInt8(ascii: "@"), &output)
    }
  }

  /// Reads a name in backticks, which is never a keyword.
  private mutating func escapedName(_ output: inout [UInt8]) {
    copy(to: wordEnd(from: position + 1), &output)
    if peek() == UInt8(ascii: "`") { plain(UInt8(ascii: "`"), &output) }
  }

  private mutating func word(_ output: inout [UInt8]) {
    let end = wordEnd(from: position)
    let word = UnsafeBufferPointer(rebasing: bytes[position..<end])
    // A member follows a point. A label precedes a colon in a list: `prepare(for: segue)`.
    let isInList = previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
    let isLabel = isInList && end < bytes.count && bytes[end] == UInt8(ascii: ":")
    let isMember = previous == UInt8(ascii: ".")
    if !isMember, !isLabel, SwiftKeywords.contains(word, isScenario: isScenario) {
      emit("k", to: end, &output)
    } else if SwiftScanner.isUppercase(bytes[position]) {
      emit("t", to: end, &output)
    } else if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      emit("f", to: end, &output)
    } else {
      copy(to: end, &output)
    }
  }

  /// Counts parentheses inside an interpolation. The closing parenthesis of the interpolation leads back to
  /// the string.
  private mutating func parenthesis(_ byte: UInt8, _ output: inout [UInt8]) {
    plain(byte, &output)
    guard let last = interpolations.indices.last else { return }
    interpolations[last].depth += byte == UInt8(ascii: "(") ? 1 : -1
    guard interpolations[last].depth == 0 else { return }
    let literal = interpolations.removeLast().literal
    open("s", &output)
    stringBody(literal, &output)
  }
}
