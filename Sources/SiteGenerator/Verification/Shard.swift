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
