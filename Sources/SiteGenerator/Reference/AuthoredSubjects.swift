import LifecycleEngine
import Markdown
import ScriptLanguage

/// The scenarios and examples of the authors' pages, each with what it shows.
struct AuthoredSubjects {
  /// A block of a page.
  struct Block {
    /// A link to it as Markdown, from a page one folder down.
    let link: String
    let subjects: ShownSubjects
    /// What became of it, where it is an example.
    let example: ExampleOutcome?
  }

  private(set) var scenarios: [Block] = []
  private(set) var examples: [Block] = []

  /// - Parameter pages: The pages in the order of the site.
  init(_ pages: [VerifiedPage]) {
    for page in pages {
      guard let document = page.page.document else { continue }
      for block in document.fencedCodeBlocks {
        guard let outcome = page.outcomes[block.fenceLine] else { continue }
        if let id = outcome.scenarios.first, outcome.kind == .scenario {
          let title = outcome.values["title"]?.text ?? id
          let link = AuthoredSubjects.link(
            title, on: page.page, anchor: ScenarioAnchor.id(of: id))
          scenarios.append(Block(link: link, subjects: outcome.subjects, example: nil))
        } else if let example = outcome.example, example.reason == nil {
          let heading = document.headings.last { $0.line < block.fenceLine }
          let link = AuthoredSubjects.link(
            heading?.text ?? page.page.title, on: page.page, anchor: heading?.id)
          examples.append(Block(link: link, subjects: outcome.subjects, example: example))
        }
      }
    }
  }

  private static func link(_ title: String, on page: Page, anchor: String?) -> String {
    let path = "../" + URLPath.encoded(page.outputPath) + (anchor.map { "#" + $0 } ?? "")
    let place = title == page.title ? "" : ", on *\(ReferenceText.plain(page.title))*"
    return "[\(ReferenceText.plain(title))](<\(path)>)\(place)"
  }

  /// The scenarios that show a callback.
  func scenarios(with callback: Callback) -> [String] {
    scenarios.filter { $0.subjects.shows(callback) }.map(\.link)
  }

  /// The scenarios in which a step sent something.
  func scenarios(from place: StepPlace) -> [String] {
    scenarios.filter { $0.subjects.shows(place) }.map(\.link)
  }

  /// The examples that implement a callback, each heading once for its pair.
  func examples(with callback: Callback) -> [String] {
    AuthoredSubjects.once(examples.filter { $0.subjects.shows(callback) }.map(\.link))
  }

  /// The examples that show a finding.
  func examples(showing finding: Finding) -> [String] {
    AuthoredSubjects.once(
      examples.filter { $0.example?.finding == finding.id && $0.example?.isCorrect == false }
        .map(\.link))
  }

  private static func once(_ links: [String]) -> [String] {
    var seen: Set<String> = []
    return links.filter { seen.insert($0).inserted }
  }
}
