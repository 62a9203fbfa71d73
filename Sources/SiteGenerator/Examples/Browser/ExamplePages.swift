import Diagnostics
import ExampleRuns
import TraceRendering

/// The page that lists and filters the examples of a site and of the findings.
final class ExamplePages {
  private let own: [JudgedPage]
  private let sections: [SiteConfiguration.Section]
  private let findings: () -> [JudgedPage]
  private lazy var catalog = ExampleCatalog(own + findings())

  /// - Parameters:
  ///   - own: The authors' pages in the order of the site.
  ///   - sections: The sections of the authors' pages.
  ///   - findings: The pages of the findings, as far as the pages have examples.
  init(
    _ own: [JudgedPage], in sections: [SiteConfiguration.Section] = [],
    findings: @escaping () -> [JudgedPage]
  ) {
    self.own = own
    self.sections = sections
    self.findings = findings
  }

  /// The page that lists the examples.
  var page: Page {
    ExamplePages.page(
      ExamplePages.list, title: ReferencePart.examples.title,
      "Correct and incorrect view controllers that the simulator has run, by finding, callback and "
        + "container.")
  }

  /// Each example once had a page of its own.
  var moved: [(path: String, to: String)] {
    catalog.entries.map { ($0.formerPath, $0.address) }
  }

  /// The path of the list in the site.
  static let list = "\(ExampleCatalog.folder)/index.html"

  /// A page without text. The content of the page comes from a template.
  private static func page(_ outputPath: String, title: String, _ description: String) -> Page {
    let path = "\(outputPath.dropLast(5)).md"
    let text = "---\ntitle: \(quoted(title))\ndescription: \(quoted(description))\n---\n"
    return Page(path: path, file: path, bytes: [UInt8](text.utf8))
  }

  /// A text in quotes for YAML.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The HTML below the title of the list.
  func html(_ theme: Theme) -> String { theme.render("examples", listValues) }

  // MARK: The list

  private var listValues: [String: Any] {
    let findings = Finding.all.map { Optional($0.id) } + [nil]
    let groups = findings.compactMap { finding -> [String: Any]? in
      let all = catalog.entries.filter { $0.finding == finding }
      guard !all.isEmpty else { return nil }
      // The example of the finding itself comes first.
      let entries = all.filter(\.isOfFinding) + all.filter { !$0.isOfFinding }
      var group: [String: Any] = [
        "id": finding ?? "correct-alone",
        "count": Quantity.text(entries.count, "example", "examples"),
        "entries": entries.map(values),
      ]
      if let finding {
        group["finding"] = finding
        group["title"] = Finding.named(finding)?.plainTitle ?? finding
        group["statementHTML"] = Finding.named(finding).map { ExampleText.html($0.statement) } ?? ""
      }
      return group
    }
    let pairs = catalog.entries.count { $0.outcomes.count > 1 }
    return [
      "groups": groups, "pairCount": Quantity.text(pairs, "pair", "pairs"),
      "singleCount": Quantity.text(catalog.entries.count - pairs, "example", "examples"),
      "count": catalog.entries.count,
    ]
  }

  private func values(of entry: ExampleEntry) -> [String: Any] {
    var values: [String: Any] = ["title": entry.title, "href": entry.address]
    values["home"] = entry.home.title
    if !entry.isOfFinding, entry.home.title != entry.title { values["from"] = entry.home.title }
    values["previewHTML"] = entry.previewHTML
    values["kind"] = entry.kind
    values["isSingle"] = entry.outcomes.count == 1
    values["finding"] = entry.finding ?? "none"
    let section = sections.first { $0.pages.contains(entry.home.path) }?.title
    let home = [String(entry.home.path.dropLast(3)), entry.home.shortTitle]
    values["words"] = ([entry.finding, entry.statement, section].compactMap { $0 } + home)
      .joined(separator: " ")
    values["callbacks"] = entry.callbacks.map { ["name": $0.signature] }
    values["containers"] = entry.containers.map { ["name": $0.rawValue] }
    return values
  }
}
