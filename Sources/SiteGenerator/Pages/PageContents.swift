import Markdown

/// The contents of a page: the headings of the second and third level, with the scenarios below.
/// The contents of a very long page are the headings of the second level only.
struct PageContents {
  private struct Entry {
    let title: String
    let href: String
    let level: Int
    let line: Int
    let isScenario: Bool
  }

  private let entries: [Entry]

  init(of verified: VerifiedPage, _ document: MarkdownDocument) {
    var entries: [Entry] = []
    for heading in document.headings where (2...3).contains(heading.level) {
      entries.append(
        Entry(
          title: heading.text, href: "#\(heading.id)", level: heading.level, line: heading.line,
          isScenario: false))
    }
    for (line, outcome) in verified.outcomes.sorted(by: { $0.key < $1.key }) {
      guard let title = outcome.scenarioTitle,
        case .text(let id)? = outcome.values["id"]
      else { continue }
      let above = document.headings.last { $0.line < line }
      // A heading with the same text leads there already.
      guard above?.text != title else { continue }
      let level = min(max(above?.level ?? 1, 1) + 1, 4)
      entries.append(
        Entry(title: title, href: "#\(id)", level: level, line: line, isScenario: true))
    }
    let most = 60
    let isLong = entries.count > most && entries.contains { $0.level == 2 }
    self.entries = entries.filter { !isLong || $0.level == 2 }.sorted { $0.line < $1.line }
  }

  /// The values of a template.
  var values: [[String: Any]] {
    entries.map { entry in
      [
        "title": entry.title, "titleHTML": BreakableText.html(entry.title), "href": entry.href,
        "level": entry.level, "isScenario": entry.isScenario,
      ]
    }
  }
}
