import SwiftSubset

/// The surroundings of a place in a script.
struct ScriptPlace {
  /// The kind of code at the place.
  enum Kind: Equatable {
    /// Between the word `expect` and the brace.
    case expectHead
    /// Between the braces of an expectation.
    case expectation
    /// Behind the word `require`.
    case requirement
    /// Directly in a class, with the name of the class.
    case type(String)
    /// Behind `func`.
    case function(String)
    case statement
  }

  /// The typed part of the word at the place.
  let prefix: String
  /// The names in front of the point before the word: `["A", "view"]`; nil without a point. Empty if
  /// the point begins the expression, as in `.classic`.
  let receiver: [String]?
  let kind: Kind

  /// - Parameters:
  ///   - code: The script.
  ///   - offset: The place, in bytes.
  init(_ code: String, at offset: Int) {
    let source = Array(code.utf8)
    let head = Array(source[..<min(max(0, offset), source.count)])
    var start = head.count
    while start > 0, ScriptPlace.isPartOfWord(head[start - 1]) { start -= 1 }
    prefix = String(decoding: head[start...], as: UTF8.self)
    receiver = ScriptPlace.receiver(head, before: start)
    kind = ScriptPlace.kind(Array(head[..<start]))
  }

  static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func receiver(_ head: [UInt8], before start: Int) -> [String]? {
    var index = start
    var names: [String] = []
    while index > 0, head[index - 1] == UInt8(ascii: ".") {
      index -= 1
      while index > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(head[index - 1]) {
        index -= 1
      }
      let end = index
      while index > 0, isPartOfWord(head[index - 1]) { index -= 1 }
      // A call or a subscript has a type that nothing here tells.
      if end > 0, index == end, [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(head[end - 1]) {
        return ["()"] + names
      }
      guard index < end else { break }
      names.insert(String(decoding: head[index..<end], as: UTF8.self), at: 0)
    }
    return start > 0 && head[start - 1] == UInt8(ascii: ".") ? names : nil
  }

  private static func kind(_ source: [UInt8]) -> Kind {
    let tokens = TokenizedText(source).tokens
    func text(_ index: Int) -> String {
      guard tokens.indices.contains(index) else { return "" }
      return String(decoding: source[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }
    var open: [Kind] = []
    /// The first token of the line or of the block.
    var first = 0
    var typeName: String?
    for index in tokens.indices {
      if tokens[index].isOnNewLine || ["{", "}", ";"].contains(text(index - 1)) { first = index }
      switch text(index) {
      case "class", "struct", "extension": typeName = text(index + 1)
      case "{":
        if text(first) == "expect" {
          open.append(.expectation)
        } else if let name = typeName {
          open.append(.type(name))
        } else {
          open.append(.statement)
        }
        typeName = nil
      case "}": _ = open.popLast()
      default: break
      }
    }
    let rest = tokens.last.map { source[$0.end...] } ?? []
    let isEnded = tokens.isEmpty || ["{", "}", ";"].contains(text(tokens.count - 1))
    if !isEnded, !rest.contains(10) {
      switch text(first) {
      case "expect": return .expectHead
      case "require": return .requirement
      default: break
      }
      if text(tokens.count - 1) == "func", case .type(let name) = open.last {
        return .function(name)
      }
    }
    return open.last ?? .statement
  }
}
