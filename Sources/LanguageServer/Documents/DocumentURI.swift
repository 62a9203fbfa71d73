import Foundation
import SiteGenerator

/// The address of a document as clients write the address.
enum DocumentURI {
  /// The path of a file; nil for a document that is no file.
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    var rest = uri.dropFirst("file://".count)
    if !rest.hasPrefix("/") {
      // The name of a machine.
      guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]) else {
        return nil
      }
      rest = rest[slash...]
    }
    let path = rest.prefix { $0 != "?" && $0 != "#" }
    guard let decoded = String(path).removingPercentEncoding, !decoded.contains("\0") else {
      return nil
    }
    return FilePath.normalized(decoded)
  }

  /// The address of a file.
  static func uri(ofPath path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }
}
