import ArgumentParser
import Foundation
import SiteGenerator

/// `lifeguard check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run an app's view controllers and report their mistakes",
    discussion: """
      Every view controller class in the files goes through a screen's life cycle: shown, \
      pushed, covered, rotated, swiped back from, released. Calls that the simulator doesn't \
      model do nothing, and conditions that depend on them are tried both ways. The files can \
      use each other's classes. If a run stops early, a warning names the reason and the drive.

      EXAMPLE
        lifeguard check Sources/App/FeedViewController.swift
        lifeguard check Sources/App --format sarif > lifeguard.sarif
      """)

  @Argument(
    help: ArgumentHelp("Swift files, or folders with Swift files.", valueName: "path"))
  var paths: [String]

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @OptionGroup var color: ColorOption

  func run() async throws {
    let code: CheckedCode
    do throws(InputError) {
      code = try await Progress.during { progress throws(InputError) in
        try CheckedCode(paths: paths, progress: progress)
      }
    } catch {
      if format == .text {
        Terminal.error(error.description)
      } else {
        let report = Report(codeFailedWith: error, as: format)
        Terminal.error(report.errors)
        Terminal.output(report.output)
      }
      throw ExitCode.input
    }
    let report = Report(code, as: format)
    Terminal.error(report.errors)
    Terminal.output(report.output)
    if let failure = ExitCode.failure(of: code.outcome) { throw failure }
  }
}
