/// Judges if an undeclared name is another name with a slip of the pen. Any free name is allowed,
/// and programs are full of names that are alike on purpose: `service1` beside `service2`,
/// `MailViewController` beside `MainViewController`. A name counts as a slip only if no author
/// would choose the name beside the other name.
package enum Slips {
  /// The first known name that the author most likely meant by a name.
  package static func meant(by name: String, among known: [String]) -> String? {
    known.first { isSlip(name, of: $0) }
  }

  /// Returns true if a name is a known name, misspelt.
  package static func isSlip(_ name: String, of known: String) -> Bool {
    let length = min(name.utf8.count, known.utf8.count)
    guard length >= 3, known.utf8.count >= 4, name != known else { return false }
    let limit = length < 12 ? 1 : 2
    guard abs(name.utf8.count - known.utf8.count) <= limit,
      EditDistance.between(name, known) <= limit
    else { return false }
    return !isNameOfItsOwn(words(of: name), words(of: known))
  }

  /// Returns true if a name is a name of UIKit's with a letter missing, a letter too much or two
  /// letters exchanged. In a place for UIKit's names only, `poViewController` is no name of its
  /// own, although the misspelt word is short. A letter at either end, as of `addSubviews`, may be
  /// meant, and so may another letter and a plural.
  package static func isTypo(_ name: String, of known: String) -> Bool {
    guard known.utf8.count >= 8, abs(name.utf8.count - known.utf8.count) <= 1,
      EditDistance.between(name, known) == 1
    else { return false }
    let (own, other) = (words(of: name), words(of: known))
    guard digits(of: own) == digits(of: other) else { return false }
    let (letters, knownLetters) = (Word(own.joined()), Word(other.joined()))
    if letters.count == knownLetters.count { return letters.sorted() == knownLetters.sorted() }
    let isLonger = letters.count > knownLetters.count
    let (shorter, longer) = isLonger ? (knownLetters, letters) : (letters, knownLetters)
    if longer.starts(with: shorter) || longer.suffix(shorter.count).elementsEqual(shorter) {
      return false
    }
    let (less, more) = isLonger ? (other, own) : (own, other)
    return less.count != more.count || !zip(less, more).contains { isForm($1, of: $0) }
  }

  /// Returns true if two similar names differ in the way of names that stand side by side.
  private static func isNameOfItsOwn(_ name: [Word], _ known: [Word]) -> Bool {
    // The names differ only in the case of letters.
    if name.joined().elementsEqual(known.joined()) { return false }
    if digits(of: name) != digits(of: known) { return true }
    guard name.count == known.count else {
      return isPart(name, of: known) || isPart(known, of: name)
    }
    return zip(name, known).contains { $0 != $1 && isWordOfItsOwn($0, $1) }
  }

  /// Returns true if a word is more likely another word than the known word misspelt.
  private static func isWordOfItsOwn(_ word: Word, _ known: Word) -> Bool {
    let length = max(word.count, known.count)
    let distance = EditDistance.between(word, known)
    if distance > (length < 8 ? 1 : 2) { return true }
    let (shorter, longer) = word.count < known.count ? (word, known) : (known, word)
    if isForm(longer, of: shorter) { return true }
    // `dprint` beside `print`, and `register` beside `unregister`.
    let prefix = longer.count - shorter.count
    if longer.suffix(shorter.count).elementsEqual(shorter), prefix > (longer == word ? 0 : 1) {
      return true
    }
    guard distance == 1, length < 6 else { return false }
    // Of short words there are many: `Mail` and `Main`, `mode` and `model`.
    if word.count == known.count { return word.sorted() != known.sorted() }
    // `userr` is a slip.
    if longer == word, longer.last == shorter.last { return false }
    return longer.starts(with: shorter) || length < 4
  }

  /// `items` of `item`, `paused` of `pause`.
  private static func isForm(_ longer: Word, of shorter: Word) -> Bool {
    guard longer.count == shorter.count + 1, longer.starts(with: shorter) else { return false }
    return longer.last == UInt8(ascii: "s") && shorter.last != UInt8(ascii: "s")
      || longer.last == UInt8(ascii: "d") && shorter.last == UInt8(ascii: "e")
  }

  /// Returns true if some words are other words with at least one word left out.
  private static func isPart(_ words: [Word], of others: [Word]) -> Bool {
    guard words.count < others.count else { return false }
    var next = 0
    for other in others where next < words.count && words[next] == other { next += 1 }
    return next == words.count
  }

  // MARK: Words

  /// The letters of a word, in lower case.
  private typealias Word = [UInt8]

  private static func digits(of words: [Word]) -> [UInt8] {
    words.joined().filter { isDigit($0) }
  }

  /// The words of a name: `UIViewController` is `ui`, `view` and `controller`.
  private static func words(of name: String) -> [Word] {
    let bytes = Array(name.utf8)
    var words: [Word] = []
    for (index, byte) in bytes.enumerated() {
      let isFirst = index == 0
      let previous = isFirst ? byte : bytes[index - 1]
      let next = index + 1 < bytes.count ? bytes[index + 1] : byte
      let beginsAfterSmall = isCapital(byte) && !isCapital(previous)
      let beginsBeforeSmall = isCapital(byte) && !isCapital(next) && !isDigit(next)
      if isFirst || beginsAfterSmall || beginsBeforeSmall { words.append([]) }
      words[words.count - 1].append(isCapital(byte) ? byte + 32 : byte)
    }
    return words
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
