import ExampleRuns
import LifecycleEngine

/// The page about a finding.
struct FindingPage {
  static let folder = "findings"

  let finding: Finding
  let material: ReferenceMaterial

  /// The page.
  var page: Page { ReferencePages.page("\(FindingPage.folder)/\(finding.id).md", lines) }

  private var lines: [String] {
    [
      "# `\(finding.id)`", "", finding.statement, "", "**Why.** \(finding.why)", "",
      "**No mistake when:** \(finding.exception)", "",
      "## Incorrect and correct", "",
    ] + FindingPage.pair(of: finding) + ["## Callbacks in the example", ""]
      + ReferenceText.list(
        finding.callbacks.map { ReferenceText.callback($0) },
        or: "The example implements no callback that UIKit calls.")
      + ["## Examples on other pages", ""]
      + material.authored.examples(showing: finding).list(
        ("example", "examples"), or: "No other page has an example of it.")
      + ["## Sources", ""] + ReferenceText.sources(finding.sources)
  }

  /// The examples with a finding and without the finding.
  private static func pair(of finding: Finding) -> [String] {
    [
      "```swift incorrect finding=\(finding.id)", finding.breaking, "```",
      "```swift correct", finding.holding, "```", "",
    ]
  }

  /// The pages reduced to their examples, which do not depend on any other page.
  static var examples: [Page] {
    Finding.all.map { finding in
      ReferencePages.page(
        "\(folder)/\(finding.id).md", ["# \(finding.id)", ""] + pair(of: finding))
    }
  }

  /// Returns true for the path of a page about a finding, in the content folder.
  static func isOne(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// The page that lists all findings.
  static var index: Page {
    var lines = [
      "# \(ReferencePart.findings.title)", "",
      "What the run of an example can show. A block that is marked as incorrect names the finding that "
        + "it is to show, and the build runs it to see whether it does.", "",
    ]
    lines += ReferenceText.table(
      ["finding", "the run shows"],
      Finding.all.map { ["[`\($0.id)`](\($0.id).html)", ReferenceText.cell($0.statement)] })
    return ReferencePages.page("\(folder)/index.md", lines)
  }
}
