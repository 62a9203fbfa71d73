import Foundation

/// Patterns of paths in the content folder, as the configuration lists the patterns.
///
/// `*` stands for any characters of one name, `?` for one character, `[ab]` for one of some. A pattern
/// without a slash fits a file or folder of that name in any folder; a pattern with a slash is
/// relative to the content folder. A folder stands for everything below.
struct PathPatterns: Equatable, Sendable {
  private let patterns: [String]

  init(_ patterns: [String]) {
    self.patterns = patterns.map { pattern in
      var text = Substring(pattern)
      for suffix in ["/**", "/*", "/"] where text.hasSuffix(suffix) {
        text = text.dropLast(suffix.count)
        break
      }
      while text.hasPrefix("./") || text.hasPrefix("**/") {
        text = text.drop { $0 != "/" }.dropFirst()
      }
      // A slash in front makes a pattern relative to the content folder.
      return String(text)
    }.filter { !$0.isEmpty && $0 != "/" }
  }

  /// Returns true if a path, or a folder around the path, fits a pattern.
  func contain(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    return patterns.contains { pattern in
      guard pattern.contains("/") else {
        return names.contains { PathPatterns.fits($0, pattern) }
      }
      let relative = pattern.hasPrefix("/") ? String(pattern.dropFirst()) : pattern
      return names.indices.contains { last in
        PathPatterns.fits(names[...last].joined(separator: "/"), relative)
      }
    }
  }

  private static func fits(_ path: String, _ pattern: String) -> Bool {
    fnmatch(pattern, path, FNM_PATHNAME) == 0
  }
}
