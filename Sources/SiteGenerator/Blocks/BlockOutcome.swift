import Diagnostics
import ScriptLanguage

/// The outcome of a live block: everything that a report needs, and the section of its page where there is one. The block
/// has to run again only if something about the block has changed.
struct BlockOutcome: Codable {
  /// The kind of the block, which is the name of its template as well.
  let kind: LiveBlockKind
  /// Its checks.
  var checks = 0
  /// Its claims, and the runs in which they were judged.
  var claims = 0
  var claimRuns = 0
  /// The problems that were found.
  var diagnostics: [Diagnostic] = []
  /// The ids of the scenarios that the block is about; a `scenario` block has its own.
  var scenarios: [String] = []
  /// The versions with which groups of releases begin on which the same happens, of a scenario that holds.
  var releaseStarts: [Int] = []
  /// True if the block is about families of built-in scenarios.
  var isAboutFamilies = false
  /// True for an example, which is Swift that is marked as correct or incorrect.
  var isExample = false
  /// The reason why an example is not run; `nil` for an example that is run.
  var reasonNotRun: String?
  /// The section of the page; nil where no page is made.
  var section: BlockSection?

  init(_ kind: LiveBlockKind) { self.kind = kind }

  /// Returns true for a scenario that says nothing of whether it is right.
  var isUnverified: Bool { kind == .scenario && checks == 0 }

  /// Returns true if something was run for it.
  var isRun: Bool { isExample ? reasonNotRun == nil : kind != .swift }

  /// Returns true for Swift that is shown and neither run nor judged.
  var isPlainSwift: Bool { kind == .swift && !isExample }
}

extension LiveBlockKind: Codable {}
