import Diagnostics
import Foundation
import Scenarios

/// The place of a page, for paths on the page.
struct PagePlace {
  /// The path of the page relative to the content folder.
  let path: String
  /// The content folder.
  let folder: String

  /// - Parameters:
  ///   - path: The path of the page relative to the content folder.
  ///   - file: The path of the page's file.
  init(path: String, file: String) {
    self.path = path
    let before = file.hasSuffix("/\(path)") ? String(file.dropLast(path.count + 1)) : ""
    folder = before.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : before
  }
}

/// Lines of a file that a block shows: `swift include="Sources/App.swift" lines="3-12"`.
struct IncludedCode {
  private let info: InfoString
  private let file: InfoString.Attribute
  private static let key = "include"

  /// - Parameter info: The info string of a block.
  /// - Returns: nil for a block that includes no file.
  init?(_ info: InfoString) {
    guard let file = info.attributes.first(where: { $0.key == IncludedCode.key }) else {
      return nil
    }
    self.info = info
    self.file = file
  }

  /// The language of the block; empty without a word.
  var language: String { info.words.first?.text ?? "" }

  /// Reads the lines.
  /// - Parameters:
  ///   - place: The page with the block.
  ///   - body: The body of the block, which has to be empty.
  /// - Throws: The first error of the info string, of the file or of the range.
  func text(on place: PagePlace, body: String) throws(ScriptError) -> String {
    if let problem = info.quoteProblems.first { throw ScriptError(problem) }
    let words = info.words
    if words.count != 1 || ["scenario", "claims", "compare", "state-table"].contains(language) {
      let range = words.count > 1 ? words[1].range : words.first?.range ?? file.keyRange
      throw error(
        range, "Included code is only shown, so the block has a language alone",
        help: "write a language in front, such as 'swift include=\"\(file.value)\"'")
    }
    if let other = info.attributes.first(where: { ![IncludedCode.key, "lines"].contains($0.key) }) {
      throw error(
        other.keyRange, "'\(other.key)' is not an attribute of an include",
        help: "an include has the attributes 'include' and 'lines'")
    }
    guard body.allSatisfy(\.isWhitespace) else {
      throw error(
        file.keyRange, "The block has lines of its own beside the included lines",
        help: "remove the lines, or the attribute 'include'")
    }
    return try lines(of: try contents(on: place))
  }

  private func error(_ range: SourceRange, _ message: String, help: String) -> ScriptError {
    ScriptError(.inInfo("bad-include", message, range, help: [help]))
  }

  private func contents(on place: PagePlace) throws(ScriptError) -> [Substring] {
    guard let path = LinkResolver.target(of: file.value, on: place.path), !path.isEmpty else {
      throw error(
        file.valueRange, "'\(file.value)' leads out of the content folder",
        help: "put the file into the content folder; a path is relative to its page")
    }
    let name = FilePath.join(place.folder, path)
    var isFolder: ObjCBool = false
    guard !FileTree.isHidden(path),
      FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue
    else {
      throw error(
        file.valueRange, "There is no file '\(path)' in the content folder",
        help: "name a file; a path is relative to its page, or to the folder if it begins with '/'")
    }
    let root = OutputFolder.canonical(place.folder)
    guard FilePath.relative(OutputFolder.canonical(name), to: root) != nil else {
      throw error(
        file.valueRange, "'\(path)' is a link to a file outside the content folder",
        help: "put the file itself there")
    }
    guard let data = FileManager.default.contents(atPath: name),
      let text = String(data: data, encoding: .utf8)
    else {
      throw error(
        file.valueRange, "'\(path)' is not text in UTF-8", help: "save it as UTF-8")
    }
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func lines(of all: [Substring]) throws(ScriptError) -> String {
    var range = 1...max(1, all.count)
    if let lines = info.attributes.first(where: { $0.key == "lines" }) {
      guard let match = lines.value.wholeMatch(of: /(\d{1,7})?(-)?(\d{1,7})?/),
        match.1 != nil || match.3 != nil, match.2 != nil || match.3 == nil
      else {
        throw error(
          lines.valueRange, "'\(lines.value)' is not a range of lines",
          help: "write the first and the last line: 'lines=\"3-12\"'")
      }
      let first = match.1.flatMap { Int($0) } ?? 1
      let last = match.2 == nil ? first : match.3.flatMap { Int($0) } ?? max(first, all.count)
      guard first >= 1, first <= last, last <= all.count else {
        throw error(
          lines.valueRange, "The file has no lines '\(lines.value)'",
          help: "the file has \(Quantity.text(all.count, "line", "lines"))")
      }
      range = first...last
    }
    guard !all.isEmpty else { return "" }
    return IncludedCode.outdented(all[(range.lowerBound - 1)..<range.upperBound])
  }

  /// The lines without the indentation that all of them have, so that a part of a file begins at the left.
  private static func outdented(_ lines: ArraySlice<Substring>) -> String {
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map { line in
      line.prefix { $0 == " " || $0 == "\t" }
    }
    let common = indents.dropFirst().reduce(indents.first ?? "") { common, indent in
      common.commonPrefix(with: indent)[...]
    }
    return lines.map { line in
      line.hasPrefix(common) ? String(line.dropFirst(common.count)) : ""
    }.joined(separator: "\n") + "\n"
  }
}
