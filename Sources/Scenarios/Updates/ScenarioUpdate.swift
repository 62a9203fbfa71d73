import Diagnostics
import LifecycleEngine

/// Lines of a block to replace.
package struct LineEdit: Equatable, Sendable {
  /// The numbers of the lines, from 1. An empty range adds lines before its lower bound.
  package let lines: Range<Int>
  /// The new lines, without line breaks.
  package let replacement: [String]

  /// Creates an edit.
  package init(lines: Range<Int>, replacement: [String]) {
    self.lines = lines
    self.replacement = replacement
  }

  /// Applies edits, which are in the order of the lines, to a text.
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

/// The reason why the expectations of a scenario are not rewritten.
package enum UpdateRefusal: Error, Equatable {
  /// No expectation failed, or the script could not go on.
  case nothingToWrite
  /// The correct events of this release are wrong on another release.
  case releasesDiffer(Release)
  /// An expectation lists an event that happened out of the expectation's sight. The text names the
  /// line and the head that looks at the event.
  case hiddenByLens(String)
  /// The body cannot be changed safely.
  case unsafe

  /// The reason as a clause; nil if nothing was to be written.
  /// - Parameter release: The release on which the expectations fail.
  package func reason(on release: Release) -> String? {
    switch self {
    case .nothingToWrite: nil
    case .releasesDiffer(let other):
      "iOS \(release.major) and iOS \(other.major) differ; "
        + "write a block for each range of versions that agrees"
    case .hiddenByLens(let advice): advice
    case .unsafe: "the lines of the expectation cannot be changed safely; change the lines by hand"
    }
  }
}

/// The edits that make failed expectations describe the actual events.
package struct ScenarioUpdate {
  /// The edits in the order of the lines.
  package let edits: [LineEdit]
  /// The script after the edits.
  package let source: String
  /// The reason why an unchanged expectation still fails; `nil` if every expectation is met after
  /// the edits.
  package let unchanged: UpdateRefusal?
}

extension Scenario {
  /// The edits that make failed expectations describe the actual events. Matching patterns and
  /// comments stay unchanged.
  /// - Parameter release: The release on which the expectations fail.
  /// - Returns: The edits after which each rewritten expectation is met on every release of the
  ///   scenario.
  /// - Throws: The reason why there are no edits.
  package func updates(on release: Release) throws(UpdateRefusal) -> ScenarioUpdate {
    let failed = failedExpectations(on: release)
    // An event that the lens hides may be the point of the line, so the line stays.
    let hidden = failed.compactMap { $0.hidden }.first.map { UpdateRefusal.hiddenByLens($0.advice) }
    let groups = failed.filter { $0.hidden == nil }.map { ExpectationRewriter($0, in: text).edits }
    guard !groups.isEmpty else { throw hidden ?? .nothingToWrite }
    let all = try outcome(of: groups)
    let before = ScenarioVerdict(self).failedExpectationCount
    if all.failures == 0 || hidden != nil && all.failures == before - groups.count {
      return ScenarioUpdate(edits: groups.flatMap { $0 }, source: all.source, unchanged: hidden)
    }
    var kept: [[LineEdit]] = []
    for group in groups where try outcome(of: [group]).failures < before { kept.append(group) }
    guard !kept.isEmpty else {
      throw hidden ?? (all.release == release ? .unsafe : .releasesDiffer(all.release))
    }
    let result = try outcome(of: kept)
    guard result.failures == before - kept.count else { throw .unsafe }
    return ScenarioUpdate(
      edits: kept.flatMap { $0 }, source: result.source,
      unchanged: hidden ?? .releasesDiffer(all.release))
  }

  /// The script after some edits, the number of expectations that still fail on some release, and
  /// the release of the shown run.
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

  /// The failed expectations, in the order of the lines.
  private func failedExpectations(on release: Release) -> [FailedExpectation] {
    let runner = Runner(
      self, World(release: release, sdk: attributes.sdk, device: attributes.device))
    runner.runAll()
    guard runner.machine.failure == nil else { return [] }
    if case .budget = runner.world.stop { return [] }
    return runner.failedExpectations
  }
}

extension HiddenEvent {
  /// The change that makes the expectation look at the event.
  fileprivate var advice: String {
    "'\(line.text)' happened, but \(reason); write '\(neededHead)', or delete the line by hand"
  }
}

extension ScenarioVerdict {
  /// The number of expectations that fail on some release.
  fileprivate var failedExpectationCount: Int { diagnostics.count { $0.difference != nil } }
}
