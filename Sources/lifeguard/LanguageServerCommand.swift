import ArgumentParser
import Foundation
import LanguageServer
import LifecycleEngine

/// `lifeguard lsp`.
struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Answer an editor while you write",
    discussion: """
      A language server over standard input and output, for pages and Swift files: problems as you \
      type, proposals, explanations, corrections. An editor starts the command; the page about \
      editors of the reference has the settings.

      EXAMPLE
        lifeguard lsp
      """)

  @Flag(help: "Accepted for editors that give the option; there is no other way.")
  var stdio = false

  func run() async throws {
    let server = LanguageServer(toolPath: Terminal.toolPath, version: EngineVersion.current)
    let status = await server.run()
    if status != 0 { throw ExitCode(status) }
  }
}
