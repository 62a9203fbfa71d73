/// An element of HTML that a page may have.
struct HTMLElement {
  /// The place where an element can stand.
  enum Place {
    /// In a sentence, or in an HTML block.
    case text
    /// In an HTML block.
    case block
    /// In an HTML block, or in the cell of a table.
    case list
    /// In the element `pre`. Elsewhere Markdown has marks for such an element.
    case preformatted
  }

  /// The kinds of values that attributes have.
  enum Value {
    case text, number, flag, anchor, address, alignment
  }

  let place: Place
  /// True for an element without content, which has no closing tag.
  let isVoid: Bool
  let attributes: [String: Value]

  private init(_ place: Place, isVoid: Bool = false, _ attributes: [String: Value] = [:]) {
    self.place = place
    self.isVoid = isVoid
    self.attributes = attributes
  }

  /// The element of a name in lower case; nil for an element that no page may have.
  static func named(_ name: String) -> HTMLElement? { all[name] }

  private static let all: [String: HTMLElement] = {
    var all: [String: HTMLElement] = [
      "br": HTMLElement(.text, isVoid: true), "wbr": HTMLElement(.text, isVoid: true),
      "hr": HTMLElement(.block, isVoid: true),
      "img": HTMLElement(
        .text, isVoid: true,
        ["src": .address, "alt": .text, "title": .text, "width": .number, "height": .number]),
      "a": HTMLElement(.text, ["id": .anchor, "name": .anchor, "href": .address, "title": .text]),
      "abbr": HTMLElement(.text, ["title": .text]),
      "details": HTMLElement(.block, ["open": .flag]),
      "ol": HTMLElement(.list, ["start": .number]),
    ]
    for name in ["kbd", "sub", "sup", "cite", "mark", "small", "ins", "q", "samp", "var"] {
      all[name] = HTMLElement(.text)
    }
    for name in ["summary", "pre", "table", "thead", "tbody", "tr", "dl", "dt", "dd"] {
      all[name] = HTMLElement(.block)
    }
    for name in ["p", "div"] { all[name] = HTMLElement(.block, ["align": .alignment]) }
    for name in ["th", "td"] {
      all[name] = HTMLElement(
        .block, ["align": .alignment, "colspan": .number, "rowspan": .number])
    }
    for name in ["ul", "li"] { all[name] = HTMLElement(.list) }
    for name in ["b", "strong", "i", "em", "code", "del", "s", "u"] {
      all[name] = HTMLElement(.preformatted)
    }
    return all
  }()

  /// Attributes about the look of another page, or about how a browser loads a file. They have no
  /// effect here, and the page is complete without them.
  static let ignoredAttributes: Set<String> = [
    "class", "style", "target", "rel", "loading", "decoding", "border", "cellpadding",
    "cellspacing", "valign",
  ]

  /// Advice for an element or a word in angle brackets that no page may have.
  static func help(forName name: String, in source: ArraySlice<UInt8> = []) -> String {
    if let mark = marks[name] { return "write \(mark), or as code with backticks around it" }
    if known.contains(name) {
      return "write it in Markdown, or as code with backticks around it"
    }
    let code = source.isEmpty ? "<\(name)>" : String(decoding: source, as: UTF8.self)
    return "put code with angle brackets in backticks: `\(code)`"
  }

  private static let marks: [String: String] = [
    "b": "it in Markdown: '**text**'", "strong": "it in Markdown: '**text**'",
    "i": "it in Markdown: '*text*'", "em": "it in Markdown: '*text*'",
    "code": "it in Markdown, with backticks", "tt": "it in Markdown, with backticks",
    "s": "it in Markdown: '~~text~~'", "del": "it in Markdown: '~~text~~'",
    "strike": "it in Markdown: '~~text~~'", "center": "'<div align=\"center\">'",
    "h1": "it in Markdown: '# Title'", "h2": "it in Markdown: '## Title'",
    "h3": "it in Markdown: '### Title'", "h4": "it in Markdown: '#### Title'",
    "blockquote": "it in Markdown: '> text'", "iframe": "a link: '[text](address)'",
    "video": "a link: '[text](address)'", "meta": "a redirect in 'lifeguard.yml'",
  ]

  private static let known: Set<String> = [
    "html", "head", "body", "title", "link", "base", "script", "noscript", "style", "template",
    "span", "font", "u", "big", "bdi", "bdo", "dfn", "time", "data", "ruby", "rt", "rp", "section",
    "article", "aside", "nav", "header", "footer", "main", "address", "figure", "figcaption", "h5",
    "h6", "caption", "colgroup", "col", "tfoot", "form", "input", "button", "select", "option",
    "textarea", "label", "fieldset", "legend", "audio", "source", "track", "picture", "canvas",
    "svg", "math", "object", "embed", "param", "map", "area", "dialog", "output", "progress",
    "meter", "frame", "frameset", "marquee",
  ]
}
