import Foundation

/// Pages of a content folder that a command names.
struct ContentSelection {
  let folder: ContentFolder
  /// The paths of the pages relative to the folder; nil for all.
  var pages: Set<String>?

  /// Adds what a path names to the selections before it, so that a folder is verified once.
  static func add(
    _ path: String, to selections: inout [ContentSelection]
  ) throws(InputError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputError("There is no page or folder '\(path)'")
    }
    let trimmed = (path as NSString).standardizingPath
    if !isDirectory.boolValue, !trimmed.hasSuffix(".md") {
      throw InputError("'\(path)' is not a page", help: "a page is a file that ends in '.md'")
    }
    let root = ContentFolder.root(of: trimmed, isFolder: isDirectory.boolValue)
    let folder = try ContentFolder(root)
    let relative = root == "." ? trimmed : String(trimmed.dropFirst(root.count).drop { $0 == "/" })
    var pages: Set<String>?
    if !isDirectory.boolValue {
      pages = [relative]
    } else if trimmed != root {
      pages = Set(folder.pagePaths.filter { $0.hasPrefix(relative + "/") })
    }
    guard let index = selections.firstIndex(where: { $0.folder.name == folder.name }) else {
      selections.append(ContentSelection(folder: folder, pages: pages))
      return
    }
    if let pages, let others = selections[index].pages {
      selections[index].pages = others.union(pages)
    } else {
      selections[index].pages = nil
    }
  }
}
