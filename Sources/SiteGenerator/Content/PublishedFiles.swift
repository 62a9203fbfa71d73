import Diagnostics

/// The files beside the pages that belong to a site: those of the usual kinds, those that a page
/// leads to, and those that the configuration names. Other files of the folder may be private.
struct PublishedFiles {
  /// The paths relative to the content folder, in order.
  let paths: [String]
  /// The files that are not copied.
  private let leftOut: [String]
  private let excluded: [String]

  /// - Parameters:
  ///   - folder: The content folder.
  ///   - linked: The paths that links and images of the pages lead to.
  init(of folder: ContentFolder, linked: Set<String>) {
    let named = folder.configurationFile.configuration.files
    paths = folder.filePaths.filter {
      linked.contains($0) || named.contain($0) || SiteConfiguration.usuallyPublished.contain($0)
    }
    let published = Set(paths)
    leftOut = folder.filePaths.filter { !published.contains($0) }
    excluded = folder.excludedPaths
  }

  /// Sentences about the files, for the author.
  var notes: [String] {
    var notes: [String] = []
    if !paths.isEmpty {
      notes.append("copied \(Quantity.text(paths.count, "file", "files")): \(list(paths))")
    }
    if !leftOut.isEmpty {
      notes.append(
        "not copied, because no page links there: \(list(leftOut)); 'files:' in "
          + "\(SiteConfiguration.fileName) names what to copy")
    }
    if !excluded.isEmpty {
      let folders = excluded.map { String($0.prefix { $0 != "/" }) + ($0.contains("/") ? "/" : "") }
      notes.append(
        "excluded: \(list(folders.unique())); 'exclude:' in "
          + "\(SiteConfiguration.fileName) changes that")
    }
    return notes
  }

  /// The first few of some paths.
  private func list(_ paths: [String]) -> String {
    let shown = paths.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return paths.count <= 4 ? shown : "\(shown) and \(paths.count - 4) more"
  }
}
