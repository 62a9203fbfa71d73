import LifecycleEngine
import Markdown
import ScriptLanguage

/// A page of the content folder, read but not yet verified.
public struct Page {
  /// The path relative to the content folder: `navigation/push.md`.
  public let path: String
  /// The path for diagnostics: `Content/navigation/push.md`.
  public let file: String
  /// The text of the file with its lines.
  let source: SourceText
  /// The parsed page, as far as it can be understood; nil when it is no text.
  let document: MarkdownDocument?
  /// What is wrong with the file as a whole.
  let diagnostics: [LocatedDiagnostic]
  /// The ids that its HTML has; nil for a page that could not be read.
  let anchors: Set<String>?

  /// Reads a page from memory.
  /// - Parameters:
  ///   - path: The path relative to the content folder.
  ///   - file: The path for diagnostics.
  ///   - bytes: What the file holds.
  public init(path: String, file: String, bytes: [UInt8]) {
    self.path = path
    self.file = file
    let source = SourceText(bytes)
    self.source = source
    if let foreign = ForeignText(bytes, as: .page) {
      document = nil
      diagnostics = [foreign.located(file)]
      anchors = nil
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do throws(MarkdownError) {
      let document = try MarkdownDocument(tolerant: text)
      self.document = document
      anchors = Page.anchors(of: document)
      diagnostics = document.frontMatterIssues.map { LocatedDiagnostic($0, file: file, source) }
    } catch {
      document = nil
      anchors = nil
      diagnostics = error.issues.map { LocatedDiagnostic($0, file: file, source) }
    }
  }

  /// The path of the page a site begins with.
  static let home = "index.md"

  /// The path of the page in the site: `navigation/push.html`.
  var outputPath: String { Page.outputPath(ofPage: path) }

  /// The title of the page, from its front matter or its first heading.
  var title: String { document?.title ?? "" }

  /// The title where there is little room.
  var shortTitle: String { document?.frontMatter.shortTitle ?? title }

  static func outputPath(ofPage path: String) -> String { path.dropLast(3) + ".html" }

  /// Whether a file is a page, by its name.
  static func isPage(_ path: String) -> Bool { path.lowercased().hasSuffix(".md") }

  /// The way from a page's folder to the root of the site: empty, or `../` for each folder.
  var root: String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The ids a page's HTML has: those of its headings and its scenarios. A block that was refused
  /// counts as the scenario it was likely meant to be: what is wrong with it is said already.
  private static func anchors(of document: MarkdownDocument) -> Set<String> {
    var result = Set(document.headings.map(\.id))
    for block in document.fencedCodeBlocks {
      do throws(ScriptError) {
        guard case .scenario(let attributes) = try LiveBlock(info: block.info) else { continue }
        result.insert(ScenarioAnchor.id(of: attributes.id))
      } catch {
        result.formUnion(InfoString(block.info).likelyIDs.map(ScenarioAnchor.id(of:)))
      }
    }
    return result
  }
}

extension LocatedDiagnostic {
  /// What the Markdown parser has to say, in the form all diagnostics have.
  init(_ issue: Issue, file: String, _ source: SourceText) {
    let diagnostic = Diagnostic(
      issue.severity == .error ? .error : .warning, id: issue.id, issue.message,
      at: SourceRange(0, 0), help: issue.help.isEmpty ? [] : [issue.help])
    self.init(
      diagnostic, path: file, line: issue.line, column: issue.column,
      sourceLine: source.line(issue.line))
  }
}
