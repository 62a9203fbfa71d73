/// A page: CommonMark with optional YAML front matter and extensions of GitHub Flavored Markdown.
///
/// libcmark parses the page, and this module reads the tree. All lines and columns are those of the file,
/// including the front matter.
package final class MarkdownDocument {
  /// The front matter. Every value of a page without front matter is nil.
  package let frontMatter: FrontMatter
  /// The number of lines that the front matter takes, with the lines around; 0 for a page without front
  /// matter.
  package let frontMatterLineCount: Int

  private let page: ParsedPage
  private let reservedIDs: ReservedIDs
  private lazy var survey = Survey(
    page, firstLine: frontMatterLineCount, reservedIDs: reservedIDs)

  /// libcmark cannot be trusted to count the bytes of a text of this size or more.
  private static let maximumSize = 1 << 28

  /// The problems of the front matter. The rest of the page is read nevertheless.
  package let frontMatterIssues: [Issue]

  /// Parses a page that has to be understood as a whole.
  ///
  /// - Parameters:
  ///   - source: The text of the file. Any text is valid Markdown.
  ///   - options: The extensions to read.
  /// - Throws: `MarkdownError` for front matter that cannot be understood, or for a page of more than 256 MB.
  package convenience init(
    _ source: String, options: MarkdownOptions = .gitHub
  ) throws(MarkdownError) {
    try self.init(tolerant: source, options: options)
    guard frontMatterIssues.isEmpty else { throw MarkdownError(issues: frontMatterIssues) }
  }

  /// Parses a page as far as it can be understood.
  ///
  /// Front matter without an end is taken for a part of the page.
  /// - Parameters:
  ///   - source: The text of the file. Any text is valid Markdown.
  ///   - options: The extensions to read.
  ///   - reservedIDs: The ids that the headings leave free. None by default.
  /// - Throws: `MarkdownError` for a page of more than 256 MB.
  package init(
    tolerant source: String, options: MarkdownOptions = .gitHub,
    reservedIDs: @escaping ReservedIDs = { _ in { _ in false } }
  ) throws(MarkdownError) {
    self.reservedIDs = reservedIDs
    var file = Array(source.utf8)
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { file.removeFirst(3) }
    guard file.count < Self.maximumSize else {
      let issue = Issue(
        line: 1, column: 1, id: "page-too-large", message: "The page is larger than 256 MB",
        help: "divide it into several pages")
      throw MarkdownError(issues: [issue])
    }
    var problem: Issue?
    if options.frontMatter {
      do throws(MarkdownError) {
        if let (block, body) = try FrontMatterBlock.split(file) {
          (frontMatter, frontMatterIssues) = FrontMatterReader.read(block)
          frontMatterLineCount = block.lineCount
          page = ParsedPage(Array(body), options: options)
          return
        }
      } catch {
        problem = error.issues.first
      }
    }
    frontMatter = FrontMatter()
    frontMatterIssues = problem.map { [$0] } ?? []
    frontMatterLineCount = 0
    page = ParsedPage(file, options: options)
  }

  /// The front matter's title, or the text of the first heading of level 1.
  package var title: String? {
    frontMatter.title ?? headings.first { $0.level == 1 }?.text
  }

  /// All headings in the order of the page.
  package var headings: [Heading] { survey.headings }

  /// The anchors of HTML elements, without those that a heading has.
  package var anchors: [String] { survey.anchors.map(\.name) }

  /// All links and images in the order of the page, without those inside an image's description.
  package var links: [Link] { survey.links }

  /// The texts outside of links and code that look like the markup of a link, in the order of the page.
  package var strayMarkup: [StrayMarkup] { survey.strayMarkup }

  /// All fenced code blocks in the order of the page, also those in lists and block quotes.
  package var fencedCodeBlocks: [FencedCodeBlock] { survey.fencedCodeBlocks }

  /// The text of the page without markup, code blocks and raw HTML, with a line for each block.
  package var plainText: String { survey.plainText }

  /// The text of the first paragraph outside of lists, tables and quotations, without markup.
  package var firstParagraph: String? { survey.firstParagraph }

  /// The plain text in sections: the text before the first heading, then a section for each heading.
  package var sections: [TextSection] { survey.sections }

  /// The parts that safe mode leaves out of the HTML: raw HTML, comments, and unsafe destinations.
  package func droppedContent() -> [Issue] { survey.droppedContent }

  /// The problems of asides, tabs, footnotes, definition lists and attributes. The page would show their
  /// marks as text.
  package var markupIssues: [Issue] { survey.markupIssues }

  /// Renders the page.
  ///
  /// Without hooks and extensions the result equals libcmark's own output, byte for byte.
  ///
  /// - Parameter hooks: The parts to render differently. The HTML of hooks is inserted unchanged.
  package func html(_ hooks: RenderingHooks = RenderingHooks()) -> String {
    HTMLRenderer.html(of: page, hooks: hooks, survey: hooks.needSurvey ? survey : nil)
  }
}
