/// Tells tildes that may strike text through from escaped tildes and tildes in code.
///
/// libcmark decodes `\~` and `&#126;` and leaves no trace, so its tree cannot tell. Every run of one or two
/// tildes that could open or close is therefore written as a rare punctuation character before parsing, with
/// a character for each combination of opening and closing. A marker is punctuation as a tilde is, so the
/// text around is parsed alike. A marker in a text node is a delimiter. A marker anywhere else becomes a
/// tilde again.
struct TildeMarkers {
  /// The possible roles of a delimiter run.
  enum Role: Int, CaseIterable {
    case opens, closes, both

    var canOpen: Bool { self != .closes }
    var canClose: Bool { self != .opens }

    init?(opens: Bool, closes: Bool) {
      guard opens || closes else { return nil }
      self = opens ? (closes ? .both : .opens) : .closes
    }
  }

  /// Three consecutive scalars, all of the category punctuation, all four bytes long.
  private let first: UInt32
  /// The encoding of the first marker. The other encodings differ in the last byte.
  private let lead: (UInt8, UInt8, UInt8, UInt8)

  /// Old South Arabian, Kharoshthi and Aegean punctuation.
  private static let families: [UInt32] = [0x10A50, 0x10A53, 0x10100]

  /// Chooses markers that the text does not contain, neither literally nor as a reference. Returns nil if the
  /// text contains all of them.
  init?(absentFrom text: [UInt8]) {
    let chosen = Self.families.first { family in
      (family..<family + 3).allSatisfy { code in
        !text.contains(Self.encoded(code)) && !text.contains(hexadecimal: code)
          && !text.contains(Array(String(code).utf8))
      }
    }
    guard let chosen else { return nil }
    first = chosen
    let bytes = Self.encoded(chosen)
    lead = (bytes[0], bytes[1], bytes[2], bytes[3])
  }

  /// The bytes that stand for one tilde.
  func marker(for role: Role) -> [UInt8] { Self.encoded(first + UInt32(role.rawValue)) }

  /// The role of the marker that begins at an index, or nil if no marker begins there.
  func role(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Role? {
    guard index + 4 <= text.count, text[index] == lead.0, text[index + 1] == lead.1,
      text[index + 2] == lead.2, text[index + 3] >= lead.3
    else { return nil }
    return Role(rawValue: Int(text[index + 3] - lead.3))
  }

  /// The text with tildes for markers, or nil for a text without markers.
  func restored(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.indices.contains(where: { role(in: text, at: $0) != nil }) else { return nil }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let isMarker = role(in: text, at: index) != nil
      result.append(isMarker ? Byte.tilde : text[index])
      index += isMarker ? 4 : 1
    }
    return result
  }

  private static func encoded(_ code: UInt32) -> [UInt8] {
    [
      UInt8(0xF0 | code >> 18), UInt8(0x80 | code >> 12 & 0x3F), UInt8(0x80 | code >> 6 & 0x3F),
      UInt8(0x80 | code & 0x3F),
    ]
  }
}

extension [UInt8] {
  fileprivate func contains(_ needle: [UInt8]) -> Bool {
    guard let head = needle.first, count >= needle.count else { return false }
    return indices.contains { index in
      self[index] == head && self[index...].starts(with: needle)
    }
  }

  fileprivate func contains(hexadecimal code: UInt32) -> Bool {
    let lower = String(code, radix: 16)
    return contains(Array(lower.utf8)) || contains(Array(lower.uppercased().utf8))
  }
}
