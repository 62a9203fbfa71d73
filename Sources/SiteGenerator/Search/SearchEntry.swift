/// An entry that a reader can find: a page or a part of a page.
struct SearchEntry: Equatable {
  let kind: SearchKind
  /// The title of the part; empty for the page itself.
  let title: String
  /// The id of the part on the page; empty for the page itself.
  let anchor: String
  /// The shown text: at most `SearchEntry.shownLength` characters.
  let text: String
  /// The words of the entry, in the order of their first occurrence.
  let words: [SearchWord]

  /// The length of text that the index shows for an entry. Words behind the limit are found, too.
  static let shownLength = 600
}

/// A word of an entry.
struct SearchWord: Equatable {
  /// The number of the word in the vocabulary.
  let number: Int32
  /// The weight of the word in the entry, one of `SearchWeight.levels`.
  let level: UInt8
}

/// The weight of a word in an entry, in growing levels. The index has a letter for each level.
enum SearchWeight {
  /// The least weight of each level.
  static let levels = [
    1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 27, 33, 40, 49, 60, 73, 89, 109, 133, 162, 198, 242,
    295, 360,
  ]

  private static let levelOfWeight: [UInt8] = {
    var result: [UInt8] = [0]
    for weight in 1...levels[levels.count - 1] {
      let level = Int(result[result.count - 1])
      let isNext = level + 1 < levels.count && weight >= levels[level + 1]
      result.append(UInt8(isNext ? level + 1 : level))
    }
    return result
  }()

  /// The level of a weight.
  static func level(of weight: Int) -> UInt8 {
    levelOfWeight[max(0, min(weight, levelOfWeight.count - 1))]
  }
}
