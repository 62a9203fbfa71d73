/// Texts that look like an extension, but stand where none can begin, or belong to another program.
enum LostMarkup {
  /// True if a text begins a line of a paragraph.
  static func mayBegin(at node: Node) -> Bool {
    guard node.parent?.kind == .paragraph else { return false }
    return node.previous.map { [.softBreak, .lineBreak].contains($0.kind) } ?? true
  }

  /// The problem of a text at the beginning of a line.
  static func problem(of literal: UnsafeBufferPointer<UInt8>) -> MarkupProblem? {
    guard let first = literal.first, ";-!?=:[{".utf8.contains(first) else { return nil }
    let text = String(decoding: literal, as: UTF8.self)
    if isInclude(text) { return include }
    if text.firstMatch(of: /^\[\u{2}[^\]]+\]:/) != nil {
      return .lost("a footnote", help: ownLine)
    }
    if text.firstMatch(of: /^===[!+]?[ \t]+["“]/) != nil { return .lost("a tab", help: ownLine) }
    if text.firstMatch(of: /^(?:!!!|\?\?\?\+?)[ \t]+[a-z]+(?:[ \t]+["“]|$)/) != nil
      || text.firstMatch(of: /^:{3,}[ \t]*\{?[a-z]/) != nil
    {
      return .lost("an aside", help: ownLine)
    }
    if text.firstMatch(of: /^\{:?[ \t]*[.#][^}]*\}$/) != nil || text.hasPrefix("{: ") {
      return MarkupProblem(
        id: "bad-attributes", message: "Attributes on a line of their own have no effect here",
        help: "remove them; a heading may end with an id, '{#name}'")
    }
    return nil
  }

  /// The problem of a block of code: another program would show an aside or a file there.
  static func problem(of block: FencedCodeBlock) -> MarkupProblem? {
    let language = block.info.prefix { $0 != " " }.lowercased()
    if let match = block.info.firstMatch(of: /^\{([a-z\-]+)\}/) {
      if AsideKind(match.1) != nil {
        return .lost("an aside", help: "write ':::{\(match.1)}', the contents, and ':::'")
      }
      if ["include", "literalinclude"].contains(match.1) { return include }
    }
    guard !["markdown", "md", "text", "txt"].contains(language) else { return nil }
    let lines = block.literal.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return !lines.isEmpty && lines.allSatisfy(isInclude) ? include : nil
  }

  private static let ownLine = "begin it on a line of its own, indented as the text around"

  private static func isInclude(_ text: some StringProtocol) -> Bool {
    let text = text.drop { $0 == " " || $0 == "\t" || $0 == ";" }
    return text.hasPrefix("--8<--") || text.hasPrefix("-8<-")
  }

  private static let include = MarkupProblem.lost(
    "an include",
    help: "write the path behind the fence: '```swift include=\"Sources/App.swift\" lines=\"3-12\"'"
  )
}
