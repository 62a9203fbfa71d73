/// The pages of a site as HTML, each rendered when it is asked for, unless it is known already.
final class RenderedSite {
  let renderer: PageRenderer
  private let options: VerificationOptions
  /// The authors' pages that are listed, with their places in the order of the site.
  private var own: [String: Int] = [:]
  private var generated: [String: Page] = [:]
  private var neighbours: [String: NeighbouringPages] = [:]
  private let parts: GeneratedPages
  /// All pages in order, and behind them the author's own for what is not there.
  private(set) var pages: [Page] = []
  /// The beginnings of groups of releases of scenarios on generated pages, by the paths of their steps.
  private var starts: [String: [Int]] = [:]
  /// What a reader can look for in the site.
  private(set) lazy var search = makeSearch()
  /// The paths of all pages in the site, in order, without the one for what is not there.
  let paths: [String]

  init(_ renderer: PageRenderer, _ options: VerificationOptions) {
    self.renderer = renderer
    self.options = options
    options.memory?.settle(renderer.inputs)
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
      if let known = options.memory?.html(page.page.path) { return known }
      let html = [UInt8](
        renderer.html(of: page, at: index, below: parents(of: path), between: neighbours).utf8)
      options.memory?.keep(html: html, of: page.page.path)
      return html
    }
    guard let page = generated[path] else { return nil }
    let more = parts.body(of: path, renderer.theme)
    if let known = options.memory?.generated(page, between: neighbours, followedBy: more) {
      return known
    }
    let html = [UInt8](
      renderer.html(
        of: verified(generated: page), at: nil, below: parents(of: path), between: neighbours,
        followedBy: more
      ).utf8)
    options.memory?.keep(generated: html, of: page, between: neighbours, followedBy: more)
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
    var own = VerificationOptions(cache: options.cache)
    own.areReleasesAlike = renderer.folder.catalog.isBuiltIn(String(page.path.dropLast(3)))
    var dealer = ShardDealer(own)
    let verified = VerifiedPage(page, in: renderer.folder.catalog, &dealer)
    for (file, outcome) in verified.stepFiles { starts[file.path] = outcome.releaseStarts }
    return verified
  }

  /// The versions with which groups of releases begin on which the same happens in a scenario.
  /// - Parameter file: The file with its steps.
  func releaseStarts(of file: StepFile) -> [Int] {
    let path = file.place.page.outputPath
    let missing = path == Page.missing ? renderer.folder.missing : nil
    if let page = missing ?? own[path].map({ renderer.folder.listed[$0] }) {
      return page.outcomes[file.place.block.fenceLine]?.releaseStarts ?? []
    }
    if starts[file.path] == nil, let page = generated[path] { _ = verified(generated: page) }
    return starts[file.path] ?? []
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
    let memory = options.memory?.search ?? SearchMemory()
    return SearchFiles(pages, memory.entries(of: pages), memory.vocabulary)
  }
}
