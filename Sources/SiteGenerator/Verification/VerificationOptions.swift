import ScriptLanguage

/// How strictly pages are verified, and how much of them.
public struct VerificationOptions {
  /// True if a scenario without checks is an error.
  public var isStrict: Bool
  /// The part to verify; `nil` for all.
  public var shard: Shard?
  /// What is known of blocks; `nil` to run them all.
  public var cache: BlockCache?

  /// Folders with colons between them, in which a Swift compiler is looked for; `nil` to do without.
  public var toolPath: String?
  /// Told of each page before it is verified: its file, its number from 1, and how many there are.
  public var progress: ((String, Int, Int) -> Void)?
  /// What is known from the last look at the same folder; only for looks at all of it that are equally
  /// strict.
  var memory: SiteMemory?

  /// How much the runs of scenarios keep beside their events.
  var recording: ScenarioVerdict.Recording = .nothing
  /// Makes the section of a judged block; nil where no page is made.
  var section: ((JudgedBlock) -> BlockSection)?
  /// True if the runs of scenarios are kept to the end, for `--update` and `explain`.
  public var keepsRuns = true
  /// The built-in scenarios from an earlier look; nil to begin without them.
  var builtIns: BuiltIns?
  /// The built-in scenario whose page is verified.
  var builtIn: BuiltInScenario?

  /// Creates options; without any, everything is verified.
  public init(
    isStrict: Bool = false, shard: Shard? = nil, cache: BlockCache? = nil, toolPath: String? = nil
  ) {
    self.toolPath = toolPath
    self.isStrict = isStrict
    self.shard = shard
    self.cache = cache
  }
}
