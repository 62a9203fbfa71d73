/// A link or an image of the page.
package struct Link: Sendable, Hashable {
  /// The use of a destination.
  package enum Kind: Sendable, Hashable {
    /// A link, also an automatic link in angle brackets.
    case link
    /// An image.
    case image
  }

  /// The use of the destination.
  package let kind: Kind
  /// The destination as the author wrote it, with entities and backslash escapes resolved.
  package let destination: String
  /// The title in quotes behind the destination; empty without a title.
  package var title = ""
  /// The link's text, or the image's description, without markup.
  package let text: String
  /// The file's line, counted from 1.
  package let line: Int
  /// The file's column, in Unicode scalars counted from 1.
  package let column: Int

  /// True if the destination is dropped, because a browser would run it or read local files.
  package var isUnsafe: Bool { UnsafeURL.isUnsafe(destination.utf8) }
}

/// The URLs that libcmark's safe mode drops.
enum UnsafeURL {
  private static let schemes = ["javascript:", "vbscript:", "file:", "data:"].map {
    Array($0.utf8)
  }
  private static let safeData = ["png", "gif", "jpeg", "webp"].map {
    Array("data:image/\($0)".utf8)
  }

  static func isUnsafe(_ url: some Collection<UInt8>) -> Bool {
    guard let first = url.first, "jJvVfFdD".utf8.contains(first) else { return false }
    let start = url.prefix(16).map { byte in
      (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
    return schemes.contains { start.starts(with: $0) }
      && !safeData.contains { start.starts(with: $0) }
  }
}
