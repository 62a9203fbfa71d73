import Foundation

/// The attributes of a file that show changes without reading the file.
struct FileStamp: Equatable {
  private let seconds: Int
  private let nanoseconds: Int
  /// The time of the last change according to the system. No program can set the time back.
  private let changeSeconds: Int
  private let changeNanoseconds: Int
  private let size: Int
  private let number: UInt64
  /// True if a later change is sure to show. A file system's clock can stand still for a while.
  private(set) var isTrusted: Bool

  /// - Returns: `nil` if the file does not exist.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let (time, change) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (time, change) = (status.st_mtim, status.st_ctim)
    #endif
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    changeSeconds = Int(change.tv_sec)
    changeNanoseconds = Int(change.tv_nsec)
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    isTrusted = Int(now.tv_sec) - max(seconds, changeSeconds) > 1
  }

  /// The values that distinguish stamps, as text.
  var text: String {
    "\(seconds).\(nanoseconds) \(changeSeconds).\(changeNanoseconds) \(size) \(number)"
  }

  /// True if the file has not changed since the stamp was taken.
  func isSame(as later: FileStamp?) -> Bool {
    guard let later, isTrusted else { return false }
    return text == later.text
  }
}
