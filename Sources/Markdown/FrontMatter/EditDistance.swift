/// Suggests known words for unknown ones.
enum EditDistance {
  /// The known word that most likely was meant: the nearest by insertions, deletions,
  /// substitutions and transpositions, if no more than a third of the word (or one character of
  /// a very short word) is different.
  static func nearest(to word: String, among known: [String]) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    guard written.count <= 64 else { return nil }
    let limit = max(1, written.count / 3)
    let candidates = known.map { ($0, distance(written, Array($0.unicodeScalars))) }
    return candidates.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column + 1], current[column]) + 1
        best = min(best, last[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
