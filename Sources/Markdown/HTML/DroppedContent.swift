/// The texts about content that safe mode drops.
enum DroppedContent {
  static func issue(for link: Link) -> Issue {
    let what = link.kind == .link ? "link" : "image"
    return Issue(
      line: link.line, column: link.column, id: "unsafe-url",
      message: "The destination '\(shortened(link.destination))' of this \(what) is dropped",
      help: "write an address that a browser neither runs nor reads from "
        + "disk, such as one with 'https:'")
  }

  /// - Returns: Nil for a comment, which no reader needs.
  static func issue(forHTML html: String, at position: FilePosition) -> Issue? {
    guard !html.drop(while: \.isWhitespace).hasPrefix("<!--") else { return nil }
    let problem = HTMLPiece.Problem(
      message: message(forHTML: Array(html.utf8)[...]), help: HTMLElement.help(forName: "html"))
    return issue(for: problem, at: position)
  }

  static func issue(for problem: HTMLPiece.Problem, at position: FilePosition) -> Issue {
    Issue(
      line: position.line, column: position.column, id: "raw-html", message: problem.message,
      help: problem.help)
  }

  static func message(forHTML html: ArraySlice<UInt8>) -> String {
    let text = String(decoding: html, as: UTF8.self).drop { $0.isWhitespace }
    return "Raw HTML '\(shortened(String(text)))' is dropped"
  }

  /// The first line, cut after forty characters.
  private static func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }
}
