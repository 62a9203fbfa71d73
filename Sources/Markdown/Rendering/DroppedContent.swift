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

  static func issue(forHTML html: String, at position: FilePosition) -> Issue {
    let trimmed = html.drop { $0.isWhitespace }
    if trimmed.hasPrefix("<!--") {
      return Issue(
        severity: .warning, line: position.line, column: position.column, id: "html-comment",
        message: "This HTML comment does not appear on the page",
        help: "remove it; a note for authors can be a comment '# …' in the front matter")
    }
    return Issue(
      line: position.line, column: position.column, id: "raw-html",
      message: "Raw HTML '\(shortened(String(trimmed)))' is dropped",
      help: "write it in Markdown, or as code with backticks around it")
  }

  /// The first line, cut after forty characters.
  private static func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    return line.count > 40 ? line.prefix(39) + "…" : String(line)
  }
}
