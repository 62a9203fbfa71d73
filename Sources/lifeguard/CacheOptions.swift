import ArgumentParser
import Foundation
import SiteGenerator

/// Where a command keeps what it has found out.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder that keeps what became of blocks, so that only those run that have changed.",
      valueName: "dir"))
  var cache = ".lifeguard-cache"

  @Flag(help: "Run every block, and keep nothing.")
  var noCache = false

  /// The cache; `nil` where none is wanted or the program cannot tell what it is.
  var opened: BlockCache? {
    guard !noCache, let path = Bundle.main.executablePath,
      let program = ProgramFingerprint(executable: path)
    else { return nil }
    return BlockCache(folder: cache, program: program)
  }
}
