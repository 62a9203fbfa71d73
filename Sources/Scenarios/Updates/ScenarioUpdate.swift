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
  /// The body cannot be changed safely.
  case unsafe
}

/// The edits that make failed expectations describe the actual events.
package struct ScenarioUpdate {
  /// The edits in the order of the lines.
  package let edits: [LineEdit]
  /// The script after the edits.
  package let source: String
  /// A release on which an unchanged expectation still fails, because another release meets or
  /// would meet the expectation. `nil` if every expectation is met after the edits.
  package let differing: Release?
}

extension Scenario {
  /// The edits that make failed expectations describe the actual events. Matching patterns and
  /// comments stay unchanged.
  /// - Parameter release: The release on which the expectations fail.
  /// - Returns: The edits after which each rewritten expectation is met on every release of the
  ///   scenario.
  /// - Throws: The reason why there are no edits.
  package func updates(on release: Release) throws(UpdateRefusal) -> ScenarioUpdate {
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

  /// The edits of each failed expectation, in the order of the lines.
  private func edits(on release: Release) -> [[LineEdit]] {
    let runner = Runner(self, World(release: release, device: attributes.device))
    runner.runAll()
    guard runner.machine.failure == nil else { return [] }
    if case .budget = runner.world.stop { return [] }
    return runner.failedExpectations.map { ExpectationRewriter($0, in: text).edits }
  }
}

extension ScenarioVerdict {
  /// The number of expectations that fail on some release.
  fileprivate var failedExpectationCount: Int { diagnostics.count { $0.difference != nil } }
}
