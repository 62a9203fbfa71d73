import Diagnostics

/// The schemes that an address of a link can have.
enum LinkScheme: String, CaseIterable {
  case https, http, mailto, verify

  /// The scheme that a word was probably meant to be.
  static func nearest(to word: String) -> LinkScheme? {
    EditDistance.nearest(to: word, in: allCases.map(\.rawValue)).flatMap(LinkScheme.init)
  }

  /// The scheme of an address, as written; nil for an address without a scheme.
  static func text(of address: String) -> Substring? {
    let scheme = address.utf8.prefix { $0 != UInt8(ascii: ":") }
    guard scheme.count < address.utf8.count, let first = scheme.first, isLetter(first),
      scheme.allSatisfy({
        isLetter($0) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || "+.-".utf8.contains($0)
      })
    else { return nil }
    return Substring(scheme)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
