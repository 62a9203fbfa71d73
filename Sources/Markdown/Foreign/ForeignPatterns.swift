/// The markup of other programs, and what to write instead.
enum ForeignPatterns {
  /// A problem, and the bytes of the markup.
  typealias Found = (problem: MarkupProblem, length: Int)

  /// The markup that begins at a place.
  static func find(in context: MarkContext) -> Found? {
    switch context.byte {
    case Byte.tilde: context.isBehindWord ? lowered(context.rest) : nil
    case UInt8(ascii: "^"): context.isBehindWord ? raised(context.rest) : nil
    case Byte.equals: context.isBehindWord ? nil : marked(context)
    case UInt8(ascii: "+") where !context.isBehindWord && context.before != context.byte:
      keys(context.rest) ?? task(context)
    case Byte.colon where " (\t>*_|".utf8.contains(context.before): emoji(context)
    case UInt8(ascii: "$") where context.before != context.byte: formula(context)
    case Byte.openBracket: contents(context) ?? wiki(context)
    case Byte.closeBracket: LostLink(context)?.found
    case UInt8(ascii: "{"): braces(context)
    case UInt8(ascii: "@"), Byte.hash, Byte.star, Byte.hyphen:
      context.isStart ? lineStart(context) : nil
    default: nil
    }
  }

  private static func found(
    _ what: String, _ help: String, _ text: Substring, _ severity: Issue.Severity = .error
  ) -> Found {
    var problem = MarkupProblem.lost(what, help: help)
    problem.severity = severity
    return (problem, text.utf8.count)
  }

  private static let asCode = "or put the text in backticks"

  // MARK: In a sentence

  private static func lowered(_ rest: Substring) -> Found? {
    guard let match = rest.prefixMatch(of: /~([^~\s\x1F]{1,20})~(?!~)/) else { return nil }
    return found("a subscript", "write '<sub>\(match.1)</sub>', \(asCode)", match.0)
  }

  private static func raised(_ rest: Substring) -> Found? {
    guard let match = rest.prefixMatch(of: /\^([^\^\s\[\]\x1F]{1,20})\^(?!\^)/) else { return nil }
    return found("a superscript", "write '<sup>\(match.1)</sup>', \(asCode)", match.0)
  }

  private static func marked(_ context: MarkContext) -> Found? {
    guard context.before != Byte.equals,
      let match = context.rest.prefixMatch(of: /==([\w*"“'\[\x1F](?:[^=]*[^=\s])?)==(?![=\w])/)
    else { return nil }
    let text = match.1.contains("\u{1F}") ? "…" : match.1
    return found("a highlight", "write '<mark>\(text)</mark>', \(asCode)", match.0)
  }

  private static func keys(_ rest: Substring) -> Found? {
    guard
      let match = rest.prefixMatch(of: /\+\+([\w"][\w"\-]*(?:\+[\w"\-]+)*)\+\+(?![\w+])/)
    else { return nil }
    let keys = match.1.split(separator: "+").map { key in
      let name = key.filter { $0 != "\"" }
      return "<kbd>\(name.prefix(1).uppercased())\(name.dropFirst())</kbd>"
    }
    return found("a key", "write '\(keys.joined(separator: "+"))', \(asCode)", match.0)
  }

  /// A name between colons. The options of an aside have the same form at the beginning of a line.
  private static func emoji(_ context: MarkContext) -> Found? {
    guard
      let match = context.rest.prefixMatch(
        of: /:(?:[a-z][a-z0-9_+\-]*|[+\-]1):(?=$|[\s.,;!?)*_|])/),
      !context.isOptionOfAside
    else { return nil }
    return found("an emoji", "write the character itself, \(asCode)", match.0, .warning)
  }

  /// A formula in a line, or the beginning of a formula with further lines.
  private static func formula(_ context: MarkContext) -> Found? {
    let help = "write the formula in plain text, \(asCode)"
    if let match = context.rest.prefixMatch(of: /\$\$(?![\s$])[^$]*[^\s$]\$\$(?!\$)/) {
      return found("a formula", help, match.0)
    }
    guard context.isStart, context.rest.prefixMatch(of: /\$\$[^$]*$/) != nil else { return nil }
    let lines = context.number + 1..<context.text.endOfText(from: context.number)
    guard lines.contains(where: { context.text.content(of: $0).hasSuffix("$$") }),
      // The end of a formula is no further formula.
      !context.text.isInFormula(context.number)
    else { return nil }
    return found("a formula", help, context.rest)
  }

  private static func contents(_ context: MarkContext) -> Found? {
    let form = /(?:\[\[?_?(?:toc|TOC)_?\]\]?|\{\{[<%]?[ ]*toc[ ]*[>%]?\}\}|\{:[ ]*toc[ ]*\})[ \t]*/
    guard context.isStart, let match = context.rest.wholeMatch(of: form),
      !context.labels.contains("toc")
    else { return nil }
    return found(
      "a list of contents", "remove it: the page has its list of contents already", match.0)
  }

  private static func wiki(_ context: MarkContext) -> Found? {
    guard !context.isBehindWord, !"[]!".utf8.contains(context.before),
      let match = context.rest.prefixMatch(
        of: /\[\[(\p{L}[^\[\]|\x1F]*)(?:\|([^\[\]\x1F]+))?\]\](?![(\[:\w])/),
      !context.labels.contains(match.1.lowercased())
    else { return nil }
    let help = "write '[\(match.2 ?? match.1)](page.md)' with the name of the file, \(asCode)"
    return found("a link of a wiki", help, match.0, .warning)
  }

  private static func braces(_ context: MarkContext) -> Found? {
    if let toc = contents(context) { return toc }
    let rest = context.rest
    if let match = rest.prefixMatch(of: /\{\{[<%].*?[>%]\}\}/) {
      return found("a shortcode of Hugo", "write its contents in Markdown, \(asCode)", match.0)
    }
    if let match = rest.prefixMatch(of: /\{%-?[ \t]*[a-z]\w*.*?%\}/) {
      return found("a tag of Jekyll", "write its contents in Markdown, \(asCode)", match.0)
    }
    if let match = rest.prefixMatch(of: /\{\{[ \t]*[A-Za-z_][\w.\-]*[ \t]*(?:\|[^{}]*)?\}\}/) {
      return found(
        "a variable of a template", "write its value, \(asCode)", match.0, .warning)
    }
    if let match = rest.prefixMatch(
      of: /\{(?:\+\+[^{}]+\+\+|--[^{}]+--|~~[^{}]+~~|>>[^{}]+<<|==[^{}]+==)\}/)
    {
      return found("a marked change", "write '<ins>…</ins>' or '~~…~~', \(asCode)", match.0)
    }
    let before = context.line[..<context.place]
    if before.contains(/\)[ \t]+$/),
      let match = rest.prefixMatch(of: /\{[ :]*(?:width|height|align)[ ]*=[^{}]*\}/)
    {
      return found(
        "the size of an image", "write the braces directly behind the address: ')\(match.0)'",
        match.0)
    }
    guard before.contains(/^[ \t>]*#{1,6}[ \t]/),
      let match = rest.wholeMatch(of: /\{[ :]*(id|class)[ ]*=[ ]*"?([\w\-]+)"?[ ]*\}[ \t#]*/)
    else { return nil }
    let help =
      match.1 == "id" ? "write '{#\(match.2)}'" : "remove it: the theme decides about looks"
    return found("an attribute", help, match.0)
  }

  // MARK: At the beginning of a line

  private static func lineStart(_ context: MarkContext) -> Found? {
    switch context.byte {
    case UInt8(ascii: "@"): directive(context.rest)
    case Byte.hash: heading(context)
    case Byte.star: abbreviation(context.rest) ?? task(context)
    default: task(context)
    }
  }

  private static let directives = Set(
    """
    Image Video Row Column Metadata TabNavigator Tab Links Small Options Comment Snippet \
    Tutorial Tutorials Article Chapter Section Step Steps Code ContentAndMedia Stack \
    Assessments MultipleChoice Choice CallToAction PageImage TechnologyRoot \
    DeprecationSummary Redirected Available
    """.split(separator: " ").map(String.init))

  private static func directive(_ rest: Substring) -> Found? {
    guard let match = rest.prefixMatch(of: /@([A-Z]\w+)[ \t]*[({].*/),
      directives.contains(String(match.1))
    else { return nil }
    let help =
      switch match.1 {
      case "Image": "write '![text](picture.png)'"
      case "TabNavigator", "Tab": "write '=== \"Title\"', and indent the contents by four spaces"
      case "Metadata", "Options", "PageImage", "TechnologyRoot":
        "remove it, or write front matter at the beginning of the page"
      case "Code", "Snippet": "write the path behind the fence: '```swift include=\"A.swift\"'"
      case "Comment": "write '<!-- text -->'"
      default: "remove it, and write its contents in Markdown"
      }
    return found("a directive of DocC", help, match.0)
  }

  /// A heading without a space. A single hash may begin a tag or a macro, so the line has to be a paragraph of
  /// its own and begin with a capital.
  private static func heading(_ context: MarkContext) -> Found? {
    guard let match = context.rest.wholeMatch(of: /(#{1,6})(\p{L}.*?)[ \t]*/) else { return nil }
    let isTag = match.1.count == 1
    if isTag {
      let isAlone = ![context.number - 1, context.number + 1].contains { context.text.isText($0) }
      guard isAlone, match.2.first?.isUppercase == true,
        match.2.contains(" ") || context.isFirst,
        let last = match.2.last, !".:;,!)".contains(last)
      else { return nil }
    }
    return found(
      "a heading", "write a space behind the hashes: '\(match.1) \(match.2)'", match.0,
      isTag ? .warning : .error)
  }

  private static func abbreviation(_ rest: Substring) -> Found? {
    guard let match = rest.wholeMatch(of: /\*\[([^\[\]]+)\]:[ \t]+(.*?)[ \t]*/) else { return nil }
    return found(
      "an abbreviation", "write '<abbr title=\"\(match.2)\">\(match.1)</abbr>' in the text",
      match.0)
  }

  private static func task(_ context: MarkContext) -> Found? {
    guard context.isStart,
      let match = context.rest.prefixMatch(of: /([\-*+][ \t]+\[[ xX]\])[^\s(\[:{\]]/)
    else { return nil }
    return found(
      "a task", "write a space behind the bracket: '\(match.1) text'", match.0)
  }
}

extension MarkContext {
  /// True for a line such as `:class: dropdown` below the colons of an aside.
  fileprivate var isOptionOfAside: Bool {
    guard isStart else { return false }
    var above = number - 1
    while above >= 0, text.content(of: above).hasPrefix(":") {
      if text.content(of: above).hasPrefix(":::") { return true }
      above -= 1
    }
    return false
  }

  /// True for the first line with text.
  fileprivate var isFirst: Bool { !(0..<number).contains { text.isText($0) } }
}

extension MaskedText {
  /// True for a line below an odd number of lines with two dollar signs, in the same lines of text.
  fileprivate func isInFormula(_ line: Int) -> Bool {
    var above = line - 1
    var isInside = false
    while above >= 0, isText(above) {
      if content(of: above).matches(of: /\$\$/).count == 1 { isInside.toggle() }
      above -= 1
    }
    return isInside
  }
}
