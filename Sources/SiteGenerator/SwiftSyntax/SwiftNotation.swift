/// Signs in shown Swift that are no Swift, but that readers of documentation know: an interface such as
/// `var count: Int { get }`, and `...`, `…`, `???` or `<#value#>` for omitted code.
///
/// The signs are replaced by Swift of the same length, so that the parser sees the other code, and a
/// place in the result is the same place in the text.
struct SwiftNotation {
  /// The text with bodies in place of the accessors of interfaces.
  let withBodies: String
  /// The same text with Swift in place of the signs for omitted code.
  let completed: String
  /// The place of the first sign for omitted code, in bytes; nil without one.
  let firstOmission: Int?

  init(_ text: String) {
    let source = Array(text.utf8)
    var code = Code(source, CodeMask(source).isCode)
    code.giveBodies()
    withBodies = String(decoding: code.bytes, as: UTF8.self)
    firstOmission = code.complete()
    completed = String(decoding: code.bytes, as: UTF8.self)
  }
}

/// A text whose signs are being replaced.
private struct Code {
  private(set) var bytes: [UInt8]
  private let isCode: [Bool]

  init(_ bytes: [UInt8], _ isCode: [Bool]) {
    self.bytes = bytes
    self.isCode = isCode
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let dot = UInt8(ascii: ".")
  private static let question = UInt8(ascii: "?")
  private static let ellipsis: [UInt8] = Array("…".utf8)

  // MARK: Interfaces

  private static let accessors: Set<String> = [
    "get", "set", "_read", "_modify", "read", "modify", "borrow", "mutate", "unsafeAddress",
    "unsafeMutableAddress", "willSet", "didSet", "init",
  ]
  private static let specifiers: Set<String> = [
    "mutating", "nonmutating", "consuming", "borrowing", "yielding", "async", "throws", "rethrows",
    "nonisolated", "__consuming", "inout", "self",
  ]

  /// Replaces the words between braces by spaces where all of the words name accessors.
  mutating func giveBodies() {
    var open: Int?
    for index in bytes.indices where isCode[index] {
      switch bytes[index] {
      case UInt8(ascii: "{"): open = index
      case UInt8(ascii: "}"):
        if let start = open, hasAccessorsOnly(start + 1..<index) { clear(start + 1..<index) }
        open = nil
      default: break
      }
    }
  }

  private func hasAccessorsOnly(_ range: Range<Int>) -> Bool {
    var hasAccessor = false
    var isAttribute = false
    var depth = 0
    for word in words(range) {
      switch word {
      case "(": depth += 1
      case ")": depth -= 1
      case _ where depth > 0: break
      case "@": isAttribute = true
      case ";": break
      case _ where isAttribute: isAttribute = false
      default:
        let isAccessor = Code.accessors.contains(word)
        guard isAccessor || Code.specifiers.contains(word) else { return false }
        hasAccessor = hasAccessor || isAccessor
      }
    }
    return hasAccessor && depth == 0
  }

  /// The names and single marks in a range, without comments.
  private func words(_ range: Range<Int>) -> [String] {
    var words: [String] = []
    var name: [UInt8] = []
    for index in range {
      if isCode[index], isNamePart(bytes[index]) {
        name.append(bytes[index])
        continue
      }
      if !name.isEmpty { words.append(String(decoding: name, as: UTF8.self)) }
      name = []
      if isCode[index], bytes[index] > Code.space {
        words.append(String(decoding: [bytes[index]], as: UTF8.self))
      }
    }
    if !name.isEmpty { words.append(String(decoding: name, as: UTF8.self)) }
    return words
  }

  private mutating func clear(_ range: Range<Int>) {
    for index in range where isCode[index] && bytes[index] != Code.newline {
      bytes[index] = Code.space
    }
  }

  // MARK: Omitted code

  /// Replaces the signs for omitted code.
  /// - Returns: The place of the first sign.
  mutating func complete() -> Int? {
    var first: Int?
    var index = 0
    while index < bytes.count {
      guard let sign = isCode[index] ? sign(at: index) : commentForValue(at: index) else {
        index += 1
        continue
      }
      first = first ?? sign.lowerBound
      replace(sign)
      index = sign.upperBound
    }
    return first
  }

  /// A sign that begins at a place: dots that are no operator, an ellipsis, question marks, or a
  /// placeholder.
  private func sign(at start: Int) -> Range<Int>? {
    if bytes[start...].starts(with: Code.ellipsis) { return start..<start + 3 }
    if bytes[start...].starts(with: "<#".utf8) {
      var end = start + 2
      while end < bytes.count, bytes[end] != Code.newline {
        if bytes[end...].starts(with: "#>".utf8) { return start..<end + 2 }
        end += 1
      }
      return nil
    }
    let mark = bytes[start]
    guard mark == Code.dot || mark == Code.question, start == 0 || bytes[start - 1] != mark else {
      return nil
    }
    var end = start
    while end < bytes.count, isCode[end], bytes[end] == mark { end += 1 }
    guard end - start >= (mark == Code.dot ? 2 : 3), !isOperator(start..<end),
      end - start > 2 || isAlone(start..<end)
    else { return nil }
    return start..<end
  }

  /// Returns true if nothing else stands between the brackets around a sign. Two dots mean nothing
  /// elsewhere.
  private func isAlone(_ sign: Range<Int>) -> Bool {
    guard let left = nearest(before: sign.lowerBound), let right = nearest(from: sign.upperBound)
    else { return false }
    return "{([".utf8.contains(bytes[left]) && "})]".utf8.contains(bytes[right])
  }

  /// A comment of dots in place of a value: `let result = // ...`.
  private func commentForValue(at start: Int) -> Range<Int>? {
    guard bytes[start...].starts(with: "//".utf8), let left = nearest(before: start),
      bytes[left] == UInt8(ascii: "=")
    else { return nil }
    let comment = bytes[start...].prefix { $0 != Code.newline }
    let text = String(decoding: comment, as: UTF8.self).dropFirst(2)
    let dots = text.filter { $0 == "." || $0 == "…" }
    guard !dots.isEmpty, text.allSatisfy({ $0 == "." || $0 == "…" || $0 == " " }) else {
      return nil
    }
    return start..<comment.endIndex
  }

  /// Returns true if dots stand at an operand, as those of a range or of `Int...` do.
  private func isOperator(_ dots: Range<Int>) -> Bool {
    let isAfterOperand = dots.lowerBound > 0 && isOperandEnd(dots.lowerBound - 1)
    let isBeforeOperand = dots.upperBound < bytes.count && isOperandStart(dots.upperBound)
    if isAfterOperand || isBeforeOperand { return true }
    guard let left = nearest(before: dots.lowerBound), let right = nearest(from: dots.upperBound)
    else { return false }
    return isOperandEnd(left) && isOperandStart(right) && !isKeyword(endingAt: left)
      && !bytes[left..<right].contains(Code.newline)
  }

  private func isOperandEnd(_ index: Int) -> Bool {
    isNamePart(bytes[index]) || ")]\"`?!>".utf8.contains(bytes[index])
  }

  private func isOperandStart(_ index: Int) -> Bool {
    isNamePart(bytes[index]) || "([\"`".utf8.contains(bytes[index])
  }

  /// The words that a value follows.
  private static let beforeValue: Set<String> = [
    "return", "throw", "try", "await", "in", "if", "while", "guard", "switch", "case", "where",
    "is",
    "as", "let", "var", "yield", "else",
  ]

  private func isKeyword(endingAt end: Int) -> Bool {
    Code.beforeValue.contains(word(endingAt: end))
  }

  private func word(endingAt end: Int) -> String {
    var start = end + 1
    while start > 0, isNamePart(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end + 1], as: UTF8.self)
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The nearest code before a place that is no space.
  private func nearest(before place: Int) -> Int? {
    bytes[..<place].indices.last { isCode[$0] && bytes[$0] > Code.space }
  }

  /// The nearest code from a place on that is no space.
  private func nearest(from place: Int) -> Int? {
    bytes[place...].indices.first { isCode[$0] && bytes[$0] > Code.space }
  }

  private mutating func replace(_ sign: Range<Int>) {
    let isPlaceholder = bytes[sign.lowerBound] == UInt8(ascii: "<")
    let left = nearest(before: sign.lowerBound)
    let right = nearest(from: sign.upperBound)
    let before = left.map { bytes[$0] } ?? UInt8(ascii: ";")
    let after = right.map { bytes[$0] } ?? UInt8(ascii: ";")
    for index in sign { bytes[index] = Code.space }
    let isListed = "([<,".utf8.contains(before) && ")]>,".utf8.contains(after)
    if !isPlaceholder, isListed {
      // An element of a list goes together with its comma.
      if before == UInt8(ascii: ","), let left {
        bytes[left] = Code.space
      } else if after == UInt8(ascii: ","), let right {
        bytes[right] = Code.space
      }
      return
    }
    guard isPlaceholder || needsValue(before, left) else { return }
    for index in sign { bytes[index] = UInt8(ascii: "x") }
  }

  /// Returns true if a value or a type has to follow.
  private func needsValue(_ before: UInt8, _ left: Int?) -> Bool {
    guard let left else { return false }
    if isNamePart(before) { return isKeyword(endingAt: left) && word(endingAt: left) != "else" }
    if before == UInt8(ascii: ">") { return left > 0 && bytes[left - 1] == UInt8(ascii: "-") }
    return "=:?&|+-*/".utf8.contains(before)
  }
}
