import Foundation

/// Divides texts into words for the search.
///
/// The script of the site divides the reader's query in the same way.
struct SearchText {
  /// The word that is being read, in small letters.
  private var word: [UInt8] = []

  /// Enumerates the words of a text in small letters, and the parts of words in camel case.
  /// - Parameters:
  ///   - text: Any text.
  ///   - take: Called with a word, and true if the word is a part of the word before.
  mutating func forEachWord(in text: String, _ take: (ArraySlice<UInt8>, _ isPart: Bool) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        var isASCII = true
        while end < bytes.count {
          let length = SearchText.lengthInWord(bytes, at: end)
          guard length > 0 else { break }
          if length > 1 { isASCII = false }
          end += length
        }
        guard end > start else {
          start += SearchText.length(ofScalarWith: bytes[start])
          continue
        }
        let found = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if isASCII { takeASCII(found, take) } else { takeOther(found, take) }
        start = end
      }
    }
  }

  /// The number of bytes of the scalar at a place; 0 for a scalar outside of words. Typographic
  /// quotes and dashes end a word like ASCII quotes and hyphens.
  private static func lengthInWord(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    let first = bytes[place]
    guard first >= 0x80 else { return isSmall(first) || isCapital(first) || isDigit(first) ? 1 : 0 }
    let length = length(ofScalarWith: first)
    var value = UInt32(first & (0x7F >> UInt8(length)))
    for byte in bytes[place + 1..<place + length] { value = value << 6 | UInt32(byte & 0x3F) }
    let scalar = Unicode.Scalar(value)
    return scalar.map { isLetterOrNumber($0) || isMark($0) } == true ? length : 0
  }

  /// The number of bytes of a scalar.
  /// - Parameter first: The first byte.
  private static func length(ofScalarWith first: UInt8) -> Int {
    first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func takeASCII(
    _ found: UnsafeBufferPointer<UInt8>, _ take: (ArraySlice<UInt8>, _ isPart: Bool) -> Void
  ) {
    word.removeAll(keepingCapacity: true)
    var humps = 0
    for (index, byte) in found.enumerated() {
      if index > 0, SearchText.isHump(found, at: index) { humps += 1 }
      word.append(SearchText.isCapital(byte) ? byte | 0x20 : byte)
    }
    // A single letter identifies nothing, because every scenario has an A and a B.
    guard word.count > 1 || SearchText.isDigit(word[0]) else { return }
    take(word[...], false)
    guard humps > 0 else { return }
    var start = 0
    for index in 1...found.count where index == found.count || SearchText.isHump(found, at: index) {
      if index - start > 1 { take(word[start..<index], true) }
      start = index
    }
  }

  /// True if a new part begins at a byte: `View` and `Controller` in `UIViewController`.
  private static func isHump(_ word: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard isCapital(word[index]) else { return false }
    if !isCapital(word[index - 1]) { return true }
    return index + 1 < word.count && isSmall(word[index + 1])
  }

  /// Reads a word of another script, or with accents, which the search ignores.
  private mutating func takeOther(
    _ found: UnsafeBufferPointer<UInt8>, _ take: (ArraySlice<UInt8>, _ isPart: Bool) -> Void
  ) {
    word.removeAll(keepingCapacity: true)
    let text = String(decoding: found, as: UTF8.self)
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      if SearchText.isMark(scalar) { continue }
      guard SearchText.isLetterOrNumber(scalar) else {
        flush(take)
        continue
      }
      let isWord = SearchText.isWordAlone(scalar)
      if isWord { flush(take) }
      word += [UInt8](String(scalar).utf8)
      if isWord { flush(take) }
    }
    flush(take)
  }

  private mutating func flush(_ take: (ArraySlice<UInt8>, _ isPart: Bool) -> Void) {
    if word.count > 1 || word.first.map(SearchText.isDigit) == true { take(word[...], false) }
    word.removeAll(keepingCapacity: true)
  }

  /// Chinese and Japanese have no spaces between words, so every character is a word.
  private static func isWordAlone(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value)
  }
}
