/// Aligns an expected and an actual sequence so that as many entries as possible match.
enum Alignment {
  /// A row of the alignment. A missing side is `nil`.
  struct Row {
    var expected: Int?
    var actual: Int?
    var agrees: Bool
  }

  /// Aligns two sequences by the longest common subsequence.
  /// - Parameters:
  ///   - expected: The number of expected lines.
  ///   - actual: The number of events.
  ///   - matches: True if a line describes an event.
  static func align(_ expected: Int, _ actual: Int, _ matches: (Int, Int) -> Bool) -> [Row] {
    if expected == actual, (0..<expected).allSatisfy({ matches($0, $0) }) {
      return (0..<expected).map { Row(expected: $0, actual: $0, agrees: true) }
    }
    // A larger table would be slow. Only runs near the budget, which no page shows, are that large.
    guard expected * actual <= 4_000_000 else { return oneByOne(expected, actual, matches) }
    let width = actual + 1
    var lengths = Array(repeating: 0, count: (expected + 1) * width)
    for i in stride(from: expected - 1, through: 0, by: -1) {
      for j in stride(from: actual - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          matches(i, j)
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var rows: [Row] = []
    var i = 0
    var j = 0
    while i < expected || j < actual {
      if i < expected, j < actual, matches(i, j),
        lengths[i * width + j] == lengths[(i + 1) * width + j + 1] + 1
      {
        rows.append(Row(expected: i, actual: j, agrees: true))
        i += 1
        j += 1
      } else if i < expected,
        j == actual || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]
      {
        rows.append(Row(expected: i, actual: nil, agrees: false))
        i += 1
      } else {
        rows.append(Row(expected: nil, actual: j, agrees: false))
        j += 1
      }
    }
    return rows
  }

  private static func oneByOne(
    _ expected: Int, _ actual: Int, _ matches: (Int, Int) -> Bool
  ) -> [Row] {
    (0..<max(expected, actual)).map { index in
      Row(
        expected: index < expected ? index : nil, actual: index < actual ? index : nil,
        agrees: index < expected && index < actual && matches(index, index))
    }
  }
}
