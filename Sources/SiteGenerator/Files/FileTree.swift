import Foundation

/// Lists and reads files.
enum FileTree {
  /// The regular files below a folder, in the order of their paths, without hidden ones.
  /// - Parameter folder: The folder.
  /// - Throws: A folder that cannot be read, a link to nothing, to a folder or out of the folder, and a name
  ///   with a control character.
  static func files(in folder: String) throws(InputError) -> [String] {
    var result: [String] = []
    try list(folder, below: "", OutputFolder.canonical(folder), into: &result)
    return result.sorted()
  }

  /// True if a path below a folder is left out of its files.
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

  /// A link to a folder could lead back to where it stands, and one out of the folder would publish
  /// what nobody meant to.
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
        "'\(link)' is a link to a file outside of the folder",
        help: "put the file itself there")
    }
  }

  /// The bytes of a file.
  /// - Throws: A file that cannot be read.
  static func bytes(of path: String) throws(InputError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw InputError("'\(path)' cannot be read")
    }
    return [UInt8](data)
  }
}

/// The kind of thing that a path names. The system is asked once for anything but a link, because a preview looks at many
/// files often.
private struct FileKind {
  let isLink: Bool
  let isFolder: Bool

  /// - Returns: `nil` where there is nothing, or a link to nothing.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, stat(path, &status) != 0 { return nil }
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
