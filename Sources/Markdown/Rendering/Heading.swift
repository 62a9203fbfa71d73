/// A heading of the page.
package struct Heading: Sendable, Hashable {
  /// The level, from 1 to 6.
  package let level: Int
  /// The anchor: unique on the page, the author's own or made from the text as GitHub makes it.
  package let id: String
  /// The text without markup.
  package let text: String
  /// The file's line, counted from 1.
  package let line: Int
}

/// The text from one heading of a page to the next one.
package struct TextSection: Sendable, Hashable {
  /// The heading, or `nil` for the text before the first heading.
  package let heading: Heading?
  /// The text below the heading without markup, code blocks and raw HTML, with a line for each block.
  package let text: String

  init(_ heading: Heading?, _ text: ArraySlice<UInt8>) {
    self.heading = heading
    self.text = String(decoding: text, as: UTF8.self)
  }
}

/// Takes the code blocks of a page, and returns a test for ids that the HTML of these blocks has. No heading
/// gets such an id.
package typealias ReservedIDs = ([FencedCodeBlock]) -> (String) -> Bool

/// Makes the anchors of one page.
struct HeadingSlugs {
  private var taken: Set<String> = []
  private var counts: [String: Int] = [:]
  private let isReserved: (String) -> Bool

  /// - Parameter isReserved: Returns true for an id that another part of the page has, so that no heading
  ///   may.
  init(isReserved: @escaping (String) -> Bool) { self.isReserved = isReserved }

  /// The text in lower case, reduced to letters, digits, `_` and `-`, with `-` for spaces. If the id is
  /// taken, `-1`, `-2` and so on follow.
  mutating func slug(for text: String) -> String {
    var base = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" {
        base.unicodeScalars.append("-")
      } else if Self.isKept(scalar) {
        base.unicodeScalars.append(scalar)
      }
    }
    if base.isEmpty { base = "section" }
    guard !take(base) else { return base }
    var count = counts[base, default: 0]
    var slug: String
    repeat {
      count += 1
      slug = "\(base)-\(count)"
    } while !take(slug)
    counts[base] = count
    return slug
  }

  /// Takes an id. Returns false if the id was taken before.
  mutating func take(_ id: String) -> Bool {
    !isReserved(id) && taken.insert(id).inserted
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
    }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      return true
    default: return false
    }
  }
}
