import Foundation

/// The list of files that a build wrote, in the output folder. Only listed files may be replaced.
struct SiteManifest {
  static let fileName = ".lifeguard-site"
  private static let head = "lifeguard "

  let version: String
  /// The files relative to the folder, the manifest included.
  let files: Set<String>

  init(version: String, files: [String]) {
    self.version = version
    self.files = Set(files + [SiteManifest.fileName])
  }

  /// Reads the manifest of a folder; nil if there is none.
  init?(readingFrom folder: String) {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(SiteManifest.fileName)")
    else {
      return nil
    }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix(SiteManifest.head) else { return nil }
    self.init(
      version: String(first.dropFirst(SiteManifest.head.count)), files: Array(lines.dropFirst()))
  }

  /// The version on the first line, then a file a line, in order.
  var text: String {
    ([SiteManifest.head + version] + files.sorted()).joined(separator: "\n") + "\n"
  }
}
