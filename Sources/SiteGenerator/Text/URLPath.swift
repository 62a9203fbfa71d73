import Foundation

/// Paths of files as parts of addresses.
enum URLPath {
  /// A path with every character escaped that has a meaning in an address.
  static func encoded(_ path: String) -> String {
    guard !path.utf8.allSatisfy(isPlain) else { return path }
    // A colon before the first slash would look like a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }

  /// True for a byte that stands for itself. Nearly all paths have only such bytes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
