/// A part of the allowed HTML of a page, written anew from its parsed tag. No bytes of the page are copied.
struct HTMLPiece {
  /// A problem of a part, with the part's place in the HTML.
  struct Problem {
    let message: String
    let help: String
  }

  /// A destination of a link or an image.
  struct Destination {
    let kind: Link.Kind
    let address: String
  }

  /// The HTML of a text or a closing tag, or the beginning of an opening tag: `<a`.
  var html = ""
  /// The HTML of an opening tag behind the anchor and the destination.
  var end = ""
  var destination: Destination?
  /// The anchor of an element `a`.
  var anchor: String?
  /// The text that a reader sees.
  var text: [UInt8] = []
  /// The reason why the part is left out.
  var problem: Problem?
  /// True for a part of an element that is left out.
  var isDropped = false
  /// The place of the part in the bytes of the HTML.
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }

  // MARK: Texts

  /// Text of an HTML block. Entities of the author stay.
  init(text: ArraySlice<UInt8>, _ range: Range<Int>) {
    self.init(range)
    self.text = Array(text)
    var out = HTMLBuffer()
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "<"): out.append("&lt;" as StaticString)
      case UInt8(ascii: ">"): out.append("&gt;" as StaticString)
      case UInt8(ascii: "\""): out.append("&quot;" as StaticString)
      case UInt8(ascii: "&"):
        out.append(HTMLPiece.isEntity(text[index...]) ? "&" as StaticString : "&amp;")
      case let byte: out.append(byte)
      }
    }
    html = String(decoding: out.bytes, as: UTF8.self)
  }

  /// Returns true for a text that begins with `&name;` or `&#number;`.
  private static func isEntity(_ text: ArraySlice<UInt8>) -> Bool {
    var body = text.dropFirst().prefix(32).prefix { $0 != UInt8(ascii: ";") }
    guard text.dropFirst(1 + body.count).first == UInt8(ascii: ";") else { return false }
    let isNumber = body.first == UInt8(ascii: "#")
    if isNumber { body = body.dropFirst() }
    guard !body.isEmpty else { return false }
    return body.allSatisfy { HTMLTokenizer.isLetter($0) || Byte.isDigit($0) }
  }

  // MARK: Tags

  /// An opening tag of an allowed element, or its first problem.
  init(_ tag: HTMLTag, _ element: HTMLElement, _ range: Range<Int>) {
    self.init(range)
    html = "<\(tag.name)"
    if tag.name == "details" { end = " class=\"fold\"" }
    if let problem = writeAttributes(of: tag, element) {
      drop(problem)
      return
    }
    end += element.isVoid ? " />" : ">"
    if !element.isVoid, tag.isSelfClosing { end += "</\(tag.name)>" }
    if tag.name == "br" { text = [Byte.space] }
  }

  /// Writes the attributes of a tag.
  /// - Returns: The first problem.
  private mutating func writeAttributes(of tag: HTMLTag, _ element: HTMLElement) -> Problem? {
    for (name, value) in tag.attributes {
      guard let kind = element.attributes[name] else {
        if HTMLElement.ignoredAttributes.contains(name) { continue }
        return HTMLPiece.unknown(name, of: tag, element)
      }
      guard write(name, value, kind) else {
        return Problem(
          message: "The value of '\(name)' in '<\(tag.name)>' is not understood",
          help: HTMLPiece.help(name, kind))
      }
    }
    guard tag.name == "img" else { return nil }
    if !tag.attributes.contains(where: { $0.name == "alt" }) { end += " alt=\"\"" }
    guard destination == nil else { return nil }
    return Problem(
      message: "The image has no 'src'", help: "write '<img src=\"file.png\" alt=\"text\">'")
  }

  /// Writes an attribute.
  /// - Returns: False for a wrong value.
  private mutating func write(_ name: String, _ value: String, _ kind: HTMLElement.Value) -> Bool {
    switch kind {
    case .text: end += " \(name)=\"\(HTMLPiece.escaped(value))\""
    case .flag: end += " \(name)=\"\""
    case .number:
      let text = value.hasSuffix("px") ? value.dropLast(2) : Substring(value)
      let isPercent = text.hasSuffix("%") && (name == "width" || name == "height")
      let digits = isPercent ? text.dropLast() : text
      guard !digits.isEmpty, digits.utf8.count < 6, digits.utf8.allSatisfy(Byte.isDigit) else {
        return false
      }
      end += " \(name)=\"\(text)\""
    case .anchor:
      guard !value.isEmpty, value.unicodeScalars.allSatisfy({ $0.value > 0x20 }) else {
        return false
      }
      anchor = value
    case .address:
      guard !value.isEmpty else { return false }
      destination = Destination(kind: name == "src" ? .image : .link, address: value)
    case .alignment:
      let side = value.lowercased()
      guard ["left", "center", "right"].contains(side) else { return false }
      end += " class=\"align-\(side)\""
    }
    return true
  }

  /// Advice for a wrong value.
  private static func help(_ name: String, _ kind: HTMLElement.Value) -> String {
    switch kind {
    case .number: "write a number: '\(name)=\"400\"'"
    case .anchor: "write a name without spaces: '\(name)=\"part-two\"'"
    case .address: "write a file or a web address: '\(name)=\"images/a.png\"'"
    case .alignment: "write 'left', 'center' or 'right'"
    case .text, .flag: "remove it"
    }
  }

  private static func escaped(_ value: String) -> String {
    var out = HTMLBuffer()
    value.withCString { out.appendEscaped($0) }
    return String(decoding: out.bytes, as: UTF8.self)
  }

  // MARK: Problems

  mutating func drop(_ problem: Problem?) {
    isDropped = true
    self.problem = problem
    destination = nil
    anchor = nil
    html = ""
    end = ""
  }

  private static func unknown(
    _ name: String, of tag: HTMLTag, _ element: HTMLElement
  ) -> Problem {
    let known = element.attributes.keys.sorted().map { "'\($0)'" }
    return Problem(
      message: "'<\(tag.name)>' cannot have the attribute '\(name)' here",
      help: known.isEmpty
        ? "remove it" : "remove it; '<\(tag.name)>' can have \(known.joined(separator: ", "))")
  }
}
