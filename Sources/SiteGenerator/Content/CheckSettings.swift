import Diagnostics
import ExampleRuns
import Foundation
import Markdown

/// The part `check` of the configuration: the code of an app, and the levels of what the check tells.
///
///     check:
///       paths: [Sources/App]
///       exclude: [Generated, "*+Preview.swift"]
///       levels:
///         late-ui-change: warning
///         retain-cycle: {Legacy: off}
package struct CheckSettings: Sendable {
  /// The files and folders to check if the command names none.
  package var paths: [String] = []
  /// The files that are left out. Their declarations are known nevertheless.
  var exclude = PathPatterns([])
  /// The levels of findings and of other results.
  var levels = RuleLevels()

  /// No settings.
  init() {}

  /// The keys below `check`.
  static let keys = [
    KeyedYAML.Key("paths", .texts), KeyedYAML.Key("exclude", .texts),
    KeyedYAML.Key("levels", .rules),
  ]

  init(_ yaml: KeyedYAML) {
    paths = (yaml.list("paths") ?? []).map(\.value)
    if let exclude = yaml.list("exclude") { self.exclude = PathPatterns(exclude.map(\.value)) }
    levels = RuleLevels(yaml.rules("levels") ?? [], in: .check)
  }

  /// Reads the settings of the folder in which the command runs, or of its folder 'Content'.
  /// - Throws: The first error of the configuration.
  package static func read() throws(InputError) -> CheckSettings {
    for path in [SiteConfiguration.fileName, "Content/\(SiteConfiguration.fileName)"]
    where FileManager.default.fileExists(atPath: path) {
      let file = try ConfigurationFile(path)
      let errors = file.problems(with: []).filter(\.isError).map(\.located)
      if let error = errors.first {
        throw InputError(
          error.diagnostic.summary, help: error.diagnostic.help.first ?? "",
          at: "\(path):\(error.line):\(error.column)")
      }
      return file.configuration.check
    }
    return CheckSettings()
  }

  /// The path of a file as patterns see it: from the folder in which the command runs.
  static func place(of path: String) -> String {
    FilePath.relative(
      OutputFolder.canonical(path),
      to: OutputFolder.canonical(FileManager.default.currentDirectoryPath)) ?? path
  }

  /// The ids that can have a level or be ignored: those of findings, and of results that are no errors of
  /// the files.
  static let ids = Set(Finding.all.map(\.id) + ["budget", "no-controller", "not-driven", "runs-broke-off", "unused-ignore"])
}
