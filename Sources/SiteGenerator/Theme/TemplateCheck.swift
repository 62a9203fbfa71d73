import Diagnostics

/// Finds the values in a template that no page has. Mustache would show nothing in place of the value.
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

  /// The errors of a template.
  /// - Parameters:
  ///   - bytes: The text of the template.
  ///   - template: The name of the template.
  ///   - path: The path of the template, for messages.
  static func errors(in bytes: [UInt8], of template: String, at path: String) -> [InputError] {
    guard let names = TemplateNames.ofTemplates[template] else { return [] }
    var check = TemplateCheck(
      template: template, source: SourceText(bytes), path: path, scopes: [names])
    while let tag = check.nextTag() { check.read(tag.text, at: tag.offset) }
    return check.found
  }

  private init(template: String, source: SourceText, path: String, scopes: [TemplateNames]) {
    (self.template, self.source, self.path, self.scopes) = (template, source, path, scopes)
  }

  /// The text of the next tag without its delimiters, and the offset of the text.
  private mutating func nextTag() -> (text: [UInt8], offset: Int)? {
    let bytes = source.bytes
    guard let start = bytes[offset...].firstRange(of: open)?.upperBound,
      let end = bytes[start...].firstRange(of: close)?.lowerBound
    else { return nil }
    offset = end + close.count
    return (Array(bytes[start..<end]), start)
  }

  private mutating func read(_ tag: [UInt8], at start: Int) {
    guard let mark = tag.first else { return }
    switch mark {
    case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "$"): return
    case UInt8(ascii: "="): setDelimiters(tag)
    case UInt8(ascii: ">"), UInt8(ascii: "<"): include(tag, at: start)
    case UInt8(ascii: "/"): if scopes.count > 1 { scopes.removeLast() }
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let inner = value(tag.dropFirst(), at: start + 1)
      scopes.append(mark == UInt8(ascii: "#") ? inner : TemplateNames(""))
    case UInt8(ascii: "{"), UInt8(ascii: "&"): _ = value(tag.dropFirst(), at: start + 1)
    default: _ = value(tag[...], at: start)
    }
  }

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
