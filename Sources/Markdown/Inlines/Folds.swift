import CMark

/// Finds folded block quotes: block quotes whose first paragraph begins with `[!fold]` and a space. The first
/// paragraph is always visible. A reader opens the rest.
enum Folds {
  private static let marker = [UInt8]("[!fold] ".utf8)
  private static let tag = 1

  /// Removes the markers from the paragraphs' text and tags the quotes instead. The source decides about the
  /// marker, because the tree shows an escaped bracket without its backslash.
  static func apply(to tree: SyntaxTree, in lines: SourceLines, lineOf: (Node) -> Int) {
    guard mayHaveFolds(lines.bytes) else { return }
    var found: [(quote: Node, text: Node)] = []
    tree.walk { node, entering in
      guard entering, node.kind == .blockQuote, let first = node.firstChild,
        first.kind == .paragraph, let text = first.firstChild, text.kind == .text,
        bytes(of: text.literal).starts(with: marker)
      else { return }
      let line = lines.range(of: lineOf(first))
      let start = line.lowerBound + first.startColumn - 1
      guard lines.bytes[min(start, line.upperBound)..<line.upperBound].starts(with: marker) else {
        return
      }
      found.append((node, text))
    }
    for (quote, text) in found {
      quote.tag = tag
      text.setLiteral(Array(bytes(of: text.literal).dropFirst(marker.count)))
    }
  }

  /// True if a marker is anywhere in the source.
  private static func mayHaveFolds(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      // The exclamation mark is the rarest byte of the marker.
      bytes.indices.contains { place in
        bytes[place] == UInt8(ascii: "!") && place > 0 && bytes[(place - 1)...].starts(with: marker)
      }
    }
  }

  /// True if a block quote is folded.
  static func isFold(_ quote: Node) -> Bool { quote.kind == .blockQuote && quote.tag == tag }

  /// True if a paragraph is the visible part of a fold.
  static func isSummary(_ paragraph: Node) -> Bool {
    guard let quote = paragraph.parent, isFold(quote) else { return false }
    return quote.firstChild == paragraph
  }
}
