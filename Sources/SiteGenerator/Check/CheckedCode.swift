import Diagnostics
import ExampleRuns
import Foundation

/// The files of an app whose view controllers are driven.
package struct CheckedCode {
  /// A file with its classes and diagnostics.
  struct File {
    let path: String
    let classes: [CheckedFile.CheckedClass]
    /// The number of members that the simulator cannot compile.
    var unreadMembers = 0
    /// The line of each class.
    let lines: [Int]
    let diagnostics: [LocatedDiagnostic]
  }

  let files: [File]
  /// True if a file could not be understood.
  private let isUnreadable: Bool

  /// Drives the view controllers of some files.
  /// - Parameters:
  ///   - paths: The files, or folders of files that end in '.swift'.
  ///   - progress: Called for each file before the file is driven.
  /// - Throws: An error if a file cannot be read, or if there is no file.
  package init(
    paths: [String], progress: ((String, Int, Int) -> Void)? = nil
  ) throws(InputError) {
    let names = try CheckedCode.files(in: paths)
    var texts: [AppFile] = []
    var unreadable: [UnreadableText?] = []
    for name in names {
      let bytes = try FileTree.bytes(of: name)
      let found = UnreadableText(bytes, as: .swift)
      unreadable.append(found)
      let source = SourceID(UInt16(texts.count % Int(UInt16.max)))
      texts.append(AppFile(found == nil ? bytes : [], in: source))
    }
    var files: [File] = []
    var isUnreadable = false
    for (index, name) in names.enumerated() {
      progress?(name, index + 1, names.count)
      if let unreadable = unreadable[index] {
        isUnreadable = true
        let wrong = [unreadable.located(name)]
        files.append(File(path: name, classes: [], lines: [], diagnostics: wrong))
        continue
      }
      let source = SourceText(texts[index].bytes)
      do throws(ScriptError) {
        let others = texts.indices.filter { $0 != index }.map { texts[$0] }
        let checked = try CheckedFile(texts[index], context: others)
        let found = checked.classes.flatMap(\.diagnostics).map {
          LocatedDiagnostic($0, path: name, source)
        }
        let lines = checked.classes.map { source.location(of: $0.range.start).line }
        files.append(
          File(
            path: name, classes: checked.classes, unreadMembers: checked.unread.count,
            lines: lines, diagnostics: found))
      } catch {
        isUnreadable = true
        let wrong = error.diagnostics.map { LocatedDiagnostic($0, path: name, source) }
        files.append(File(path: name, classes: [], lines: [], diagnostics: wrong))
      }
    }
    self.files = files
    self.isUnreadable = isUnreadable
  }

  /// The files that some paths name, each once, in order.
  private static func files(in paths: [String]) throws(InputError) -> [String] {
    var result: [String] = []
    var errors: [InputError] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        errors.append(
          InputError(
            "'\(path)' does not exist", help: "name Swift files, or folders that have some"))
        continue
      }
      guard isFolder.boolValue || !Page.isPage(path) else {
        errors.append(
          InputError(
            "'\(path)' is a page, not Swift code", help: "'lifeguard verify' checks pages"))
        continue
      }
      var found = [path]
      if isFolder.boolValue {
        found = try FileTree.files(in: path).filter { $0.hasSuffix(".swift") }.map {
          "\(path)/\($0)"
        }
      }
      for file in found where !result.contains(file) { result.append(file) }
    }
    if let error = InputError(errors) { throw error }
    guard !result.isEmpty else {
      throw InputError(
        "There is no Swift file in '\(paths.joined(separator: "', '"))'",
        help: "name files that end in '.swift', or folders that have some")
    }
    return result
  }

  /// All diagnostics, by file, line and column.
  package var diagnostics: [LocatedDiagnostic] {
    files.flatMap(\.diagnostics).sorted(by: LocatedDiagnostic.precedes)
  }

  /// The outcome of the check. Findings count as disagreements.
  package var outcome: Verification.Outcome {
    if diagnostics.contains(where: { $0.diagnostic.isDisagreement }) { return .disagreement }
    // Code that never ends is no finding, but the code behind an endless loop is not checked.
    let hasErrors = diagnostics.contains { $0.diagnostic.severity == .error }
    return isUnreadable || hasErrors ? .unreadable : .agreement
  }

  var counts: CheckCounts { CheckCounts(self) }
}

/// The counts of a check of some files.
struct CheckCounts: Encodable {
  let files: Int
  /// The number of view controller classes, including the classes that could not be driven.
  let controllers: Int
  let runs: Int
  /// The number of runs that broke off.
  let brokenRuns: Int
  /// The number of members that the simulator cannot compile. Nothing is known about them.
  let unreadMembers: Int
  /// The number of classes with more runs than the check tried.
  let partlyDriven: Int
  let findings: Int
  let errors: Int
  let warnings: Int
  /// The reasons why runs broke off without an error, a sentence each.
  let notes: [String]

  /// The counts for a check that could not drive any file.
  init(errors: Int) {
    (files, controllers, runs, brokenRuns, partlyDriven) = (0, 0, 0, 0, 0)
    (findings, warnings, unreadMembers) = (0, 0, 0)
    self.errors = errors
    notes = []
  }

  init(_ code: CheckedCode) {
    let diagnostics = code.diagnostics.map(\.diagnostic)
    files = code.files.count
    controllers = code.files.reduce(0) { $0 + $1.classes.count }
    runs = code.files.flatMap(\.classes).reduce(0) { $0 + $1.runCount }
    brokenRuns = code.files.flatMap(\.classes).reduce(0) { $0 + $1.brokenCount }
    partlyDriven = code.files.flatMap(\.classes).count { $0.isCut }
    unreadMembers = code.files.reduce(0) { $0 + $1.unreadMembers }
    findings = diagnostics.count { $0.isDisagreement }
    errors = diagnostics.count { $0.severity == .error && !$0.isDisagreement }
    warnings = diagnostics.count { $0.severity == .warning }
    notes = code.files.flatMap(\.classes).flatMap(\.notes)
  }

  /// The notes, or one note that no class of view controllers is declared.
  var allNotes: [String] {
    controllers == 0 && errors == 0
      ? ["no view controller class is declared here, so nothing was driven"] : notes
  }

  /// The counts as one line.
  var summary: String {
    let controllers = Quantity.text(controllers, "view controller", "view controllers")
    var line = "checked: \(Quantity.text(files, "file", "files")), \(controllers) "
    line += "(\(Quantity.text(runs, "run", "runs"))"
    if brokenRuns > 0 { line += ", \(Quantity.grouped(brokenRuns)) more stopped early" }
    if partlyDriven > 0 {
      line += ", not every combination in \(Quantity.text(partlyDriven, "class", "classes"))"
    }
    if unreadMembers > 0 {
      line += ", without \(Quantity.text(unreadMembers, "member", "members")) that no run understands"
    }
    line += "); "
    line += Quantity.text(findings, "finding", "findings")
    if errors > 0 { line += ", \(Quantity.text(errors, "error", "errors"))" }
    if warnings > 0 { line += ", \(Quantity.text(warnings, "warning", "warnings"))" }
    return line
  }
}
