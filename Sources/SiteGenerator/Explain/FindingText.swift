import ExampleRuns

extension Explanation {
  /// The explanation of a finding.
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

  /// The address of a page about a finding. Apple's documentation is preferred among the sources.
  static func address(of finding: Finding) -> String? {
    let addresses = finding.sources.flatMap { source in
      source.hasPrefix("https:") ? [source] : EvidenceRegister.source(source)?.urls ?? []
    }
    return addresses.first { $0.hasPrefix("https://developer.apple.com/documentation/") }
      ?? addresses.first
  }

  /// The ids and statements of all findings.
  static var findingLines: [String] {
    Finding.all.flatMap { ["  " + $0.id, "    " + $0.statement] }
  }

  /// The ids and statements of all drives.
  static var driveLines: [String] {
    DriveKind.allCases.flatMap { drive in
      let isUsual = DriveKind.usual.contains(drive)
      return [
        "  " + drive.rawValue + (isUsual ? "" : ", only where it is named"),
        "    " + drive.statement,
      ]
    }
  }

  private static func indented(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? "" : "  " + line
    }
  }

  /// The explanation of a drive.
  static func lines(of drive: DriveKind) -> [String] {
    let use =
      DriveKind.usual.contains(drive)
      ? "Every example that names no drives goes through it."
      : "Only examples that name it go through it."
    return [use, "", "Steps"] + drive.steps.map { "  \($0)" }
  }
}
