import TraceRendering

/// The HTML of code that a page only shows.
enum ShownBlock {
  /// The HTML of a block.
  /// - Returns: nil for code of a language that nothing highlights.
  static func html(of block: PageBlock) -> String? {
    guard case .success(.ordinary(let language)) = block.reading else { return nil }
    if let diagram = block.diagram { return try? diagram.get().html }
    return html(block.shownCode, language: language, isIncluded: block.included != nil)
  }

  /// The HTML of code in a language, or of included code in any language.
  static func html(_ code: String, language: String, isIncluded: Bool = false) -> String? {
    let name = language.lowercased()
    let colored =
      name == "swift" ? SwiftHighlighter.html(code) : CodeHighlighter.html(code, language: name)
    guard let content = colored ?? (isIncluded ? HTMLEscape.text(code) : nil) else { return nil }
    return
      "<pre class=\"code\" tabindex=\"0\"><code class=\"language-\(HTMLEscape.attribute(name))\">"
      + "\(content)</code></pre>\n"
  }
}
