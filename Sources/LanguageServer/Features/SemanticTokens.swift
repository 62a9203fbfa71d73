import Diagnostics
import ExampleRuns
import TraceRendering

/// The colours of the code in live blocks: those of the site.
struct SemanticTokens {
  /// The types of the protocol, in the order of the numbers.
  static let types = [
    "keyword", "type", "function", "string", "number", "comment", "decorator",
  ]

  private struct Token {
    let position: Position
    let length: Int
    let type: Int
  }

  private let context: PageContext

  init(_ context: PageContext) { self.context = context }

  /// The tokens in a range as numbers; all tokens without one.
  func data(in range: JSONValue?) -> [JSONValue] {
    let first = Position(range?["start"])?.line ?? 0
    let last = Position(range?["end"])?.line ?? Int.max
    let tokens = context.blocks.filter { block in
      block.isSwift && block.lastLine > first && block.fenceLine - 1 <= last
    }.flatMap(tokens).filter { (first...last).contains($0.position.line) }
    var data: [JSONValue] = []
    var before = Position(line: 0, character: 0)
    for token in tokens {
      let isSameLine = token.position.line == before.line
      data += [
        .integer(token.position.line - before.line),
        .integer(token.position.character - (isSameLine ? before.character : 0)),
        .integer(token.length), .integer(token.type), 0,
      ]
      before = token.position
    }
    return data
  }

  private func tokens(of block: CodeBlock) -> [Token] {
    let spans = SwiftHighlighter.spans(
      block.literal, dialect: block.kind == .scenario ? .scenario : .swift)
    let code = SourceText(block.literal)
    return spans.flatMap { span in
      let type = SemanticTokens.type(span.style)
      // A token of a client ends with its line.
      let lines = code.location(of: span.start).line...code.location(of: span.end).line
      return lines.compactMap { line -> Token? in
        let start = max(span.start, code.start(ofLine: line))
        let end = min(span.end, code.start(ofLine: line) + code.line(line).utf8.count)
        guard start < end else { return nil }
        let first = context.document.position(of: block.fileOffset(of: start))
        let last = context.document.position(of: block.fileOffset(of: end))
        guard first.line == last.line, last.character > first.character else { return nil }
        return Token(position: first, length: last.character - first.character, type: type)
      }
    }
  }

  /// The number of the type for the letter of a style.
  private static func type(_ style: StaticString) -> Int {
    switch style.description {
    case "k": 0
    case "t": 1
    case "f": 2
    case "s": 3
    case "n": 4
    case "c": 5
    default: 6
    }
  }
}
