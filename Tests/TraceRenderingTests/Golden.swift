import Foundation
import Testing

/// Files that hold the expected renderings.
///
/// With the environment variable `LIFEGUARD_RECORD=1` the tests write these files anew and fail, so that
/// nobody mistakes a recording for a check.
enum Golden {
  /// The command that records the files.
  static let command = "make record TEST=GoldenTests"

  /// - Parameters:
  ///   - name: The file in the folder `Golden`.
  ///   - source: A file beside the folder `Golden`.
  static func check(
    _ actual: String, _ name: String, besides source: String = #filePath,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: source)
      .deletingLastPathComponent().appendingPathComponent("Golden")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["LIFEGUARD_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      Issue.record(
        "recorded \(name); run again without LIFEGUARD_RECORD", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    let (old, new) = (lines(expected), lines(actual))
    guard old != new else { return }
    let place = zip(old, new).prefix { $0 == $1 }.count
    Issue.record(
      """
      \(name) differs from line \(place + 1) on
      - \(place < old.count ? old[place] : "(end)")
      + \(place < new.count ? new[place] : "(end)")
      To accept the new one run \(command)
      """, sourceLocation: sourceLocation)
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
