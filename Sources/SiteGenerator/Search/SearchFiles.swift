/// The index of a site as files. The files are scripts that pass their data to the loading page,
/// because a page that was opened as a file may not read other files.
///
/// The first script names the parts for a search, so no reader loads all parts. The parts are packed: the index of the
/// guide needs a third of the bytes that way.
struct SearchFiles {
  /// The folder of the index in the site.
  static let folder = "assets/search/"

  /// The contents of the files by path.
  let files: [(path: String, bytes: [UInt8])]

  /// The size in bytes at which a new part begins. A compressed part has less than 30 KB.
  private enum Limit {
    static let words = 44_000
    static let spellings = 90_000
    static let pages = 24_000
  }

  /// The files of several indexes.
  init(_ indexes: [SearchFiles]) { files = indexes.flatMap(\.files) }

  /// - Parameters:
  ///   - pages: The pages of the site.
  ///   - entries: The entries of each page.
  ///   - vocabulary: The words of the entries.
  ///   - language: The folder of the index among the indexes, with a slash; empty for the usual language.
  init(
    _ pages: [SearchPage], _ entries: [[SearchEntry]], _ vocabulary: SearchVocabulary,
    in language: String = ""
  ) {
    let all = entries.flatMap { $0 }
    let postings = SearchPostings(all, vocabulary)
    let (words, firstWords) = SearchFiles.words(postings, vocabulary)
    let spellings = SearchFiles.spellings(postings, vocabulary)
    let (texts, firstEntries) = SearchFiles.texts(pages, entries)
    var manifest = SearchScript()
    manifest.raw("{\"kinds\":")
    manifest.string(String(all.map(\.kind.letter)))
    manifest.raw(",\"owners\":")
    manifest.string(
      zip(pages, entries).map { String($1.count, radix: 36) + String($0.rank) }.joined())
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
      let isManifest = name == "manifest"
      var script = SearchScript()
      script.raw("lifeguardSearch(\"\(version)\",\"\(name)\",\(number),")
      if !isManifest { script.raw("\"\(PackedText.base64(bytes))\")\n") }
      let rest = isManifest ? bytes + [UInt8](")\n".utf8) : []
      let file = isManifest ? name : "\(name)-\(number)"
      return ("\(SearchFiles.folder)\(language)\(file).js", script.bytes + rest)
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
      // A word has no character that a string literal would have to escape.
      parts.bytes += word
      parts.bytes.append(UInt8(ascii: " "))
      postings.append(number, to: &parts.bytes)
      parts.end(with: "\\n")
    }
    return (parts.finished(opening: "\"", closing: "\""), firsts)
  }

  /// The words for corrections of typing errors. A word is written as the length of the prefix
  /// shared with the word before, and the rest. Words of under four letters are never suggested.
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

  /// The shown texts of the entries, by pages. A page that is too long for a part continues in the
  /// next part, which repeats the title and the address.
  /// - Returns: The parts, and the number of the first entry of each part.
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
