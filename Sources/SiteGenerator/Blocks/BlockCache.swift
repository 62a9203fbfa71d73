import Foundation

/// The outcomes of live blocks from earlier builds. A key names everything that an outcome depends
/// on, so an outcome is never out of date, only unused.
///
/// On disk each outcome is a file with its key, so two keys may share a number. An unreadable file
/// counts as a miss, and a failed write is ignored: a broken cache makes a build slower, not wrong.
package final class BlockCache {
  private struct Entry<Value: Codable>: Codable {
    let key: BlockKey
    let value: Value
  }

  private let folder: URL?
  private var outcomes: [BlockKey: BlockOutcome] = [:]
  private var used: Set<String> = []
  private var isMade = false

  /// A cache that ends with the process.
  package init() { folder = nil }

  /// A cache in a folder.
  /// - Parameters:
  ///   - path: The folder, which is created when the cache first writes.
  ///   - program: The fingerprint of the program. Outcomes of other programs do not count.
  package init(folder path: String, program: ProgramFingerprint) {
    folder = URL(fileURLWithPath: path).appendingPathComponent(program.text)
  }

  /// Checks that a folder can hold a cache.
  /// - Parameters:
  ///   - path: The folder.
  ///   - read: The folders that are read. A cache inside has to lie in a hidden folder.
  ///   - replaced: The folder that is replaced, if there is one.
  /// - Throws: An error if the cache lies in a read or replaced folder, or in an old site.
  package static func check(
    folder path: String, read: [String], replaced: String?
  ) throws(InputError) {
    let own = OutputFolder.canonical(path)
    var replaced = replaced.map { [$0] } ?? []
    var parent = own
    while parent != FilePath.parent(of: parent) {
      if FileManager.default.fileExists(atPath: FilePath.join(parent, SiteManifest.fileName)) {
        replaced.append(parent)
      }
      parent = FilePath.parent(of: parent)
    }
    let places = read.map { ($0, mayBeHidden: true) } + replaced.map { ($0, mayBeHidden: false) }
    for (other, mayBeHidden) in places {
      let outer = OutputFolder.canonical(other)
      if own != outer {
        guard let inside = FilePath.relative(own, to: outer) else { continue }
        if mayBeHidden, FileTree.isHidden(inside) { continue }
      }
      throw InputError(
        "The cache '\(path)' is inside '\(other)'",
        help: "name a folder outside it with '--cache DIR'")
    }
  }

  /// The number of outcomes in memory.
  var count: Int { outcomes.count }

  /// The outcome of a block.
  /// - Parameter withSection: True if a page is made. Outcomes without a section are misses then.
  func outcome(for key: BlockKey, withSection: Bool) -> BlockOutcome? {
    let found = outcomes[key] ?? value(BlockOutcome.self, for: key)
    return withSection && found?.section == nil ? nil : found
  }

  func keep(_ outcome: BlockOutcome, for key: BlockKey) {
    // An outcome that lies on the disk need not take memory too.
    if folder == nil { outcomes[key] = outcome }
    keep(value: outcome, for: key)
  }

  /// The value in the file of a key.
  func value<Value: Codable>(_ type: Value.Type, for key: BlockKey) -> Value? {
    guard let file = file(of: key), let data = try? Data(contentsOf: file),
      let entry = try? PropertyListDecoder().decode(Entry<Value>.self, from: data),
      entry.key == key
    else { return nil }
    used.insert(file.lastPathComponent)
    return entry.value
  }

  /// Writes a value to the file of a key.
  func keep(value: some Codable, for key: BlockKey) {
    guard let file = file(of: key), let folder else { return }
    used.insert(file.lastPathComponent)
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let data = try? encoder.encode(Entry(key: key, value: value)) else { return }
    makeFolder(folder)
    // Half a file is a miss. A file that is written at once waits for the disk, which takes longer than most blocks.
    try? data.write(to: file)
  }

  /// Removes the files that no block has asked for, and the caches of other programs.
  package func prune() {
    guard let folder else { return }
    let manager = FileManager.default
    pruneOtherPrograms(folder)
    for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    where !used.contains(name) {
      try? manager.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Removes the files that are older than some seconds, and the caches of other programs.
  func prune(olderThan age: Double) {
    guard let folder else { return }
    pruneOtherPrograms(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for file in names.map({ folder.appendingPathComponent($0) }) {
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      guard let date = values?.contentModificationDate, -date.timeIntervalSinceNow > age else {
        continue
      }
      try? FileManager.default.removeItem(at: file)
    }
  }

  private func pruneOtherPrograms(_ folder: URL) {
    let root = folder.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    for name in names
    where name != folder.lastPathComponent && ProgramFingerprint.isOne(name) {
      try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
    }
  }

  /// Makes the folder, which git is to leave alone.
  private func makeFolder(_ folder: URL) {
    guard !isMade else { return }
    isMade = true
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let note = folder.deletingLastPathComponent().appendingPathComponent(".gitignore")
    // An existing file keeps its text, because the folder may have had another purpose.
    try? Data("*\n".utf8).write(to: note, options: .withoutOverwriting)
  }

  private func file(of key: BlockKey) -> URL? {
    folder?.appendingPathComponent(String(key.number, radix: 16))
  }
}

/// The fingerprint that distinguishes builds of a program.
package struct ProgramFingerprint: Sendable {
  private static let prefix = "engine-"

  let text: String

  /// - Parameter executable: The file of the program.
  /// - Returns: `nil` for a file that cannot be read.
  package init?(executable: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: executable), options: .alwaysMapped)
    else { return nil }
    var value: UInt64 = UInt64(data.count)
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 32
        offset += 8
      }
      for byte in bytes[offset...] { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    text = ProgramFingerprint.prefix + String(value, radix: 16)
  }

  static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) }
}
