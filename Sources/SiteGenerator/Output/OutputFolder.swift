import Foundation

/// The folder a site is written to: as a whole, or not at all.
///
/// The new site is written beside the old one and takes its place in one step at the end, so that
/// a failure on the way leaves the old one as it was.
struct OutputFolder {
  /// The file by which a folder is known to be written by this program.
  static let marker = ".lifeguard-site"

  private let path: String
  private let name: String

  /// Checks that a folder can be written to.
  /// - Parameters:
  ///   - path: The folder.
  ///   - sources: The folders that must neither contain it nor be in it.
  /// - Throws: A folder that holds something else.
  init(_ path: String, sources: [String]) throws(InputError) {
    name = path
    self.path = OutputFolder.canonical(path)
    for source in sources { try checkAgainst(source) }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: self.path, isDirectory: &isDirectory) else {
      return
    }
    guard isDirectory.boolValue else {
      throw InputError(
        "The output '\(path)' is a file", help: "name a folder with '--output DIR'")
    }
    let entries = try? FileManager.default.contentsOfDirectory(atPath: self.path)
    guard let entries else { throw InputError("The output folder '\(path)' cannot be read") }
    guard entries.isEmpty || entries.contains(OutputFolder.marker) else {
      throw InputError(
        "The output folder '\(path)' holds files that lifeguard did not write",
        help: "empty it, or name another one with '--output DIR'")
    }
  }

  private func checkAgainst(_ source: String) throws(InputError) {
    let other = OutputFolder.canonical(source)
    if OutputFolder.contains(path, other) {
      throw InputError(
        "The output folder '\(name)' contains '\(source)', which would be lost",
        help: "name another one with '--output DIR'")
    }
    if OutputFolder.contains(other, path), source != "." {
      throw InputError(
        "The output folder '\(name)' lies in '\(source)'",
        help: "name one outside of it with '--output DIR'")
    }
  }

  /// Whether a folder is the other one or somewhere above it.
  private static func contains(_ folder: String, _ other: String) -> Bool {
    folder == other || other.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path without links, also for a folder that is not there yet.
  static func canonical(_ path: String) -> String {
    let absolute =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var existing = (absolute as NSString).standardizingPath
    var rest: [String] = []
    while true {
      if let resolved = realpath(existing, nil) {
        let base = String(cString: resolved)
        free(resolved)
        return rest.reversed().reduce(base) { $0 == "/" ? "/" + $1 : $0 + "/" + $1 }
      }
      let parent = (existing as NSString).deletingLastPathComponent
      guard parent != existing, !parent.isEmpty else { return absolute }
      rest.append((existing as NSString).lastPathComponent)
      existing = parent
    }
  }

  // MARK: Writing

  /// Writes files and puts them in the place of what was there.
  /// - Parameters:
  ///   - version: The version of the program, for the marker.
  ///   - write: Writes every file through the function it is given.
  /// - Throws: What `write` throws, or a file that cannot be written.
  func replace(
    version: String,
    _ write: ((String, [UInt8]) throws(InputError) -> Void) throws(InputError) -> Void
  ) throws(InputError) {
    let parent = (path as NSString).deletingLastPathComponent
    let last = (path as NSString).lastPathComponent
    let staging = "\(parent)/.\(last).\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: staging) }
    try make(staging)
    try OutputFolder.write([UInt8]("lifeguard \(version)\n".utf8), to: "\(staging)/\(Self.marker)")
    try write { (file, bytes) throws(InputError) in
      let target = "\(staging)/\(file)"
      try make((target as NSString).deletingLastPathComponent)
      try OutputFolder.write(bytes, to: target)
    }
    try FolderExchange.put(staging, inPlaceOf: path)
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
