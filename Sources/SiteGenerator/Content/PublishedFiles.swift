import Diagnostics

/// The files beside the pages that belong to a site: the images of the pages, and the files that the
/// configuration names. Other files of the folder may be private.
struct PublishedFiles {
  /// The paths relative to the content folder, in order.
  let paths: [String]
  /// The files that are not copied.
  let leftOut: [String]
  private let excluded: [String]

  /// Images without code and without references to other files.
  private static let images = PathPatterns([
    "*.[pP][nN][gG]", "*.[jJ][pP][gG]", "*.[jJ][pP][eE][gG]", "*.[gG][iI][fF]",
    "*.[wW][eE][bB][pP]", "*.[aA][vV][iI][fF]",
  ])

  /// True if a file is published with a page that refers to the file.
  static func isImage(_ path: String) -> Bool { images.contain(FilePath.name(of: path)) }

  /// - Parameters:
  ///   - folder: The content folder.
  ///   - linked: The paths that links and images of the pages lead to.
  ///   - frame: The paths that the author's HTML of every page leads to.
  init(of folder: ContentFolder, linked: Set<String>, frame: Set<String>) {
    let configuration = folder.configurationFile.configuration
    paths = folder.filePaths.filter {
      configuration.files.contain($0) || frame.contains($0)
        || linked.contains($0) && PublishedFiles.isImage($0)
    }
    let known = Set(paths + configuration.frameFiles.values.map(\.value))
    leftOut = folder.filePaths.filter { !known.contains($0) }
    excluded = folder.excludedPaths
  }

  /// Sentences about the files, for the author.
  var notes: [String] {
    var notes: [String] = []
    if !paths.isEmpty {
      let shown = PublishedFiles.list(paths.prefix(4))
      let rest = paths.count <= 4 ? "" : " and \(paths.count - 4) more"
      notes.append("copied \(Quantity.text(paths.count, "file", "files")): \(shown)\(rest)")
    }
    if !leftOut.isEmpty {
      notes.append(
        "not copied: \(PublishedFiles.list(leftOut[...])); 'files:' in "
          + "\(SiteConfiguration.fileName) names what to copy besides the images of pages")
    }
    if !excluded.isEmpty {
      let folders = excluded.map { String($0.prefix { $0 != "/" }) + ($0.contains("/") ? "/" : "") }
      notes.append(
        "excluded: \(PublishedFiles.list(folders.unique()[...])); 'exclude:' in "
          + "\(SiteConfiguration.fileName) changes that")
    }
    return notes
  }

  private static func list(_ paths: ArraySlice<String>) -> String {
    paths.map { "'\($0)'" }.joined(separator: ", ")
  }
}
