import Foundation

/// Paths of files as parts of addresses.
enum URLPath {
  /// A path with every character escaped that has a meaning in an address.
  static func encoded(_ path: String) -> String {
    // A colon before the first slash would look like a scheme.
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
