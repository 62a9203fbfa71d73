import ExampleRuns
import SiteGenerator

/// The proposals for a place of a page.
struct Completion {
  private let context: PageContext
  private let offset: Int
  private let client: ClientCapabilities

  /// - Parameters:
  ///   - context: The page.
  ///   - offset: The place, in bytes.
  ///   - client: The abilities of the client.
  init(_ context: PageContext, at offset: Int, for client: ClientCapabilities) {
    self.context = context
    self.offset = offset
    self.client = client
  }

  private var line: Int { context.document.line(at: offset) }
  private var before: String { context.document.lineText(before: offset) }

  /// The proposals as JSON.
  var items: [JSONValue] {
    let (items, count) = found
    let range = context.document.range(offset - count, offset)
    return items.map { $0.json(replacing: range, format: client.completionFormat) }
  }

  /// The proposals, and the number of bytes in front of the place that a proposal replaces.
  private var found: (items: [CompletionItem], replaced: Int) {
    if let block = context.block(atLine: line) {
      if line == block.fenceLine {
        let info = InfoCompletion(before: before, in: context)
        return (info.items, info.replaced)
      }
      guard let code = block.codeOffset(of: offset) else { return ([], 0) }
      return inCode(of: block, at: code)
    }
    if let info = InfoCompletion(newFence: before, in: context) {
      return (info.items, info.replaced)
    }
    if let words = PageWordCompletion(before: before, line: line, in: context) {
      return (words.items, words.replaced)
    }
    let link = LinkCompletion(before: before, in: context)
    return (link.items, link.replaced)
  }

  private func inCode(
    of block: CodeBlock, at code: Int
  ) -> (items: [CompletionItem], replaced: Int) {
    switch block.kind {
    case .scenario, .swift:
      let script = ScriptCompletion(
        block.literal, at: code, isScenario: block.kind == .scenario,
        snippets: client.takesSnippets)
      return (script.items, script.replaced)
    case .compare:
      let word = before.reversed().prefix { !$0.isWhitespace && $0 != "," }
      return (ScenarioCompletion.ids(in: context.folder), String(word).utf8.count)
    case .claims: return inClaims()
    case .stateTable:
      let word = before.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return (CallbackCompletion.items, String(word).utf8.count)
    case nil: return ([], 0)
    }
  }

  private func inClaims() -> (items: [CompletionItem], replaced: Int) {
    let word = String(String(before.reversed().prefix { $0.isLetter }).reversed())
    let rest = before.dropLast(word.count)
    if rest.hasSuffix(".") { return (CallbackCompletion.items, word.utf8.count) }
    guard rest.allSatisfy(\.isWhitespace) else { return ([], 0) }
    let words = [
      ("always", "The claim holds in every run"), ("never", "The claim holds in no run"),
      ("varies", "The claim holds in some runs, and does not in others"),
    ]
    return (
      words.map { CompletionItem(label: $0.0, kind: .keyword, detail: $0.1) }, word.utf8.count
    )
  }
}
