import ExampleRuns
import Markdown
import Scenarios
import SiteGenerator

/// A place at which a page names a scenario.
struct ScenarioOccurrence {
  /// The id of the scenario.
  let id: String
  /// The place of the id in the file, as offsets.
  let range: Range<Int>
  /// True in the fence of the scenario's own block.
  let isDefinition: Bool

  /// The id at a place of a page.
  static func id(in context: PageContext, at offset: Int) -> String? {
    found(in: context, at: offset)?.id
  }

  /// The occurrence at a place of a page. The end of an id counts, because a cursor may stand there.
  static func found(in context: PageContext, at offset: Int) -> ScenarioOccurrence? {
    all(in: context.page, context.document).first {
      $0.range.contains(offset) || $0.range.upperBound == offset
    }
  }

  /// All occurrences on a page, in order.
  static func all(in page: Page, _ document: TextDocument) -> [ScenarioOccurrence] {
    var found = page.places.flatMap { inBlock(CodeBlock($0, in: document)) }
    for occurrence in inLinks(of: page, document)
    where !found.contains(where: { $0.range == occurrence.range }) {
      found.append(occurrence)
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Blocks

  private static func inBlock(_ block: CodeBlock) -> [ScenarioOccurrence] {
    if let word = block.place.read.info.scenarioID {
      return [
        ScenarioOccurrence(id: word.text, range: block.infoRange(word.range), isDefinition: true)
      ]
    }
    func inInfo(_ word: InfoString.Word) -> ScenarioOccurrence {
      ScenarioOccurrence(id: word.text, range: block.infoRange(word.range), isDefinition: false)
    }
    switch block.place.read.live {
    case .claims(let attributes):
      return attributes.over.filter { ScenarioFamily(rawValue: $0.text) == nil }.map(inInfo)
    case .stateTable(let attributes): return [inInfo(attributes.scenario)]
    case .compare:
      let words = (try? Comparison(block.literal))?.scenarios ?? []
      return words.map { word in
        let start = block.fileOffset(of: word.range.start)
        return ScenarioOccurrence(
          id: word.text, range: start..<start + word.text.utf8.count, isDefinition: false)
      }
    case .ordinary, .swift, .fragment, .example, .scenario, nil: return []
    }
  }

  // MARK: Links

  private static let scheme = "verify:"

  private static func inLinks(
    of page: Page, _ document: TextDocument
  ) -> [ScenarioOccurrence] {
    let links = page.document?.links ?? []
    let starts = links.map { document.offset(line: $0.line, column: $0.column) }
    var found: [ScenarioOccurrence] = []
    for (index, link) in links.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : document.bytes.count
      let area = starts[index]..<max(starts[index], end)
      if let id = LinkClaim(link.destination)?.scenario, !id.isEmpty {
        let place =
          self.place(of: scheme, id, in: area, document)
          ?? definitions(document).compactMap { self.place(of: scheme, id, in: $0, document) }.first
        if let place { found.append(.init(id: id, range: place, isDefinition: false)) }
      } else if let id = anchored(link.destination),
        let place = self.place(of: "#" + ScenarioAnchor.id(of: ""), id, in: area, document)
      {
        found.append(.init(id: id, range: place, isDefinition: false))
      }
    }
    return found
  }

  /// The scenario that the anchor of a link leads to.
  private static func anchored(_ destination: String) -> String? {
    guard !destination.contains(":"), let mark = destination.lastIndex(of: "#") else { return nil }
    let anchor = destination[destination.index(after: mark)...]
    let prefix = ScenarioAnchor.id(of: "")
    return anchor.hasPrefix(prefix) ? String(anchor.dropFirst(prefix.count)) : nil
  }

  /// The place of an id behind a prefix.
  private static func place(
    of prefix: String, _ id: String, in area: Range<Int>, _ document: TextDocument
  ) -> Range<Int>? {
    let (prefix, id) = (Array(prefix.utf8), Array(id.utf8))
    let bytes = document.bytes
    func lowered(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }
    let length = prefix.count + id.count
    guard area.count >= length else { return nil }
    for start in area.lowerBound...(area.upperBound - length)
    where lowered(bytes[start]) == prefix[0] {
      let isPrefix = prefix.indices.allSatisfy { lowered(bytes[start + $0]) == prefix[$0] }
      let end = start + length
      guard isPrefix, bytes[start + prefix.count..<end].elementsEqual(id) else { continue }
      // The id of another scenario may begin with the id.
      if end < bytes.count, InfoWord.isPartOfID(bytes[end]) { continue }
      return start + prefix.count..<end
    }
    return nil
  }

  /// The lines with the destinations of links that are named elsewhere: `[name]: verify:id`.
  private static func definitions(_ document: TextDocument) -> [Range<Int>] {
    (1...document.source.lineCount).compactMap { number in
      let text = document.source.line(number).drop { $0 == " " || $0 == ">" }
      guard text.hasPrefix("["), text.contains("]:") else { return nil }
      return document.source.start(ofLine: number)..<document.end(ofLine: number)
    }
  }
}

/// The words of ids.
enum InfoWord {
  /// True for a byte of an id in kebab-case, or of the id of a built-in scenario.
  static func isPartOfID(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "/"): true
    default: false
    }
  }

  /// True for an id in kebab-case.
  static func isID(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { isPartOfID($0) && $0 != UInt8(ascii: "/") }
    }
  }
}
