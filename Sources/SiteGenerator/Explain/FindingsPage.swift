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
      "---", "title: Findings and drives",
      "description: The mistakes that Lifeguard finds by running an example or your app's code, "
        + "and the ways in which a run uses a screen.",
      "---", "", "# Findings and drives", "",
      "**A finding is a mistake that a run of your code shows.** `lifeguard check` looks for findings",
      "in the files of an app. Findings also decide whether a `swift correct` or `swift incorrect`",
      "block passes. A finding is based on what the code *did*, so the names in your code don't matter.",
      "The report names the drive, the callback and the values.",
      "",
      "Each finding has a page with the reason, the exceptions, an incorrect and a correct example,",
      "and sources. `lifeguard explain ID` prints the same text. This page is generated from the findings'",
      "declarations.",
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
      "Every example goes through all drives unless `drive=push,tabs` picks some of them. While the screen",
      "is visible, a run dismisses whatever the screen has presented, and calls the methods that nothing",
      "else calls.",
      "",
      "| drive | what happens |", "|---|---|",
    ] + DriveKind.allCases.map { "| `\($0.rawValue)` | \($0.statement) |" } + [
      "", "The drive `storyboard` runs only if you ask for it with `drive=storyboard`.",
    ]
  }
}
