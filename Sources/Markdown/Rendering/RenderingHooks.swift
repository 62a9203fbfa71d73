/// The differences between the HTML of a site and the HTML of libcmark.
package struct RenderingHooks {
  /// True if headings get the `id` of ``Heading/id``.
  package var headingIDs: Bool
  /// Returns the HTML that replaces a fenced code block, or nil to render the block as code.
  package var fencedCode: ((FencedCodeBlock) -> String?)?
  /// Returns the destination that replaces the destination of a link or an image, or nil to leave the
  /// destination.
  package var destination: ((Link) -> String?)?
  /// Returns the text of an automatic link whose address is no text for readers, such as `<doc:Push>`, or
  /// nil for the address.
  package var linkText: ((String) -> String?)?
  /// Takes the text of inline code outside of links and headings. Returns the destination of a link around
  /// the code, or nil for no link.
  package var codeDestination: ((String) -> String?)?
  /// Returns HTML for the end of a heading, behind the text, or nil for none.
  package var headingEnd: ((Heading) -> String?)?
  /// True if a table stands in an element of the class `scroll`, which the keyboard can reach.
  package var scrollsTables: Bool
  /// True if long words of headings and of inline code may break at the places of ``LongWords``.
  package var breaksLongWords: Bool

  /// Creates hooks. By default rendering adds nothing to CommonMark and its extensions.
  package init(
    headingIDs: Bool = false, fencedCode: ((FencedCodeBlock) -> String?)? = nil,
    destination: ((Link) -> String?)? = nil, linkText: ((String) -> String?)? = nil,
    codeDestination: ((String) -> String?)? = nil,
    headingEnd: ((Heading) -> String?)? = nil,
    scrollsTables: Bool = false, breaksLongWords: Bool = false
  ) {
    self.headingIDs = headingIDs
    self.fencedCode = fencedCode
    self.destination = destination
    self.linkText = linkText
    self.codeDestination = codeDestination
    self.headingEnd = headingEnd
    self.scrollsTables = scrollsTables
    self.breaksLongWords = breaksLongWords
  }

  var needSurvey: Bool {
    headingIDs || fencedCode != nil || destination != nil || headingEnd != nil
  }
}
