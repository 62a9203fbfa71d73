import ScriptLanguage

/// What is known of a site from the last look at it, so that only what has changed is looked at again.
///
/// Everything that is taken from here has been made from the same inputs, which are kept beside it and
/// compared: it can save work and not change what comes out.
final class SiteMemory {
  /// A page with what was made from it.
  private struct Entry {
    var stamp: FileStamp?
    var page: Page
    var verified: VerifiedPage?
    var linkProblems: [Problem]?
    /// Another number each time that something has changed on which the HTML of the page depends.
    var revision: Int
  }

  private var entries: [String: Entry] = [:]
  private var links: LinkResolver.Inputs?
  private var scenarios: ScenarioCatalog.Inputs?
  private var lastRevision = 0
  /// The pages that nobody has written, as far as links were looked up in them.
  var targets: GeneratedTargets?
  /// What the compiler's parser said of blocks of plain Swift.
  private var swift: [String: [SwiftCompiler.Message]] = [:]

  // MARK: Pages

  /// A page as it is now.
  /// - Parameters:
  ///   - path: Its path in the content folder.
  ///   - file: Where it is.
  /// - Throws: A file that cannot be read.
  func page(_ path: String, _ file: String) throws(InputError) -> Page {
    let stamp = FileStamp(file)
    if let known = entries[path], known.page.file == file {
      if let old = known.stamp, old.isSame(as: stamp) {
        return known.page
      }
      let bytes = try FileTree.bytes(of: file)
      if known.page.source.bytes == bytes {
        entries[path]?.stamp = stamp
        return known.page
      }
      let page = Page(path: path, file: file, bytes: bytes)
      entries[path] = Entry(stamp: stamp, page: page, revision: nextRevision())
      return page
    }
    let page = Page(path: path, file: file, bytes: try FileTree.bytes(of: file))
    entries[path] = Entry(stamp: stamp, page: page, revision: nextRevision())
    return page
  }

  /// Forgets the pages that are not there any more, and what depends on inputs that have changed.
  func settle(
    pages: Set<String>, _ links: LinkResolver.Inputs, _ scenarios: ScenarioCatalog.Inputs
  ) {
    for path in entries.keys.sorted() where !pages.contains(path) { entries[path] = nil }
    if self.links != links {
      for path in entries.keys.sorted() {
        entries[path]?.linkProblems = nil
        touch(path)
      }
    }
    if self.scenarios?.places != scenarios.places {
      for path in entries.keys.sorted() { touch(path) }
    }
    let changed = scenarios.changes(since: self.scenarios)
    if !changed.isEmpty {
      for path in entries.keys.sorted() where entries[path]?.verified?.isAbout(changed) != false {
        entries[path]?.verified = nil
        touch(path)
      }
    }
    self.links = links
    self.scenarios = scenarios
  }

  func verified(_ path: String) -> VerifiedPage? { entries[path]?.verified }

  func keep(_ page: VerifiedPage) { entries[page.page.path]?.verified = page }

  func linkProblems(_ path: String) -> [Problem]? { entries[path]?.linkProblems }

  func keep(_ problems: [Problem], of path: String) { entries[path]?.linkProblems = problems }

  /// A number that is another one if something has changed on which the HTML of a page depends.
  func revision(of path: String) -> Int? { entries[path]?.revision }

  private func touch(_ path: String) { entries[path]?.revision = nextRevision() }

  private func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  // MARK: Swift

  /// What the parser says of a text, if it was asked before.
  func messages(of text: String) -> [SwiftCompiler.Message]? { swift[text] }

  /// Keeps what it says of the texts that are there now.
  func keep(_ messages: [String: [SwiftCompiler.Message]]) { swift = messages }
}
