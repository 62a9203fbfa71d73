import Markdown
import SiteGenerator

/// The proposals for the keys of front matter and the kinds of asides.
struct PageWordCompletion {
  let items: [CompletionItem]
  /// The number of bytes in front of the place that a proposal replaces.
  let replaced: Int

  /// - Parameters:
  ///   - before: The text of the line up to the place.
  ///   - line: The line, counted from 1.
  ///   - context: The page.
  /// - Returns: `nil` for a place with no such word.
  init?(before: String, line: Int, in context: PageContext) {
    let word = String(String(before.reversed().prefix { $0.isLetter || $0 == "-" }).reversed())
    let rest = before.dropLast(word.count)
    replaced = word.utf8.count
    if rest.isEmpty, PageWordCompletion.isInFrontMatter(line, context.document) {
      items = PageWords.keys.map {
        CompletionItem(
          label: $0, kind: .property, detail: "A key of front matter", inserted: "\($0): ", rank: 1)
      }
    } else if rest.hasSuffix("[!"), rest.contains(">"),
      rest.dropLast(2).allSatisfy({ $0 == ">" || $0.isWhitespace })
    {
      items = PageWords.asides.map {
        CompletionItem(label: $0, kind: .keyword, detail: "An aside", rank: 1)
      }
    } else {
      return nil
    }
  }

  private static func isInFrontMatter(_ line: Int, _ document: TextDocument) -> Bool {
    line > 1 && document.source.line(1) == "---"
      && !(2..<line).contains { ["---", "..."].contains(document.source.line($0)) }
  }
}
