/// The end tags of cells, rows and items. HTML lets a page leave out such a tag, because the next tag says the
/// same. A site has sixty thousand of these tags.
enum OptionalEndTags {
  /// The end tags, each with the tags of which one has to follow.
  private static let followers: [(tag: [UInt8], next: [[UInt8]])] = [
    ("</td>", ["<td", "<th", "</tr"]), ("</th>", ["<td", "<th", "</tr"]),
    ("</tr>", ["<tr", "</tbody", "</thead", "</tfoot"]), ("</li>", ["<li", "</ul", "</ol"]),
  ].map { (Array($0.utf8), $1.map { Array($0.utf8) }) }

  /// Leaves out the end tags, each with the white space behind it, which no browser shows.
  /// - Parameter html: The HTML of a page.
  /// - Returns: HTML that a browser reads as the same page.
  static func omitted(from html: String) -> String {
    let bytes = Array(html.utf8)
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if let next = tagBehindOptionalTag(at: place, in: bytes) {
        place = next
      } else {
        kept.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The place of the next tag; nil if no end tag that may go is at the place.
  private static func tagBehindOptionalTag(at place: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[place...].starts(with: "</".utf8),
      let (tag, followers) = followers.first(where: { bytes[place...].starts(with: $0.tag) })
    else { return nil }
    let space: Set = [UInt8(ascii: "\n"), UInt8(ascii: " ")]
    let rest = bytes[(place + tag.count)...].drop(while: space.contains)
    let isFollowed = followers.contains { name in
      guard rest.starts(with: name), let end = rest.dropFirst(name.count).first else {
        return false
      }
      return end == UInt8(ascii: ">") || end == UInt8(ascii: " ")
    }
    return isFollowed ? rest.startIndex : nil
  }
}
