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
  /// - Parameter folders: Folders that it must not lie in: what is in them is read, or replaced.
  /// - Throws: After it has been printed: one that lies in one of them, or in a site.
  func opened(outside folders: [String]) throws(ExitCode) -> BlockCache? {
    if !noCache {
      try Terminal.reportingInput { () throws(InputError) in
        try BlockCache.check(folder: cache, isOutside: folders)
      }
    }
    guard !noCache, let path = Bundle.main.executablePath,
      let program = ProgramFingerprint(executable: path)
    else { return nil }
    return BlockCache(folder: cache, program: program)
  }
}
