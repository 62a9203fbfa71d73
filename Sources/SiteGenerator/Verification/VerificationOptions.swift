import Scenarios

/// The strictness and the extent of a verification.
package struct VerificationOptions {
  /// True if a scenario without checks is an error.
  package var isStrict: Bool
  /// The part to verify; `nil` for all.
  package var shard: Shard?
  /// The cache of outcomes; `nil` to run all blocks.
  package var cache: BlockCache?

  /// Folders with colons between them, to search for a Swift compiler; `nil` for no compiler.
  package var toolPath: String?
  /// Called before each page is verified, with the file, the number from 1, and the total.
  package var progress: ((String, Int, Int) -> Void)?
  /// False to leave blocks of plain Swift that the compiler has not seen to a later look.
  var asksCompiler = true
  /// The results of the last look at the same folder. The memory serves only complete looks of the
  /// same strictness.
  var memory: SiteMemory?

  /// The extent of the recording in the runs of scenarios.
  var recording: ScenarioVerdict.Recording = .nothing
  /// Makes the section of a judged block; nil where no page is made.
  var section: ((JudgedBlock) -> BlockSection)?
  /// The seconds on a clock, to report how long each block took; nil for reports without times.
  package var clock: (() -> Double)?
  /// True if the site has the drafts, too, for a preview.
  var showsDrafts = false
  /// True if the runs of scenarios are kept to the end, for `--update` and `explain`.
  package var keepsRuns = true
  /// The built-in scenarios from an earlier look; nil to make them anew.
  var builtIns: BuiltIns?

  /// Creates options; without any, everything is verified.
  package init(
    isStrict: Bool = false, shard: Shard? = nil, cache: BlockCache? = nil, toolPath: String? = nil
  ) {
    self.toolPath = toolPath
    self.isStrict = isStrict
    self.shard = shard
    self.cache = cache
  }
}
