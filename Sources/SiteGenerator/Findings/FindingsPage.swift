import ScriptLanguage

/// The page that lists the findings and the drives, made of their declarations.
struct FindingsPage {
  /// Where it lies in the project.
  static let path = "Content/reference/findings.md"

  /// The page.
  var markdown: String {
    (head + Finding.all.flatMap(section) + drives).joined(separator: "\n") + "\n"
  }

  private var head: [String] {
    [
      "# Findings", "",
      "A block `swift correct` or `swift incorrect` is run, and what the run shows is judged. These are",
      "the findings that it can show; `lifeguard check` looks for the same in the files of an app, and",
      "`lifeguard explain ID` prints what is said here. A finding comes from what the code *did*, with the",
      "drive, the callback and the values that were seen; what an example calls its own things does not matter.",
      "",
      "This page is made of the declarations of the findings, and its examples are run with every build.",
      "", "| finding | the run shows |", "|---|---|",
    ] + Finding.all.map { "| [`\($0.id)`](#\($0.id)) | \($0.statement) |" } + [""]
  }

  private func section(_ finding: Finding) -> [String] {
    [
      "## \(finding.id)", "", finding.statement, "", "**Why.** \(finding.why)", "",
      "**No mistake when:** \(finding.exception)", "",
      "```swift incorrect finding=\(finding.id)", finding.breaking, "```",
      "```swift correct", finding.holding, "```", "",
      "Sources: " + finding.sources.map(source).joined(separator: ", "), "",
    ]
  }

  private func source(_ id: String) -> String {
    id.hasPrefix("https:") ? "<\(id)>" : "`\(id)`"
  }

  /// What is said of a finding behind its statement, as Markdown for any reader.
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
