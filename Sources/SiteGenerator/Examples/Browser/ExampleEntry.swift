import LifecycleEngine
import ScriptLanguage

/// An example, or a correct and an incorrect one that belong together, with where it stands.
struct ExampleEntry {
  /// Its own path in the site: `examples/leaks-a-closure.html`.
  let outputPath: String
  /// What it is about: the heading above it.
  let title: String
  /// The page that it stands on.
  let home: Page
  /// The anchor of the heading above it; `nil` where that is the page's title.
  let anchor: String?
  /// One outcome or two.
  let outcomes: [ExampleOutcome]

  /// The finding that its incorrect half shows; `nil` where there is none.
  var finding: String? { outcomes.lazy.compactMap(\.finding).first }

  /// What that is, as a sentence.
  var statement: String? { finding.flatMap(Finding.named)?.plainStatement }

  /// The callbacks that it implements, in the order of the first half that has them.
  var callbacks: [Callback] { outcomes.flatMap(\.callbacks).unique() }

  /// Where its screens stand.
  var containers: [ExampleContainer] {
    ExampleContainer.allCases.filter { one in outcomes.contains { $0.containers.contains(one) } }
  }

  /// What it consists of, as a word or two.
  var kind: String {
    guard outcomes.count == 1 else { return "pair" }
    return outcomes[0].isCorrect ? "correct" : "incorrect"
  }

  /// Where it stands on its page, as a link from another page of the site's first folder level.
  var address: String {
    "../" + URLPath.encoded(home.outputPath) + (anchor.map { "#" + $0 } ?? "")
  }
}

extension Finding {
  /// What an example shows that has it, as text without marks of code.
  var plainStatement: String { statement.filter { $0 != "`" } }
}
