import Markdown

/// All examples of a site.
struct ExampleCatalog {
  /// The folder of the page about examples.
  static let folder = ReferencePart.examples.folder

  /// The examples in the order of the site.
  let entries: [ExampleEntry]

  /// - Parameter pages: The verified pages with examples, in the order of the site.
  init(_ pages: [JudgedPage]) {
    var entries: [ExampleEntry] = []
    // The list has a name, too.
    var taken: Set<String> = ["index"]
    for page in pages {
      guard let document = page.page.document else { continue }
      let groups = ExamplePairs(page, document).groups
      for group in groups {
        let heading = document.headings.last { $0.line < group.block.fenceLine && $0.level > 1 }
        let name = ExampleCatalog.name(of: page.page, heading)
        var free = name
        var number = 1
        while !taken.insert(free).inserted {
          number += 1
          free = "\(name)-\(number)"
        }
        let title = heading?.text ?? page.page.title
        let before = entries.count {
          $0.home.path == page.page.path && $0.anchor == heading?.id
        }
        entries.append(
          ExampleEntry(
            formerPath: "\(ExampleCatalog.folder)/\(free).html",
            title: before == 0 ? title : "\(title) (\(before + 1))", home: page.page,
            anchor: heading?.id, outcomes: group.outcomes))
      }
    }
    self.entries = entries
  }

  /// The file name of the page about an example: the names of the page and of the heading above the
  /// example, cut to the limit of a file name.
  private static func name(of page: Page, _ heading: Heading?) -> String {
    let place = page.path.dropLast(3).lowercased().replacing("/", with: "-")
    return FilePath.cut(heading.map { "\(place)-\($0.id)" } ?? place)
  }
}
