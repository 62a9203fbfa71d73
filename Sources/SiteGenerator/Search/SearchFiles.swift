/// The index of a site as files: scripts that give themselves to the one which loads them, because a page
/// that was opened as a file may not read others.
///
/// Which of them a reader needs is told by the first, so that nobody loads all of them.
struct SearchFiles {
  /// The folder of these files in the site.
  static let folder = "assets/search/"

  /// What they hold, by their paths.
  let files: [(path: String, bytes: [UInt8])]

  /// How large a part becomes before another one begins, in bytes: compressed it has less than 30 KB.
  private enum Limit {
    static let words = 44_000
    static let spellings = 90_000
    static let pages = 24_000
  }

  /// - Parameters:
  ///   - pages: The pages of the site.
  ///   - entries: What can be found of each.
  ///   - vocabulary: The words of these.
  init(_ pages: [SearchPage], _ entries: [[SearchEntry]], _ vocabulary: SearchVocabulary) {
    let all = entries.flatMap { $0 }
    let postings = SearchPostings(all, vocabulary)
    let (words, firstWords) = SearchFiles.words(postings, vocabulary)
    let spellings = SearchFiles.spellings(postings, vocabulary)
    let (texts, firstEntries) = SearchFiles.texts(pages, entries)
    var manifest = SearchScript()
    manifest.raw("{\"kinds\":")
    manifest.string(String(all.map(\.kind.letter)))
    manifest.raw(",\"weights\":\(SearchWeight.levels),\"ignored\":")
    manifest.string(SearchVocabulary.ignored.joined(separator: " "))
    manifest.raw(",\"words\":")
    manifest.string(firstWords.joined(separator: " "))
    manifest.raw(",\"spellings\":\(spellings.count),\"pages\":\(firstEntries)}")
    let parts =
      [("manifest", 0, manifest.bytes)] + SearchFiles.numbered("words", words)
      + SearchFiles.numbered("spellings", spellings) + SearchFiles.numbered("pages", texts)
    var hash = FastHash()
    for part in parts { hash.add(part.2) }
    let version = String(hash.value, radix: 36)
    files = parts.map { name, number, bytes in
      let file = name == "manifest" ? name : "\(name)-\(number)"
      var script = SearchScript()
      script.raw("lifeguardSearch(\"\(version)\",\"\(name)\",\(number),")
      return ("\(SearchFiles.folder)\(file).js", script.bytes + bytes + [UInt8](")\n".utf8))
    }
  }

  private static func numbered(
    _ name: String, _ parts: [[UInt8]]
  ) -> [(String, Int, [UInt8])] {
    parts.enumerated().map { (name, $0, $1) }
  }

  /// The words with their entries, a word a line.
  /// - Returns: The parts, and the first word of each.
  private static func words(
    _ postings: SearchPostings, _ vocabulary: SearchVocabulary
  ) -> ([[UInt8]], [String]) {
    var parts = SearchParts(limit: Limit.words)
    var firsts: [String] = []
    for number in postings.words {
      let word = vocabulary.word(number)
      if parts.isAtBeginning { firsts.append(String(decoding: word, as: UTF8.self)) }
      // A word has neither quotes nor anything else that a string cannot hold.
      parts.bytes += word
      parts.bytes.append(UInt8(ascii: " "))
      postings.append(number, to: &parts.bytes)
      parts.end(with: "\\n")
    }
    return (parts.finished(opening: "\"", closing: "\""), firsts)
  }

  /// The words alone, for what is typed wrong: of each how many letters it shares with the one before, and
  /// the others. Words of fewer than four letters are never meant.
  private static func spellings(
    _ postings: SearchPostings, _ vocabulary: SearchVocabulary
  ) -> [[UInt8]] {
    var parts = SearchParts(limit: Limit.spellings)
    var last: ArraySlice<UInt8> = []
    for number in postings.words {
      let word = vocabulary.word(number)
      guard word.count > 3, !word.contains(where: { $0 >= 0x80 }) else { continue }
      let isFirst = parts.isAtBeginning
      let shared = isFirst ? 0 : min(35, zip(last, word).prefix { $0 == $1 }.count)
      parts.bytes += [UInt8](String(shared, radix: 36).utf8)
      parts.bytes += word.dropFirst(shared)
      parts.end(with: " ")
      last = word
    }
    return parts.finished(opening: "\"", closing: "\"")
  }

  /// What is shown of the entries, by pages. A page that is too long for a part goes on in the next one, which
  /// begins with its title and address once more.
  /// - Returns: The parts, and the number of the first entry of each.
  private static func texts(
    _ pages: [SearchPage], _ entries: [[SearchEntry]]
  ) -> ([[UInt8]], [Int]) {
    var parts = SearchParts(limit: Limit.pages)
    var firsts: [Int] = []
    var count = 0
    for (page, entries) in zip(pages, entries) {
      var isOpen = false
      for (index, entry) in entries.enumerated() {
        if parts.isAtBeginning { firsts.append(count) }
        if !isOpen { parts.bytes += opening(of: page.page) }
        parts.bytes += text(of: entry)
        count += 1
        isOpen = parts.bytes.count < parts.limit && index + 1 < entries.count
        guard !isOpen else { continue }
        parts.bytes.append(UInt8(ascii: "]"))
        parts.end(with: ",\n")
      }
    }
    return (parts.finished(opening: "[", closing: "]"), firsts)
  }

  private static func opening(of page: Page) -> [UInt8] {
    var script = SearchScript()
    script.raw("[")
    script.string(page.title)
    script.raw(",")
    script.string(URLPath.encoded(page.outputPath))
    return script.bytes
  }

  private static func text(of entry: SearchEntry) -> [UInt8] {
    var script = SearchScript()
    script.raw(",[")
    script.string(entry.title)
    script.raw(",")
    script.string(entry.anchor)
    script.raw(",")
    script.string(entry.text)
    script.raw("]")
    return script.bytes
  }
}
