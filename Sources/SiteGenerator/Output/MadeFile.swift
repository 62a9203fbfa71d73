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
  /// All of them, in the order in which they are written.
  let all: [MadeFile]
  private let places: [String: Int]

  /// - Parameter site: The site that they belong to.
  init(of site: RenderedSite) {
    let all: [MadeFile] =
      [.diagramStyle, .diagramStyleScript] + MadeFile.whole(site) + site.stepFiles
    self.all = all
    places = Dictionary(
      all.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The bytes of a file.
  /// - Parameter path: Its path in the site.
  /// - Returns: `nil` where there is no such file.
  func bytes(of path: String) -> [UInt8]? { places[path].map { all[$0].bytes() } }
}
