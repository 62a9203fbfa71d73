/// A Swift file of `Sources`, read once for all checks.
struct CodeFile {
  let path: String
  let target: String
  /// The folder directly below the target, or `.` for a file that stands beside these folders.
  let folder: String
  let lineCount: Int
  let tokens: [SwiftToken]
  let literals: [SwiftCode.Literal]
  let outline: SwiftOutline
  /// The words of the code, each with its first line.
  private(set) var words: [String: Int] = [:]
  /// The words that stand behind a period.
  private(set) var members: Set<String> = []

  /// Reads a file, or returns `nil` for a file that belongs to no target.
  init?(_ file: SourceFile) {
    guard let target = file.target else { return nil }
    let parts = file.path.split(separator: "/")
    let (code, literals) = SwiftCode.read(file.text)
    path = file.path
    self.target = target
    folder = parts.count > 3 ? String(parts[2]) : "."
    lineCount = code.count { $0 == UInt8(ascii: "\n") }
    tokens = SwiftToken.tokens(of: code)
    self.literals = literals
    outline = SwiftOutline(tokens)
    var isMember = false
    for token in tokens {
      if token.isWord {
        if words[token.text] == nil { words[token.text] = token.line }
        if isMember { members.insert(token.text) }
      }
      isMember = token.text == "."
    }
  }

  /// The name of the file alone.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The files of `Sources` in this checkout.
  static let all = Checkout.swiftFiles.compactMap(CodeFile.init)
}
