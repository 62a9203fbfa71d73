/// Something that a reader can find: a page or a part of one.
struct SearchEntry: Equatable {
  let kind: SearchKind
  /// What it is called; empty where it is the page itself.
  let title: String
  /// The id of its place on the page; empty for the page itself.
  let anchor: String
  /// What is shown of it: at most `SearchEntry.shownLength` characters.
  let text: String
  /// The words that it is found by, in the order in which they were met.
  let words: [SearchWord]

  /// How much text of an entry the index holds. A word behind it is found all the same.
  static let shownLength = 600
}

/// A word of an entry.
struct SearchWord: Equatable {
  /// Its number in the vocabulary.
  let number: Int32
  /// How much the entry is about it, one of `SearchWeight.levels`.
  let level: UInt8
}

/// How much an entry is about a word, in steps that grow with it: the index has a letter for each.
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
