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
      "# \(finding.title)", "", "**\(finding.statement)**", "",
      "\(finding.why)", "",
      "**No mistake when:** \(finding.exception)", "",
      "## Incorrect and correct", "",
    ] + FindingPage.pair(of: finding)
      + [
        "The finding is called `\(finding.id)`. `lifeguard check` looks for it in the files of an "
          + "app.", "", "## Callbacks in the example", "",
      ]
      + ReferenceText.list(
        finding.callbacks.map { ReferenceText.callback($0) },
        or: "The example doesn't implement a method that UIKit calls.")
      + ["## Examples on other pages", ""]
      + material.authored.examples(showing: finding).list(
        ("example", "examples"), or: "No other page shows this mistake.")
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
        "\(folder)/\(finding.id).md", ["# \(finding.title)", ""] + pair(of: finding))
    }
  }

  /// Returns true for the path of a page about a finding, in the content folder.
  static func isOne(_ path: String) -> Bool { path.hasPrefix(folder + "/") }

  /// The page that lists all findings.
  static var index: Page {
    var lines = [
      "# \(ReferencePart.findings.title)", "",
      "\(Finding.all.count) mistakes in view controllers that Lifeguard finds by running the code. "
        + "Each page shows the mistake, what the user notices, and the correct code.", "",
    ]
    lines += ReferenceText.table(
      ["mistake", "what a run shows", "name"],
      Finding.all.map {
        ["[\($0.title)](\($0.id).html)", ReferenceText.cell($0.statement), "`\($0.id)`"]
      })
    return ReferencePages.page("\(folder)/index.md", lines)
  }
}
