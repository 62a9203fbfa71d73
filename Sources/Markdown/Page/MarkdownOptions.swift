/// The extensions of CommonMark that are read: front matter, extensions of GitHub Flavored Markdown, folds,
/// and extras.
package struct MarkdownOptions: Sendable, Hashable {
  /// YAML between two lines at the beginning of the file.
  package var frontMatter: Bool
  /// Pipe tables.
  package var tables: Bool
  /// `[ ]` and `[x]` at the beginning of a list item.
  package var taskLists: Bool
  /// `~text~` and `~~text~~`.
  package var strikethrough: Bool
  /// `[!fold]` at the beginning of a block quote.
  package var folds: Bool
  /// Asides, tabs, footnotes, definition lists, attributes and bare addresses.
  package var extras: Bool
  /// The allowed elements of HTML. Without the option, all raw HTML is left out.
  package var html: Bool

  /// Creates a set of options. Every option but HTML is on by default.
  package init(
    frontMatter: Bool = true, tables: Bool = true, taskLists: Bool = true,
    strikethrough: Bool = true, folds: Bool = true, extras: Bool = true, html: Bool = false
  ) {
    self.frontMatter = frontMatter
    self.tables = tables
    self.taskLists = taskLists
    self.strikethrough = strikethrough
    self.folds = folds
    self.extras = extras
    self.html = html
  }

  /// CommonMark with front matter and all extensions.
  package static let gitHub = MarkdownOptions()
  /// CommonMark with front matter, all extensions and the allowed HTML: a page of a site.
  package static let page = MarkdownOptions(html: true)
  /// CommonMark alone: the output equals libcmark's byte for byte.
  package static let commonMark = MarkdownOptions(
    frontMatter: false, tables: false, taskLists: false, strikethrough: false, folds: false,
    extras: false)
}
