import ArgumentParser
import Diagnostics
import Foundation
import LifecycleEngine

/// The command.
struct Lifeguard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifeguard",
    abstract: "UIKit lifecycle guidance that cannot drift from the truth",
    discussion: """
      A simulator of UIKit's view controllers runs the scenarios in Markdown pages; a page that \
      disagrees with the simulator doesn't build.

      EXAMPLE
        lifeguard verify Content
        lifeguard build --output _site

      EXIT STATUS
        0   every page agrees with the engine
        1   the engine disagrees with a page
        2   bad usage or input; everything that could be run agrees
        70  an internal error
      """,
    version: "lifeguard \(EngineVersion.current)",
    subcommands: [
      Build.self, Verify.self, Run.self, Check.self, Explain.self, Serve.self,
      LanguageServerCommand.self, New.self, ThemeCommand.self,
    ])

  /// The reason why a first argument is no command or option; nil for a command or an option.
  static func unknownCommand(_ word: String) -> (message: String, help: String)? {
    let options = ["--help", "--version"]
    if word.hasPrefix("--"), !options.contains(word),
      let near = EditDistance.nearest(to: word, in: options)
    {
      return ("'\(word)' is not an option", "did you mean '\(near)'? Write 'lifeguard \(near)'")
    }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !word.hasPrefix("-"), !names.contains(word) else { return nil }
    let near = EditDistance.nearest(to: word, in: names)
    let isPath = FileManager.default.fileExists(atPath: word)
    return (
      "'\(word)' is not a command",
      near.map { "did you mean '\($0)'? Write 'lifeguard \($0)'" }
        ?? (isPath
          ? "write 'lifeguard verify \(word)'"
          : "the commands are \(names.map { "'\($0)'" }.joined(separator: ", "))")
    )
  }
}
