import ArgumentParser
import Foundation
import SiteGenerator

extension ReportFormat: ExpressibleByArgument {}

/// `lifeguard verify`.
struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check pages without writing anything",
    discussion: """
      One run reports every disagreement on every page.

      EXAMPLE
        lifeguard verify
        lifeguard verify Content/navigation.md
        lifeguard verify --format sarif > lifeguard.sarif
        lifeguard verify --update
        lifeguard verify --strict --shard 1/4
        lifeguard verify --baseline known.txt --update-baseline
      """)

  @Argument(
    help: ArgumentHelp(
      "Pages, or folders of pages. Default: 'Content'.", valueName: "path"))
  var paths: [String] = []

  @Option(help: ArgumentHelp("A folder of pages, as an option.", valueName: "dir"))
  var content: String?

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Flag(
    help: ArgumentHelp(
      "Rewrite the expectations that fail, and print the difference. Nothing is written if the "
        + "environment variable 'CI' is set."))
  var update = false

  @Flag(help: "Reject scenarios without checks, and examples that aren't run.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Verify one of N parts of the blocks, such as '2/4'; all N parts together cover every block.",
      valueName: "k/n"))
  var shard: String?

  @OptionGroup var baseline: BaselineOptions

  @OptionGroup var cache: CacheOptions

  @OptionGroup var color: ColorOption

  func validate() throws {
    if shard != nil, baseline.updateBaseline {
      throw ValidationError("A part of the blocks does not show all problems; remove '--shard'.")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError("'\(shard)' is not a part; write '--shard 2/4' for the second of four.")
    }
  }

  func run() async throws {
    try baseline.check()
    let known = try cache.opened(read: folders)
    // An update reads the runs themselves, so no cached outcome is used.
    var verification = try await verify(with: update ? nil : known)
    if update, try write(verification.updates) {
      verification = try await verify(with: known)
    }
    let told = try Terminal.reportingInput { () throws(InputError) in
      try baseline.applied(to: verification)
    }
    Terminal.report(told, as: format)
    if let failure = ExitCode.failure(of: told.outcome) { throw failure }
  }

  /// The paths to verify.
  private var chosen: [String] {
    let named = paths + [content].compactMap { $0 }
    return named.isEmpty ? ["Content"] : named
  }

  /// The folders among the paths.
  private var folders: [String] {
    chosen.filter { path in
      var isDirectory: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        && isDirectory.boolValue
    }
  }

  private func verify(with cache: BlockCache?) async throws -> Verification {
    var options = VerificationOptions(
      isStrict: strict, shard: shard.flatMap(Shard.init), cache: cache,
      toolPath: Terminal.toolPath)
    options.keepsRuns = update
    if format == .junit {
      let start = ContinuousClock.now
      options.clock = { (ContinuousClock.now - start) / .seconds(1) }
    }
    do throws(InputError) {
      return try await Progress.during { progress throws(InputError) in
        options.progress = progress
        return try Verification(paths: chosen, options: options)
      }
    } catch {
      // A report in another format can always be read as a document.
      if format == .text {
        Terminal.error(error.description)
      } else {
        Terminal.report(Verification(failedWith: error), as: format)
      }
      throw ExitCode.input
    }
  }

  /// Prints the changes, and writes the changes unless this is CI.
  /// - Returns: True if a file was written.
  private func write(_ updates: [PageUpdate]) throws -> Bool {
    for reason in updates.flatMap(\.refusals) { Terminal.error("note: \(reason)\n") }
    let updates = updates.filter(\.hasEdits)
    for update in updates { Terminal.note(update.diff, besides: format) }
    guard !updates.isEmpty else { return false }
    guard !Terminal.isInCI else {
      Terminal.error(
        "nothing was rewritten: this is CI; run 'lifeguard verify --update' yourself\n")
      return false
    }
    for update in updates {
      try Terminal.reportingInput { () throws(InputError) in try update.write() }
    }
    return true
  }
}
