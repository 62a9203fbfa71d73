import Foundation

/// The folder for the site. A site is written completely or not at all.
///
/// The new site is written beside the old site and replaces the old site at the end. If the build
/// fails, the old site is unchanged.
struct OutputFolder {
  private let path: String
  private let name: String
  private let staging: StagingFolder

  /// Checks that a folder can be written to.
  /// - Parameters:
  ///   - path: The folder.
  ///   - sources: The folders that must neither contain the folder nor be in the folder.
  /// - Throws: An error if the folder holds files that the program did not write.
  init(_ path: String, sources: [String]) throws(InputError) {
    guard !path.isEmpty else { throw InputError("The name of the output folder is empty") }
    name = path
    self.path = OutputFolder.canonical(path)
    staging = StagingFolder(for: self.path)
    for source in sources { try checkAgainst(source) }
    // The program must not replace its working directory.
    try checkThatItDoesNotContain(".")
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: self.path, isDirectory: &isDirectory) else {
      return
    }
    guard isDirectory.boolValue else {
      throw InputError(
        "The output '\(path)' is a file", help: "name a folder with '--output DIR'")
    }
    try checkContent()
  }

  /// Checks that the program wrote every file of the folder.
  private func checkContent() throws(InputError) {
    guard let files = FileManager.default.subpaths(atPath: path) else {
      throw InputError("The output folder '\(name)' cannot be read")
    }
    let written = SiteManifest(readingFrom: path)?.files ?? []
    for file in files.sorted() where !written.contains(file) {
      var isDirectory: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isDirectory)
      if isDirectory.boolValue { continue }
      throw InputError(
        "The output folder '\(name)' holds '\(file)', which lifeguard did not write",
        help: "move it away, or name another folder with '--output DIR'; files of the site belong "
          + "in the content folder")
    }
  }

  private func checkAgainst(_ source: String) throws(InputError) {
    try checkThatItDoesNotContain(source)
    // The next build would treat the site as a part of the sources.
    guard FilePath.relative(path, to: OutputFolder.canonical(source)) != nil else { return }
    throw InputError(
      "The output folder '\(name)' is inside '\(source)'",
      help: "name one outside it with '--output DIR'")
  }

  private func checkThatItDoesNotContain(_ folder: String) throws(InputError) {
    let other = OutputFolder.canonical(folder)
    guard path == other || FilePath.relative(other, to: path) != nil else { return }
    throw InputError(
      "The output folder '\(name)' contains '\(folder)', which would be lost",
      help: "name another one with '--output DIR'")
  }

  /// The path without links, also for a missing folder. A missing folder has no links, so `..`
  /// leads back from the folder.
  static func canonical(_ path: String) -> String {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var existing = FilePath.normalized(absolute)
    var rest: [String] = []
    while true {
      if let resolved = realpath(existing, nil) {
        let base = String(cString: resolved)
        free(resolved)
        let result = rest.reversed().reduce(base) { folder, part in
          part == ".." ? FilePath.parent(of: folder) : FilePath.join(folder, part)
        }
        // The result of `..` can have links again.
        return rest.contains("..") ? canonical(result) : result
      }
      let parent = FilePath.parent(of: existing)
      guard parent != existing else { return absolute }
      rest.append(FilePath.name(of: existing))
      existing = parent
    }
  }

  // MARK: Writing

  /// Writes files and replaces the old files.
  /// - Parameters:
  ///   - version: The version of the program, for the manifest.
  ///   - write: Writes every file through the function argument.
  /// - Throws: The errors of `write`, or an error if a file cannot be written.
  func replace(
    version: String,
    _ write: ((String, [UInt8]) throws(InputError) -> Void) throws(InputError) -> Void
  ) throws(InputError) {
    staging.removeAbandoned()
    defer { staging.remove() }
    var files: [String] = []
    try make(staging.path)
    try write { (file, bytes) throws(InputError) in
      let target = FilePath.join(staging.path, file)
      try make(FilePath.parent(of: target))
      try OutputFolder.write(bytes, to: target)
      files.append(file)
    }
    let manifest = SiteManifest(version: version, files: files)
    try OutputFolder.write(
      [UInt8](manifest.text.utf8), to: FilePath.join(staging.path, SiteManifest.fileName))
    try FolderExchange.put(staging.path, inPlaceOf: path)
  }

  private func make(_ folder: String) throws(InputError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw InputError("The folder '\(folder)' cannot be made", help: OutputFolder.advice)
    }
  }

  private static let advice = "check that you may write there, and that the disk is not full"

  private static func write(_ bytes: [UInt8], to file: String) throws(InputError) {
    let problem = InputError("'\(file)' cannot be written", help: advice)
    // `Data.write` would wait for the disk after each of thousands of files.
    guard let stream = fopen(file, "w") else { throw problem }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else { throw problem }
  }
}
