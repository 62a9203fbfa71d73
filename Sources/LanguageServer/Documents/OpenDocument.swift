import Diagnostics
import SiteGenerator

/// A document that a client has open.
struct OpenDocument {
  /// The place of a document among the files.
  enum Home {
    /// A page of a folder, with the path relative to the folder.
    case page(EditedFolder, String)
    /// Swift code, with the path of the file.
    case code(String)
    /// Any other document, about which the server says nothing.
    case other
  }

  /// The address as the client wrote the address.
  let uri: String
  var text: TextDocument
  var home: Home
  /// True if the text was not looked at since its last change.
  var isChanged = true
  /// The diagnostics of the last look.
  var diagnostics: [LocatedDiagnostic] = []
  /// The diagnostics that the client has, as JSON.
  var published: JSONValue?

  init(uri: String, _ text: TextDocument, _ home: Home) {
    self.uri = uri
    self.text = text
    self.home = home
  }
}

/// A page as the features see the page.
struct PageContext {
  let folder: EditedFolder
  let page: Page
  let document: TextDocument
  let diagnostics: [LocatedDiagnostic]

  /// The address of a file of the folder, relative to the page.
  func address(of path: String) -> String {
    let parent = FilePath.parent(of: page.path)
    let depth = page.path.split(separator: "/").count - 1
    let root = String(repeating: "../", count: max(0, depth))
    return (parent == "." ? path : FilePath.relative(path, to: parent)) ?? root + path
  }

  var blocks: [CodeBlock] { page.places.map { CodeBlock($0, in: document) } }

  /// The block with a line of the file, fences included.
  func block(atLine line: Int) -> CodeBlock? {
    page.places.first { $0.contains(line: line) }.map { CodeBlock($0, in: document) }
  }
}
