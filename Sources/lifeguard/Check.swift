import ArgumentParser
import Foundation
import LanguageServer
import SiteGenerator

extension CheckFormat: ExpressibleByArgument {}

/// `lifeguard check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run an app's view controllers and report their mistakes",
    discussion: """
      Every view controller class in the files goes through a screen's life cycle: shown, \
      pushed, covered, rotated, swiped back from, released. Calls that the simulator doesn't \
      model do nothing, and conditions that depend on them are tried both ways. The files can \
      use each other's classes. If a run stops early, a warning names the reason and the drive. \
      'check:' in 'lifeguard.yml' names the files, the exceptions and the levels.

      EXAMPLE
        lifeguard check Sources/App/FeedViewController.swift
        lifeguard check Sources/App --format sarif > lifeguard.sarif
        lifeguard check --baseline known.txt --changed-since origin/main
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files, or folders with Swift files. Default: 'paths' of 'check' in 'lifeguard.yml'.",
      valueName: "path"))
  var paths: [String] = []

  @Option(help: "The format of the report.")
  var format = CheckFormat.text

  @Option(
    help: ArgumentHelp(
      "The folder that '--format html' writes. It is replaced if the command wrote it before.",
      valueName: "dir"))
  var output = "lifeguard-report"

  @Option(
    help: ArgumentHelp(
      "Drive only classes that reach something changed since a commit, a branch or a tag.",
      valueName: "ref"))
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "The seconds for all classes together. A class without enough time gets the warning 'budget'.",
      valueName: "s"))
  var timeBudget: Double?

  @Option(
    help: ArgumentHelp("The number of classes at once. Default: one per core.", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Fail if no run of a view controller finishes.")
  var failOnNotDriven = false

  @Flag(help: "Fail if the files declare no view controller.")
  var failOnNoController = false

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var cache: CacheOptions

  @OptionGroup var module: ModuleOption

  @OptionGroup var color: ColorOption

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' is at least 1.") }
    if let timeBudget, !(timeBudget > 0 && timeBudget.isFinite) {
      throw ValidationError("'--time-budget' is a number of seconds above 0.")
    }
    if changedSince != nil, baseline.updateBaseline {
      throw ValidationError(
        "A part of the classes does not show all problems; remove '--changed-since'.")
    }
  }

  func run() async throws {
    try baseline.check()
    let code: CheckedCode
    do {
      let (chosen, usual) = try options()
      code = try await checked(chosen, usual)
    } catch let error as InputError {
      fail(error)
      throw ExitCode.input
    }
    let told = try Terminal.reportingInput { () throws(InputError) in
      try baseline.applied(to: code)
    }
    if isStreamed {
      Terminal.show(Report(restOf: told, as: format))
    } else {
      Terminal.show(
        Report(told, as: format) { located, source in CodeFix(of: located, in: source) })
    }
    if format == .html {
      let module = try module.read()
      try Terminal.reportingInput { () throws(InputError) in
        let page = try CheckPages(told, module: module).write(to: output)
        Terminal.output("wrote \(page)\n")
      }
    }
    if let failure = ExitCode.failure(of: told.outcome) { throw failure }
  }

  /// True if files are reported as soon as they are checked. Only all problems together show which ones a
  /// baseline knows.
  private var isStreamed: Bool { format.isStreamed && baseline.baseline == nil }

  /// The paths to check, and the way to check them.
  private func options() throws -> (paths: [String], options: CodeCheck.Options) {
    var options = CodeCheck.Options()
    options.settings = try CheckSettings.read()
    let chosen = paths.isEmpty ? options.settings.paths : paths
    guard !chosen.isEmpty else {
      throw InputError(
        "There is nothing to check",
        help: "name files or folders, or list them under 'paths' of 'check' in 'lifeguard.yml'")
    }
    if let jobs { options.jobs = jobs }
    options.seconds = timeBudget
    options.reference = changedSince
    options.keepsTraces = format == .html
    options.failsWithoutRuns = failOnNotDriven
    options.failsWithoutControllers = failOnNoController
    options.cache = try cache.openedForCheck(read: chosen.filter(Check.isFolder))
    return (chosen, options)
  }

  private func checked(
    _ paths: [String], _ options: CodeCheck.Options
  ) async throws(InputError) -> CheckedCode {
    try await Progress.during { progress throws(InputError) in
      let check = try CodeCheck(paths: paths, options: options)
      if format == .text, check.classCount > Check.many {
        Terminal.output(
          "checking \(check.fileCount) files with \(check.classCount) view controllers\n")
      }
      return check.run(progress: progress) { file in
        guard isStreamed else { return }
        let report = Report(file, as: format)
        guard !report.errors.isEmpty || !report.output.isEmpty else { return }
        if progress != nil { Progress.clear() }
        Terminal.show(report)
      }
    }
  }

  /// The number of classes from which the command says at once how much there is to do.
  private static let many = 20

  private func fail(_ error: InputError) {
    guard format != .text, format != .html, format != .xcode else {
      return Terminal.error(error.description)
    }
    Terminal.show(Report(codeFailedWith: error, as: format))
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }
}
