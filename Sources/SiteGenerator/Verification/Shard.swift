/// One of several parts of a verification that are run beside each other: each block and each page
/// belongs to exactly one of them.
public struct Shard: Equatable, Sendable {
  /// Which of the parts it is, counted from 1.
  public let number: Int
  /// How many there are.
  public let count: Int

  /// Reads `2/4`.
  /// - Returns: `nil` for anything but a number of at least 1, a slash and a number that is not less.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(Shard.number)
    guard parts.count == 2, let number = parts[0], let count = parts[1], number <= count else {
      return nil
    }
    self.number = number
    self.count = count
  }

  private static func number(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), number > 0
    else { return nil }
    return number
  }
}

/// How strictly pages are verified, and how much of them.
public struct VerificationOptions {
  /// Whether a scenario without checks is an error.
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

/// Deals out live blocks and, by themselves, pages to the shards in the order in which they are met.
struct ShardDealer {
  let options: VerificationOptions
  private var pages = 0
  private var blocks = 0

  init(_ options: VerificationOptions = VerificationOptions()) { self.options = options }

  /// Whether the next page belongs to the part that is verified, but for its live blocks.
  mutating func takesPage() -> Bool {
    defer { pages += 1 }
    return takes(pages)
  }

  /// Whether the next live block does.
  mutating func takesBlock() -> Bool {
    defer { blocks += 1 }
    return takes(blocks)
  }

  private func takes(_ number: Int) -> Bool {
    guard let shard = options.shard else { return true }
    return number % shard.count == shard.number - 1
  }

  /// Whether what belongs to no page is looked at.
  var isFirst: Bool { options.shard.map { $0.number == 1 } ?? true }
}
