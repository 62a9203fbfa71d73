import Foundation

/// The folder a site is written to: as a whole, or not at all.
///
/// The new site is written beside the old one and takes its place at the end, so that a failure on
/// the way leaves the old one as it was.
struct OutputFolder {
  private let path: String
  private let name: String
  private let staging: StagingFolder

  /// Checks that a folder can be written to.
  /// - Parameters:
  ///   - path: The folder.
  ///   - sources: The folders that must neither contain it nor be in it.
  /// - Throws: A folder that holds something that this program did not write.
  init(_ path: String, sources: [String]) throws(InputError) {
    guard !path.isEmpty else { throw InputError("The name of the output folder is empty") }
    name = path
    self.path = OutputFolder.canonical(path)
    staging = StagingFolder(for: self.path)
    for source in sources { try checkAgainst(source) }
    // Where the program runs is nothing it may replace.
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

  /// Every file that is there has to be one that the program wrote.
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
        help: "move it away, or name another folder with '--output DIR'; "
          + "what belongs to the site goes into the content folder")
    }
  }

  private func checkAgainst(_ source: String) throws(InputError) {
    try checkThatItDoesNotContain(source)
    // The next build would take the site for a part of its sources.
    guard FilePath.relative(path, to: OutputFolder.canonical(source)) != nil else { return }
    throw InputError(
      "The output folder '\(name)' lies in '\(source)'",
      help: "name one outside of it with '--output DIR'")
  }

  private func checkThatItDoesNotContain(_ folder: String) throws(InputError) {
    let other = OutputFolder.canonical(folder)
    guard path == other || FilePath.relative(other, to: path) != nil else { return }
    throw InputError(
      "The output folder '\(name)' contains '\(folder)', which would be lost",
      help: "name another one with '--output DIR'")
  }

  /// The path without links, also for a folder that is not there yet. What is not there has no links
  /// either, so that `..` leads back from it.
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
        // Where it leads back to, there can be links again.
        return rest.contains("..") ? canonical(result) : result
      }
      let parent = FilePath.parent(of: existing)
      guard parent != existing else { return absolute }
      rest.append(FilePath.name(of: existing))
      existing = parent
    }
  }

  // MARK: Writing

  /// Writes files and puts them in the place of what was there.
  /// - Parameters:
  ///   - version: The version of the program, for the manifest.
  ///   - write: Writes every file through the function it is given.
  /// - Throws: What `write` throws, or a file that cannot be written.
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

  private static let advice = "see whether you may write there, and whether the disk is full"

  private static func write(_ bytes: [UInt8], to file: String) throws(InputError) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
    } catch {
      throw InputError("'\(file)' cannot be written", help: advice)
    }
  }
}
