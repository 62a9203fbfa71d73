import ExampleRuns

/// The author's page about the findings and the drives, made of the declarations. The generated
/// page of a finding has the details.
struct FindingsPage {
  /// The path of the page in the project.
  static let path = "Content/reference/findings.md"

  /// The page.
  var markdown: String { (head + drives).joined(separator: "\n") + "\n" }

  private var head: [String] {
    [
      "# Findings and drives", "",
      "A block `swift correct` or `swift incorrect` is run, and what the run shows is judged. These are",
      "the findings that it can show; `lifeguard check` looks for the same in the files of an app. Each has a",
      "page with the reason, what is no mistake, an incorrect and a correct example, and sources;",
      "`lifeguard explain ID` prints the same. A finding comes from what the code *did*, with the",
      "drive, the callback and the values that were seen; what an example calls its own things does not matter.",
      "",
      "This page is made of the declarations of the findings.",
      "", "| finding | the run shows |", "|---|---|",
    ]
      + Finding.all.map { finding in
        "| [`\(finding.id)`](../\(FindingPage.folder)/\(finding.id).md) | \(finding.statement) |"
      } + [""]
  }

  /// The details of a finding below the statement, as Markdown for any reader.
  static func details(of finding: Finding) -> String {
    [
      "**Why.** \(finding.why)", "", "**No mistake when:** \(finding.exception)", "",
      "**Incorrect**", "",
      "```swift", finding.breaking, "```", "", "**Correct**", "", "```swift", finding.holding,
      "```",
    ].joined(separator: "\n")
  }

  private var drives: [String] {
    [
      "## Drives", "",
      "Every example is put through these; `drive=push,tabs` narrows them. While the screen is visible,",
      "what it has presented itself is dismissed, and its methods are called that nothing else calls.",
      "",
      "| drive | what happens |", "|---|---|",
    ] + DriveKind.allCases.map { "| `\($0.rawValue)` | \($0.statement) |" } + [
      "", "The storyboard is used only where it is named: `drive=storyboard`.",
    ]
  }
}
