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
}

extension Scenario {
  /// What has to be written so that the expectations that are not met say what happened. Patterns
  /// that match stay as they are, as do comments.
  /// - Parameter release: The release to run it on.
  /// - Returns: The edits in the order of the lines; none where the script could not go on.
  public func updates(on release: Release) -> [LineEdit] {
    let runner = Runner(self, World(release: release, device: attributes.device))
    runner.runAll()
    guard runner.machine.failure == nil else { return [] }
    if case .budget = runner.world.stop { return [] }
    return runner.failedExpectations.flatMap { failed in
      ExpectationRewriter(failed, in: text).edits
    }
  }
}
