/// Every word of the index once, with a number.
///
/// The numbers do not change when words are added, and no written file depends on the numbers.
final class SearchVocabulary {
  /// Words that do not identify a subject. The index and queries leave the words out.
  static let ignored = """
    a about after am an and any are aren as at be been but by can cannot could couldn didn do does doesn don for
    from get gets got had happen happens has hasn have how if in into is isn it its ll my never no not of on or
    re should shouldn so that the their them then there these they this to ve versus vs was wasn were weren what
    when where which who why will with won would wouldn you your
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  private var bytes: [UInt8] = []
  /// The start of each word, and the end of the last word.
  private var starts = [0]
  /// The numbers of words by the hash of the word, -1 for none; twice as many places as words.
  private var table = [Int32](repeating: -1, count: 1 << 12)

  init() {
    for word in SearchVocabulary.ignored { _ = number(of: [UInt8](word.utf8)[...]) }
  }

  /// The number of words.
  var count: Int { starts.count - 1 }

  /// True if the index leaves a word out.
  func isIgnored(_ number: Int32) -> Bool { number < SearchVocabulary.ignored.count }

  /// The bytes of a word.
  func word(_ number: Int) -> ArraySlice<UInt8> { bytes[starts[number]..<starts[number + 1]] }

  /// The number of a word. A new word gets a new number.
  /// - Parameter word: The word in small letters.
  func number(of word: ArraySlice<UInt8>) -> Int32 {
    var place = place(of: word)
    while table[place] >= 0 {
      if self.word(Int(table[place])).elementsEqual(word) { return table[place] }
      place = (place + 1) & (table.count - 1)
    }
    let number = Int32(count)
    table[place] = number
    bytes += word
    starts.append(bytes.count)
    if count * 2 > table.count { grow() }
    return number
  }

  private func place(of word: ArraySlice<UInt8>) -> Int {
    var hash = FastHash()
    hash.add(word)
    return Int(truncatingIfNeeded: hash.value ^ (hash.value >> 29)) & (table.count - 1)
  }

  private func grow() {
    table = [Int32](repeating: -1, count: table.count * 2)
    for number in 0..<count {
      var place = place(of: word(number))
      while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = Int32(number)
    }
  }
}
