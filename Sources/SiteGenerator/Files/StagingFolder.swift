import Foundation

/// The folder beside the output in which a site is written before the site is put in place.
///
/// The name ends in the number of the process, so that builds do not share a folder. The number
/// also distinguishes the folder of a killed process from the folder of a running process.
struct StagingFolder {
  let path: String
  private let parent: String
  private let prefix: String

  init(for output: String) {
    parent = FilePath.parent(of: output)
    prefix = ".\(FilePath.name(of: output)).lifeguard-"
    path = FilePath.join(parent, prefix + String(getpid()))
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    try? FileManager.default.removeItem(atPath: FolderExchange.old(of: path))
  }

  /// Removes the folders of processes that are gone.
  func removeAbandoned() {
    remove()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let digits = name.dropFirst(prefix.count).prefix { $0.isASCII && $0.isNumber }
      guard let process = Int32(digits), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: FilePath.join(parent, name))
    }
  }
}
