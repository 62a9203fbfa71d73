/// A part of a verification that is divided among several processes. Each block and each page
/// belongs to exactly one shard.
package struct Shard: Equatable, Sendable {
  /// The number of the shard, counted from 1.
  package let number: Int
  /// The number of shards.
  package let count: Int

  /// Reads `2/4`.
  /// - Returns: `nil` unless the text is a number from 1, a slash and a number that is not less.
  package init?(_ text: String) {
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
