import Diagnostics
import Markdown
import ScriptCompiler

/// Places of a page that look like a link with the scheme `verify:` but are no link, because of a
/// space in the address. The page would show the sentence without a check.
struct LostLinks {
  private static let marks = [UInt8]("](verify:".utf8)

  private let page: Page
  private let document: MarkdownDocument

  init(in page: Page, _ document: MarkdownDocument) {
    self.page = page
    self.document = document
  }

  /// The diagnostics of the lost links, in the order of the page.
  var diagnostics: [LocatedDiagnostic] {
    var places = places
    let links = document.links.count { LinkClaim($0.destination) != nil }
    // Most pages have none, and need not be rendered for that.
    guard places.count > links else { return [] }
    return shownTexts.compactMap { text in
      guard let index = places.firstIndex(where: { $0.rest.starts(with: text) }) else { return nil }
      return located(places.remove(at: index))
    }
  }

  private struct Place {
    let line: Int
    let offset: Int
    /// The text from the place to the end of the line.
    let rest: [UInt8]
  }

  /// The places with the marks of a lost link, in code and elsewhere.
  private var places: [Place] {
    let bytes = page.source.bytes
    // Foundation's search is slow, and most pages have no marks.
    guard
      bytes.indices.contains(where: {
        bytes[$0] == LostLinks.marks[0] && bytes[$0...].starts(with: LostLinks.marks)
      })
    else { return [] }
    var places: [Place] = []
    for number in 1...page.source.lineCount {
      var line = Array(page.source.line(number).utf8)[...]
      while let range = line.firstRange(of: LostLinks.marks) {
        places.append(
          Place(line: number, offset: range.lowerBound, rest: Array(line[range.lowerBound...])))
        line = line[range.upperBound...]
      }
    }
    return places
  }

  /// The shown texts with the marks outside of code, as far as the source has the same text.
  private var shownTexts: [[UInt8]] {
    var texts: [[UInt8]] = []
    let html = [UInt8](document.html().utf8)
    var start = 0
    while let range = html[start...].firstRange(of: LostLinks.marks) {
      let before = html[..<range.lowerBound]
      let isInCode =
        (before.lastRange(of: [UInt8]("<code".utf8))?.lowerBound ?? -1)
        > (before.lastRange(of: [UInt8]("</code>".utf8))?.lowerBound ?? -1)
      if !isInCode {
        let stops = [UInt8]("<&\"\n".utf8)
        texts.append(Array(html[range.lowerBound...].prefix { !stops.contains($0) }))
      }
      start = range.upperBound
    }
    return texts
  }

  private func located(_ place: Place) -> LocatedDiagnostic {
    let diagnostic = Diagnostic(
      id: "lost-link", "This looks like a link to a scenario, but is none", at: SourceRange(0, 0),
      help: ["write '%20' for a space in its address, or put '<' and '>' around the address"])
    let line = page.source.line(place.line)
    let column = String(decoding: line.utf8.prefix(place.offset), as: UTF8.self).unicodeScalars
      .count
    return LocatedDiagnostic(
      diagnostic, path: page.file, line: place.line, column: column + 1, sourceLine: line)
  }
}

extension ArraySlice<UInt8> {
  /// The last range of a text.
  fileprivate func lastRange(of text: [UInt8]) -> Range<Int>? {
    guard count >= text.count else { return nil }
    for start in stride(from: endIndex - text.count, through: startIndex, by: -1)
    where self[start..<start + text.count].elementsEqual(text) {
      return start..<start + text.count
    }
    return nil
  }
}
