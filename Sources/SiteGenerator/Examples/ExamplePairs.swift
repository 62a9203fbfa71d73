import Markdown
import Scenarios

/// The examples of a page. A correct and an incorrect example under one heading are a pair.
struct ExamplePairs {
  private let page: JudgedPage
  private let document: MarkdownDocument

  init(_ page: JudgedPage, _ document: MarkdownDocument) {
    self.page = page
    self.document = document
  }

  /// The HTML of an example or of a pair; empty for an example that an earlier block shows.
  func html(of block: FencedCodeBlock, with theme: Theme) -> String {
    guard let own = page.outcomes[block.fenceLine]?.example else { return "" }
    guard let (other, otherBlock) = partner(of: block, own) else {
      return theme.render("example", ExampleSection([own]).values)
    }
    let isFirst = block.fenceLine < otherBlock.fenceLine
    guard areAdjacent(block, otherBlock) else {
      // Halves with text between them stand apart. The second half has the comparison.
      let sections = isFirst ? [own] : [own, other]
      return theme.render(
        "example", ExampleSection(sections, showsOnlyFirst: !isFirst).values)
    }
    guard isFirst else { return "" }
    return theme.render("example", ExampleSection([own, other]).values)
  }

  /// The examples of the page, alone or in pairs, each with the block that comes first.
  var groups: [(block: FencedCodeBlock, outcomes: [ExampleOutcome])] {
    document.fencedCodeBlocks.compactMap { block in
      guard let own = page.outcomes[block.fenceLine]?.example else { return nil }
      guard let (other, otherBlock) = partner(of: block, own) else { return (block, [own]) }
      return block.fenceLine < otherBlock.fenceLine ? (block, [own, other]) : nil
    }
  }

  /// The example with the other mark under the same heading, if the heading has one of each.
  private func partner(
    of block: FencedCodeBlock, _ own: ExampleOutcome
  ) -> (ExampleOutcome, FencedCodeBlock)? {
    let heading = self.heading(above: block)
    var examples: [(outcome: ExampleOutcome, block: FencedCodeBlock)] = []
    for other in document.fencedCodeBlocks where self.heading(above: other) == heading {
      if let outcome = page.outcomes[other.fenceLine]?.example { examples.append((outcome, other)) }
    }
    guard examples.count == 2, examples[0].outcome.isCorrect != examples[1].outcome.isCorrect else {
      return nil
    }
    return examples.first { $0.block.fenceLine != block.fenceLine }
  }

  private func heading(above block: FencedCodeBlock) -> Int? {
    document.headings.last { $0.line < block.fenceLine }?.line
  }

  private func areAdjacent(_ one: FencedCodeBlock, _ other: FencedCodeBlock) -> Bool {
    let (first, second) = one.fenceLine < other.fenceLine ? (one, other) : (other, one)
    let end = first.fenceLine + first.strippedColumns.count + 1
    guard end < second.fenceLine else { return true }
    return ((end + 1)..<second.fenceLine).allSatisfy { line in
      page.page.source.line(line).allSatisfy(\.isWhitespace)
    }
  }
}
