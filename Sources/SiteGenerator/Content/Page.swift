import Diagnostics
import LifecycleEngine
import Markdown
import Scenarios

/// A page of the content folder, read but not yet verified.
package struct Page {
  /// The path relative to the content folder: `navigation/push.md`.
  package let path: String
  /// The path for diagnostics: `Content/navigation/push.md`.
  package let file: String
  /// The text of the file with its lines.
  package let source: SourceText
  /// The parsed page, as far as the page can be understood; nil for a file that is not text.
  package let document: MarkdownDocument?
  /// The fenced code blocks in order; empty for a page that could not be read.
  package let blocks: [PageBlock]
  /// The diagnostics of the file as a whole.
  let diagnostics: [LocatedDiagnostic]
  /// The ids of the HTML that links can lead to; nil for a page that could not be read.
  package let anchors: Set<String>?
  /// The levels of rules on the page.
  let rules: RuleLevels
  /// The relative path from the page to the root of the site: empty, or `../` for each folder.
  private(set) var root: String

  /// Reads a page from memory.
  /// - Parameters:
  ///   - path: The path relative to the content folder.
  ///   - file: The path for diagnostics.
  ///   - bytes: The contents of the file.
  package init(path: String, file: String, bytes: [UInt8]) {
    self.path = path
    self.file = file
    root = String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
    let source = SourceText(bytes)
    self.source = source
    let place = PagePlace(path: path, file: file)
    if let unreadable = UnreadableText(bytes, as: .page) {
      document = nil
      blocks = []
      diagnostics = [unreadable.located(file)]
      anchors = nil
      rules = RuleLevels()
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(MarkdownError) {
      var read: [PageBlock] = []
      let document = try MarkdownDocument(
        tolerant: text, options: .page,
        reservedIDs: { blocks in
          read = blocks.map { PageBlock($0, on: place) }
          return PageIDs(read).contains
        })
      self.document = document
      // The parser computes the ids of headings on first use, and reads the blocks then.
      let headings = document.headings.map(\.id)
      blocks = read
      anchors = Set(
        headings + document.anchors + read.flatMap(\.scenarioIDs).map(ScenarioAnchor.id(of:)))
      let rules = RuleLevels(document.frontMatter.rules, in: .frontMatter)
      self.rules = rules
      diagnostics = (document.frontMatterIssues + rules.issues).map {
        LocatedDiagnostic($0, file: file, source)
      }
    } catch {
      document = nil
      blocks = []
      anchors = nil
      rules = RuleLevels()
      diagnostics = error.issues.map { LocatedDiagnostic($0, file: file, source) }
    }
  }

  /// True if the files that the page includes are as they were.
  var hasCurrentIncludes: Bool {
    let place = PagePlace(path: path, file: file)
    return blocks.allSatisfy { $0.isCurrent(on: place) }
  }

  /// The path of the page a site begins with.
  static let home = "index.md"

  /// The path in the site of the page for addresses without a page.
  static let missing = "404.html"

  /// True if the page is the author's page for addresses without a page.
  var isMissing: Bool { outputPath == Page.missing }

  /// True if the page is verified, but is no page of the site yet.
  var isDraft: Bool { document?.frontMatter.isDraft ?? false }

  /// The same page for addresses in any folder.
  /// - Parameter root: The address of the site, ending in a slash; empty if unknown.
  func shown(below root: String) -> Page {
    var page = self
    page.root = root
    return page
  }

  /// The path of the page in the site: `navigation/push.html`.
  package var outputPath: String { Page.outputPath(ofPage: path) }

  /// The path of the page's Markdown in the site: `navigation/push.md`.
  var textPath: String { outputPath.dropLast("html".count) + "md" }

  /// The title of the page, from its front matter or its first heading.
  package var title: String { document?.title ?? "" }

  /// The short title for narrow places, or the title.
  var shortTitle: String { document?.frontMatter.shortTitle ?? title }

  static func outputPath(ofPage path: String) -> String { path.dropLast(3) + ".html" }

  /// True if the name of a file is that of a page.
  package static func isPage(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }

  /// The blocks with the page around each block.
  package var places: [BlockPlace] { blocks.map { BlockPlace($0, in: self) } }

  /// The block whose fence stands in a line.
  package func block(atLine line: Int) -> PageBlock? { blocks.first { $0.code.fenceLine == line } }
}

extension LocatedDiagnostic {
  /// An issue of the Markdown parser as a diagnostic.
  init(_ issue: Issue, file: String, _ source: SourceText) {
    let diagnostic = Diagnostic(
      issue.severity == .error ? .error : .warning, id: issue.id, issue.message,
      at: SourceRange(0, 0), help: issue.help.isEmpty ? [] : [issue.help])
    self.init(
      diagnostic, path: file, line: issue.line, column: issue.column,
      sourceLine: source.line(issue.line))
  }
}
