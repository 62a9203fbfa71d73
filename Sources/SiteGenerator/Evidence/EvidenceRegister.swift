import Scenarios

/// Every source that the engine's choreographies and the evidence suite can cite.
///
/// The tables have one line for each source: id, kind, confidence, releases, addresses, title.
package struct EvidenceRegister: Sendable {
  /// The project's own register.
  package static let shared = EvidenceRegister()

  /// The sources by topic and then by id.
  package let sources: [EvidenceSource]
  /// The lines that are no source, or no conflict between sources.
  let malformed: [String]
  private let indexes: [String: Int]
  /// The sources that contradict each source, or that the source contradicts.
  private let opponents: [String: Set<String>]

  private init() {
    self.init(
      tables: EvidenceTopic.allCases.map { ($0, EvidenceRegister.table(of: $0)) },
      conflicts: EvidenceRegister.conflictTable)
  }

  init(tables: [(EvidenceTopic, String)], conflicts conflictTable: String = "") {
    var sources: [EvidenceSource] = []
    var malformed: [String] = []
    for (topic, table) in tables {
      for line in table.split(separator: "\n") {
        if let source = EvidenceSource(line: line, topic) {
          sources.append(source)
        } else {
          malformed.append(String(line))
        }
      }
    }
    var indexes: [String: Int] = [:]
    for (index, source) in sources.enumerated() {
      if indexes[source.id] != nil { malformed.append("\(source.id) is there twice") }
      indexes[source.id] = index
    }
    var opponents: [String: Set<String>] = [:]
    for line in conflictTable.split(separator: "\n") {
      let fields = EvidenceSource.fields(of: line)
      guard fields.count == 2 else {
        malformed.append(String(line))
        continue
      }
      let others = fields[1].split(separator: " ").map(String.init)
      for other in others {
        opponents[fields[0], default: []].insert(other)
        opponents[other, default: []].insert(fields[0])
      }
      for id in [fields[0]] + others where indexes[id] == nil {
        malformed.append("\(line): '\(id)' is not a source")
      }
    }
    self.sources = sources
    self.malformed = malformed
    self.indexes = indexes
    self.opponents = opponents
  }

  /// A source.
  /// - Parameter id: The id of the source.
  package func source(_ id: String) -> EvidenceSource? {
    indexes[id].map { sources[$0] }
  }

  /// The sources that contradict a source, or that the source contradicts.
  /// - Parameter id: The id of the source.
  package func conflicts(of id: String) -> [EvidenceSource] {
    guard let others = opponents[id] else { return [] }
    return sources.filter { others.contains($0.id) }
  }

  /// A source of the project's own register.
  /// - Parameter id: The id of the source.
  package static func source(_ id: String) -> EvidenceSource? { shared.source(id) }

  private static func table(of topic: EvidenceTopic) -> String {
    switch topic {
    case .loading: loadingSources
    case .appearance: appearanceSources
    case .navigation: navigationSources
    case .pages: pagesSources
    case .tabs: tabsSources
    case .split: splitSources
    case .containment: containmentSources
    case .presentation: presentationSources
    case .sheets: sheetsSources
    case .geometry: geometrySources
    case .layout: layoutSources
    case .process: processSources
    case .memory: memorySources
    case .warnings: warningsSources
    }
  }
}

extension EvidenceSource {
  /// Reads a line of a table; nil for a line that is not a source.
  init?(line: Substring, _ topic: EvidenceTopic) {
    let fields = EvidenceSource.fields(of: line)
    guard fields.count == 6, let kind = Kind(rawValue: fields[1]),
      let confidence = Confidence(rawValue: fields[2]),
      fields.allSatisfy({ !$0.isEmpty })
    else { return nil }
    let urls = fields[4].split(separator: " ").map(String.init)
    self.init(
      id: fields[0], kind: kind, confidence: confidence, releases: fields[3],
      urls: urls == ["-"] ? [] : urls, title: fields[5], topic: topic)
  }

  /// The parts of a line of a table, without the spaces around them.
  static func fields(of line: Substring) -> [String] {
    let space = UInt8(ascii: " ")
    return line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
      var field = $0.drop { $0 == space }
      while field.last == space { field.removeLast() }
      return String(Substring(field))
    }
  }
}
