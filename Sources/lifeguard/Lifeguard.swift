import ArgumentParser
import LifecycleEngine

/// The command.
struct Lifeguard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lifeguard",
    abstract: "UIKit lifecycle guidance that cannot drift from the truth",
    discussion: """
      A simulator of UIKit's view controllers runs the scenarios in Markdown pages; a page that \
      disagrees with the simulator does not build.

      EXAMPLE
        lifeguard verify Content
        lifeguard build --output _site

      EXIT STATUS
        0   every page agrees with the engine
        1   the engine disagrees with a page
        2   bad usage or input; nothing that could be run disagrees
        70  an internal error
      """,
    version: "lifeguard \(EngineVersion.current)",
    subcommands: [
      Build.self, Verify.self, Run.self, Check.self, Explain.self, Serve.self, New.self,
      ThemeCommand.self,
    ])
}
