import LifecycleEngine

/// An expectation that is not met, with what happened instead.
struct FailedExpectation {
  let expectation: Expectation
  /// Its lines beside what happened.
  let rows: [Alignment.Row]
  /// What happened, by row, in the notation of an expectation.
  let actual: [String?]
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

extension Scenario {
  /// What has to be written so that the expectations that are not met say what happened. Patterns
  /// that match stay as they are, as do comments.
  /// - Parameter release: The release on which they are not met.
  /// - Returns: The edits in the order of the lines, after which every expectation is met on every
  ///   release of the scenario, and its script as it is then.
  /// - Throws: Why there are none.
  public func updates(
    on release: Release
  ) throws(UpdateRefusal) -> (edits: [LineEdit], source: String) {
    let edits = edits(on: release)
    guard !edits.isEmpty else { throw .nothingToWrite }
    let source = LineEdit.apply(edits, to: text)
    let result: ScenarioVerdict
    do throws(ScriptError) {
      result = ScenarioVerdict(try Scenario(source, attributes: attributes))
    } catch {
      throw .unsafe
    }
    guard result.diagnostics.contains(where: { $0.difference != nil }) else {
      return (edits, source)
    }
    throw result.run.release == release ? .unsafe : .releasesDiffer(result.run.release)
  }

  private func edits(on release: Release) -> [LineEdit] {
    let runner = Runner(self, World(release: release, device: attributes.device))
    runner.runAll()
    guard runner.machine.failure == nil else { return [] }
    if case .budget = runner.world.stop { return [] }
    return runner.failedExpectations.flatMap { failed in
      ExpectationRewriter(failed, in: text).edits
    }
  }
}
