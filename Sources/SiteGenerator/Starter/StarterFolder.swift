import Foundation

/// A content folder to begin with, whose pages agree with the engine.
public enum StarterFolder {
  /// Its files by their paths in the folder.
  static let files: [(path: String, bytes: [UInt8])] = [
    ("lifeguard.yml", PackageResources.lifeguard_yml),
    ("index.md", PackageResources.index_md),
    ("transitions.md", PackageResources.transitions_md),
  ]

  /// Writes the folder.
  /// - Parameter path: Where; nothing, or an empty folder, may be there.
  /// - Returns: The paths of the files in the folder, in order.
  /// - Throws: A folder that is not empty or cannot be written; nothing is written then.
  public static func write(to path: String) throws(InputError) -> [String] {
    guard !path.isEmpty else { throw InputError("The name of the folder is empty") }
    let path = FilePath.normalized(path)
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard !exists || isDirectory.boolValue else {
      throw InputError("'\(path)' is a file", help: "name a folder that is not there yet")
    }
    if exists {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw InputError("The folder '\(path)' cannot be read")
      }
      guard names.isEmpty else {
        throw InputError(
          "The folder '\(path)' is not empty", help: "name one that is not there yet")
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
        // The folder stays what it is, be it the current one or what a link leads to.
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
      throw InputError("The folder '\(path)' cannot be written", help: "look at its permissions")
    }
    return files.map(\.path)
  }
}
