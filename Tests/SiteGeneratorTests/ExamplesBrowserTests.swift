import Foundation
import Testing

@testable import SiteGenerator

/// The list of the examples of a site.
@Suite struct ExamplesBrowserTests {
  private static let pair = """
    ```swift incorrect finding=missing-super drive=push
    override func viewWillAppear(_ animated: Bool) { title = "A" }
    ```
    ```swift correct drive=push
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewDidLoad() { super.viewDidLoad() }
    ```

    """
  private static let single = """
    ```swift correct drive=launch
    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    ```

    """

  /// The list of the examples of some pages, and the former paths of the examples.
  /// - Parameters:
  ///   - pages: The authors' pages by path.
  ///   - sections: The sections of the authors' pages.
  ///   - list: The template of the list; `nil` for the theme's template.
  private func examples(
    _ pages: [String: String], in sections: [SiteConfiguration.Section] = [], list: String? = nil
  ) throws -> (list: String, moved: [String: String]) {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    if let list { try folder.write(list, to: "Site/templates/examples.mustache") }
    for (page, text) in pages { try folder.write(text, to: "Content/\(page)") }
    var dealer = ShardDealer(.forPages(cache: nil))
    let verified = try VerifiedFolder(try ContentFolder("\(folder.path)/Content"), &dealer)
    let theme = try Theme(folder: "\(folder.path)/Site")
    let examples = ExamplePages(verified.pages.map(\.judged), in: sections, findings: { [] })
    #expect(examples.page.diagnostics.isEmpty)
    return (
      examples.html(theme),
      Dictionary(uniqueKeysWithValues: examples.moved.map { ($0.path, $0.to) })
    )
  }

  @Test func theListHasEveryExampleWithWhatItIsAbout() throws {
    let list = try examples([
      "index.md": "# Home\n\n## An \"override\"\n\n" + Self.pair,
      "more/leaf.md": "# Leaf\n\n" + Self.single,
    ]).list
    #expect(
      list == """
        1 pair, 1 example
        missing-super: 1 example
        ../index.html#an-override An &quot;override&quot;|Home|pair|viewWillAppear(_:) viewDidLoad() |\
        navigation controller \

        correct-alone: 1 example
        ../more/leaf.html Leaf|Leaf|correct|viewDidLoad() |custom container \


        """)
  }

  /// The list shows the lines around the line to blame.
  @Test func anEntryShowsSomeLinesOfTheCode() {
    func preview(_ lines: [String]) -> String { ExamplePreview(lines.joined(separator: "\n")).html }
    let marked =
      "<mark><span class=\"label\">to blame: </span>    <span class=\"f\">b</span>(&lt;1)"
    #expect(
      preview(["  <span class=\"k\">a</span>", "", marked, "</mark>  c"])
        == "a\n<mark>  b(&lt;1)\n</mark>c\n")
    let many = (1...9).map { "line \($0)" }
    #expect(preview(many) == (1...6).map { "line \($0)\n" }.joined())
    #expect(preview(many + [marked, "</mark>x"]).hasPrefix("line 6\nline 7\n"))
    #expect(preview([]) == "")
  }

  @Test func theExampleOfAFindingStandsFirst() throws {
    let list = try examples(
      ["findings/missing-super.md": "# Missing\n\n\(Self.pair)", "a.md": "# A\n\n\(Self.pair)"],
      list: "{{#groups}}{{title}}: {{#entries}}{{title}} {{from}}|{{/entries}}{{/groups}}"
    ).list
    #expect(list == "Forgetting to call super: Missing |A |")
  }

  @Test func theFormerPageOfAnExampleLeadsToThePlaceOfTheExample() throws {
    let moved = try examples([
      "index.md": "# Home\n\n## One\n\n\(Self.pair)\n## Two\n\n\(Self.pair)",
      "more/leaf.md": "# Leaf\n\n" + Self.single,
    ]).moved
    #expect(
      moved == [
        "examples/index-one.html": "../index.html#one",
        "examples/index-two.html": "../index.html#two",
        "examples/more-leaf.html": "../more/leaf.html",
      ])
  }

  /// A reader who searches for memory means the section as well as a word of an example.
  @Test func anExampleIsFoundByTheSectionOfItsPage() throws {
    let section = SiteConfiguration.Section(title: "Memory", pages: ["leaf.md"])
    let template = "{{#groups}}{{#entries}}{{title}}: {{words}}\n{{/entries}}{{/groups}}"
    let list = try examples(
      ["index.md": "# Home\n\n" + Self.single, "leaf.md": "# Leaf\n\n" + Self.single],
      in: [section], list: template
    ).list
    #expect(list == "Home: index Home\nLeaf: Memory leaf Leaf\n")
  }

  @Test func examplesUnderOneHeadingAreNumbered() throws {
    let (list, moved) = try examples(["index.md": "# Home\n\n\(Self.single)\n\(Self.single)"])
    #expect(moved.keys.sorted() == ["examples/index-2.html", "examples/index-3.html"])
    #expect(list.contains("Home|Home|correct"))
    #expect(list.contains("Home (2)|Home|correct"))
  }

  /// File systems limit the length of names.
  @Test func aLongHeadingGivesAShortName() throws {
    let heading = String(repeating: "a word of many ", count: 30)
    let one = String(repeating: "ä", count: 100)
    let moved = try examples([
      "index.md": "# Home\n\n## \(heading)\n\n\(Self.single)\n## \(heading)\n\n\(Self.single)",
      "\(one)/\(one).md": "# A\n\n\(Self.single)",
    ]).moved
    let name = "index-" + Array(repeating: "a-word-of-many", count: 7).joined(separator: "-")
    #expect(
      moved.keys.sorted() == [
        "examples/\(name)-a-word-2.html", "examples/\(name)-a-word.html",
        "examples/\(String(repeating: "ä", count: 60)).html",
      ])
  }

  private func site(_ pages: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    for (page, text) in pages { try folder.write(text, to: "Content/\(page)") }
    return folder
  }

  @Test func aSiteThatDoesNotAskForThemHasNoSuchPages() throws {
    let folder = try site(["index.md": "# Home\n\n" + Self.single])
    _ = try folder.builder().build()
    #expect(!folder.exists("_site/examples"))
  }

  @Test func aFileThatLiesWhereTheyGoIsRefused() throws {
    let folder = try site([
      "index.md": "# Home\n\n" + Self.single, "examples/a.md": "# A\n",
      "lifeguard.yml": "reference: true\n",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/examples/a.md:1:1: '\(folder.path)/Content/examples/a.md' is where the pages of "
          + "the examples go [output-collision]"
      ])
  }
}
