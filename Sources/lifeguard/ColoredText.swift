/// Diagnostics and differences with colors for a terminal.
enum ColoredText {
  private enum Color: String {
    case bold = "1"
    case red = "1;31"
    case green = "32"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"

    func callAsFunction(_ text: some StringProtocol) -> String {
      text.isEmpty ? "" : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
    }
  }

  /// The same text with colors.
  static func of(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(line)
      .joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    if let match = line.wholeMatch(of: #/(.+?:\d+:\d+: )(error|warning)(: .*)/#) {
      return Color.bold(match.1) + severity(match.2) + Color.bold(match.3)
    }
    for word in ["error", "warning", "help", "note"] where line.hasPrefix("\(word): ") {
      return severity(word[...]) + line.dropFirst(word.count)
    }
    if let match = line.wholeMatch(of: #/( *\| +)(\^+)( *)/#) {
      return match.1 + Color.red(match.2) + match.3
    }
    if line.hasPrefix("- ") || line.hasPrefix("---") { return Color.red(line) }
    if line.hasPrefix("+ ") || line.hasPrefix("+++") { return Color.green(line) }
    return String(line)
  }

  private static func severity(_ word: Substring) -> String {
    switch word {
    case "error": Color.red(word)
    case "warning": Color.yellow(word)
    case "help": Color.cyan(word)
    default: Color.blue(word)
    }
  }
}
