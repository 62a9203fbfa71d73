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
  /// - Parameters:
  ///   - read: Folders that are read: it must not lie in them, except hidden.
  ///   - replaced: The folder that is replaced: it must not lie in it.
  /// - Throws: After it has been printed: one that lies in one of them, or in a site.
  func opened(read: [String], replaced: String? = nil) throws(ExitCode) -> BlockCache? {
    if !noCache {
      try Terminal.reportingInput { () throws(InputError) in
        try BlockCache.check(folder: cache, read: read, replaced: replaced)
      }
    }
    guard !noCache, let path = Bundle.main.executablePath,
      let program = ProgramFingerprint(executable: path)
    else { return nil }
    return BlockCache(folder: cache, program: program)
  }
}
