import Diagnostics
import LifecycleEngine

/// An expectation that is not met, with what happened instead.
struct FailedExpectation {
  let expectation: Expectation
  /// Its lines beside what happened.
  let rows: [Alignment.Row]
  /// What happened, by row, in the notation of an expectation.
  let actual: [String?]
  /// By row, the line that describes what happened and stands at another place.
  let moved: [Int?]
}

/// Lines of a block that are to be replaced.
public struct LineEdit: Equatable, Sendable {
  /// The numbers of the lines, counted from 1; empty to add lines in front of its lower bound.
  public let lines: Range<Int>
  /// What stands there instead, without line breaks.
  public let replacement: [String]

  /// Creates an edit.
  public init(lines: Range<Int>, replacement: [String]) {
    self.lines = lines
    self.replacement = replacement
  }

  /// A text after edits, which are in the order of its lines.
  static func apply(_ edits: [LineEdit], to text: SourceText) -> String {
    var bytes: [UInt8] = []
    var next = 1
    func keep(until line: Int) {
      guard next < line else { return }
      bytes += text.bytes[text.start(ofLine: next)..<text.start(ofLine: line)]
      next = line
    }
    for edit in edits {
      keep(until: edit.lines.lowerBound)
      for line in edit.replacement { bytes += Array(line.utf8) + [10] }
      next = max(next, edit.lines.upperBound)
    }
    keep(until: text.lineCount + 1)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Why the expectations of a scenario are not rewritten.
public enum UpdateRefusal: Error, Equatable {
  /// No expectation is what is wrong, or the script could not go on.
  case nothingToWrite
  /// What is right on this release is wrong on another one.
  case releasesDiffer(Release)
  /// The body is written in a way that cannot be changed safely.
  case unsafe
}

/// What has to be written so that expectations that are not met say what happened.
public struct ScenarioUpdate {
  /// The edits in the order of the lines.
  public let edits: [LineEdit]
  /// The script as it is then.
  public let source: String
  /// A release on which an expectation is not met that stays as it is, because it is met on another
  /// one, or would be; `nil` where every one is met then.
  public let differing: Release?
}

extension Scenario {
  /// What has to be written so that the expectations that are not met say what happened. Patterns
  /// that match stay as they are, as do comments.
  /// - Parameter release: The release on which they are not met.
  /// - Returns: The edits after which each rewritten expectation is met on every release of the
  ///   scenario.
  /// - Throws: Why there are none.
  public func updates(on release: Release) throws(UpdateRefusal) -> ScenarioUpdate {
    let groups = edits(on: release)
    guard !groups.isEmpty else { throw .nothingToWrite }
    let all = try outcome(of: groups)
    if all.failures == 0 {
      return ScenarioUpdate(edits: groups.flatMap { $0 }, source: all.source, differing: nil)
    }
    let before = ScenarioVerdict(self).failedExpectationCount
    var kept: [[LineEdit]] = []
    for group in groups where try outcome(of: [group]).failures < before { kept.append(group) }
    guard !kept.isEmpty else {
      throw all.release == release ? .unsafe : .releasesDiffer(all.release)
    }
    let result = try outcome(of: kept)
    guard result.failures == before - kept.count else { throw .unsafe }
    return ScenarioUpdate(
      edits: kept.flatMap { $0 }, source: result.source, differing: all.release)
  }

  /// What becomes of the script with some edits: how many expectations are not met on some release
  /// then, and the first such release.
  private func outcome(
    of groups: [[LineEdit]]
  ) throws(UpdateRefusal) -> (source: String, failures: Int, release: Release) {
    let source = LineEdit.apply(groups.flatMap { $0 }, to: text)
    do throws(ScriptError) {
      let verdict = ScenarioVerdict(try Scenario(source, attributes: attributes))
      return (source, verdict.failedExpectationCount, verdict.run.release)
    } catch {
      throw .unsafe
    }
  }

  /// The edits of each expectation that is not met, in the order of the lines.
  private func edits(on release: Release) -> [[LineEdit]] {
    let runner = Runner(self, World(release: release, device: attributes.device))
    runner.runAll()
    guard runner.machine.failure == nil else { return [] }
    if case .budget = runner.world.stop { return [] }
    return runner.failedExpectations.map { ExpectationRewriter($0, in: text).edits }
  }
}

extension ScenarioVerdict {
  /// How many expectations are not met on some release.
  fileprivate var failedExpectationCount: Int { diagnostics.count { $0.difference != nil } }
}
