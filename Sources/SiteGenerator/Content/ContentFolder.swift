import Foundation
import ScriptLanguage

/// The files of a content folder: pages, and everything else, which is copied.
public struct ContentFolder: Sendable {
  /// The folder as the user named it, for diagnostics; without a slash at its end.
  public let name: String
  /// The paths of the pages relative to the folder, in order.
  public let pagePaths: [String]
  /// The paths of the files to copy relative to the folder, in order.
  public let filePaths: [String]
  /// Whether the folder has a configuration.
  public let hasConfiguration: Bool

  /// Lists a folder. Hidden files and folders are left out.
  /// - Parameter path: The folder.
  /// - Throws: A folder that is not there or cannot be read.
  public init(_ path: String) throws(InputError) {
    var name = path
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    self.name = name
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isDirectory) else {
      throw InputError(
        "There is no content folder '\(name)'", help: "name it with '--content DIR'")
    }
    guard isDirectory.boolValue else { throw InputError("'\(name)' is not a folder") }
    let files = try FileTree.files(in: name)
    hasConfiguration = files.contains(SiteConfiguration.fileName)
    pagePaths = files.filter { $0.hasSuffix(".md") }
    filePaths = files.filter { !$0.hasSuffix(".md") && $0 != SiteConfiguration.fileName }
  }

  /// A file's path for opening it and for diagnostics.
  public func path(of file: String) -> String { name == "." ? file : "\(name)/\(file)" }

  /// The content folder that a page or folder belongs to: the nearest one that has a
  /// configuration, or else the folder itself, or the one the page lies in.
  static func root(of path: String, isFolder: Bool) -> String {
    let start = isFolder ? path : parent(of: path)
    var folder = start
    while true {
      if FileManager.default.fileExists(atPath: "\(folder)/\(SiteConfiguration.fileName)") {
        return folder
      }
      guard folder != ".", folder != "/" else { return start }
      folder = parent(of: folder)
    }
  }

  private static func parent(of path: String) -> String {
    let parent = (path as NSString).deletingLastPathComponent
    return parent.isEmpty ? "." : parent
  }
}

/// Lists and reads files.
enum FileTree {
  /// The regular files below a folder, in the order of their paths, without hidden ones.
  static func files(in folder: String) throws(InputError) -> [String] {
    var result: [String] = []
    try list(folder, below: "", into: &result)
    return result.sorted()
  }

  private static func list(
    _ folder: String, below prefix: String, into result: inout [String]
  ) throws(InputError) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError("The folder '\(folder)' cannot be read")
    }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw InputError(
          "'\(path)' is a link to nothing", help: "remove it, or give it a target")
      }
      guard isDirectory.boolValue else {
        result.append(prefix + name)
        continue
      }
      // A link to a folder could lead back to where it stands.
      guard !isLink(path) else {
        throw InputError(
          "'\(path)' is a link to a folder, which is not followed",
          help: "put the folder itself there")
      }
      try list(path, below: "\(prefix)\(name)/", into: &result)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
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
