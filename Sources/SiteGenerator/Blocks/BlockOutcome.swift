import Diagnostics
import ExampleRuns
import Scenarios

/// The outcome of a live block: everything that a report needs, and the section of the page if a
/// page is made. The block runs again only if something about the block has changed.
struct BlockOutcome: Codable {
  /// The kind of the block, which is also the name of the template.
  let kind: LiveBlockKind
  /// The number of checks.
  var checks = 0
  /// The number of claims, and the number of runs in which the claims were judged.
  var claims = 0
  var claimRuns = 0
  /// The problems that were found.
  var diagnostics: [Diagnostic] = []
  /// The ids of the scenarios that the block is about, or the id of a `scenario` block.
  var scenarios: [String] = []
  /// The first versions of the groups of releases with the same behaviour, if the scenario holds.
  var releaseStarts: [Int] = []
  /// True if the block is about families of built-in scenarios.
  var isAboutFamilies = false
  /// True for an example, which is Swift that is marked as correct or incorrect.
  var isExample = false
  /// The reason why an example is not run; `nil` for an example that is run.
  var reasonNotRun: String?
  /// The calls of a correct example that no run followed.
  var unfollowed: [UnfollowedCall] = []
  /// The section of the page; nil where no page is made.
  var section: BlockSection?

  init(_ kind: LiveBlockKind) { self.kind = kind }

  /// Returns true for a scenario without checks.
  var isUnverified: Bool { kind == .scenario && checks == 0 }

  /// Returns true if the block was run.
  var isRun: Bool { isExample ? reasonNotRun == nil : kind != .swift }

  /// Returns true for Swift that is shown and neither run nor judged.
  var isPlainSwift: Bool { kind == .swift && !isExample }
}

extension LiveBlockKind: Codable {}
