import ArgumentParser
import SiteGenerator

extension ReportFormat: ExpressibleByArgument {}

/// `lifeguard verify`.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check pages without writing anything",
    discussion: """
      Every disagreement of every page is reported in one run.

      EXAMPLE
        lifeguard verify
        lifeguard verify Content/navigation.md
        lifeguard verify --format sarif > lifeguard.sarif
      """)

  @Argument(
    help: ArgumentHelp(
      "Pages, or folders of pages; 'Content' if there is none.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "How to report what is wrong.")
  var format = ReportFormat.text

  func run() throws {
    let paths = self.paths.isEmpty ? ["Content"] : self.paths
    let verification = try Terminal.reportingInput { () throws(InputError) in
      try Verification(paths: paths)
    }
    Terminal.report(verification, as: format)
    if let failure = ExitCode.failure(of: verification.outcome) { throw failure }
  }
}
