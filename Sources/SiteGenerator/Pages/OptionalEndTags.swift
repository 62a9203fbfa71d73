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
    var html = html
    return html.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { kept in
        var count = 0
        // The bytes from `start` on are not yet kept.
        var start = 0
        var place = 0
        func keep(upTo end: Int) {
          let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
          _ = UnsafeMutableBufferPointer(rebasing: kept[count...]).initialize(from: part)
          count += part.count
        }
        while place < bytes.count {
          guard bytes[place] == UInt8(ascii: "<"),
            let next = tagBehindOptionalTag(at: place, in: bytes)
          else {
            place += 1
            continue
          }
          keep(upTo: place)
          (start, place) = (next, next)
        }
        keep(upTo: bytes.count)
        return count
      }
    }
  }

  /// The place of the next tag; nil if no end tag that may go is at the place.
  private static func tagBehindOptionalTag(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/"),
      let (tag, followers) = followers.first(where: { bytes[place...].starts(with: $0.tag) })
    else { return nil }
    let rest = bytes[(place + tag.count)...].drop {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: " ")
    }
    let isFollowed = followers.contains { name in
      guard rest.starts(with: name), let end = rest.dropFirst(name.count).first else {
        return false
      }
      return end == UInt8(ascii: ">") || end == UInt8(ascii: " ")
    }
    return isFollowed ? rest.startIndex : nil
  }
}
