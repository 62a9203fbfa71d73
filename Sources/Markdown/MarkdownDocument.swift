/// A page: CommonMark with optional YAML front matter and extensions of GitHub Flavored Markdown.
///
/// libcmark parses the page; everything here reads its tree. All lines and columns are those of
/// the file, front matter included.
public final class MarkdownDocument {
  /// What the front matter says; without any, every value is nil.
  public let frontMatter: FrontMatter
  /// The number of lines the front matter takes, with those around it; 0 without any.
  public let frontMatterLineCount: Int

  private let page: ParsedPage
  private lazy var survey = Survey(page, firstLine: frontMatterLineCount)

  /// The size from which on libcmark cannot be trusted to count bytes.
  private static let maximumSize = 1 << 28

  /// Parses a page.
  ///
  /// - Parameters:
  ///   - source: The text of the file. Any text is valid Markdown.
  ///   - options: The extensions to read.
  /// - Throws: `MarkdownError` for front matter that cannot be understood.
  public init(_ source: String, options: MarkdownOptions = .gitHub) throws(MarkdownError) {
    var file = Array(source.utf8)
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { file.removeFirst(3) }
    guard file.count < Self.maximumSize else {
      let issue = Issue(
        line: 1, column: 1, id: "page-too-large", message: "The page is larger than 256 MB")
      throw MarkdownError(issues: [issue])
    }
    guard options.frontMatter, let (block, body) = try FrontMatterBlock.split(file) else {
      frontMatter = FrontMatter()
      frontMatterLineCount = 0
      page = ParsedPage(file, options: options)
      return
    }
    frontMatter = try FrontMatterReader.read(block)
    frontMatterLineCount = block.lineCount
    page = ParsedPage(Array(body), options: options)
  }

  /// The front matter's title, or else the text of the first heading of level 1.
  public var title: String? {
    frontMatter.title ?? headings.first { $0.level == 1 }?.text
  }

  /// All headings in the order of the page.
  public var headings: [Heading] { survey.headings }

  /// All links and images in the order of the page, without those inside an image's description.
  public var links: [Link] { survey.links }

  /// All fenced code blocks in the order of the page, also those in lists and block quotes.
  public var fencedCodeBlocks: [FencedCodeBlock] { survey.fencedCodeBlocks }

  /// The text of the page without markup, code blocks and raw HTML; one line for each block.
  public var plainText: String { survey.plainText }

  /// What safe mode leaves out of the HTML: raw HTML, comments, and unsafe destinations.
  public func droppedContent() -> [Issue] { survey.droppedContent }

  /// Renders the page.
  ///
  /// Without hooks and extensions this is what libcmark itself renders, byte for byte.
  ///
  /// - Parameter hooks: What to render differently. Their HTML is inserted as it is.
  public func html(_ hooks: RenderingHooks = RenderingHooks()) -> String {
    HTMLRenderer.html(of: page, hooks: hooks, survey: hooks.needSurvey ? survey : nil)
  }
}
