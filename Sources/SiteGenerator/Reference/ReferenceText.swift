import Diagnostics
import LifecycleEngine
import Scenarios

/// Pieces of Markdown that the generated pages are made of.
enum ReferenceText {
  /// Escapes a text so that Markdown shows the text unchanged.
  static func plain(_ text: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count + 8)
    for byte in text.utf8 {
      if ReferenceText.marks.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte == UInt8(ascii: "\n") ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The characters that mean something in Markdown.
  private static let marks = Array("\\`*_[]<>&|#~".utf8)

  /// Escapes a text of the project for a cell of a table. The text may have code between backticks.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A table whose rows have as many cells as the head.
  static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" } + [""]
  }

  /// A list, or a sentence for an empty list.
  static func list(_ entries: [String], or none: String) -> [String] {
    (entries.isEmpty ? [none] : entries.map { "- " + $0 }) + [""]
  }

  /// Lines below a summary. The reader has to open the lines.
  static func fold(_ summary: String, _ lines: [String]) -> [String] {
    let end = lines.last == "" ? lines.dropLast() : lines[...]
    return ["> [!fold] \(summary)", ">"] + end.map { $0.isEmpty ? ">" : "> \($0)" } + [""]
  }

  /// The most entries of a list that stands open.
  static let openLimit = 8

  /// A list, folded by groups if the list is long.
  /// - Parameters:
  ///   - entries: The entries, each with the title of its group.
  ///   - noun: The noun for an entry, in the singular and the plural.
  ///   - none: A sentence for no entries.
  static func list(
    _ entries: [(group: String, text: String)], _ noun: (String, String), or none: String
  ) -> [String] {
    guard entries.count > openLimit else { return list(entries.map(\.text), or: none) }
    return entries.grouped(by: \.group).flatMap { title, own in
      fold(
        "\(title): \(Quantity.text(own.count, noun.0, noun.1))", list(own.map(\.text), or: none))
    }
  }

  /// A callback as code, with a link to its page if it has one.
  /// - Parameters:
  ///   - text: The text of the code; nil for the signature.
  ///   - root: The relative path to the root of the site; nil for a site without such pages.
  static func callback(
    _ callback: Callback, as text: String? = nil, root: String? = "../"
  ) -> String {
    let code = "`\(text ?? callback.signature)`"
    guard let page = CallbackReference.of(callback), let root else { return code }
    return "[\(code)](\(root)\(CallbackPage.folder)/\(page.slug).html)"
  }

  /// The callbacks that a step calls, as text behind the step's name; may be empty.
  static func sent(by place: StepPlace, root: String? = "../") -> String {
    let sent = CallbackSteps.callbacks(of: place).map { callback($0, root: root) }
    return sent.isEmpty ? "" : " sends \(sent.joined(separator: ", "))"
  }

  /// A choreography by its id, with a link if the choreography has a page.
  static func choreography(_ choreography: Choreography) -> String {
    guard !choreography.ways.isEmpty else { return "`\(choreography.id)`" }
    return "[`\(choreography.id)`](../\(Combination.folder)/\(choreography.pageName).html)"
  }

  /// The grade of a step, its versions, and the question on which its sources disagree.
  static func support(_ step: Step) -> String {
    support(step.basis, step.releases)
      + (step.disagreement.map { "; sources disagree (`\($0.id)`)" } ?? "")
  }

  /// The grade of a basis, and the versions on which the behaviour holds.
  static func support(_ basis: Basis, _ releases: Releases) -> String {
    var text = EvidenceGrade(basis).words
    if let known = KnownReleases(basis, releases) { text += ", \(known.words)" }
    if releases.first > .oldest || releases.last < .newest {
      text += "; \(releases.inWords)"
    }
    return text
  }

  // MARK: Sources

  /// A list of sources with links.
  /// - Parameter hasReference: True if the site has a page about assumptions to link to.
  static func sources(_ ids: [String], hasReference: Bool = true) -> [String] {
    let sorted = EvidenceTopic.allCases.flatMap { topic in
      ids.filter { EvidenceRegister.source($0)?.topic == topic }
    }
    let others = ids.filter { EvidenceRegister.source($0) == nil }
    return list(
      (sorted + others).map { id in
        (EvidenceRegister.source(id)?.topic.title ?? "On the web", source(id))
      }, ("source", "sources"),
      or: "No source."
        + (hasReference ? " A page lists [all assumptions](../limits/index.html)." : ""))
  }

  /// The sources of a basis as text to append, after a semicolon. The site makes links of the ids.
  static func citations(_ basis: Basis) -> String {
    basis.citedIDs.isEmpty ? "" : "; " + basis.citedIDs
  }

  private static func source(_ id: String) -> String {
    if id.hasPrefix("https:") { return "<\(id)>" }
    guard let source = EvidenceRegister.source(id) else { return "`\(id)`" }
    return "`\(id)`: \(source.linkedTitle) (\(source.facts))"
  }
}

extension EvidenceSource {
  /// The title of the source, with links to the addresses.
  var linkedTitle: String {
    let text = ReferenceText.plain(title)
    let link = webAddresses.first.map { "[\(text)](<\($0)>)" } ?? text
    return link + webAddresses.dropFirst().map { "; [also](<\($0)>)" }.joined()
  }

  /// The kind, the confidence and the releases of the source.
  var facts: String {
    let span = ReferenceText.plain(releases)
    let isNumber = releases.first.map { $0.isNumber || "<>".contains($0) } ?? false
    return "\(kind.rawValue), confidence \(confidence.rawValue), "
      + (isNumber ? "iOS \(span)" : releases.contains("iOS") ? span : "version: \(span)")
  }
}

extension Basis {
  /// The ids of the sources; empty for an assumption.
  var sourceIDs: [String] {
    guard case .evidence(let ids) = self else { return [] }
    return ids
  }

  /// The ids of the sources as code, with commas; empty for an assumption.
  var citedIDs: String { sourceIDs.map { "`\($0)`" }.joined(separator: ", ") }
}
