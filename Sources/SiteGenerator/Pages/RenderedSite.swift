/// The pages of a site as HTML, each rendered when it is asked for, unless it is known already.
final class RenderedSite {
  let renderer: PageRenderer
  private let options: VerificationOptions
  private let known: RenderingMemory?
  /// The authors' pages that are listed, with their places in the order of the site.
  private var own: [String: Int] = [:]
  private var generated: [String: Page] = [:]
  private var neighbours: [String: NeighbouringPages] = [:]
  private let parts: GeneratedPages
  /// All pages in order, and behind them the author's own for what is not there.
  private(set) var pages: [Page] = []
  /// The steps of scenarios on generated pages, by their paths, from when the page was made until they are asked for.
  private var steps: [String: String] = [:]
  /// What a reader can look for in the site.
  private(set) lazy var search = makeSearch()
  /// The paths of all pages in the site, in order, without the one for what is not there.
  let paths: [String]

  /// - Parameters:
  ///   - renderer: Makes the pages.
  ///   - options: What the pages were verified with.
  ///   - known: What was rendered before; nil to render everything.
  init(_ renderer: PageRenderer, _ options: VerificationOptions, known: RenderingMemory? = nil) {
    self.renderer = renderer
    self.options = options
    self.known = known
    known?.settle(renderer.inputs)
    var paths: [String] = []
    let authored = renderer.folder.listed.map(\.page)
    for (index, page) in authored.enumerated() { own[page.outputPath] = index }
    parts = renderer.folder.generated
    // Who reads one page of a part of the reference goes on to the next one of it.
    for series in [authored] + parts.pages() {
      for (index, page) in series.enumerated() {
        if own[page.outputPath] == nil { generated[page.outputPath] = page }
        neighbours[page.outputPath] = NeighbouringPages(of: index, in: series)
        pages.append(page)
        paths.append(page.outputPath)
      }
    }
    if let missing = renderer.folder.missing { pages.append(missing.page) }
    // Claims were judged, and what the built-in scenarios show is known.
    renderer.folder.catalog.runs.forget()
    self.paths = paths
  }

  /// The HTML of a page.
  /// - Parameter path: Its path in the site.
  /// - Returns: `nil` where the site has no page of this path. The page for what is not there depends on
  ///   where the site stands: `PageRenderer.missing` has it.
  func html(_ path: String) -> [UInt8]? {
    guard let neighbours = neighbours[path] else { return nil }
    if let index = own[path] {
      let page = renderer.folder.listed[index]
      let revision = options.memory?.revision(of: page.page.path)
      if let html = known?.html(page.page.path, revision: revision) { return html }
      let html = [UInt8](
        renderer.html(of: page, at: index, below: parents(of: path), between: neighbours).utf8)
      known?.keep(html: html, of: page.page.path, revision: revision)
      return html
    }
    guard let page = generated[path] else { return nil }
    let more = parts.body(of: path, renderer.theme)
    if let html = known?.generated(page, between: neighbours, followedBy: more) {
      return html
    }
    let html = [UInt8](
      renderer.html(
        of: verified(generated: page), at: nil, below: parents(of: path), between: neighbours,
        followedBy: more
      ).utf8)
    known?.keep(generated: html, of: page, between: neighbours, followedBy: more)
    return html
  }

  /// The pages `index.html` of the folders that a page is in, the outermost first, without the home page.
  private func parents(of path: String) -> [Page] {
    var parents: [Page] = []
    var folder = FilePath.parent(of: path)
    while folder != "." {
      let index = "\(folder)/index.html"
      let page = own[index].map { renderer.folder.listed[$0].page } ?? generated[index]
      if index != path, let page { parents.append(page) }
      folder = FilePath.parent(of: folder)
    }
    return parents.reversed()
  }

  private func verified(generated page: Page) -> VerifiedPage {
    var own = VerificationOptions.forPages(cache: options.cache)
    let catalog = renderer.folder.catalog
    let name = String(page.path.dropLast(3))
    if catalog.isBuiltIn(name) { own.builtIn = catalog.builtIns.scenario(name) }
    // The examples of the findings were judged for what leads to them.
    if own.cache == nil, FindingPage.isOne(page.path) { own.cache = renderer.folder.findings.cache }
    var dealer = ShardDealer(own)
    let verified = VerifiedPage(page, in: catalog, &dealer)
    for place in verified.judgedBlocks {
      guard let file = StepFile(place) else { continue }
      steps[file.path] = verified.outcomes[place.block.fenceLine]?.section?.steps
    }
    return verified
  }

  /// The steps of a scenario.
  /// - Parameters:
  ///   - file: The file with its steps.
  ///   - place: Its block.
  /// - Returns: Nil for a scenario that does not hold.
  func steps(of file: StepFile, at place: BlockPlace) -> String? {
    let path = place.page.outputPath
    let missing = path == Page.missing ? renderer.folder.missing : nil
    if let page = missing ?? own[path].map({ renderer.folder.listed[$0] }) {
      return page.outcomes[place.block.fenceLine]?.section?.steps
    }
    if steps[file.path] == nil, let page = generated[path] { _ = verified(generated: page) }
    return steps.removeValue(forKey: file.path)
  }

  private func makeSearch() -> SearchFiles {
    let catalog = renderer.folder.catalog
    var pages = renderer.folder.listed.map {
      SearchPage(page: $0.page, kind: .page, isTitleAlone: false)
    }
    for path in paths {
      // An example is found where it stands.
      guard let page = generated[path], !ExamplePages.isOfOne(path) else { continue }
      let name = String(page.path.dropLast(3))
      pages.append(
        SearchPage(
          page: page, kind: SearchKind(ofGenerated: page.path),
          isTitleAlone: catalog.isBuiltIn(name)))
    }
    let memory = known?.search ?? SearchMemory()
    return SearchFiles(pages, memory.entries(of: pages), memory.vocabulary)
  }
}
