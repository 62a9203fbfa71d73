/// Assigns live blocks and, separately, pages to the shards in the order of the verification.
struct ShardDealer {
  let options: VerificationOptions
  private var pages = 0
  private var blocks = 0

  init(_ options: VerificationOptions = VerificationOptions()) { self.options = options }

  /// True if the shard verifies the next page, except for the live blocks.
  mutating func takesPage() -> Bool {
    defer { pages += 1 }
    return takes(pages)
  }

  /// True if the shard verifies the next live block.
  mutating func takesBlock() -> Bool {
    defer { blocks += 1 }
    return takes(blocks)
  }

  private func takes(_ number: Int) -> Bool {
    guard let shard = options.shard else { return true }
    return number % shard.count == shard.number - 1
  }

  /// True if the shard verifies everything outside of pages.
  var isFirst: Bool { options.shard.map { $0.number == 1 } ?? true }
}
