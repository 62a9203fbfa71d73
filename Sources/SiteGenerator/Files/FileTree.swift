import Foundation

/// Lists and reads files.
enum FileTree {
  /// The regular files below a folder, in the order of the paths, without hidden files.
  /// - Parameter folder: The folder.
  /// - Throws: An error for a folder that cannot be read, for a link to nothing, to a folder or out
  ///   of the folder, and for a name with a control character.
  static func files(in folder: String) throws(InputError) -> [String] {
    var result: [String] = []
    try list(folder, below: "", OutputFolder.canonical(folder), into: &result)
    return result.sorted()
  }

  /// True if a path below a folder is hidden, so that the files of the folder exclude the path.
  static func isHidden(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private static func list(
    _ folder: String, below prefix: String, _ root: String, into result: inout [String]
  ) throws(InputError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError("The folder '\(folder)' cannot be read")
    }
    for name in names where !isHidden(name) {
      let path = FilePath.join(folder, name)
      guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
        throw InputError(
          "The name of '\(escaped(path))' has a control character", help: "rename the file")
      }
      guard let kind = FileKind(path) else {
        throw InputError(
          "'\(path)' is a link to nothing", help: "remove it, or give it a target")
      }
      if kind.isLink { try check(path, kind.isFolder, root) }
      guard kind.isFolder else {
        result.append(prefix + name)
        continue
      }
      try list(path, below: "\(prefix)\(name)/", root, into: &result)
    }
  }

  /// A name in which every control character can be seen.
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      let isControl = scalar.properties.generalCategory == .control
      text += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }

  /// Refuses links to folders, because the link could lead back to its place. Refuses links out of
  /// the folder, because the link could publish a file by mistake.
  private static func check(
    _ link: String, _ isFolder: Bool, _ root: String
  ) throws(InputError) {
    guard !isFolder else {
      throw InputError(
        "'\(link)' is a link to a folder, which is not followed",
        help: "put the folder itself there")
    }
    guard FilePath.relative(OutputFolder.canonical(link), to: root) != nil else {
      throw InputError(
        "'\(link)' is a link to a file outside the folder",
        help: "put the file itself there")
    }
  }

  /// The bytes of a file.
  /// - Throws: An error if the file cannot be read.
  static func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("'\(path)' cannot be read")
    }
    return [UInt8](data)
  }
}

/// The kind of thing that a path names. The system is asked only once, except for links, because a
/// preview checks many files often.
private struct FileKind {
  let isLink: Bool
  let isFolder: Bool

  /// - Returns: `nil` for a missing file, or for a link to nothing.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
