import Diagnostics
import Foundation
import SiteGenerator

/// The open documents, and the content folders of the open pages.
final class Workspace {
  private let toolPath: String?
  private(set) var documents: [String: OpenDocument] = [:]
  private var folders: [String: EditedFolder] = [:]
  /// The paths of the folders that the client shows.
  var roots: [String] = []
  var encoding = PositionEncoding.utf16

  /// - Parameter toolPath: Folders with colons between them, to search for a Swift compiler.
  init(toolPath: String?) { self.toolPath = toolPath }

  /// The folders of the open pages, in the order of the paths.
  var openFolders: [EditedFolder] { folders.sorted { $0.key < $1.key }.map(\.value) }

  // MARK: Documents

  func open(_ uri: String, _ text: String, version: Int?, language: String) {
    let home = home(of: uri, language)
    documents[uri] = OpenDocument(uri: uri, TextDocument(text, version: version, encoding), home)
    tellFolder(of: uri)
  }

  func change(_ uri: String, _ changes: [JSONValue], version: Int?) {
    documents[uri]?.text.apply(changes, version: version)
    documents[uri]?.isChanged = true
    tellFolder(of: uri)
  }

  func close(_ uri: String) {
    if case .page(let folder, let page) = documents[uri]?.home { folder.edit(nil, of: page) }
    documents[uri] = nil
    dropFolders()
    touchPages()
  }

  /// Notes that files on the disk may have changed.
  func noteDisk() {
    for uri in documents.keys.sorted() { move(uri) }
    dropFolders()
    touchPages()
  }

  /// Puts a document into the folder that its path has now.
  private func move(_ uri: String) {
    guard let path = DocumentURI.path(of: uri),
      case .page(let old, let page) = documents[uri]?.home
    else { return }
    let home = pageHome(path)
    if case .page(let folder, _) = home, folder === old { return }
    old.edit(nil, of: page)
    documents[uri]?.home = home
    tellFolder(of: uri)
  }

  /// Marks all pages as changed, because a page may depend on any other page.
  private func touchPages() {
    for uri in documents.keys.sorted() {
      if case .page = documents[uri]?.home { documents[uri]?.isChanged = true }
    }
  }

  private func tellFolder(of uri: String) {
    guard let document = documents[uri], case .page(let folder, let page) = document.home else {
      return
    }
    folder.edit(document.text.bytes, of: page)
    touchPages()
  }

  /// Forgets the folders without an open page.
  private func dropFolders() {
    let used = documents.sorted { $0.key < $1.key }.compactMap { entry in
      if case .page(let folder, _) = entry.value.home { ObjectIdentifier(folder) } else { nil }
    }
    folders = folders.filter { used.contains(ObjectIdentifier($0.value)) }
  }

  func keep(_ diagnostics: [LocatedDiagnostic], of uri: String) {
    documents[uri]?.diagnostics = diagnostics
    documents[uri]?.isChanged = false
  }

  /// The texts of the open Swift files but one, by path.
  func openCode(except uri: String) -> [String: [UInt8]] {
    documents.sorted { $0.key < $1.key }.reduce(into: [:]) { open, entry in
      if entry.key != uri, case .code(let path) = entry.value.home {
        open[path] = entry.value.text.bytes
      }
    }
  }

  func keep(published: JSONValue, of uri: String) { documents[uri]?.published = published }

  /// The address of a file: the client's own, or one that is made of the path.
  func uri(ofPath path: String) -> String {
    documents.keys.sorted().first { DocumentURI.path(of: $0) == path }
      ?? DocumentURI.uri(ofPath: path)
  }

  /// The address of a page.
  func uri(of page: String, in folder: EditedFolder) -> String {
    let open = documents.values.first { document in
      if case .page(let other, page) = document.home { return other === folder }
      return false
    }
    return open?.uri ?? DocumentURI.uri(ofPath: folder.file(of: page))
  }

  /// The text of a page: that of the client, or that of the last look.
  func document(of page: Page) -> TextDocument { TextDocument(page.source.bytes, encoding) }

  // MARK: Homes

  private func home(of uri: String, _ language: String) -> OpenDocument.Home {
    let path = DocumentURI.path(of: uri)
    let name = (path ?? uri).lowercased()
    if name.hasSuffix(".swift") || language == "swift" { return .code(path ?? uri) }
    guard name.hasSuffix(".md") || language == "markdown" else { return .other }
    guard let path else { return newPageHome(uri) }
    return pageHome(path)
  }

  private func pageHome(_ path: String) -> OpenDocument.Home {
    let parent = FilePath.parent(of: path)
    if let root = ContentFolder.configured(above: parent) ?? Workspace.content(above: parent),
      let page = FilePath.relative(path, to: root)
    {
      return .page(folder(root, .site), page)
    }
    return .page(folder(parent, .pages), FilePath.name(of: path))
  }

  /// A page without a file belongs to the first content folder that the client shows.
  private func newPageHome(_ uri: String) -> OpenDocument.Home {
    let name = uri.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") } + ".md"
    let root = roots.flatMap { [$0, FilePath.join($0, "Content")] }.first { folder in
      ContentFolder.configured(above: folder) == folder
    }
    if let root { return .page(folder(root, .site), name) }
    return .page(folder("", .pages), name)
  }

  /// The nearest folder `Content` at or above a folder.
  private static func content(above folder: String) -> String? {
    var folder = folder
    while folder != "/", folder != "." {
      if FilePath.name(of: folder) == "Content" { return folder }
      folder = FilePath.parent(of: folder)
    }
    return nil
  }

  private func folder(_ path: String, _ extent: EditedFolder.Extent) -> EditedFolder {
    let key = "\(extent) \(path)"
    if let known = folders[key] { return known }
    let folder = EditedFolder(path, extent, toolPath: toolPath)
    folders[key] = folder
    return folder
  }

  /// The content folders below the folders that the client shows, even without an open page.
  var shownFolders: [EditedFolder] {
    let found = roots.flatMap { [$0, FilePath.join($0, "Content")] }.filter { folder in
      ContentFolder.configured(above: folder) == folder
    }
    let more = found.filter { folders["\(EditedFolder.Extent.site) \($0)"] == nil }
    return openFolders + more.map { EditedFolder($0, .site, toolPath: toolPath) }
  }
}
