/// Adds up the weight of each word of an entry.
final class SearchWeigher {
  let vocabulary = SearchVocabulary()
  private var text = SearchText()
  /// The weights by the numbers of words. All weights are zero between two entries.
  private var weights: [Int32] = []
  /// The words of the entry.
  private var met: [Int32] = []

  /// Adds a text.
  /// - Parameters:
  ///   - text: The text.
  ///   - first: The weight of the first occurrence in the entry.
  ///   - more: The weight of each further occurrence.
  ///   - limit: The weight from which on nothing is added.
  func add(_ text: String, first: Int, more: Int, upTo limit: Int) {
    self.text.forEachWord(in: text) { word, isPart in
      let number = vocabulary.number(of: word)
      guard !vocabulary.isIgnored(number) else { return }
      let index = Int(number)
      if index >= weights.count {
        weights += [Int32](repeating: 0, count: max(1024, index + 1 - weights.count))
      }
      let old = Int(weights[index])
      if old == 0 { met.append(number) }
      guard old < limit else { return }
      let step = old == 0 ? first : more
      weights[index] = Int32(min(limit, old + (isPart ? (step + 1) / 2 : step)))
    }
  }

  /// Adds a title. The words of a short title weigh more than the words of a long title.
  func add(title: String) {
    var count = 0
    text.forEachWord(in: title) { word, isPart in
      if !isPart, !vocabulary.isIgnored(vocabulary.number(of: word)) { count += 1 }
    }
    let weight = 320 / (3 + count)
    add(title, first: weight, more: weight, upTo: 360)
  }

  /// Ends an entry.
  /// - Parameter kind: The kind of the entry.
  /// - Returns: The words of the entry.
  func take(_ kind: SearchKind) -> [SearchWord] {
    let words = met.map { number in
      let weight = Int(weights[Int(number)]) * kind.quarters / 4
      weights[Int(number)] = 0
      return SearchWord(number: number, level: SearchWeight.level(of: weight))
    }
    met.removeAll(keepingCapacity: true)
    return words
  }
}
