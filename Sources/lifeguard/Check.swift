import ArgumentParser
import Foundation
import SiteGenerator

/// `lifeguard check`.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Drive view controllers of an app and report what they do wrong",
    discussion: """
      Every view controller class in the files goes through the life of a screen: shown, pushed, \
      covered, rotated, swiped back from, released. Calls that the simulator does not model do nothing, \
      and conditions on them are tried both ways. The files know each other's classes. If runs broke \
      off, a warning names the reason and the drives.

      EXAMPLE
        lifeguard check Sources/App/FeedViewController.swift
        lifeguard check Sources/App --format sarif > lifeguard.sarif
      """)

  @Argument(
    help: ArgumentHelp("Swift files, or folders that have some.", valueName: "path"))
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
