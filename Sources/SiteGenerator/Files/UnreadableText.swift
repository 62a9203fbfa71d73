import Diagnostics
import Foundation
import Scenarios

/// The error of a file that is not text of the expected kind.
struct UnreadableText {
  /// The expected kind of a file.
  enum Role {
    case swift, page

    fileprivate var words: String { self == .swift ? "Swift code" : "a page" }
    fileprivate var help: String {
      self == .swift
        ? "name files of Swift code"
        : "give it the extension of its kind: files that are not pages are "
          + "copied into the site as they are"
    }
  }

  private let diagnostic: Diagnostic
  private let line: Int
  private let column: Int
  private let sourceLine: String

  /// - Returns: `nil` for text in UTF-8 that may be of the expected kind.
  init?(_ bytes: [UInt8], as role: Role) {
    let isText = String(validating: bytes, as: UTF8.self) != nil
    if let kind = UnreadableText.kind(of: bytes, isText: isText, role) {
      diagnostic = Diagnostic(
        id: "not-text", "The file is \(kind), not \(role.words)", at: SourceRange(0, 0),
        help: [role.help])
      (line, column, sourceLine) = (1, 1, "")
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      diagnostic = Diagnostic(
        id: "not-utf8", "The file is UTF-16 text", at: SourceRange(0, 0), help: ["save it as UTF-8"]
      )
      (line, column, sourceLine) = (1, 1, "")
    } else if !isText {
      diagnostic = Diagnostic(
        id: "not-utf8", "The file is not UTF-8 text", at: SourceRange(0, 0),
        help: ["save it as UTF-8"])
      (line, column, sourceLine) = UnreadableText.firstFault(in: SourceText(bytes))
    } else {
      return nil
    }
  }

  /// The diagnostic at its place in a file.
  func located(_ file: String) -> LocatedDiagnostic {
    LocatedDiagnostic(diagnostic, path: file, line: line, column: column, sourceLine: sourceLine)
  }

  // MARK: Kinds

  /// The first bytes of kinds of files that are often given by mistake.
  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89] + Array("PNG\r\n".utf8), "a PNG image"), ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"), (Array("%PDF-".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x1F, 0x8B], "a gzip archive"),
    (Array("bplist0".utf8), "a binary property list"),
  ]

  private static func kind(of bytes: [UInt8], isText: Bool, _ role: Role) -> String? {
    if let known = signatures.first(where: { bytes.starts(with: $0.bytes) }) { return known.name }
    guard isText else {
      let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      return bytes.contains(0) && !isWide ? "binary data" : nil
    }
    let start = bytes.drop { $0 <= 32 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
    if isJSON(start) { return "JSON" }
    // A page may contain HTML.
    guard role == .swift, start.first == UInt8(ascii: "<") else { return nil }
    let head = String(decoding: start.prefix(16), as: UTF8.self).lowercased()
    if head.hasPrefix("<?xml") || head.hasPrefix("<plist") { return "XML" }
    return head.hasPrefix("<!doctype") || head.hasPrefix("<html") ? "HTML" : nil
  }

  /// True if a text is a JSON object, or a JSON list of objects. A Swift list is neither.
  private static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let next = text.dropFirst().first { $0 > 32 }
    let isList = text.first == UInt8(ascii: "[") && next == UInt8(ascii: "{")
    guard text.first == UInt8(ascii: "{") || isList else { return false }
    return (try? JSONSerialization.jsonObject(with: Data(text))) != nil
  }

  /// The first line that is not UTF-8, and the first column with a fault.
  private static func firstFault(in source: SourceText) -> (Int, Int, String) {
    for number in 1...source.lineCount {
      let end = source.start(ofLine: number + 1)
      let bytes = source.bytes[source.start(ofLine: number)..<end]
      guard String(validating: bytes, as: UTF8.self) == nil else { continue }
      let line = source.line(number)
      let scalars = Array(line.unicodeScalars)
      return (number, 1 + (scalars.firstIndex(of: "\u{FFFD}") ?? 0), line)
    }
    return (1, 1, "")
  }
}
