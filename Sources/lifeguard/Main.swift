import ArgumentParser
import Foundation

/// Runs the command and turns each end into an exit status.
@main
enum Main {
  static func main() async {
    let words = Array(CommandLine.arguments.dropFirst().prefix(2))
    if let unknown = (words.first == "help" ? words.last : words.first).flatMap(
      Lifeguard.unknownCommand)
    {
      Terminal.error("error: \(unknown.message)\nhelp: \(unknown.help)\n")
      exit(ExitCode.input.rawValue)
    }
    do {
      var command = try Lifeguard.parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      exit(end(error).rawValue)
    }
  }

  /// Prints the text of an error. A request for help is an error too.
  private static func end(_ error: any Error) -> ExitCode {
    let message = Lifeguard.fullMessage(for: error)
    switch Lifeguard.exitCode(for: error) {
    case .success:
      Terminal.output(message + "\n")
      return .success
    case .validationFailure:
      Terminal.error(message + "\n")
      return .input
    default:
      Terminal.error(message + "\n")
      return .internal
    }
  }
}
