/// Deals out live blocks and, by themselves, pages to the shards in the order in which they are met.
struct ShardDealer {
  let options: VerificationOptions
  private var pages = 0
  private var blocks = 0

  init(_ options: VerificationOptions = VerificationOptions()) { self.options = options }

  /// True if the next page belongs to the part that is verified, but for its live blocks.
  mutating func takesPage() -> Bool {
    defer { pages += 1 }
    return takes(pages)
  }

  /// True if the next live block does.
  mutating func takesBlock() -> Bool {
    defer { blocks += 1 }
    return takes(blocks)
  }

  private func takes(_ number: Int) -> Bool {
    guard let shard = options.shard else { return true }
    return number % shard.count == shard.number - 1
  }

  /// True if what belongs to no page is looked at.
  var isFirst: Bool { options.shard.map { $0.number == 1 } ?? true }
}
