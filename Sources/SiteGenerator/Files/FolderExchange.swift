import Foundation

/// Puts a folder in the place of another folder.
enum FolderExchange {
  /// Moves `staging` to `target`. The old folder is then `staging` or `old(of: staging)`.
  /// - Throws: An error if the folder cannot be moved. `target` is then unchanged.
  static func put(_ staging: String, inPlaceOf target: String) throws(InputError) {
    // A rename suffices if the target is missing or empty.
    if rename(staging, target) == 0 || exchange(staging, target) { return }
    // A file system that cannot exchange two folders needs two steps. The old folder comes back if
    // the second fails.
    let old = old(of: staging)
    guard rename(target, old) == 0 else { throw failure(target) }
    guard rename(staging, target) == 0 else {
      let error = failure(target)
      rename(old, target)
      throw error
    }
  }

  /// The path of the old folder after a replacement in two steps.
  static func old(of staging: String) -> String { staging + "-old" }

  private static func failure(_ target: String) -> InputError {
    InputError("'\(target)' cannot be replaced: \(String(cString: strerror(errno)))")
  }

  /// Exchanges two folders in one step, if the system can.
  private static func exchange(_ a: String, _ b: String) -> Bool {
    #if canImport(Darwin)
      return renamex_np(a, b, UInt32(RENAME_SWAP)) == 0
    #else
      // Swift's C library modules leave out the extensions of Linux, so the function is looked up
      // by name.
      typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "renameat2") else { return false }
      let exchangeFlag: UInt32 = 2
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, a, AT_FDCWD, b, exchangeFlag) == 0
    #endif
  }
}
