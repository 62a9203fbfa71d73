import ArgumentParser
import SiteGenerator

/// `lifeguard theme`.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Write the theme of the command into a folder",
    discussion: """
      Keep the files that you change, and remove the others: the command's own files take their place.

      EXAMPLE
        lifeguard theme --dump Theme
        lifeguard build --theme Theme
      """)

  @Option(
    help: ArgumentHelp("The folder to write, which must be new or empty.", valueName: "dir"))
  var dump: String

  func run() throws {
    let files = try Terminal.reportingInput { () throws(InputError) in
      try Theme.write(to: dump)
    }
    Terminal.output("wrote \(files.count) files to \(dump)\n")
  }
}
