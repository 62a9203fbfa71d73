/// The files a site is to have, each with what it is made from: to find two that cannot both be.
struct SiteFiles {
  private var sources: [String: String] = [:]
  /// The same by the path in small letters: not every file system tells these apart.
  private var ofAnyCase: [String: String] = [:]
  /// What is made into a file in a folder, one for each folder.
  private var folders: [String: String] = [:]

  /// Adds a file.
  /// - Parameters:
  ///   - path: Its path in the site.
  ///   - source: What it is made from, as a message names it.
  /// - Returns: A sentence about what stands in its way; nil where it has a place of its own.
  mutating func add(_ path: String, from source: String) -> String? {
    if let other = sources[path] {
      return "\(other) and \(source) would be the same file of the site"
    }
    if let other = ofAnyCase[path.lowercased()] {
      return "\(other) and \(source) would be the same file of the site where the case of letters "
        + "does not count"
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
