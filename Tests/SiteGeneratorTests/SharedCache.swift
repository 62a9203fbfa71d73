import Foundation

@testable import SiteGenerator

/// A cache for the tests that write the pages of the built-in scenarios. The pages take a debug
/// build most of a minute, and are the same for all tests.
enum SharedCache {
  private static let path = "\(Checkout.root)/.build/tests-cache"

  /// The first test fills the cache while the others wait.
  private static let isFilled: Bool = {
    let page = "# Home\n\n[it](verify:transitions/push-animated)\n"
    let files = ["Content/index.md": page, "Content/lifeguard.yml": "reference: true\n"]
    guard let folder = try? TemporaryFolder(files) else { return false }
    return (try? Command.run(["build", "--cache", path], in: folder))?.status == 0
  }()

  /// The cache; nil if the cache could not be filled.
  static var cache: BlockCache? {
    guard isFilled, let program = ProgramFingerprint(executable: Checkout.command.path) else {
      return nil
    }
    return BlockCache(folder: path, program: program)
  }

  /// The options that name the cache.
  static var arguments: [String] { isFilled ? ["--cache", path] : [] }
}
