import Scenarios

/// The results of the last look at a site, so that only changes are looked at again.
///
/// Every result is kept with its inputs, and the inputs are compared. The memory saves work and
/// does not change the output.
final class SiteMemory {
  /// A page with the results made from the page.
  private struct Entry {
    var stamp: FileStamp?
    var page: Page
    var verified: VerifiedPage?
    var linkProblems: [Problem]?
    /// A number that changes with every input of the page's HTML.
    var revision: Int
  }

  private var entries: [String: Entry] = [:]
  private var links: LinkResolver.Inputs?
  private var scenarios: ScenarioCatalog.Inputs?
  private var lastRevision = 0
  /// The generated pages, as far as links were looked up in the pages.
  var targets: GeneratedTargets?
  /// The messages of the compiler's parser about blocks of plain Swift.
  private var swift: [String: [SwiftCompiler.Message]] = [:]
  /// The texts of files that an editor has not saved, by the paths of the files.
  var unsaved: [String: [UInt8]] = [:]
  /// The judged claims of links; the value is nil for a claim that holds.
  private var claims: [LinkClaim: LinkFailure?] = [:]
  /// The identity of the compiler that gave the messages.
  private var swiftCompiler = ""

  // MARK: Pages

  /// The current state of a page.
  /// - Parameters:
  ///   - path: The path of the page in the content folder.
  ///   - file: The path of the file.
  /// - Throws: An error if the file cannot be read.
  func page(_ path: String, _ file: String) throws(InputError) -> Page {
    if let bytes = unsaved[file] { return page(path, file, unsaved: bytes) }
    let stamp = FileStamp(file)
    if let known = entries[path], known.page.file == file, known.page.hasCurrentIncludes {
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

  /// The state of a page that an editor has not saved.
  private func page(_ path: String, _ file: String, unsaved bytes: [UInt8]) -> Page {
    if let known = entries[path], known.page.file == file, known.page.source.bytes == bytes {
      // The file on the disk may differ, so the stamp says nothing about the known text.
      entries[path]?.stamp = nil
      return known.page
    }
    let page = Page(path: path, file: file, bytes: bytes)
    entries[path] = Entry(stamp: nil, page: page, revision: nextRevision())
    return page
  }

  /// Forgets the pages that do not exist any more, and the results of inputs that have changed.
  /// Gives the other judged claims to the catalog.
  func settle(
    pages: Set<String>, _ links: LinkResolver.Inputs, _ catalog: ScenarioCatalog
  ) {
    let scenarios = catalog.inputs
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
    claims = claims.filter { !changed.contains($0.key.scenario) }
    catalog.judged = claims
    self.links = links
    self.scenarios = scenarios
  }

  /// Keeps the judged claims of the links of some pages. A claim that could not be judged is judged
  /// again, because the message may depend on other scenarios.
  func keep(_ judged: [LinkClaim: LinkFailure?], of verified: [VerifiedPage]) {
    let used = Set(verified.flatMap(\.linkClaims))
    claims = judged.filter { claim, failure in
      used.contains(claim) && failure.map(\.isDisagreement) != false
    }
  }

  func verified(_ path: String) -> VerifiedPage? { entries[path]?.verified }

  func keep(_ page: VerifiedPage) { entries[page.page.path]?.verified = page }

  func linkProblems(_ path: String) -> [Problem]? { entries[path]?.linkProblems }

  func keep(_ problems: [Problem], of path: String) { entries[path]?.linkProblems = problems }

  /// A number that changes with every input of a page's HTML.
  func revision(of path: String) -> Int? { entries[path]?.revision }

  private func touch(_ path: String) { entries[path]?.revision = nextRevision() }

  private func nextRevision() -> Int {
    lastRevision += 1
    return lastRevision
  }

  // MARK: Swift

  /// The messages of a compiler's parser about a text, if known.
  func messages(of text: String, by compiler: String) -> [SwiftCompiler.Message]? {
    compiler == swiftCompiler ? swift[text] : nil
  }

  /// Keeps the messages of a compiler's parser about the current texts.
  func keep(_ messages: [String: [SwiftCompiler.Message]], by compiler: String) {
    swift = messages
    swiftCompiler = compiler
  }
}
