/// Finds bare addresses in text, by the rules of GitHub Flavored Markdown: web addresses that begin with
/// `http://`, `https://` or `www.`, and mail addresses.
enum Autolinks {
  /// An address in a text.
  struct Found: Equatable {
    let range: Range<Int>
    /// The part of the destination that the text lacks.
    let prefix: String
  }

  /// The addresses of a text, in order.
  static func all(in text: UnsafeBufferPointer<UInt8>) -> [Found] {
    var found: [Found] = []
    var index = 0
    var end = 0
    while index < text.count {
      let next: Found? =
        switch text[index] {
        case UInt8(ascii: "h"), UInt8(ascii: "H"): web(text, index, after: end)
        case UInt8(ascii: "w"), UInt8(ascii: "W"): host(text, index, after: end)
        case UInt8(ascii: "@"): mail(text, index, after: end)
        default: nil
        }
      if let next {
        found.append(next)
        end = next.range.upperBound
      }
      index = max(index + 1, end)
    }
    return found
  }

  private static func web(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, after last: Int
  ) -> Found? {
    guard start == last || !isLetter(text[start - 1]),
      let scheme = ["https://", "http://"].first(where: { has($0, text, start) })
    else { return nil }
    let host = start + scheme.utf8.count
    guard host < text.count, isAlphanumeric(text[host]), isDomain(text, host, dots: 0) else {
      return nil
    }
    return Found(range: start..<trimmedEnd(text, host), prefix: "")
  }

  private static func host(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, after last: Int
  ) -> Found? {
    let isFree = start == last || isSpace(text[start - 1]) || "*_~(".utf8.contains(text[start - 1])
    guard isFree, has("www.", text, start), isDomain(text, start, dots: 2) else { return nil }
    return Found(range: start..<trimmedEnd(text, start), prefix: "http://")
  }

  private static func mail(
    _ text: UnsafeBufferPointer<UInt8>, _ at: Int, after last: Int
  ) -> Found? {
    var start = at
    while start > last, isAlphanumeric(text[start - 1]) || ".+-_".utf8.contains(text[start - 1]) {
      start -= 1
    }
    var end = at + 1
    var dots = 0
    while end < text.count, isAlphanumeric(text[end]) || "._-".utf8.contains(text[end]) {
      if text[end] == UInt8(ascii: "."), end + 1 < text.count, isAlphanumeric(text[end + 1]) {
        dots += 1
      }
      end += 1
    }
    while end > at + 1, text[end - 1] == UInt8(ascii: ".") { end -= 1 }
    guard start < at, dots > 0, isAlphanumeric(text[end - 1]) else { return nil }
    return Found(range: start..<end, prefix: "mailto:")
  }

  /// True if a host has enough dots, and no underscore in its last two parts.
  private static func isDomain(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, dots minimum: Int
  ) -> Bool {
    var end = start
    while end < text.count,
      isAlphanumeric(text[end]) || text[end] >= 0x80 || ".-_".utf8.contains(text[end])
    {
      end += 1
    }
    let parts = text[start..<end].split(separator: UInt8(ascii: "."))
    return parts.count > minimum && parts.suffix(2).allSatisfy { !$0.contains(UInt8(ascii: "_")) }
  }

  /// The end of an address, without punctuation that belongs to the sentence.
  private static func trimmedEnd(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count, !isSpace(text[end]), text[end] != Byte.less,
      text[end] != InlineMarks.footnote
    {
      end += 1
    }
    // The bracket of a reference to a footnote.
    if end < text.count, text[end] == InlineMarks.footnote { end -= 1 }
    while end > start {
      let last = text[end - 1]
      if "?!.,:*_~'\"".utf8.contains(last) {
        end -= 1
      } else if last == UInt8(ascii: ")") {
        let part = text[start..<end]
        guard part.count(where: { $0 == last }) > part.count(where: { $0 == UInt8(ascii: "(") })
        else { return end }
        end -= 1
      } else if last == UInt8(ascii: ";") {
        var name = end - 1
        while name > start, isAlphanumeric(text[name - 1]) { name -= 1 }
        let isEntity = name < end - 1 && name > start && text[name - 1] == UInt8(ascii: "&")
        end = isEntity ? name - 1 : end - 1
      } else {
        return end
      }
    }
    return end
  }

  private static func has(
    _ word: String, _ text: UnsafeBufferPointer<UInt8>, _ start: Int
  ) -> Bool {
    let part = text[start..<min(start + word.utf8.count, text.count)]
    return part.count == word.utf8.count
      && zip(part, word.utf8).allSatisfy { isLetter($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == Byte.space || (9...13).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || Byte.isDigit(byte) }
}
