/// The code of a file that is compiled for an iOS device in a debug build: what stands in other branches
/// of `#if` is left out.
enum ActiveCode {
  /// A text of the same length in which directives and what is left out are blank.
  /// - Throws: What the lexer finds wrong, or that directives do not belong together.
  static func of(_ bytes: [UInt8]) throws(ScriptError) -> [UInt8] {
    guard hasDirective(bytes) else { return bytes }
    let parser = try Parser(bytes)
    var result = bytes
    var branches: [Branches] = []
    var end = 0
    for token in parser.tokens where token.kind == .poundOther {
      let word = parser.text(of: token)
      guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { continue }
      if branches.contains(where: { !$0.isActive }) { blank(&result, end, token.start) }
      end = endOfLine(bytes, token.start)
      if word == "#if" {
        var branch = Branches(start: token)
        branch.enter(Condition.holds(bytes[token.end..<end]))
        branches.append(branch)
      } else {
        guard let last = branches.indices.last else {
          throw parser.error(
            "unexpected-token", "'\(word)' without an '#if'", at: token.range)
        }
        switch word {
        case "#elseif": branches[last].enter(Condition.holds(bytes[token.end..<end]))
        case "#else": branches[last].enter(true)
        default: branches.removeLast()
        }
      }
      blank(&result, token.start, end)
    }
    if let open = branches.last {
      throw parser.error(
        "unexpected-token", "This '#if' has no '#endif'", at: open.start.range)
    }
    return result
  }

  private static func hasDirective(_ bytes: [UInt8]) -> Bool {
    let names = ["#if", "#else", "#endif"].map { Array($0.utf8) }
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "#") && names.contains { bytes[index...].starts(with: $0) }
    }
  }

  private struct Branches {
    let start: Token
    private(set) var isActive = false
    private var hasBeenActive = false

    init(start: Token) { self.start = start }

    mutating func enter(_ holds: Bool) {
      isActive = holds && !hasBeenActive
      if isActive { hasBeenActive = true }
    }
  }

  private static func endOfLine(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex(of: 10) ?? bytes.count
  }

  private static func blank(_ bytes: inout [UInt8], _ start: Int, _ end: Int) {
    for index in start..<max(start, end) where bytes[index] != 10 { bytes[index] = 32 }
  }

  /// A condition behind `#if`.
  private struct Condition {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// How deep parentheses and negations may stand in each other; nobody writes more.
    private static let deepest = 100

    static func holds(_ bytes: ArraySlice<UInt8>) -> Bool {
      var condition = Condition(bytes: Array(bytes))
      return condition.either()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func either() -> Bool {
      var result = both()
      while take("||") { result = both() || result }
      return result
    }

    private mutating func both() -> Bool {
      var result = single()
      while take("&&") { result = single() && result }
      return result
    }

    private mutating func single() -> Bool {
      depth += 1
      defer { depth -= 1 }
      guard depth < Condition.deepest else { return false }
      if take("!") { return !single() }
      if take("(") {
        let result = either()
        _ = take(")")
        return result
      }
      let name = word()
      var argument = ""
      if take("(") {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: ")") { index += 1 }
        argument = String(decoding: bytes[start..<index], as: UTF8.self)
        _ = take(")")
      }
      return Condition.isTrue(name, argument)
    }

    /// What is known of the build: a debug one for iOS, with a compiler of today.
    private static func isTrue(_ name: String, _ argument: String) -> Bool {
      switch name {
      case "os": argument == "iOS"
      case "canImport": !["AppKit", "Cocoa", "WatchKit", "TVUIKit"].contains(argument)
      case "targetEnvironment": argument == "simulator"
      case "swift", "compiler", "hasFeature", "hasAttribute", "DEBUG", "true": true
      case "arch": argument == "arm64"
      default: false
      }
    }

    private mutating func word() -> String {
      skipSpace()
      let start = index
      while index < bytes.count, isOfWord(bytes[index]) { index += 1 }
      // What is no word is stepped over, so that there is an end.
      if index == start, index < bytes.count { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isOfWord(_ byte: UInt8) -> Bool {
      byte | 32 >= 97 && byte | 32 <= 122 || byte >= 48 && byte <= 57 || byte == 95
    }

    private mutating func take(_ text: String) -> Bool {
      skipSpace()
      guard bytes[index...].starts(with: Array(text.utf8)) else { return false }
      index += text.utf8.count
      return true
    }

    private mutating func skipSpace() {
      while index < bytes.count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    }
  }
}
