import TraceRendering

/// A file of a site that is neither a page nor a copy. The file is made on demand.
struct MadeFile {
  /// The path of the file in the site: `assets/diagram.css`.
  let path: String
  /// The description of the file for messages: `the style of the diagrams`.
  let origin: String
  /// Makes the bytes of the file.
  let bytes: () -> [UInt8]

  init(_ path: String, _ origin: String, _ bytes: @escaping () -> [UInt8]) {
    self.path = path
    self.origin = origin
    self.bytes = bytes
  }

  /// The style of the diagrams, which the theme links.
  static var diagramStyle: MadeFile {
    MadeFile("assets/diagram.css", "the style of the diagrams") {
      [UInt8](SequenceDiagram.styleSheet.utf8)
    }
  }

  /// The diagram style as a script. Scripts cannot read the style sheet of a page opened from a
  /// disk, and a copied diagram needs the style.
  static var diagramStyleScript: MadeFile {
    MadeFile("assets/diagram-style.js", "the style of the diagrams for scripts") {
      [UInt8](SequenceDiagram.styleScript.utf8)
    }
  }
}

extension MadeFile {
  /// The templates of the playground.
  static func playTemplates(_ templates: [PlayTemplate]) -> MadeFile {
    MadeFile("assets/play-templates.js", "the templates of the playground") {
      [UInt8](PlayTemplate.script(of: templates).utf8)
    }
  }
}

/// The files that a build makes beside the pages.
struct MadeFiles {
  private let site: RenderedSite
  /// The files that each site has once.
  private let single: [MadeFile]
  /// The steps of scenarios by the paths of their pages in the site.
  private let steps: [String: [MadeFile]]
  private let byPath: [String: MadeFile]
  /// The paths of the pages in the site, in order.
  private let pages: [String]

  /// - Parameters:
  ///   - site: The site of the files.
  ///   - templates: The code from which the playground can start.
  init(of site: RenderedSite, templates: [PlayTemplate] = PlayTemplate.all) {
    let single =
      [.diagramStyle, .diagramStyleScript] + MadeFile.whole(site) + MadeFile.texts(site)
      + MadeFile.images(site)
      + (site.renderer.hasPlayground ? [.playTemplates(templates)] : [])
    var steps: [String: [MadeFile]] = [:]
    for page in site.pages { steps[page.outputPath, default: []] += site.stepFiles(of: page) }
    self.site = site
    pages = site.pages.map(\.outputPath).unique()
    self.single = single
    self.steps = steps
    byPath = Dictionary(
      (single + pages.flatMap { steps[$0] ?? [] }).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// All files in order.
  var all: [MadeFile] { single + pages.flatMap { steps(of: $0) } + search }

  /// The step files of the scenarios of a page. The steps are made together with the page, and
  /// freed when the steps are read.
  /// - Parameter path: The path of the page in the site.
  func steps(of path: String) -> [MadeFile] { steps[path] ?? [] }

  /// All files but the steps of the scenarios of pages that have a path in the site.
  var others: [MadeFile] {
    let listed = Set(site.paths)
    return single + pages.filter { !listed.contains($0) }.flatMap { steps(of: $0) } + search
  }

  private var search: [MadeFile] {
    site.search.files.map { path, bytes in MadeFile(path, "the index of the search") { bytes } }
  }

  /// The bytes of a file.
  /// - Parameter path: The path of the file in the site.
  /// - Returns: `nil` for a missing file.
  func bytes(of path: String) -> [UInt8]? {
    if let file = byPath[path] { return file.bytes() }
    // The preview makes the index only for a search.
    guard path.hasPrefix(SearchFiles.folder) else { return nil }
    return site.search.files.first { $0.path == path }?.bytes
  }
}

extension RenderedSite {
  /// The files with the steps of the scenarios of a page.
  fileprivate func stepFiles(of page: Page) -> [MadeFile] {
    page.places.compactMap { place in
      guard let file = StepFile(place) else { return nil }
      return MadeFile(file.path, "the steps of the scenario '\(file.id)'") {
        [UInt8](file.text(self.steps(of: file, at: place)).utf8)
      }
    }
  }
}
