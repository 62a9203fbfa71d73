/// The entries of each word, with the level of the word in each entry.
struct SearchPostings {
  /// The numbers of the words in use, in the order of the words' bytes.
  let words: [Int]
  private let starts: [Int]
  private let places: [Int32]
  private let levels: [UInt8]

  /// - Parameters:
  ///   - entries: The entries in the order of their numbers.
  ///   - vocabulary: The words of the entries.
  init(_ entries: [SearchEntry], _ vocabulary: SearchVocabulary) {
    var starts = [Int](repeating: 0, count: vocabulary.count + 1)
    for entry in entries { for word in entry.words { starts[Int(word.number) + 1] += 1 } }
    let used = (0..<vocabulary.count).filter { starts[$0 + 1] > 0 }
    for number in 0..<vocabulary.count { starts[number + 1] += starts[number] }
    var next = starts
    var places = [Int32](repeating: 0, count: starts[vocabulary.count])
    var levels = [UInt8](repeating: 0, count: places.count)
    for (place, entry) in entries.enumerated() {
      for word in entry.words {
        let index = next[Int(word.number)]
        next[Int(word.number)] = index + 1
        places[index] = Int32(place)
        levels[index] = word.level
      }
    }
    words = used.sorted {
      vocabulary.word($0).lexicographicallyPrecedes(vocabulary.word($1))
    }
    self.starts = starts
    self.places = places
    self.levels = levels
  }

  /// Writes the entries of a word. An entry is the distance from the entry before as a number of
  /// base 36, left out if the distance is 1, and a capital letter for the level.
  /// - Parameters:
  ///   - word: The number of the word.
  ///   - bytes: The bytes to append to.
  func append(_ word: Int, to bytes: inout [UInt8]) {
    var last: Int32 = -1
    for index in starts[word]..<starts[word + 1] {
      SearchPostings.append(base36: Int(places[index] - last), to: &bytes)
      bytes.append(UInt8(ascii: "A") + levels[index])
      last = places[index]
    }
  }

  private static func append(base36 number: Int, to bytes: inout [UInt8]) {
    guard number > 1 else { return }
    var digits: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0, 0, 0)
    var count = 0
    var rest = number
    withUnsafeMutableBytes(of: &digits) { digits in
      while rest > 0, count < digits.count {
        let digit = UInt8(rest % 36)
        digits[count] = digit < 10 ? 0x30 + digit : 0x57 + digit
        rest /= 36
        count += 1
      }
      while count > 0 {
        count -= 1
        bytes.append(digits[count])
      }
    }
  }
}
