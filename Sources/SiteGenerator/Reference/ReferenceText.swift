import LifecycleEngine
import ScriptLanguage

/// Pieces of Markdown that the generated pages are made of.
enum ReferenceText {
  /// A text as Markdown that shows it as it is.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>&|#~".contains(character) { result.append("\\") }
      result.append(character == "\n" ? " " : character)
    }
    return result
  }

  /// A text of the project's own, which has code between backticks, in a cell of a table.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A table; its rows have as many cells as its head.
  static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" } + [""]
  }

  /// A list, or a sentence where it has no entries.
  static func list(_ entries: [String], or none: String) -> [String] {
    (entries.isEmpty ? [none] : entries.map { "- " + $0 }) + [""]
  }

  /// A callback as code, with a link to its page if it has one.
  /// - Parameter root: The way to the root of the site; nil where there are no such pages.
  static func callback(_ callback: Callback, root: String? = "../") -> String {
    guard let page = CallbackReference.of(callback) else { return "`\(callback.baseName)`" }
    guard let root else { return "`\(page.signature)`" }
    return "[`\(page.signature)`](\(root)callbacks/\(page.slug).html)"
  }

  /// A choreography by its id, with a link to its page if it has one.
  static func choreography(_ choreography: Choreography) -> String {
    guard !choreography.ways.isEmpty else { return "`\(choreography.id)`" }
    let slug = ChoreographyPage.slug(of: choreography)
    return "[`\(choreography.id)`](../\(TransitionPage.folder)/\(slug).html)"
  }

  /// How well something is supported, and on which versions it is so.
  static func support(_ basis: Basis, _ releases: Releases) -> String {
    var text = EvidenceGrade(basis).words
    if let known = KnownReleases(basis, releases) { text += ", \(known.words)" }
    if releases.first > .oldest || releases.last < .newest {
      text += "; \(Explanation.describe(releases))"
    }
    return text
  }

  /// Sources, each with where it can be read.
  static func sources(_ ids: [String]) -> [String] {
    list(
      ids.map(source),
      or: "No source says it. What is assumed is said [on a page](../limits/index.html).")
  }

  /// The sources of something as links behind a text, with a semicolon before them.
  static func citations(_ basis: Basis) -> String {
    let links = basis.sourceIDs.map { id in
      EvidenceRegister.source(id)?.webAddresses.first.map { "[`\(id)`](<\($0)>)" } ?? "`\(id)`"
    }
    return links.isEmpty ? "" : "; " + links.joined(separator: ", ")
  }

  private static func source(_ id: String) -> String {
    if id.hasPrefix("https:") { return "<\(id)>" }
    guard let source = EvidenceRegister.source(id) else { return "`\(id)`" }
    let title = plain(source.title)
    let link = source.webAddresses.first.map { "[\(title)](<\($0)>)" } ?? title
    let others = source.webAddresses.dropFirst().map { "; [also](<\($0)>)" }.joined()
    return "`\(id)`: \(link)\(others) (\(source.kind.rawValue), confidence "
      + "\(source.confidence.rawValue), iOS \(plain(source.releases)))"
  }
}

extension EvidenceSource {
  /// Where it can be read on the web: some sources are known only by a name.
  var webAddresses: [String] { urls.filter { $0.hasPrefix("https:") || $0.hasPrefix("http:") } }
}

extension Basis {
  /// The ids of the sources; none where it is assumed.
  var sourceIDs: [String] {
    guard case .evidence(let ids) = self else { return [] }
    return ids
  }
}
