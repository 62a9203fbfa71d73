/// A link or an image that CommonMark does not read, because of a space or a quotation mark.
///
/// Text in parentheses behind brackets may be prose, as in `[1] (see below)`. So the address of a link has to look
/// like a path.
struct LostLink {
  let found: ForeignPatterns.Found

  /// - Parameter context: The place of a closing bracket.
  init?(_ context: MarkContext) {
    guard let label = LostLink.label(before: context),
      let (help, length) = LostLink.help(context.rest, isImage: label.isImage)
        ?? LostLink.unclosedTitle(context)
    else { return nil }
    let problem = MarkupProblem(
      id: "lost-link",
      message: "This looks like \(label.isImage ? "an image" : "a link"), but is not one",
      help: help)
    found = (problem, length)
  }

  /// The text in the brackets. Returns nil for the brackets of a task and for a reference of the page.
  private static func label(before context: MarkContext) -> (isImage: Bool, text: Substring)? {
    let before = context.line[..<context.place]
    var depth = 0
    var place = before.endIndex
    while place > before.startIndex {
      place = before.index(before: place)
      if before[place] == "]" { depth += 1 }
      guard before[place] == "[" else { continue }
      guard depth == 0 else {
        depth -= 1
        continue
      }
      let text = before[before.index(after: place)...]
      let isTask = text.isEmpty || [" ", "x", "X"].contains(text)
      guard !isTask || context.rest.hasPrefix("]("), !context.labels.contains(text.lowercased())
      else { return nil }
      return (before[..<place].hasSuffix("!"), text)
    }
    return nil
  }

  private static func help(_ rest: Substring, isImage: Bool) -> (String, Int)? {
    let spaced = /\]\([ \t]*((?:[^()<>"\x1F]|\([^()<>"\x1F]*\))+?)[ \t]*([ \t]"[^"]*")?[ \t]*\)/
    if let match = rest.prefixMatch(of: spaced), match.1.contains(/\s/), !isOfScenario(match.1) {
      guard isImage || isPath(match.1) else { return nil }
      let address = match.1.replacing(/\s/, with: "%20")
      let title = match.2.map(String.init) ?? ""
      return (
        "write the address without spaces: '](\(address)\(title))'", match.0.utf8.count
      )
    }
    if let match = rest.prefixMatch(of: /\][ \t]+\(([^\s()<>"\x1F]+)\)/), isFile(match.1) {
      return ("write the address directly after the bracket: '](\(match.1))'", match.0.utf8.count)
    }
    return nil
  }

  /// A title without a quotation mark at its end.
  private static func unclosedTitle(_ context: MarkContext) -> (String, Int)? {
    guard
      let match = context.rest.prefixMatch(
        of: /\]\(([^\s()<>"\x1F]+)[ \t]+"([^"()\x1F]*?)[ \t]*\)/),
      !context.rest[match.0.endIndex...].contains("\""),
      !(context.number + 1..<context.text.endOfText(from: context.number)).contains(where: {
        context.text.string(of: $0).contains("\"")
      })
    else { return nil }
    return (
      "write a quotation mark behind the title: '](\(match.1) \"\(match.2)\")'", match.0.utf8.count
    )
  }

  /// True for an address of a scenario, which another check knows.
  private static func isOfScenario(_ text: Substring) -> Bool {
    text.prefix { $0 != ":" }.lowercased() == "verify" && text.contains(":")
  }

  /// True for a path that ends with a file's name, or begins as a path.
  private static func isPath(_ text: Substring) -> Bool {
    guard !text.contains(/[,;]\s/) else { return false }
    return text.contains(/^(?:\.{0,2}\/|https?:|#\w)/)
      || text.contains(/[\w)]\.[A-Za-z][A-Za-z0-9]{0,4}(?:#\S*)?$/)
  }

  /// True for the path of a page or a picture, or for an anchor.
  private static func isFile(_ text: Substring) -> Bool {
    text.contains(
      /^[^:]*\.(?:md|markdown|html?|png|jpe?g|gif|svg|webp|pdf)(?:#.*)?$/.ignoresCase())
      || text.contains(/^#[A-Za-z][\w\-]*$/)
  }
}
