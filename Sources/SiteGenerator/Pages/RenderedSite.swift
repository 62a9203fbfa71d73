/// The pages of a site as HTML, each rendered when it is asked for, unless it is known already.
final class RenderedSite {
  private let renderer: PageRenderer
  private let options: VerificationOptions
  /// The authors' pages with their places in the order of the site.
  private var own: [String: Int] = [:]
  private var generated: [String: Page] = [:]
  /// What a reader can look for in the site.
  private(set) lazy var search = makeSearch()
  /// The paths of all pages in the site, in order.
  let paths: [String]

  init(_ renderer: PageRenderer, _ options: VerificationOptions) {
    self.renderer = renderer
    self.options = options
    options.memory?.settle(renderer.inputs)
    var paths: [String] = []
    for (index, page) in renderer.folder.pages.enumerated() {
      own[page.page.outputPath] = index
      paths.append(page.page.outputPath)
    }
    for page in renderer.folder.generated.pages() {
      generated[page.outputPath] = page
      paths.append(page.outputPath)
    }
    self.paths = paths
  }

  /// The HTML of a page.
  /// - Parameter path: Its path in the site.
  func html(_ path: String) -> [UInt8]? {
    if let index = own[path] {
      let page = renderer.folder.pages[index]
      if let known = options.memory?.html(page.page.path) { return known }
      let html = [UInt8](renderer.html(of: page, at: index).utf8)
      options.memory?.keep(html: html, of: page.page.path)
      return html
    }
    guard let page = generated[path] else { return nil }
    if let known = options.memory?.generated(path) { return known }
    var dealer = ShardDealer(VerificationOptions(cache: options.cache))
    let verified = VerifiedPage(page, in: renderer.folder.catalog, &dealer)
    let html = [UInt8](renderer.html(of: verified, at: nil).utf8)
    options.memory?.keep(generated: html, of: path)
    return html
  }

  private func makeSearch() -> SearchFiles {
    let catalog = renderer.folder.catalog
    var pages = renderer.folder.pages.map {
      SearchPage(page: $0.page, kind: .page, isTitleAlone: false)
    }
    for path in paths {
      guard let page = generated[path] else { continue }
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
