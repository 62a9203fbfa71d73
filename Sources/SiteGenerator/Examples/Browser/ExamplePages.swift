import Diagnostics
import ExampleRuns
import TraceRendering

/// The pages about the examples of a site and of the findings: a page that lists and filters the
/// examples, and a page for each example.
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

  /// The list, then a page for each example.
  var all: [Page] {
    [
      ExamplePages.page(
        ExamplePages.list, title: ReferencePart.examples.title,
        "Correct and incorrect view controllers that the simulator has run, by finding, callback and "
          + "container.")
    ]
      + catalog.entries.map {
        ExamplePages.page($0.outputPath, title: $0.title, ExamplePages.description(of: $0))
      }
  }

  /// The description of an example's page for search engines.
  private static func description(of entry: ExampleEntry) -> String {
    let isPair = entry.kind == "pair"
    let what =
      isPair
      ? "A correct and an incorrect view controller side by side"
      : "A view controller that is \(entry.kind)"
    var text = "\(PageDescription.sentence(entry.title)) \(what), run by the simulator."
    if let statement = entry.statement {
      text += (isPair ? " The incorrect one: " : " What it does: ") + statement
    }
    return PageDescription.shortened(text)
  }

  /// The path of the list in the site.
  static let list = "\(ExampleCatalog.folder)/index.html"

  /// True if a path of the site is the page of a single example.
  static func isOfOne(_ path: String) -> Bool {
    path.hasPrefix(ExampleCatalog.folder + "/") && path != list
  }

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

  /// The HTML below the title of a page.
  /// - Parameters:
  ///   - path: The path of the page in the site.
  ///   - theme: The templates.
  /// - Returns: `nil` for a page that is not about examples.
  func html(of path: String, _ theme: Theme) -> String? {
    if path == ExamplePages.list { return theme.render("examples", listValues) }
    guard let place = catalog.entries.firstIndex(where: { $0.outputPath == path }) else {
      return nil
    }
    let entry = catalog.entries[place]
    var values: [String: Any] = [
      "home": entry.home.title, "address": entry.address,
      "exampleHTML": theme.render("example", ExampleSection(entry.outcomes, isOpen: true).values),
    ]
    if let finding = entry.finding { values["finding"] = finding }
    let alike = catalog.entries.filter { $0.finding == entry.finding && $0.outputPath != path }
    if entry.finding != nil, !alike.isEmpty { values["alike"] = alike.map(ExamplePages.link) }
    return theme.render("example-page", values)
  }

  private static func link(to entry: ExampleEntry) -> [String: Any] {
    [
      "title": entry.title,
      "href": String(URLPath.encoded(entry.outputPath).dropFirst(ExampleCatalog.folder.count + 1)),
    ]
  }

  // MARK: The list

  private var listValues: [String: Any] {
    let findings = Finding.all.map { Optional($0.id) } + [nil]
    let groups = findings.compactMap { finding -> [String: Any]? in
      let entries = catalog.entries.filter { $0.finding == finding }
      guard !entries.isEmpty else { return nil }
      var group: [String: Any] = [
        "id": finding ?? "correct-alone",
        "count": Quantity.text(entries.count, "example", "examples"),
        "entries": entries.map(values),
      ]
      if let finding {
        group["finding"] = finding
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
    var values = ExamplePages.link(to: entry)
    values["home"] = entry.home.title
    values["kind"] = entry.kind
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
