import Foundation

/// Pages of a content folder that a command names.
struct ContentSelection {
  let folder: ContentFolder
  /// The paths of the pages relative to the folder; nil for all.
  var pages: Set<String>?

  /// Adds the selection of a path to the earlier selections, so that each folder is verified once.
  /// - Returns: The reason why the path is left out; nil for a path that is added.
  static func add(
    _ path: String, to selections: inout [ContentSelection]
  ) throws(InputError) -> String? {
    let new = try ContentSelection(path)
    if let reason = new.reasonLeftOut(path) { return reason }
    if selections.contains(where: { $0.contains(new) }) { return nil }
    try add(new, to: &selections)
    return nil
  }

  /// The reason why a named file is no page of its folder. A hook may pass the names of all changed
  /// files, also of files that no site has.
  private func reasonLeftOut(_ path: String) -> String? {
    if let page = pages?.first, pages?.count == 1, !folder.pagePaths.contains(page),
      Page.isPage(page)
    {
      return "'\(path)' is no page of '\(folder.name)', so the file is left out"
    }
    let here = OutputFolder.canonical(".")
    guard folder.isPartial, let page = folder.pagePaths.first,
      FilePath.relative(OutputFolder.canonical(path), to: here) != nil,
      FileManager.default.fileExists(atPath: ContentFolder.usualName),
      let bytes = try? FileTree.bytes(of: folder.path(of: page))
    else { return nil }
    // A file with scenarios is meant to be verified, wherever the file stands.
    let file = Page(path: page, file: path, bytes: bytes)
    let hasChecks = file.places.contains { $0.kind.map { $0 != .swift } ?? false }
    guard !hasChecks else { return nil }
    return "'\(path)' is no page of '\(ContentFolder.usualName)', so the file is left out"
  }

  private static func add(
    _ new: ContentSelection, to selections: inout [ContentSelection]
  ) throws(InputError) {
    selections.removeAll { new.contains($0) }
    guard let index = selections.firstIndex(where: { $0.isSameFolder(as: new) }) else {
      selections.append(new)
      return
    }
    if let pages = new.pages, let others = selections[index].pages {
      selections[index].pages = others.union(pages)
    } else {
      selections[index].pages = nil
    }
  }

  private init(_ path: String) throws(InputError) {
    var isDirectory: ObjCBool = false
    guard !path.isEmpty,
      FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    else {
      let isHere = ContentFolder.configured(above: ".") == "."
      throw InputError(
        "There is no page or folder '\(path)'",
        help: FilePath.suggestion(for: path, where: { FilePath.isFolder($0) || Page.isPage($0) })
          ?? (isHere ? "the pages of this folder are verified by 'lifeguard verify .'" : ""))
    }
    let normalized = FilePath.normalized(path)
    let isPage = !isDirectory.boolValue
    guard !isPage || Page.isPage(normalized) else {
      throw InputError(
        "'\(path)' is not a page",
        help: normalized.hasSuffix(".swift")
          ? "a page ends in '.md'; 'lifeguard check' drives view controllers in Swift files, "
            + "'lifeguard run' runs a script"
          : "a page is a file that ends in '.md'")
    }
    let start = isPage ? FilePath.parent(of: normalized) : normalized
    guard
      let root = ContentFolder.configured(above: start) ?? ContentFolder.usual(above: start)
    else {
      folder = isPage ? ContentFolder(page: normalized) : try ContentFolder(normalized)
      return
    }
    folder = try ContentFolder(root)
    guard let relative = FilePath.relative(normalized, to: root), normalized != root else { return }
    pages = isPage ? [relative] : Set(folder.pagePaths.filter { $0.hasPrefix(relative + "/") })
  }

  /// True if the selection is a whole folder that holds the single page of another selection.
  private func contains(_ other: ContentSelection) -> Bool {
    guard other.folder.isPartial, !folder.isPartial, pages == nil,
      let page = other.folder.pagePaths.first,
      let path = FilePath.relative(other.folder.path(of: page), to: folder.name)
    else { return false }
    return folder.pagePaths.contains(path)
  }

  private func isSameFolder(as other: ContentSelection) -> Bool {
    guard folder.name == other.folder.name, folder.isPartial == other.folder.isPartial else {
      return false
    }
    return !folder.isPartial || folder.pagePaths == other.folder.pagePaths
  }
}
