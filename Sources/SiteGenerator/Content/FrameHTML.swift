import Diagnostics
import Markdown
import TraceRendering

/// HTML of the author that every page has, in the head or in the footer.
///
/// The HTML is the author's own, so every element is allowed that the security policy of the pages
/// lets a browser use. Anything else would do nothing without a word, so anything else is an error.
struct FrameHTML: Equatable {
  /// The HTML; the root of the site stands between the pieces.
  private var pieces = [""]
  /// The paths of the content folder that the HTML leads to.
  private(set) var targets: Set<String> = []
  private(set) var problems: [Problem] = []

  static func == (a: FrameHTML, b: FrameHTML) -> Bool { a.pieces == b.pieces }

  /// The HTML for a page.
  /// - Parameter root: The address of the site's root, relative to the page.
  func html(root: String) -> String { pieces.joined(separator: HTMLEscape.attribute(root)) }

  /// Reads a file.
  /// - Parameters:
  ///   - path: The path of the file in the content folder.
  ///   - file: The path for diagnostics.
  ///   - bytes: The contents of the file.
  ///   - links: The pages and files that links can lead to.
  init(path: String, file: String, bytes: [UInt8], _ links: LinkResolver) {
    let source = SourceText(bytes)
    var start = 0
    for tag in HTMLTag.all(in: bytes) {
      for refusal in FrameHTML.refusals(of: tag) { report(refusal, in: file, source) }
      // The addresses of an element that has to go need no look.
      guard !FrameHTML.refused.contains(tag.name) else { continue }
      for attribute in tag.attributes where ["href", "src"].contains(attribute.name) {
        guard let target = target(of: attribute, of: tag, path, file, source, links) else {
          continue
        }
        pieces[pieces.count - 1] += String(
          decoding: bytes[start..<attribute.valueRange.lowerBound], as: UTF8.self)
        pieces.append(target)
        start = attribute.valueRange.upperBound
      }
    }
    pieces[pieces.count - 1] += String(decoding: bytes[start...], as: UTF8.self)
  }

  /// The place in the site that a relative address leads to; nil for another address.
  private mutating func target(
    of attribute: HTMLTag.Attribute, of tag: HTMLTag, _ path: String, _ file: String,
    _ source: SourceText, _ links: LinkResolver
  ) -> String? {
    let address = attribute.value.replacing("&amp;", with: "&")
    guard !LinkResolver.isExternal(address), !address.hasPrefix("#") else {
      let isLink = tag.name == "a" && !address.lowercased().hasPrefix("javascript:")
      guard !isLink, !address.hasPrefix("#"), !FrameHTML.isMetadata(tag) else { return nil }
      report(
        Refusal(
          attribute.offset,
          "'\(tag.name)' would load '\(address)', which the policy of the pages refuses",
          "put the file into the content folder, and write its path: no request leaves the site"),
        in: file, source)
      return nil
    }
    if case .failure(let failure) = links.resolve(address, on: path) {
      report(
        Refusal(attribute.offset, failure.message, failure.help.first ?? ""), in: file, source)
      return nil
    }
    let parts = LinkResolver.Destination(address)
    guard let target = LinkResolver.target(of: parts.path, on: path) else { return nil }
    targets.insert(target)
    let output = Page.isPage(target) ? Page.outputPath(ofPage: target) : target
    return HTMLEscape.attribute(URLPath.encoded(output) + parts.suffix)
  }

  /// True for a link of the head that loads nothing.
  private static func isMetadata(_ tag: HTMLTag) -> Bool {
    let kinds = [
      "alternate", "author", "canonical", "help", "license", "me", "next", "prev", "search",
    ]
    let words = tag["rel"]?.value.lowercased().split(separator: " ").map(String.init) ?? []
    return tag.name == "link" && !words.isEmpty && words.allSatisfy(kinds.contains)
  }

  // MARK: The policy

  private struct Refusal {
    let offset: Int
    let message: String
    let help: String

    init(_ offset: Int, _ message: String, _ help: String) {
      (self.offset, self.message, self.help) = (offset, message, help)
    }
  }

  private static let refused: Set<String> = [
    "applet", "audio", "base", "embed", "form", "frame", "iframe", "object", "picture", "portal",
    "source", "track", "video",
  ]

  private static func refusals(of tag: HTMLTag) -> [Refusal] {
    var found: [Refusal] = []
    if refused.contains(tag.name) {
      found.append(
        Refusal(
          tag.offset, "The policy of the pages refuses '\(tag.name)'",
          "link to the content instead: '<a href=\"…\">'"))
    }
    if ["html", "head", "body"].contains(tag.name) {
      found.append(
        Refusal(
          tag.offset, "A page has '\(tag.name)' already",
          "keep only the elements inside '\(tag.name)'"))
    }
    let isData = tag["type"]?.value.lowercased().contains("json") ?? false
    if tag.name == "style" || tag.name == "script" && tag.hasText && !isData {
      found.append(
        Refusal(
          tag.offset, "The policy of the pages refuses '\(tag.name)' with a text",
          tag.name == "style"
            ? "put the text into a file: '<link rel=\"stylesheet\" href=\"mine.css\">'"
            : "put the text into a file: '<script src=\"mine.js\" defer></script>'"))
    }
    for attribute in tag.attributes {
      guard
        attribute.name == "style" || attribute.name.hasPrefix("on") || attribute.name == "srcset"
      else { continue }
      found.append(
        Refusal(
          attribute.offset,
          attribute.name == "srcset"
            ? "Addresses in 'srcset' are not checked"
            : "The policy of the pages refuses '\(attribute.name)='",
          attribute.name == "style"
            ? "name a class, and put the style into a file"
            : attribute.name == "srcset"
              ? "name one file with 'src'"
              : "put the script into a file: '<script src=\"mine.js\" defer></script>'"))
    }
    return found
  }

  private mutating func report(_ refusal: Refusal, in file: String, _ source: SourceText) {
    let place = source.location(of: refusal.offset)
    let diagnostic = Diagnostic(
      id: "frame-html", refusal.message, at: SourceRange(0, 0), help: [refusal.help])
    problems.append(
      Problem(
        LocatedDiagnostic(
          diagnostic, path: file, line: place.line, column: place.column,
          sourceLine: source.line(place.line)), .input))
  }
}

/// The author's HTML of every page.
struct PageFrame: Equatable {
  private var parts: [FramePart: FrameHTML] = [:]
  private(set) var issues: [Issue] = []

  static func == (a: PageFrame, b: PageFrame) -> Bool { a.parts == b.parts }

  /// Reads the files that the configuration of a folder names.
  /// - Throws: An error if a file cannot be read.
  init(of folder: ContentFolder, _ links: LinkResolver) throws(InputError) {
    let files = folder.configurationFile.configuration.frameFiles
    for part in FramePart.allCases {
      guard let text = files[part] else { continue }
      guard folder.filePaths.contains(text.value) else {
        issues.append(
          Issue(
            line: text.line, column: text.column, id: "configuration-frame",
            message: "There is no file '\(text.value)' in the content folder",
            help: Suggestion.text(for: text.value, among: folder.filePaths)
              ?? "name an HTML file relative to the content folder: '\(part.rawValue): \(part.rawValue).html'"
          ))
        continue
      }
      let file = folder.path(of: text.value)
      parts[part] = FrameHTML(
        path: text.value, file: file, bytes: try FileTree.bytes(of: file), links)
    }
  }

  /// The paths of the content folder that the HTML leads to.
  var targets: Set<String> { Set(FramePart.allCases.flatMap { parts[$0]?.targets ?? [] }) }

  var problems: [Problem] { FramePart.allCases.flatMap { parts[$0]?.problems ?? [] } }

  /// The values of a template.
  /// - Parameter root: The address of the site's root, relative to the page.
  func values(root: String) -> [String: Any] {
    var values: [String: Any] = [:]
    for part in FramePart.allCases {
      if let html = parts[part] { values["\(part.rawValue)HTML"] = html.html(root: root) }
    }
    return values
  }
}
