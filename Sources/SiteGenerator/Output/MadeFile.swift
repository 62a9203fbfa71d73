import TraceRendering

/// A file of a site that is neither a page nor copied from somewhere, made when it is asked for.
struct MadeFile {
  /// Its path in the site: `assets/diagram.css`.
  let path: String
  /// What it is, as a message names it: `the style of the diagrams`.
  let origin: String
  /// Its bytes.
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

  /// The same for a script, which cannot read a style sheet of a page that is opened from a disk: a
  /// diagram that is copied takes it along.
  static var diagramStyleScript: MadeFile {
    MadeFile("assets/diagram-style.js", "the style of the diagrams for scripts") {
      [UInt8](SequenceDiagram.styleScript.utf8)
    }
  }
}

/// The files that a build makes beside the pages.
struct MadeFiles {
  private let site: RenderedSite
  /// Those whose number is the same in every site.
  private let single: [MadeFile]
  private let places: [String: Int]

  /// - Parameter site: The site that they belong to.
  init(of site: RenderedSite) {
    let single: [MadeFile] =
      [.diagramStyle, .diagramStyleScript] + MadeFile.whole(site) + site.stepFiles
    self.site = site
    self.single = single
    places = Dictionary(
      single.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// All of them, in the order in which they are written.
  var all: [MadeFile] {
    single
      + site.search.files.map { path, bytes in MadeFile(path, "the index of the search") { bytes } }
  }

  /// The bytes of a file.
  /// - Parameter path: Its path in the site.
  /// - Returns: `nil` where there is no such file.
  func bytes(of path: String) -> [UInt8]? {
    if let place = places[path] { return single[place].bytes() }
    // The preview makes the index only where somebody searches.
    guard path.hasPrefix(SearchFiles.folder) else { return nil }
    return site.search.files.first { $0.path == path }?.bytes
  }
}
