import Diagnostics
import ExampleRuns
import Foundation

/// The results of classes from earlier checks. The key of a result is the text of everything that the class
/// reaches, so a change elsewhere in the app leaves the result valid.
package final class CheckCache: @unchecked Sendable {
  private let lock = NSLock()
  private let cache: BlockCache

  /// The seconds after which an unused result is removed: two weeks.
  private static let age = 14.0 * 24 * 3600

  /// - Parameters:
  ///   - path: The folder of all caches of the program.
  ///   - program: The fingerprint of the program. Results of other programs do not count.
  package init(folder path: String, program: ProgramFingerprint) {
    cache = BlockCache(folder: FilePath.join(path, "check"), program: program)
  }

  /// The result of a class, without the runs.
  func result(for check: ClassCheck) -> CheckedFile.CheckedClass? {
    let key = CheckCache.key(of: check)
    return lock.withLock { cache.value(Record.self, for: key) }?.result
  }

  /// Keeps a result, except one that another machine might improve.
  func keep(_ result: CheckedFile.CheckedClass, of check: ClassCheck) {
    guard !result.diagnostics.contains(where: { $0.id == "budget" }) else { return }
    let key = CheckCache.key(of: check)
    lock.withLock { cache.keep(value: Record(result), for: key) }
  }

  /// Removes old results and those of other programs.
  package func prune() { lock.withLock { cache.prune(olderThan: CheckCache.age) } }

  /// Two hashes stand for the text, which may be large.
  private static func key(of check: ClassCheck) -> BlockKey {
    var (first, second) = (FastHash(), FastHash())
    second.add([1])
    var count = 0
    for text in check.key {
      count += text.utf8.count
      for byte in text.utf8 {
        first.add(CollectionOfOne(byte))
        second.add(CollectionOfOne(byte &+ 101))
      }
      first.add(CollectionOfOne(0xFF))
      second.add(CollectionOfOne(0xFF))
    }
    return BlockKey(texts: ["check", "\(count)", "\(first.value)", "\(second.value)"])
  }

  private struct Record: Codable {
    let name: String
    let range: SourceRange
    let runCount: Int
    let brokenCount: Int
    let isCut: Bool
    let diagnostics: [Diagnostic]
    let notes: [String]
    let ifSeen: Diagnostic?

    init(_ checked: CheckedFile.CheckedClass) {
      name = checked.name
      range = checked.range
      runCount = checked.runCount
      brokenCount = checked.brokenCount
      isCut = checked.isCut
      diagnostics = checked.diagnostics
      notes = checked.notes
      ifSeen = checked.ifSeen
    }

    var result: CheckedFile.CheckedClass {
      CheckedFile.CheckedClass(
        name: name, range: range, runCount: runCount, brokenCount: brokenCount, isCut: isCut,
        diagnostics: diagnostics, notes: notes, ifSeen: ifSeen)
    }
  }
}
