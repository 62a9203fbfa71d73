/// The paths that documents name.
struct Documents {
  /// Every existing file and folder. A folder's path ends in a slash.
  let paths: [String]

  private static let suffixes = [
    ".swift", ".md", ".mustache", ".css", ".js", ".mjs", ".yml", ".yaml", ".json", ".sh", ".txt",
    ".svg",
  ]

  /// The texts in backticks that look like paths, with their lines: such a text has a slash or ends as a file
  /// name does. Fenced blocks, addresses, and folders of output and builds are left out.
  static func namedPaths(in text: String) -> [(line: Int, path: String)] {
    var result: [(line: Int, path: String)] = []
    var isFenced = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
      guard !isFenced else { continue }
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated() where place % 2 == 1 && place < parts.count - 1 {
        if looksLikePath(part) { result.append((index + 1, String(part))) }
      }
    }
    return result
  }

  private static func looksLikePath(_ text: Substring) -> Bool {
    guard !text.contains(" "), !text.contains("://"), !text.hasPrefix("_site"),
      !text.hasPrefix(".build"), !text.hasPrefix("</"), !text.hasPrefix("//")
    else { return false }
    return text.contains("/") || suffixes.contains { text.count > $0.count && text.hasSuffix($0) }
  }

  /// True if a path exists from the top, or for a bare file name anywhere. A star and a name in angle
  /// brackets stand for any part of a name.
  func exists(_ named: String) -> Bool {
    let wanted = named.split(separator: "/").map(Documents.pattern)
    let isFolder = named.hasSuffix("/")
    return paths.contains { path in
      if isFolder, !path.hasSuffix("/") { return false }
      let parts = path.split(separator: "/")
      let candidates = wanted.count == 1 && !isFolder ? parts.suffix(1) : parts[...]
      guard candidates.count == wanted.count else { return false }
      return zip(wanted, candidates).allSatisfy { Documents.matches($0, $1) }
    }
  }

  /// The constant pieces of a name, between the placeholders.
  private static func pattern(_ name: Substring) -> [Substring] {
    name.replacing(#/<[^>]*>/#, with: "*").split(separator: "*", omittingEmptySubsequences: false)
  }

  private static func matches(_ pieces: [Substring], _ name: Substring) -> Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    guard pieces.count > 1 else { return name == first }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last)
    else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// The named paths of a document that do not exist.
  func problems(_ file: SourceFile) -> [String] {
    Documents.namedPaths(in: file.text).filter { !exists($0.path) }
      .map { "\(file.path):\($0.line): there is no '\($0.path)'" }
  }
}
