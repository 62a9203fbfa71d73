import ArgumentParser
import Foundation

/// The commands' choice of colors on a terminal.
struct ColorOption: ParsableArguments {
  /// When messages have colors.
  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto, always, never
  }

  @Option(
    help: ArgumentHelp(
      "Color messages: 'auto' on a terminal unless the environment has 'NO_COLOR', 'always' or 'never'.",
      valueName: "when"))
  var color = Choice.auto

  /// The choice in the arguments of the command. Errors are printed before the arguments are parsed, too.
  static let chosen: Choice = {
    let arguments = CommandLine.arguments
    for (index, argument) in arguments.enumerated() {
      if argument.hasPrefix("--color=") {
        return Choice(rawValue: String(argument.dropFirst("--color=".count))) ?? .auto
      }
      if argument == "--color", index + 1 < arguments.count {
        return Choice(rawValue: arguments[index + 1]) ?? .auto
      }
    }
    return .auto
  }()

  /// True if text for a stream gets colors.
  static func isColored(_ stream: Int32) -> Bool {
    switch chosen {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      return isatty(stream) == 1 && (environment["NO_COLOR"] ?? "").isEmpty
        && environment["TERM"] != "dumb"
    }
  }
}
