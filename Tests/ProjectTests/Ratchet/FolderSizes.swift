/// The lines of a folder below a target, with the folders in it.
enum FolderSizes {
  static let limit = 5_000

  static func measures(_ files: [CodeFile]) -> [Measure] {
    var sizes: [String: Int] = [:]
    for file in files { sizes["\(file.target)/\(file.folder)", default: 0] += file.lineCount }
    return sizes.keys.sorted().map { folder in
      Measure(
        key: "folder \(folder)", value: sizes[folder] ?? 0, limit: limit, slack: 3,
        advice: "divide the folder, or move out what it does not need")
    }
  }
}
