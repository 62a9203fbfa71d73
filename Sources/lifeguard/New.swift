import ArgumentParser
import SiteGenerator

/// `lifeguard new`.
struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a starter content folder",
    discussion: """
      The starter pages pass verification and show what a page can contain.

      EXAMPLE
        lifeguard new Guide
        lifeguard build --content Guide
      """)

  @Argument(
    help: ArgumentHelp("The folder to write, which must be new or empty.", valueName: "dir"))
  var folder: String

  func run() throws {
    let files = try Terminal.reportingInput { () throws(InputError) in
      try StarterFolder.write(to: folder)
    }
    for file in files { Terminal.output("wrote \(folder)/\(file)\n") }
    Terminal.output("next: \(StarterFolder.buildCommand(for: folder))\n")
  }
}
