extension DiagnosticStatement {
  /// What is wrong with a page, its links and its configuration.
  static let page: [DiagnosticStatement] = [
    .init("broken-anchor", "A link leads to a place that its page does not have."),
    .init("broken-image", "An image is not there, or is a page."),
    .init("broken-link", "A link leads to a page or file that is not there."),
    .init(
      "broken-scenario",
      "What is said of a scenario cannot be judged, as the scenario cannot be run."),
    .init(
      "configuration-page",
      "The list of pages in the configuration names a page that is not there, or names one twice."),
    .init("configuration-url", "An address in the configuration is none."),
    .init("external-image", "An image would be loaded from another site."),
    .init("front-matter", "The front matter of a page is not understood."),
    .init("front-matter-unterminated", "The front matter of a page has no end."),
    .init("html-comment", "A comment of HTML is left out of the page."),
    .init("lost-block", "A line looks like the beginning of a live block, but begins none."),
    .init("lost-link", "A text looks like a link to a scenario, but is none."),
    .init("missing-title", "A page has no title."),
    .init("not-text", "A file is something else than a page or Swift code, such as an image."),
    .init("not-utf8", "A file is not text in UTF-8."),
    .init(
      "output-collision",
      "Two files of the content folder would be written to the same place."),
    .init("page-too-large", "A page is larger than the program reads."),
    .init("raw-html", "HTML in a page is left out."),
    .init("repeated-id", "Two scenarios have the same id."),
    .init("swift-syntax", "The compiler's parser does not accept a block of plain Swift."),
    .init("unchecked-swift", "There is no compiler that could look at blocks of plain Swift."),
    .init("unclosed-block", "A block of code has no end."),
    .init("unsafe-url", "An address could run code."),
    .init("unsupported-link", "A claim about a scenario stands where no link can be."),
    .init("unusable-input", "What the command was given cannot be used at all."),
  ]
}
