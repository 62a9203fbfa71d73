import Foundation

/// The files that differ from a commit, as git tells.
struct ChangedFiles {
  /// The paths without links, so that any spelling of a path can be found.
  private let paths: Set<String>

  /// Asks git, in the folder in which the command runs.
  /// - Parameter reference: A commit, a branch or a tag.
  /// - Throws: An error if there is no repository, no git, or no such commit.
  init(since reference: String) throws(InputError) {
    let root = try ChangedFiles.lines(["rev-parse", "--show-toplevel"], reference).first ?? "."
    let changed = try ChangedFiles.lines(["diff", "--name-only", reference, "--"], reference)
    let new = try ChangedFiles.lines(
      ["ls-files", "--others", "--exclude-standard", "--full-name", ":/"], reference)
    paths = Set((changed + new).map { OutputFolder.canonical(FilePath.join(root, $0)) })
  }

  func contain(_ path: String) -> Bool { paths.contains(OutputFolder.canonical(path)) }

  private static func lines(
    _ arguments: [String], _ reference: String
  ) throws(InputError) -> [String] {
    guard !reference.hasPrefix("-") else {
      throw InputError("'\(reference)' is not a commit", help: "name a commit, a branch or a tag")
    }
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.quotePath=off"] + arguments
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw InputError("git cannot be started", help: "'--changed-since' asks git")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = message.split(separator: "\n").first.map(String.init) ?? "no reason was given"
      throw InputError(
        "git cannot tell what changed since '\(reference)': \(reason)",
        help: "name a commit of this repository; in CI, fetch enough commits")
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
