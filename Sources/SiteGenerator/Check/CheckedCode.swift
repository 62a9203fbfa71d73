import Diagnostics
import ExampleRuns
import Foundation

/// The files of an app whose view controllers were driven.
package struct CheckedCode {
  /// A file with its classes and problems.
  package struct File: Sendable {
    let path: String
    let source: SourceText
    let classes: [CheckedFile.CheckedClass]
    fileprivate(set) var problems: [Problem]
    /// The number of findings that comments let pass.
    let ignored: Int
    /// True if the file could not be understood.
    let isUnreadable: Bool

    var diagnostics: [LocatedDiagnostic] { problems.map(\.located) }
    /// The line of each class.
    var lines: [Int] { classes.map { source.location(of: $0.range.start).line } }
    /// True if every class was driven.
    var isJudged: Bool { !isUnreadable && classes.allSatisfy(\.isJudged) }
  }

  package private(set) var files: [File]
  /// The problems that belong to no file of the app.
  private var others: [Problem] = []
  /// The paths that the command was given.
  private let paths: [String]
  /// The time of the check.
  let seconds: Double
  /// The number of classes that reach nothing changed.
  let unchanged: Int

  init(
    _ files: [File], paths: [String], seconds: Double, unchanged: Int,
    failsWithoutControllers: Bool, _ settings: CheckSettings
  ) {
    self.files = files
    self.paths = paths
    self.seconds = seconds
    self.unchanged = unchanged
    let isEmpty = unchanged == 0 && files.allSatisfy { $0.classes.isEmpty && !$0.isUnreadable }
    let level = settings.levels.level(of: "no-controller", on: "")
    guard isEmpty, failsWithoutControllers || level == .error || level == .warning else { return }
    let diagnostic = Diagnostic(
      failsWithoutControllers || level == .error ? .error : .warning, id: "no-controller",
      "No view controller class is declared here, so nothing was driven", at: SourceRange(0, 0),
      help: ["name the folder with the app's view controllers"])
    others.append(
      Problem(
        LocatedDiagnostic(diagnostic, path: paths.first ?? ".", line: 1, column: 1, sourceLine: ""),
        .disagreement))
  }

  private var problems: [Problem] { files.flatMap(\.problems) + others }

  /// All diagnostics, by file, line and column.
  package var diagnostics: [LocatedDiagnostic] {
    problems.map(\.located).sorted(by: LocatedDiagnostic.precedes)
  }

  /// The diagnostics that belong to no file of the app.
  package var otherDiagnostics: [LocatedDiagnostic] { others.map(\.located) }

  /// The outcome of the check. Findings count as disagreements.
  package var outcome: Verification.Outcome {
    let errors = problems.filter(\.isError)
    if errors.contains(where: { $0.kind == .disagreement }) { return .disagreement }
    // Code that never ends is no finding, but the code behind an endless loop is not checked.
    return errors.isEmpty ? .agreement : .unreadable
  }

  var counts: CheckCounts {
    var counts = CheckCounts(files)
    counts.add(others)
    counts.seconds = seconds
    counts.unchanged = unchanged
    return counts
  }

  // MARK: Known problems

  /// The check with the problems of a baseline told and let pass.
  package func knowing(_ baseline: Baseline) -> CheckedCode {
    var result = self
    let applied = baseline.applied(to: problems, isComplete: isComplete(baseline))
    let known = Set(files.map(\.path))
    let byFile = Dictionary(grouping: applied, by: \.located.path)
    for index in files.indices { result.files[index].problems = byFile[files[index].path] ?? [] }
    result.others = applied.filter { !known.contains($0.located.path) }
    return result
  }

  /// Writes all errors to the file of a baseline.
  /// - Returns: The number of entries.
  package func write(_ baseline: Baseline) throws(InputError) -> Int {
    try baseline.write(problems, isComplete: isComplete(baseline))
  }

  /// Returns true for files whose classes were all driven, and for files that are gone.
  private func isComplete(_ baseline: Baseline) -> (String) -> Bool {
    let whole = Set(
      files.filter { file in !file.diagnostics.contains { $0.diagnostic.id == "budget" } }
        .map { baseline.file($0.path) })
    return { [unchanged] file in
      if unchanged > 0 { return false }
      return whole.contains(file) || baseline.isGone(file)
    }
  }
}

extension CheckedFile.CheckedClass {
  /// True if some run showed something.
  var isJudged: Bool { runCount > 0 || diagnostics.contains(where: \.isDisagreement) }
}
