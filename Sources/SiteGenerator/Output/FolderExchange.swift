import Foundation

/// Puts a folder in the place of another one.
enum FolderExchange {
  /// After it, `target` is the new folder, and `staging` is the old one, if there was one.
  ///
  /// A folder cannot be renamed onto one with files in it, so the old one steps aside first; it
  /// comes back if the new one cannot follow.
  /// - Throws: A folder that cannot be moved; `target` is then as it was.
  static func put(_ staging: String, inPlaceOf target: String) throws(InputError) {
    if rename(staging, target) == 0 { return }
    let old = staging + ".old"
    guard rename(target, old) == 0 else { throw failure(target) }
    guard rename(staging, target) == 0 else {
      let error = failure(target)
      rename(old, target)
      throw error
    }
    rename(old, staging)
  }

  private static func failure(_ target: String) -> InputError {
    InputError("'\(target)' cannot be replaced: \(String(cString: strerror(errno)))")
  }
}
