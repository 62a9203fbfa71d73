import LifecycleEngine
import ScriptLanguage

/// The page about a finding.
struct FindingPage {
  static let folder = "findings"

  let finding: Finding
  let material: ReferenceMaterial

  /// The page.
  var page: Page { ReferencePages.page("\(FindingPage.folder)/\(finding.id).md", lines) }

  private var lines: [String] {
    let callbacks = CallbackReference.all.filter { $0.isImplemented(in: finding.breaking) }
    return [
      "# `\(finding.id)`", "", finding.statement, "", "**Why.** \(finding.why)", "",
      "**No mistake when:** \(finding.exception)", "",
      "## Incorrect and correct", "",
      "```swift incorrect finding=\(finding.id)", finding.breaking, "```",
      "```swift correct", finding.holding, "```", "",
      "## Callbacks in the example", "",
    ]
      + ReferenceText.list(
        callbacks.map { ReferenceText.callback($0.callback) },
        or: "The example implements no callback that UIKit calls.")
      + ["## Examples on other pages", ""]
      + ReferenceText.list(
        material.authored.examples(showing: finding), or: "No other page has an example of it.")
      + ["## Sources", ""] + ReferenceText.sources(finding.sources)
  }

  /// The page that lists them all.
  static var index: Page {
    var lines = [
      "# Findings", "",
      "What the run of an example can show. A block that is marked as incorrect names the finding that "
        + "it is to show, and the build runs it to see whether it does.", "",
    ]
    lines += ReferenceText.table(
      ["finding", "the run shows"],
      Finding.all.map { ["[`\($0.id)`](\($0.id).html)", ReferenceText.cell($0.statement)] })
    return ReferencePages.page("\(folder)/index.md", lines)
  }
}
