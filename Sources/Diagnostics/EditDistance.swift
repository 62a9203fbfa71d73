/// Measures the distance of two names, for "did you mean".
package enum EditDistance {
  /// The number of insertions, deletions, substitutions and swaps of neighbours between two texts,
  /// counted in UTF-8 bytes without regard to case.
  package static func between(_ a: String, _ b: String) -> Int {
    between(a.utf8.map(lowercased), b.utf8.map(lowercased))
  }

  /// Counts the same for words in lower case.
  static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        let cost = left[i] == right[j] ? 0 : 1
        var best = min(row[j] + 1, previous[j + 1] + 1, previous[j] + cost)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        row.append(best)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[right.count]
  }

  /// The candidate that was most likely meant: the nearest candidate, at most a third of the name
  /// away.
  /// - Parameters:
  ///   - name: The written name.
  ///   - candidates: The possible meanings.
  package static func nearest(to name: String, in candidates: [String]) -> String? {
    let limit = max(1, name.utf8.count / 3)
    var best: (name: String, distance: Int)?
    let nameBytes = name.utf8.map(lowercased)
    for candidate in candidates where candidate != name {
      // Another case of the same letters is likely a slip even of a single letter.
      if candidate.utf8.map(lowercased) == nameBytes { return candidate }
    }
    for candidate in candidates where candidate != name && candidate.utf8.count > 1 {
      // Names of a single letter differ by one edit from each other, whatever was meant.
      guard name.utf8.count > 2 || candidate.utf8.count > 2 else { continue }
      let length = abs(candidate.utf8.count - name.utf8.count)
      guard length <= limit else { continue }
      let distance = between(name, candidate)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 65 && byte <= 90 ? byte + 32 : byte
  }
}
