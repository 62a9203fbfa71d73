import LifecycleEngine
import Markdown
import ScriptLanguage
import TraceRendering

/// Turns verified pages into HTML.
struct PageRenderer {
  let folder: VerifiedFolder
  let theme: Theme
  /// Where the site will stand, ending in a slash, or nil.
  let baseURL: String?
  private let navigation: Navigation

  init(folder: VerifiedFolder, theme: Theme, baseURL: String?) {
    self.folder = folder
    self.theme = theme
    self.baseURL = baseURL
    navigation = Navigation(folder.pages.map(\.page))
  }

  /// The HTML of a page.
  /// - Parameters:
  ///   - verified: The page.
  ///   - index: Its place among the pages of the site; `nil` for one that is none of the author's.
  func html(of verified: VerifiedPage, at index: Int?) -> String {
    let page = verified.page
    guard let document = page.document else { return "" }
    let configuration = folder.configuration
    var values: [String: Any] = [
      "siteTitle": configuration.title,
      "pageTitle": page.title,
      "isHome": page.path == Page.home,
      "description": document.frontMatter.description ?? configuration.description,
      "root": page.root,
      "home": home,
      "navigation": navigation.values(for: index),
      "contents": contents(of: document),
      "body": body(of: verified, document),
      "hasScenarios": verified.outcomes.values.contains { $0.kind == .scenario },
      "engineVersion": EngineVersion.current,
      "newestRelease": Release.newest.major,
    ]
    if let previous = index.flatMap({ neighbour($0 - 1) }) { values["previous"] = previous }
    if let next = index.flatMap({ neighbour($0 + 1) }) { values["next"] = next }
    if let url = configuration.repositoryURL { values["repositoryURL"] = url }
    if let baseURL { values["canonicalURL"] = baseURL + URLPath.encoded(page.outputPath) }
    return theme.render("layout", values)
  }

  /// Where the site's name leads to.
  private var home: String {
    folder.home.map { URLPath.encoded($0.outputPath) } ?? "index.html"
  }

  private func neighbour(_ index: Int) -> [String: Any]? {
    folder.pages.indices.contains(index) ? link(to: folder.pages[index].page) : nil
  }

  private func link(to page: Page) -> [String: Any] {
    ["title": page.title, "href": URLPath.encoded(page.outputPath)]
  }

  private func contents(of document: MarkdownDocument) -> [[String: Any]] {
    document.headings.filter { $0.level == 2 || $0.level == 3 }.map { heading in
      ["title": heading.text, "href": "#\(heading.id)", "level": heading.level]
    }
  }

  // MARK: The body

  private func body(of verified: VerifiedPage, _ document: MarkdownDocument) -> String {
    let page = verified.page
    let hooks = RenderingHooks(
      headingIDs: true,
      fencedCode: { block in self.html(of: block, on: verified, document) },
      destination: { link in destination(of: link, on: page) })
    let html = document.html(hooks)
    guard !document.headings.contains(where: { $0.level == 1 }) else { return html }
    return "<h1>\(HTMLEscape.text(page.title))</h1>\n" + html
  }

  private func destination(of link: Link, on page: Page) -> String? {
    guard let claim = LinkClaim(link.destination) else {
      return folder.links.destination(of: link, on: page)
    }
    return folder.catalog.address(of: claim.scenario, from: page)
  }

  /// The HTML of a live block; nil for code of another language.
  private func html(
    of block: FencedCodeBlock, on verified: VerifiedPage, _ document: MarkdownDocument
  ) -> String? {
    guard let outcome = verified.outcomes[block.fenceLine] else { return nil }
    if outcome.example != nil {
      return ExamplePairs(verified, document).html(of: block, with: theme)
    }
    guard outcome.kind == .swift else {
      var values = TemplateValue.resolved(outcome.values) { scenario, release in
        folder.catalog.address(of: scenario, on: release, from: verified.page) ?? ""
      }
      let above = document.headings.last { $0.line < block.fenceLine }?.level ?? 1
      values["level"] = min(above + 1, 6)
      if !outcome.releaseStarts.isEmpty,
        let steps = StepFile(BlockPlace(block, in: verified.page))
      {
        values["steps"] = verified.page.root + URLPath.encoded(steps.path)
        values["root"] = verified.page.root
      }
      return theme.render(outcome.kind.rawValue, values)
    }
    let code = SwiftHighlighter.html(block.literal)
    return
      "<pre class=\"code\" tabindex=\"0\"><code class=\"language-swift\">\(code)</code></pre>\n"
  }
}
