import Foundation

/// Runs the command.
enum Command {
  struct Output {
    var status: Int32
    var output: String
    var errors: String
    var lastLine: Substring { output.split(separator: "\n").last ?? "" }
  }

  /// Runs the command in a folder.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, input: String = "",
    environment: [String: String] = [:]
  ) throws -> Output {
    let process = Process()
    process.executableURL = Checkout.command
    process.arguments = arguments
    // The tests may run in CI themselves.
    let own = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    process.environment = own.merging(environment) { _, new in new }
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    // Files replace pipes, because a pipe that no process reads can fill up.
    let streams = try TemporaryFolder(["input": input, "output": "", "errors": ""])
    process.standardInput = FileHandle(forReadingAtPath: "\(streams.path)/input")
    process.standardOutput = FileHandle(forWritingAtPath: "\(streams.path)/output")
    process.standardError = FileHandle(forWritingAtPath: "\(streams.path)/errors")
    try process.run()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, output: try streams.text("output"),
      errors: try streams.text("errors"))
  }
}
