import Foundation
import Testing

@testable import SiteGenerator

/// The pages about the examples of a site.
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

  private func site(_ pages: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(TemporaryFolder.theme)
    for (page, text) in pages { try folder.write(text, to: "Content/\(page)") }
    return folder
  }

  @Test func theListHasEveryExampleWithWhatItIsAbout() throws {
    let folder = try site([
      "index.md": "# Home\n\n## An \"override\"\n\n" + Self.pair,
      "more/leaf.md": "# Leaf\n\n" + Self.single,
    ])
    _ = try folder.builder().build()
    let list = try folder.text("_site/examples/index.html")
    #expect(
      list.split(separator: "\n").dropFirst() == [
        "<h1>Examples that are run</h1>", "1 pair, 1 example", "missing-super: 1 example",
        "index-an-override.html An &quot;override&quot;|Home|pair|viewWillAppear viewDidLoad |"
          + "navigation controller ",
        "correct-alone: 1 example",
        "more-leaf.html Leaf|Leaf|correct|viewDidLoad |container of one&#39;s own ",
      ])
  }

  @Test func anExampleHasAPageThatLeadsToWhereItStands() throws {
    let folder = try site([
      "index.md": "# Home\n\n## One\n\n\(Self.pair)\n## Two\n\n\(Self.pair)",
      "more/leaf.md": "# Leaf\n\n" + Self.single,
    ])
    _ = try folder.builder().build()
    let page = try folder.text("_site/examples/index-one.html")
    #expect(page.contains("\nHome ../index.html#one missing-super\nincorrect: "))
    #expect(page.hasSuffix("\nindex-two.html "))
    #expect(
      try folder.text("_site/examples/more-leaf.html").contains(
        "\nLeaf ../more/leaf.html \ncorrect"))
  }

  @Test func examplesUnderOneHeadingHavePagesOfTheirOwn() throws {
    let folder = try site(["index.md": "# Home\n\n\(Self.single)\n\(Self.single)"])
    _ = try folder.builder().build()
    let pages = try folder.files(in: "_site/examples").keys.sorted()
    #expect(pages == ["index-2.html", "index-3.html", "index.html"])
    let list = try folder.text("_site/examples/index.html")
    #expect(list.contains("Home|Home|correct"))
    #expect(list.contains("Home (2)|Home|correct"))
  }

  @Test func aSiteWithoutExamplesHasNoSuchPages() throws {
    let folder = try site(["index.md": "# Home\n\n" + Fence.push()])
    _ = try folder.builder().build()
    #expect(!folder.exists("_site/examples"))
  }

  @Test func aFileThatLiesWhereTheyGoIsRefused() throws {
    let folder = try site([
      "index.md": "# Home\n\n" + Self.single, "examples/a.md": "# A\n",
    ])
    #expect(
      try folder.diagnostics() == [
        "Content/examples/a.md:1:1: '\(folder.path)/Content/examples/a.md' lies where the pages of the "
          + "examples go [output-collision]"
      ])
  }
}
