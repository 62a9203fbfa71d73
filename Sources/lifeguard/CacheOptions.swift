import ArgumentParser
import Foundation
import SiteGenerator

/// The options that say where a command keeps its cache.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder for the results, so that only what has changed runs again.",
      valueName: "dir"))
  var cache = ".lifeguard-cache"

  @Flag(help: "Run everything and don't keep the results.")
  var noCache = false

  /// The cache, or `nil` if the user wants none or the program cannot read its own version.
  /// - Parameters:
  ///   - read: Folders that the command reads. The cache must not lie in them, unless hidden.
  ///   - replaced: The folder that the command replaces. The cache must not lie in this folder.
  /// - Throws: After an error has been printed: the cache lies in one of these folders, or in a site.
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

  /// The cache of a check; nil as above.
  /// - Parameter read: The folders that the command reads.
  /// - Throws: After an error has been printed: the cache lies in one of these folders.
  func openedForCheck(read: [String]) throws(ExitCode) -> CheckCache? {
    guard try opened(read: read) != nil, let path = Bundle.main.executablePath,
      let program = ProgramFingerprint(executable: path)
    else { return nil }
    return CheckCache(folder: cache, program: program)
  }
}
