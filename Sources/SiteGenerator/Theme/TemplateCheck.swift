import Diagnostics

/// Finds the values in a template that no page has, and tags without a partner. Mustache would show nothing in place
/// of the value, and does not name the tag.
struct TemplateCheck {
  private let template: String
  private let source: SourceText
  private let path: String
  /// The values around a place of the template, the innermost last.
  private var scopes: [TemplateNames]
  /// The offset behind the tags that were read.
  private var offset = 0
  private var open = [UInt8]("{{".utf8)
  private var close = [UInt8]("}}".utf8)
  private var found: [InputError] = []
  /// The open sections, the innermost last: the text of the tag, and its offset.
  private var sections: [(name: String, offset: Int)] = []
  private var isMustache = true

  /// The errors of a template, and true if Mustache can read the template as far as this check knows.
  /// - Parameters:
  ///   - bytes: The text of the template.
  ///   - template: The name of the template.
  ///   - path: The path of the template, for messages.
  static func errors(
    in bytes: [UInt8], of template: String, at path: String
  ) -> (errors: [InputError], isMustache: Bool) {
    guard let names = TemplateNames.ofTemplates[template] else { return ([], true) }
    var check = TemplateCheck(
      template: template, source: SourceText(bytes), path: path, scopes: [names])
    while let tag = check.nextTag() { check.read(tag.text, at: tag.offset) }
    for section in check.sections { check.reportUnclosed(section) }
    return (check.found, check.isMustache)
  }

  private init(template: String, source: SourceText, path: String, scopes: [TemplateNames]) {
    (self.template, self.source, self.path, self.scopes) = (template, source, path, scopes)
  }

  /// The text of the next tag without its delimiters, and the offset of the text.
  private mutating func nextTag() -> (text: [UInt8], offset: Int)? {
    let bytes = source.bytes
    guard let start = bytes[offset...].firstRange(of: open)?.upperBound else { return nil }
    // `{{{value}}}` ends with a brace more.
    let isTriple = start < bytes.count && bytes[start] == UInt8(ascii: "{")
    let ending = isTriple ? [UInt8(ascii: "}")] + close : close
    guard let end = bytes[start...].firstRange(of: ending)?.lowerBound else {
      offset = bytes.count
      reportBroken(
        "The tag that begins here has no end", at: start - open.count,
        "write '\(String(decoding: ending, as: UTF8.self))' behind the name")
      return nil
    }
    offset = end + ending.count
    return (Array(bytes[start..<end]), start)
  }

  private mutating func read(_ tag: [UInt8], at start: Int) {
    guard let mark = tag.first else {
      return reportBroken(
        "The tag has no name", at: start, "write the name of a value, or remove it")
    }
    switch mark {
    case UInt8(ascii: "!"), UInt8(ascii: "%"): return
    case UInt8(ascii: "$"): begin(tag, at: start, scopes[scopes.count - 1])
    case UInt8(ascii: "="): setDelimiters(tag)
    case UInt8(ascii: ">"): include(tag, at: start)
    case UInt8(ascii: "<"):
      include(tag, at: start)
      begin(tag, at: start, scopes[scopes.count - 1])
    case UInt8(ascii: "/"): end(tag, at: start)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let inner = value(tag.dropFirst(), at: start + 1)
      begin(tag, at: start, mark == UInt8(ascii: "#") ? inner : TemplateNames(""))
    case UInt8(ascii: "{"), UInt8(ascii: "&"): _ = value(tag.dropFirst(), at: start + 1)
    default: _ = value(tag[...], at: start)
    }
  }

  // MARK: Sections

  private mutating func begin(_ tag: [UInt8], at start: Int, _ names: TemplateNames) {
    scopes.append(names)
    sections.append((TemplateCheck.name(in: tag), start))
  }

  /// Ends the innermost section. A tag of another section ends the sections inside, which have no end.
  private mutating func end(_ tag: [UInt8], at start: Int) {
    let name = TemplateCheck.name(in: tag)
    guard let innermost = sections.last else {
      return reportBroken(
        "'{{/\(name)}}' ends no section", at: start, "write '{{#\(name)}}' before it, or remove it")
    }
    if !sections.contains(where: { $0.name == name }) {
      let line = source.location(of: innermost.offset).line
      reportBroken(
        "'{{/\(name)}}' stands where the section '\(innermost.name)' of line \(line) is open",
        at: start, "write '{{/\(innermost.name)}}'")
    } else {
      while let open = sections.last, open.name != name {
        reportUnclosed(open)
        leave()
      }
    }
    leave()
  }

  private mutating func leave() {
    sections.removeLast()
    scopes.removeLast()
  }

  private mutating func reportUnclosed(_ section: (name: String, offset: Int)) {
    let line = source.location(of: section.offset).line
    reportBroken(
      "The section '\(section.name)' that begins on line \(line) has no end", at: section.offset,
      "write '{{/\(section.name)}}' behind its text")
  }

  private mutating func reportBroken(_ message: String, at offset: Int, _ help: String) {
    isMustache = false
    report(message, at: offset, help)
  }

  /// The name in a tag behind the mark.
  private static func name(in tag: [UInt8]) -> String {
    let text = tag.dropFirst().drop(while: isSpace)
    return String(decoding: text.reversed().drop(while: isSpace).reversed(), as: UTF8.self)
  }

  // MARK: Values

  /// Looks a value up, and returns the names inside the value.
  private mutating func value(_ text: ArraySlice<UInt8>, at start: Int) -> TemplateNames {
    let spaces = text.prefix { TemplateCheck.isSpace($0) }.count
    var name = String(decoding: text.dropFirst(spaces), as: UTF8.self)[...]
    var column = start + spaces
    // `empty(contents)` is a function of Mustache around a value, `first()` one of the entry of a list.
    while let bracket = name.firstIndex(of: "(") {
      column += name[...bracket].utf8.count
      name = name[name.index(after: bracket)...]
    }
    name = name.prefix { !$0.isWhitespace && $0 != ")" && $0 != "}" }
    var names: TemplateNames?
    for (index, part) in name.split(separator: ".").enumerated() {
      let part = String(part)
      let candidates = names.map { [$0] } ?? scopes.reversed()
      names = candidates.lazy.compactMap { $0[part] }.first
      guard names == nil else { continue }
      let all = candidates.flatMap(\.all).unique()
      let shown = index == 0 ? part : String(name)
      report(
        "The template '\(template)' has no value '\(shown)'", at: column,
        Suggestion.text(for: part, among: all)
          ?? "the comment at the beginning of the standard template lists the values; "
          + "'lifeguard theme --dump DIR' writes the template")
      return TemplateNames("")
    }
    return names ?? TemplateNames("")
  }

  /// Templates can include each other only.
  private mutating func include(_ tag: [UInt8], at start: Int) {
    let text = tag.dropFirst().drop { TemplateCheck.isSpace($0) }
    let name = String(decoding: text.prefix { !TemplateCheck.isSpace($0) }, as: UTF8.self)
    guard !Theme.templateNames.contains(name) else { return }
    report(
      "The theme has no template '\(name)'", at: start + tag.count - text.count,
      Suggestion.text(for: name, among: Theme.templateNames)
        ?? "a theme has the templates \(Theme.templateNames.joined(separator: ", "))")
  }

  /// Reads `{{=<% %>=}}`.
  private mutating func setDelimiters(_ tag: [UInt8]) {
    let parts = tag.dropFirst().dropLast().split(whereSeparator: TemplateCheck.isSpace)
    guard parts.count == 2 else { return }
    (open, close) = (Array(parts[0]), Array(parts[1]))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [9, 10, 13, 32].contains(byte) }

  private mutating func report(_ message: String, at offset: Int, _ help: String) {
    let place = source.location(of: offset)
    found.append(
      InputError(message, help: help, at: "\(path):\(place.line):\(place.column)"))
  }
}
