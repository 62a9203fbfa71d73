import Diagnostics
import Foundation

extension FilePath {
  /// "Did you mean" a file or folder with a similar name; nil if none is similar.
  /// - Parameters:
  ///   - path: The path that names nothing.
  ///   - isFitting: True for a path that the command can use.
  package static func suggestion(for path: String, where isFitting: (String) -> Bool) -> String? {
    let wanted = normalized(path)
    let folder = parent(of: wanted)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let candidates = names.filter { !$0.hasPrefix(".") && isFitting(join(folder, $0)) }.sorted()
    return EditDistance.nearest(to: name(of: wanted), in: candidates).map {
      "did you mean '\(join(folder, $0))'?"
    }
  }

  /// True if a path names a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
