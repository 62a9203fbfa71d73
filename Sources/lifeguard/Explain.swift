import ArgumentParser
import Foundation
import SiteGenerator

/// `lifeguard explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a callback, a finding, a drive, a choreography or a source",
    discussion: """
      Every step is listed with its sources and how well they support it; for an assumed step, you see the reason.

      EXAMPLE
        lifeguard explain viewWillAppear
        lifeguard explain navigation-push
        lifeguard explain navigation-push/new-will-appear
        lifeguard explain nav-push-wangling
        lifeguard explain missing-super
        lifeguard explain findings
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of a callback, or the id of a choreography, a step, a source, a rule, a finding or a "
        + "drive; 'rules', 'findings' or 'drives' for all of these.", valueName: "id"))
  var id: String

  @Option(
    help: ArgumentHelp(
      "The folder of the pages whose scenarios are listed. Default: 'Content', if there is one.",
      valueName: "dir"))
  var content: String?

  func run() throws {
    let folder = content ?? (FileManager.default.fileExists(atPath: "Content") ? "Content" : nil)
    let explanation = try Terminal.reportingInput { () throws(InputError) in
      try Explanation(of: id, content: folder)
    }
    Terminal.output(explanation.text)
  }
}
