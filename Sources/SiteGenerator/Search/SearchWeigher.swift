/// Adds up how much an entry is about each of its words.
final class SearchWeigher {
  let vocabulary = SearchVocabulary()
  private var text = SearchText()
  /// By the numbers of words; nothing but zeros between two entries.
  private var weights: [Int32] = []
  /// The words of the entry.
  private var met: [Int32] = []

  /// Adds a text.
  /// - Parameters:
  ///   - text: The text.
  ///   - first: What a word weighs that is new to the entry.
  ///   - more: What it weighs each further time.
  ///   - limit: From which weight on nothing is added.
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

  /// Adds a title: the fewer words it has, the more each of them says.
  func add(title: String) {
    var count = 0
    text.forEachWord(in: title) { word, isPart in
      if !isPart, !vocabulary.isIgnored(vocabulary.number(of: word)) { count += 1 }
    }
    let weight = 320 / (3 + count)
    add(title, first: weight, more: weight, upTo: 360)
  }

  /// Ends an entry.
  /// - Parameter kind: What it is.
  /// - Returns: Its words.
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
