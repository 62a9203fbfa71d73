/// Finds a text in other texts. The time grows with the sum of the lengths, not with the product.
package struct TextSearch {
  private let part: [UInt8]
  /// For each prefix of the part, the length of the longest shorter prefix that ends the prefix.
  private var fallbacks: [Int] = []

  package init(_ text: String) {
    part = Array(text.utf8)
    fallbacks.reserveCapacity(part.count)
    var length = 0
    for (index, byte) in part.enumerated() {
      if index > 0 { length = next(length, byte) }
      fallbacks.append(length)
    }
  }

  /// The length of the match after one more byte.
  private func next(_ found: Int, _ byte: UInt8) -> Int {
    var length = found
    while length > 0, length == part.count || part[length] != byte {
      length = fallbacks[length - 1]
    }
    return part[length] == byte ? length + 1 : 0
  }

  /// The places where the part begins in a text. The places do not overlap.
  package func places(in text: [UInt8], atMost limit: Int = .max) -> [Int] {
    guard !part.isEmpty else { return [] }
    var places: [Int] = []
    var length = 0
    for (index, byte) in text.enumerated() {
      length = next(length, byte)
      guard length == part.count else { continue }
      places.append(index + 1 - length)
      guard places.count < limit else { break }
      length = 0
    }
    return places
  }
}

extension String {
  /// True if the text is contained in another text.
  package func isPart(of whole: String) -> Bool {
    isEmpty || !TextSearch(self).places(in: Array(whole.utf8), atMost: 1).isEmpty
  }

  /// The parts between the occurrences of a separator.
  package func pieces(separatedBy separator: String) -> [String] {
    let text = Array(utf8)
    let length = separator.utf8.count
    var parts: [String] = []
    var start = 0
    for place in TextSearch(separator).places(in: text) {
      parts.append(String(decoding: text[start..<place], as: UTF8.self))
      start = place + length
    }
    parts.append(String(decoding: text[start...], as: UTF8.self))
    return parts
  }
}
