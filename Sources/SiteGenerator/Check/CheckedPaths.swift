import Foundation

/// The files of an app that some paths name.
enum CheckedPaths {
  /// The files, each once, in the order of their paths.
  /// - Throws: An error if a path cannot be used, or if there is no file.
  static func files(in paths: [String]) throws(InputError) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    var errors: [InputError] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        errors.append(
          InputError(
            "'\(path)' does not exist", help: "name Swift files, or folders that have some"))
        continue
      }
      guard isFolder.boolValue || !Page.isPage(path) else {
        errors.append(
          InputError(
            "'\(path)' is a page, not Swift code", help: "'lifeguard verify' checks pages"))
        continue
      }
      var found = [path]
      if isFolder.boolValue {
        found = try FileTree.files(in: path).filter { $0.hasSuffix(".swift") }.map {
          FilePath.join(path, $0)
        }
      }
      for file in found where known.insert(file).inserted { result.append(file) }
    }
    if let error = InputError(errors) { throw error }
    guard !result.isEmpty else {
      throw InputError(
        "There is no Swift file in '\(paths.joined(separator: "', '"))'",
        help: "name files that end in '.swift', or folders that have some")
    }
    return result.sorted()
  }
}
