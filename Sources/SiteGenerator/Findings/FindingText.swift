import ScriptLanguage

extension Explanation {
  /// What is said of a finding.
  static func lines(of finding: Finding) -> [String] {
    var lines = [
      "Why", "  " + finding.why, "", "No mistake when", "  " + finding.exception, "", "Incorrect",
    ]
    lines += indented(finding.breaking) + ["", "Correct"] + indented(finding.holding)
    lines +=
      ["", "Sources"]
      + finding.sources.map { source in
        "  " + (source.hasPrefix("https:") ? source : citation(source))
      }
    return lines
  }

  private static func indented(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : "  " + line
    }
  }

  /// What is said of a drive.
  static func lines(of drive: DriveKind) -> [String] {
    let use =
      DriveKind.usual.contains(drive)
      ? "Every example goes through it that names no drives."
      : "Only examples that name it go through it."
    return [use, "", "Steps"] + drive.steps.map { "  \($0)" }
  }
}
