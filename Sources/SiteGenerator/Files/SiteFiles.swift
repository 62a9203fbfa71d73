/// The files of a site, each with its source, to find files that exclude one another.
struct SiteFiles {
  private var sources: [String: String] = [:]
  /// The sources by the path in small letters, because some file systems ignore case.
  private var ofAnyCase: [String: String] = [:]
  /// The source of one file in each folder, by the folder.
  private var folders: [String: String] = [:]

  /// Adds a file.
  /// - Parameters:
  ///   - path: The path of the file in the site.
  ///   - source: The source of the file, as a message names the source.
  /// - Returns: A sentence about a conflict; nil if there is no conflict.
  mutating func add(_ path: String, from source: String) -> String? {
    if let other = sources[path] {
      return "\(other) and \(source) would be the same file of the site"
    }
    if let other = ofAnyCase[path.lowercased()] {
      return "\(other) and \(source) would be the same file of the site where upper and "
        + "lower case count as the same"
    }
    if let inner = folders[path] { return SiteFiles.collision(file: source, folder: inner, path) }
    var parents: [String] = []
    var folder = FilePath.parent(of: path)
    while folder != "." {
      if let file = sources[folder] {
        return SiteFiles.collision(file: file, folder: source, folder)
      }
      parents.append(folder)
      folder = FilePath.parent(of: folder)
    }
    sources[path] = source
    ofAnyCase[path.lowercased()] = source
    for parent in parents where folders[parent] == nil { folders[parent] = source }
    return nil
  }

  private static func collision(file: String, folder: String, _ path: String) -> String {
    "\(file) would be the file '\(path)' of the site, where \(folder) needs a folder"
  }
}
