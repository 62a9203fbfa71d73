import Diagnostics

/// A block of no live kind that was likely meant to be live.
package struct FenceSlip {
  /// The text written in place of the kind.
  private let written: String
  private let range: SourceRange
  /// The kind that was most likely meant.
  private let meant: String

  /// Finds a kind close to the beginning of an info string: the first word, the first two words
  /// (because a kind can have a hyphen), or an attribute before all words.
  /// - Parameters:
  ///   - info: The info string.
  ///   - kinds: The words of the live kinds.
  ///   - marks: The marks that stand behind the word `swift`.
  package init?(_ info: InfoString, kinds: [String], marks: [String] = []) {
    let kinds = KindWords(all: kinds)
    let words = info.words
    if let attribute = info.attributes.first,
      attribute.keyRange.start < words.first?.range.start ?? Int.max
    {
      guard let kind = kinds.kind(near: attribute.key) else { return nil }
      written = "\(attribute.key)=\(attribute.value)"
      range = SourceRange(attribute.keyRange.start, attribute.valueRange.end)
      meant = kind
      return
    }
    guard let first = words.first else { return nil }
    if let mark = FenceSlip.mark(in: first.text, of: marks) {
      let isSplit = words.count > 1 && words[1].text == "swift"
      written = isSplit ? first.text + " " + words[1].text : first.text
      range = SourceRange(first.range.start, isSplit ? words[1].range.end : first.range.end)
      meant = "swift \(mark)"
      return
    }
    if let kind = kinds.kind(near: first.text) {
      written = first.text
      range = first.range
      meant = kind
      return
    }
    guard words.count > 1, let kind = kinds.hyphenated(near: first.text + words[1].text) else {
      return nil
    }
    written = first.text + " " + words[1].text
    range = SourceRange(first.range.start, words[1].range.end)
    meant = kind
  }

  package var diagnostic: Diagnostic {
    .inInfo(
      "mistyped-block",
      "'\(written)' is not a kind of block; did you mean '\(meant)'?", range,
      help: ["write '\(meant)', or, for another language, a word that is less similar"])
  }

  /// The mark of an example that a word equals, with or without `swift` in front.
  private static func mark(in word: String, of marks: [String]) -> String? {
    let letters = word.lowercased().utf8.filter(KindWords.isLetter)
    return marks.first { mark in
      letters.elementsEqual(mark.utf8) || letters.elementsEqual("swift\(mark)".utf8)
    }
  }

}

/// The words of the live kinds.
private struct KindWords {
  let all: [String]

  /// The kind close to the leading letters of a word.
  func kind(near word: String) -> String? {
    let bytes = word.lowercased().utf8.drop { !KindWords.isLetter($0) }
    let letters = bytes.prefix(while: KindWords.isLetter)
    return all.first { isNear(letters, $0) } ?? hyphenated(near: word)
  }

  /// The hyphenated kind close to a text, whatever character replaces the hyphen.
  func hyphenated(near text: String) -> String? {
    let letters = text.lowercased().utf8.filter(KindWords.isLetter)
    return all.first { kind in
      kind.utf8.contains(UInt8(ascii: "-")) && isNear(letters[...], kind)
    }
  }

  private func isNear(_ letters: some Sequence<UInt8>, _ kind: String) -> Bool {
    let name = Array(kind.utf8.filter(KindWords.isLetter))
    let distance = EditDistance.between(
      String(decoding: Array(letters), as: UTF8.self), String(decoding: name, as: UTF8.self))
    return distance <= (name.count > 6 ? 2 : 1)
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }
}

extension InfoString {
  /// The ids that a refused block may have been meant to have: the second word, or the text after a
  /// mark in the first word, as in `scenario:push`.
  package var likelyIDs: [String] {
    var ids: [String] = []
    if words.count > 1 { ids.append(words[1].text) }
    if let word = words.first?.text,
      let mark = word.utf8.firstIndex(where: { $0 | 0x20 < 97 || $0 | 0x20 > 122 })
    {
      ids.append(String(decoding: word.utf8[word.utf8.index(after: mark)...], as: UTF8.self))
    }
    if words.isEmpty, let attribute = attributes.first { ids.append(attribute.value) }
    return ids
  }
}
