/// Where the HTML of a site differs from that of libcmark.
public struct RenderingHooks {
  /// Whether headings get the `id` of ``Heading/id``.
  public var headingIDs: Bool
  /// Answers the HTML that replaces a fenced code block, or nil to render it as code.
  public var fencedCode: ((FencedCodeBlock) -> String?)?
  /// Answers the destination that replaces a link's or an image's, or nil to leave it.
  public var destination: ((Link) -> String?)?
  /// Answers where inline code leads that stands in no link and no heading, by its text, or nil for
  /// nowhere.
  public var codeDestination: ((String) -> String?)?
  /// Answers HTML that stands at the end of a heading, behind its text, or nil for none.
  public var headingEnd: ((Heading) -> String?)?
  /// Whether a table stands in an element of the class `scroll`, which can be reached by keyboard.
  public var scrollsTables: Bool
  /// Whether long words of headings and of inline code may break where ``LongWords`` says.
  public var breaksLongWords: Bool

  /// Creates hooks; without any, rendering adds nothing to CommonMark and its extensions.
  public init(
    headingIDs: Bool = false, fencedCode: ((FencedCodeBlock) -> String?)? = nil,
    destination: ((Link) -> String?)? = nil, codeDestination: ((String) -> String?)? = nil,
    headingEnd: ((Heading) -> String?)? = nil,
    scrollsTables: Bool = false, breaksLongWords: Bool = false
  ) {
    self.headingIDs = headingIDs
    self.fencedCode = fencedCode
    self.destination = destination
    self.codeDestination = codeDestination
    self.headingEnd = headingEnd
    self.scrollsTables = scrollsTables
    self.breaksLongWords = breaksLongWords
  }

  var needSurvey: Bool {
    headingIDs || fencedCode != nil || destination != nil || headingEnd != nil
  }
}
