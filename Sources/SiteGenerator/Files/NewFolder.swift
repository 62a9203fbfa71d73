import Foundation

/// A folder that the program writes for the user to change, completely or not at all.
enum NewFolder {
  /// Writes the folder.
  /// - Parameters:
  ///   - files: The files by path in the folder.
  ///   - path: The path of the folder, which must be missing or empty.
  /// - Returns: The paths of the files in the folder, in order.
  /// - Throws: An error if the folder is not empty or cannot be written. Nothing is written then.
  static func write(
    _ files: [(path: String, bytes: [UInt8])], to path: String
  ) throws(InputError) -> [String] {
    guard !path.isEmpty else { throw InputError("The name of the folder is empty") }
    let path = FilePath.normalized(path)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard !exists || isDirectory.boolValue else {
      throw InputError("'\(path)' is a file", help: "name a folder that does not exist yet")
    }
    if exists {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw InputError("The folder '\(path)' cannot be read")
      }
      guard names.isEmpty else {
        throw InputError(
          "The folder '\(path)' is not empty", help: "name one that does not exist yet")
      }
    }
    let staging = StagingFolder(for: OutputFolder.canonical(path))
    staging.removeAbandoned()
    do {
      for (file, bytes) in files {
        let target = URL(fileURLWithPath: FilePath.join(staging.path, file))
        try FileManager.default.createDirectory(
          at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: target)
      }
      if exists {
        // An existing folder is kept, because it may be the current folder or the target of a link.
        for (file, _) in files {
          try FileManager.default.moveItem(
            atPath: FilePath.join(staging.path, file), toPath: FilePath.join(path, file))
        }
        staging.remove()
      } else {
        try FileManager.default.moveItem(atPath: staging.path, toPath: path)
      }
    } catch {
      staging.remove()
      if exists {
        for (file, _) in files {
          try? FileManager.default.removeItem(atPath: FilePath.join(path, file))
        }
      }
      throw InputError("The folder '\(path)' cannot be written", help: "check its permissions")
    }
    return files.map(\.path)
  }
}
