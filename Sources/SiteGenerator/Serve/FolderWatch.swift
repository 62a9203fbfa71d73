import Foundation

/// Detects changes below some folders since the last look.
package struct FolderWatch {
  private struct File: Equatable {
    let stamp: FileStamp
    /// The hash of the contents, if the stamp does not show a later change.
    let hash: UInt64?
  }

  private let folders: [String]
  private var files: [String: File]?

  /// - Parameter folders: The folders to watch.
  package init(_ folders: [String]) { self.folders = folders }

  /// True if a file has changed. The first call returns true.
  package mutating func hasChanged() -> Bool {
    var now: [String: File] = [:]
    for folder in folders {
      for name in (try? FileTree.files(in: folder)) ?? [] {
        let path = FilePath.join(folder, name)
        guard let stamp = FileStamp(path) else { continue }
        if let old = files?[path], old.stamp.isSame(as: stamp) {
          now[path] = old
          continue
        }
        now[path] = File(stamp: stamp, hash: stamp.isTrusted ? nil : FolderWatch.hash(of: path))
      }
    }
    defer { files = now }
    guard let files, files.count == now.count else { return true }
    return now.contains { path, file in
      guard let old = files[path] else { return true }
      if old.stamp.isSame(as: file.stamp) { return false }
      // An untrusted old stamp has a hash, which shows changes of the contents.
      let hash = file.hash ?? FolderWatch.hash(of: path)
      return old.hash == nil || old.hash != hash
    }
  }

  /// Waits until no file below the folders is being written, so that two looks find the same.
  /// - Parameters:
  ///   - looks: The most looks to take, because a program may write all the time.
  ///   - pause: Waits between two looks. Returns false to stop waiting.
  /// - Returns: The number of pauses.
  @discardableResult
  func waitUntilWritten(looks: Int, pause: () async -> Bool) async -> Int {
    var last = stamps()
    for count in 1...max(1, looks) {
      guard await pause() else { return count - 1 }
      let now = stamps()
      if now == last { return count }
      last = now
    }
    return looks
  }

  /// The size and the times of every file. Both change while a file is being written.
  private func stamps() -> [String: String] {
    var stamps: [String: String] = [:]
    for folder in folders {
      for name in (try? FileTree.files(in: folder)) ?? [] {
        let path = FilePath.join(folder, name)
        stamps[path] = FileStamp(path)?.text
      }
    }
    return stamps
  }

  private static func hash(of path: String) -> UInt64? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    var hash = FastHash()
    hash.add(data)
    return hash.value
  }
}
