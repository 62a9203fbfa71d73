import ExampleRuns
import LifecycleEngine

/// An example, or a pair of a correct and an incorrect example, with the place.
struct ExampleEntry {
  /// The path of the page that the example once had: `examples/leaks-a-closure.html`.
  let formerPath: String
  /// The subject of the example: the heading above the example.
  let title: String
  /// The page of the author with the example.
  let home: Page
  /// The anchor of the heading above the example; `nil` if the heading is the page's title.
  let anchor: String?
  /// The outcome of the example, or the outcomes of the pair.
  let outcomes: [ExampleOutcome]

  /// The finding that the incorrect half shows; `nil` if there is none.
  var finding: String? { outcomes.lazy.compactMap(\.finding).first }

  /// The statement of the finding, as a sentence.
  var statement: String? { finding.flatMap(Finding.named)?.plainStatement }

  /// True if the example stands on the page of the finding.
  var isOfFinding: Bool { FindingPage.isOne(home.path) }

  /// A few lines of the incorrect half, or of the single example.
  var previewHTML: String {
    let shown = outcomes.first { !$0.isCorrect } ?? outcomes.first
    return shown.map { ExamplePreview($0.sourceHTML).html } ?? ""
  }

  /// The callbacks that the example implements. Those of the first half come first.
  var callbacks: [Callback] { outcomes.flatMap(\.callbacks).unique() }

  /// The containers of the example's screens.
  var containers: [ExampleContainer] {
    ExampleContainer.allCases.filter { one in outcomes.contains { $0.containers.contains(one) } }
  }

  /// The kind of the entry: a pair, or the mark of the single example.
  var kind: String {
    guard outcomes.count == 1 else { return "pair" }
    return outcomes[0].isCorrect ? "correct" : "incorrect"
  }

  /// The link to the example from another page of the site's first folder level.
  var address: String {
    "../" + URLPath.encoded(home.outputPath) + (anchor.map { "#" + $0 } ?? "")
  }
}

extension Finding {
  /// The title without marks of code.
  var plainTitle: String { title.filter { $0 != "`" } }

  /// The statement of the finding, as text without marks of code.
  var plainStatement: String { statement.filter { $0 != "`" } }
}
