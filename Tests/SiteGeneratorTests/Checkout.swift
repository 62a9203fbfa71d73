import Foundation

/// The checkout that the tests were built from.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static func file(_ path: String) -> String {
    (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)) ?? ""
  }

  /// The command that was built together with the tests, or the command that `LIFEGUARD_COMMAND`
  /// names. An optimized command does the same in a tenth of the time.
  static var command: URL {
    if let named = ProcessInfo.processInfo.environment["LIFEGUARD_COMMAND"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    return built
  }

  /// The command that was built together with the tests, which checks accesses for exclusivity.
  static var built: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL
    }
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let command = folder.appendingPathComponent("lifeguard")
      if FileManager.default.isExecutableFile(atPath: command.path) { return command }
    }
    return URL(fileURLWithPath: "\(root)/.build/debug/lifeguard")
  }
}
