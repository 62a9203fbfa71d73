import ArgumentParser
import Foundation
import SiteGenerator

/// The option that names the simulator for the browser.
struct ModuleOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The simulator for the browser. Default: '\(EngineModule.fileName)' beside the command or in "
        + "'../share/lifeguard'.",
      valueName: "file"))
  var module: String?

  /// Reads the module; nil if there is none.
  /// - Throws: An error if the named file cannot be used.
  func read() throws -> EngineModule? {
    try Terminal.reportingInput { () throws(InputError) in
      try EngineModule.read(module, command: Bundle.main.executablePath ?? "")
    }
  }
}
