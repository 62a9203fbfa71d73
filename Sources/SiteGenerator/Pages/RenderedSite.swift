/// The pages of a site as HTML. Each page is rendered on demand, unless the HTML is known already.
final class RenderedSite {
  let renderer: PageRenderer
  private let options: VerificationOptions
  private let known: RenderingMemory?
  /// The listed authors' pages, with the places in the order of the site.
  private var own: [String: Int] = [:]
  private var generated: [String: Page] = [:]
  private var neighbours: [String: NeighbouringPages] = [:]
  private let parts: GeneratedPages
  /// All pages in order, and last the author's page for addresses without a page.
  private(set) var pages: [Page] = []
  /// The steps of scenarios on generated pages, by path. The steps are kept until the first use.
  private var steps: [String: String] = [:]
  /// The old addresses, each with the present address relative to the folder of the old address.
  var moved: [(path: String, to: String)] { parts.moved }
  /// True if the site has the playground, and the page is none of the author's.
  var hasPlayground: Bool { renderer.hasPlayground }
  /// The search index of the site.
  private(set) lazy var search = makeSearch()
  /// The paths of all pages in the site, in order, without the page for addresses without a page.
  let paths: [String]

  /// - Parameters:
  ///   - renderer: Makes the pages.
  ///   - options: The options of the verification.
  ///   - known: The HTML rendered before; nil to render everything.
  init(_ renderer: PageRenderer, _ options: VerificationOptions, known: RenderingMemory? = nil) {
    self.renderer = renderer
    self.options = options
    self.known = known
    known?.settle(renderer.inputs)
    var paths: [String] = []
    let authored = renderer.folder.listed.map(\.page)
    for (index, page) in authored.enumerated() { own[page.outputPath] = index }
    parts = GeneratedPages(for: renderer.folder, hasPlayground: renderer.hasPlayground)
    // A reader of a part of the reference continues with the next page of the part.
    let made = parts.pages()
    for series in made { renderer.folder.links.keep(generated: series) }
    // A reader of a language continues in that language.
    let translations = renderer.translations
    let languages = translations.languages.map { language in
      authored.filter { translations.language(of: $0.path) == language }
    }
    for series in languages + made {
      for (index, page) in series.enumerated() {
        if own[page.outputPath] == nil { generated[page.outputPath] = page }
        neighbours[page.outputPath] = NeighbouringPages(of: index, in: series)
        pages.append(page)
        paths.append(page.outputPath)
      }
    }
    if let missing = renderer.folder.missing { pages.append(missing.page) }
    // The claims are judged, and the observations of the built-in scenarios are made.
    renderer.folder.catalog.runs.forget()
    self.paths = paths
  }

  /// The HTML of a page.
  /// - Parameter path: The path of the page in the site.
  /// - Returns: `nil` for a path without a page. The page for addresses without a page depends on
  ///   the address of the site: see `PageRenderer.missing`.
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

  /// The pages `index.html` of a page's folders, the outermost first, without the home page.
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
    // The examples of the findings may have been judged for the pages that link to the findings.
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
  ///   - file: The file with the steps.
  ///   - place: The block of the scenario.
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
    var pages = renderer.folder.listed.map {
      let isOfSources = $0.page.document?.frontMatter.isOfSources ?? false
      return SearchPage(page: $0.page, kind: isOfSources ? .source : .page)
    }
    for path in paths {
      guard let page = generated[path] else { continue }
      pages.append(
        SearchPage(page: page, kind: SearchKind(ofGenerated: page.path), isGenerated: true))
    }
    let memory = known?.search ?? SearchMemory()
    let entries = memory.entries(of: pages)
    let translations = renderer.translations
    // Each language has an index. The generated pages are in the usual index.
    return SearchFiles(
      translations.languages.map { language in
        let chosen = pages.indices.filter {
          translations.language(of: pages[$0].page.path) == language
        }
        return SearchFiles(
          chosen.map { pages[$0] }, chosen.map { entries[$0] }, memory.vocabulary,
          in: language == translations.usual ? "" : "\(language)/")
      })
  }
}
