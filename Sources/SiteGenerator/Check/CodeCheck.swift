import Diagnostics
import ExampleRuns
import Foundation
import Scenarios

/// A check of the view controllers of an app: the files, read once, and the classes to drive.
package struct CodeCheck: Sendable {
  /// The way to check.
  package struct Options: Sendable {
    /// The number of classes at once.
    package var jobs = ProcessInfo.processInfo.activeProcessorCount
    /// The seconds for the whole check; nil for no limit.
    package var seconds: Double?
    /// A commit. Only classes that reach something changed since then are driven.
    package var reference: String?
    /// The settings of the configuration.
    package var settings = CheckSettings()
    /// True to keep the events of the runs.
    package var keepsTraces = false
    /// True if a class without a complete run is an error.
    package var failsWithoutRuns = false
    /// True if files without a class of view controllers are an error.
    package var failsWithoutControllers = false
    /// The results of earlier checks; nil for none.
    package var cache: CheckCache?

    /// The usual way.
    package init() {}
  }

  /// A class to drive.
  private struct Unit: Sendable {
    let file: Int
    let name: String
  }

  /// The result for a class.
  private typealias Outcome = Swift.Result<CheckedFile.CheckedClass, ScriptError>

  private let options: Options
  private let paths: [String]
  /// The paths of all files, in order.
  private let names: [String]
  private let app: AppCode
  /// The problems of files that are no text.
  private let unreadable: [Int: LocatedDiagnostic]
  /// The numbers of the files that are checked.
  private let checked: [Int]
  private let units: [Unit]
  /// The number of classes that reach nothing changed.
  private let unchanged: Int

  /// The number of checked files.
  package var fileCount: Int { checked.count }
  /// The number of classes to drive.
  package var classCount: Int { units.count }

  /// Reads the files.
  /// - Parameters:
  ///   - paths: The files, or folders of files that end in '.swift'.
  ///   - options: The way to check.
  /// - Throws: An error if a file cannot be read, or if there is no file.
  package init(paths: [String], options: Options = Options()) throws(InputError) {
    self.options = options
    self.paths = paths
    let names = try CheckedPaths.files(in: paths)
    self.names = names
    var texts: [[UInt8]] = []
    var unreadable: [Int: LocatedDiagnostic] = [:]
    for (index, name) in names.enumerated() {
      let bytes = try FileTree.bytes(of: name)
      let found = UnreadableText(bytes, as: .swift)
      unreadable[index] = found?.located(name)
      texts.append(found == nil ? bytes : [])
    }
    self.unreadable = unreadable
    var files: [AppFile] = []
    let read = texts
    ParallelWork(jobs: options.jobs).run(
      names.count, { AppFile(read[$0]) }, take: { files.append($1) })
    let app = AppCode(files)
    self.app = app
    checked = names.indices.filter { index in
      !options.settings.exclude.contain(CheckSettings.place(of: names[index]))
    }
    guard !checked.isEmpty else {
      throw InputError(
        "All files of '\(paths.joined(separator: "', '"))' are excluded",
        help: "'exclude' below 'check' in \(SiteConfiguration.fileName) names them")
    }
    let all = checked.flatMap { file in app.controllers(of: file).map { Unit(file: file, name: $0) } }
    if let reference = options.reference {
      let changed = try ChangedFiles(since: reference)
      let isChanged = names.map { changed.contain($0) }
      units = all.filter { unit in
        ClassCheck(unit.name, in: unit.file, of: app).files.contains { isChanged[$0] }
      }
    } else {
      units = all
    }
    unchanged = all.count - units.count
  }

  /// Drives the classes.
  /// - Parameters:
  ///   - progress: Called before each class with its file, the number of the class and the number of all.
  ///   - take: Takes each file as soon as all its classes and all files before it are done.
  /// - Returns: The results of all files.
  package func run(
    progress: (@Sendable (String, Int, Int) -> Void)? = nil,
    take: (CheckedCode.File) -> Void = { _ in }
  ) -> CheckedCode {
    let time = CheckTime(budget: options.seconds, classes: units.count, jobs: options.jobs)
    var files: [CheckedCode.File] = []
    var outcomes: [Outcome] = []
    var next = 0
    func finish(before end: Int) {
      while next < checked.count, checked[next] < end {
        let file = file(checked[next], outcomes)
        outcomes = []
        next += 1
        files.append(file)
        take(file)
      }
    }
    let (units, names) = (units, names)
    ParallelWork(jobs: options.jobs).run(
      units.count,
      { index in
        progress?(names[units[index].file], index + 1, units.count)
        return outcome(of: units[index], time)
      },
      take: { index, outcome in
        finish(before: units[index].file)
        outcomes.append(outcome)
      })
    finish(before: names.count)
    options.cache?.prune()
    return CheckedCode(
      files, paths: paths, seconds: time.seconds, unchanged: unchanged,
      failsWithoutControllers: options.failsWithoutControllers, options.settings)
  }

  private func outcome(of unit: Unit, _ time: CheckTime) -> Outcome {
    var check = ClassCheck(unit.name, in: unit.file, of: app)
    check.keepsTraces = options.keepsTraces
    check.deadlines = time.deadlines()
    let cache = options.keepsTraces ? nil : options.cache
    if let known = cache?.result(for: check) { return .success(known) }
    do throws(ScriptError) {
      let result = try check.run()
      cache?.keep(result, of: check)
      return .success(result)
    } catch {
      return .failure(error)
    }
  }

  /// Puts the results of a file together.
  private func file(_ number: Int, _ outcomes: [Outcome]) -> CheckedCode.File {
    let path = names[number]
    let source = SourceText(app.files[number].bytes)
    var errors = unreadable[number].map { [$0] } ?? []
    var classes: [CheckedFile.CheckedClass] = []
    var wrong = app.files[number].error.map { [$0] } ?? []
    if !errors.isEmpty { wrong = [] }
    for outcome in outcomes {
      switch outcome {
      case .success(let checked): classes.append(checked)
      case .failure(let error): wrong.append(error)
      }
    }
    var told: [Diagnostic] = []
    for error in wrong.flatMap(\.diagnostics)
    where !told.contains(where: { $0.id == error.id && $0.range == error.range }) {
      told.append(error)
    }
    errors += told.map { LocatedDiagnostic($0, path: path, source) }
    let file = CheckedFile(joining: classes)
    let found = file.classes.flatMap(\.diagnostics).map {
      LocatedDiagnostic($0, path: path, source)
    }
    let isWhole = errors.isEmpty && outcomes.count == app.controllers(of: number).count
      && !found.contains { $0.diagnostic.id == "budget" }
    let problems = (errors + found).sorted(by: LocatedDiagnostic.precedes).map {
      Problem($0, $0.diagnostic.isDisagreement ? .disagreement : .input)
    }
    let ignored = IgnoredFindings(source, path: path).applied(to: problems, isComplete: isWhole)
    let place = CheckSettings.place(of: path)
    let leveled = ignored.left.compactMap { problem($0, leveledOn: place) }
    return CheckedCode.File(
      path: path, source: source, classes: file.classes,
      problems: leveled.sorted { LocatedDiagnostic.precedes($0.located, $1.located) },
      ignored: ignored.ignored, isUnreadable: !errors.isEmpty)
  }

  /// A problem with the level that the options and the configuration give; nil for none.
  private func problem(_ problem: Problem, leveledOn path: String) -> Problem? {
    var result = problem
    let id = problem.located.diagnostic.id
    if id == "not-driven", options.failsWithoutRuns {
      result.located.diagnostic.severity = .error
      result.kind = .disagreement
    }
    guard CheckSettings.ids.contains(id), let level = options.settings.levels.level(of: id, on: path)
    else { return result }
    switch level {
    case .off: return nil
    case .warning: result.located.diagnostic.severity = .warning
    case .error:
      result.located.diagnostic.severity = .error
      result.kind = .disagreement
    }
    return result
  }
}
