import Diagnostics
import ExampleRuns
import LifecycleEngine
import Markdown

/// The scenarios and examples of the authors' pages, each with its subjects.
struct AuthoredSubjects {
  /// A block of a page.
  struct Block {
    /// A Markdown link to the block, from a page one folder down.
    let link: String
    /// The title of the page as Markdown.
    let page: String
    /// True if the title of the block is the title of the page.
    let isPage: Bool
    let subjects: ShownSubjects
    /// The sources that a scenario names.
    let evidence: [String]
    /// The outcome of an example; nil for a scenario.
    let example: ExampleOutcome?

    /// The link, and the page if the title of the page differs.
    var text: String { isPage ? link : "\(link), on *\(page)*" }
  }

  /// A heading below the title of a page, with the text up to the next heading of the level.
  private struct Section {
    /// The names in the heading.
    let names: Set<Substring>
    let link: String
    let page: String
    let lines: Range<Int>
    /// True if a block of the section is run.
    let isRun: Bool
  }

  private(set) var scenarios: [Block] = []
  private(set) var examples: [Block] = []
  /// The names in the titles of pages, each with a link to the page.
  private var titles: [(names: Set<Substring>, link: String)] = []
  private var sections: [Section] = []

  /// - Parameter pages: The pages in the order of the site.
  init(_ pages: [JudgedPage]) {
    for page in pages {
      guard let document = page.page.document else { continue }
      addSections(of: document, on: page)
      for block in document.fencedCodeBlocks {
        guard let outcome = page.outcomes[block.fenceLine] else { continue }
        if let id = outcome.scenarios.first, outcome.kind == .scenario {
          let title = outcome.values["title"]?.text ?? id
          scenarios.append(
            Block(title, on: page.page, anchor: ScenarioAnchor.id(of: id), outcome))
        } else if outcome.isExample, outcome.reasonNotRun == nil {
          let heading = document.headings.last { $0.line < block.fenceLine }
          examples.append(
            Block(heading?.text ?? page.page.title, on: page.page, anchor: heading?.id, outcome))
        }
      }
    }
  }

  private mutating func addSections(of document: MarkdownDocument, on verified: JudgedPage) {
    let title = verified.page.title
    let path = "../" + URLPath.encoded(verified.page.outputPath)
    titles.append((AuthoredSubjects.names(in: title), "[\(ReferenceText.plain(title))](<\(path)>)"))
    for (index, heading) in document.headings.enumerated()
    where heading.level > 1 && heading.text != title {
      let next = document.headings.dropFirst(index + 1).first { $0.level <= heading.level }
      let lines = heading.line..<(next?.line ?? .max)
      let isRun = verified.outcomes.contains { lines ~= $0.key && $0.value.isRun }
      sections.append(
        Section(
          names: AuthoredSubjects.names(in: heading.text),
          link: "[\(ReferenceText.plain(heading.text))](<\(path)#\(heading.id)>)",
          page: path, lines: lines, isRun: isRun))
    }
  }

  /// The words of a text, as far as they can be names in code.
  private static func names(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  /// Links to the first pages with a callback in the title, or else to the first sections with the
  /// callback in the heading. No section is within another section. Sections with a run come first.
  func guides(to callback: Callback) -> [String] {
    let name = Substring(callback.baseName)
    let own = titles.filter { $0.names.contains(name) }.map(\.link)
    guard own.isEmpty else { return Array(own.prefix(4)) }
    let about = sections.filter { $0.names.contains(name) }
    var chosen: [Section] = []
    for section in about.filter(\.isRun) + about.filter({ !$0.isRun }) {
      let isWithin = chosen.contains {
        $0.page == section.page && $0.lines.contains(section.lines.lowerBound)
      }
      if !isWithin { chosen.append(section) }
    }
    return chosen.prefix(3).map(\.link)
  }

  /// The scenarios that show a callback.
  func scenarios(with callback: Callback) -> [Block] {
    scenarios.filter { $0.subjects.shows(callback) }
  }

  /// The scenarios with an event of a step.
  func scenarios(from place: StepPlace) -> [Block] {
    scenarios.filter { $0.subjects.shows(place) }
  }

  /// The scenarios that name a source.
  func scenarios(citing id: String) -> [Block] { scenarios.filter { $0.evidence.contains(id) } }

  /// The examples that implement a callback, each pair once.
  func examples(with callback: Callback) -> [Block] {
    examples.filter { $0.example?.callbacks.contains(callback) == true }.unique(by: \.link)
  }

  /// The examples that show a finding.
  func examples(showing finding: Finding) -> [Block] {
    examples.filter { $0.example?.finding == finding.id && $0.example?.isCorrect == false }
      .unique(by: \.link)
  }
}

extension AuthoredSubjects.Block {
  fileprivate init(_ title: String, on page: Page, anchor: String?, _ outcome: BlockOutcome) {
    let path = "../" + URLPath.encoded(page.outputPath) + (anchor.map { "#" + $0 } ?? "")
    self.init(
      link: "[\(ReferenceText.plain(title))](<\(path)>)", page: ReferenceText.plain(page.title),
      isPage: title == page.title, subjects: outcome.section?.subjects ?? ShownSubjects(),
      evidence: outcome.evidence, example: outcome.example)
  }
}

extension [AuthoredSubjects.Block] {
  /// A list of links, folded with a line for each page if the list is long.
  func list(_ noun: (String, String), or none: String) -> [String] {
    guard count > ReferenceText.openLimit else {
      return ReferenceText.list(map(\.text), or: none)
    }
    let pages = grouped(by: \.page)
    let title =
      "**\(Quantity.text(count, noun.0, noun.1))** on \(Quantity.text(pages.count, "page", "pages"))"
    return ReferenceText.fold(
      title, pages.map { page, own in "- *\(page)*: \(own.map(\.link).joined(separator: "; "))" })
  }
}
