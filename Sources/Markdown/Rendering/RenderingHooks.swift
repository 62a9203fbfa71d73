/// Where the HTML of a site differs from that of libcmark.
public struct RenderingHooks {
  /// Whether headings get the `id` of ``Heading/id``.
  public var headingIDs: Bool
  /// Answers the HTML that replaces a fenced code block, or nil to render it as code.
  public var fencedCode: ((FencedCodeBlock) -> String?)?
  /// Answers the destination that replaces a link's or an image's, or nil to leave it.
  public var destination: ((Link) -> String?)?

  /// Creates hooks; without any, rendering adds nothing to CommonMark and its extensions.
  public init(
    headingIDs: Bool = false, fencedCode: ((FencedCodeBlock) -> String?)? = nil,
    destination: ((Link) -> String?)? = nil
  ) {
    self.headingIDs = headingIDs
    self.fencedCode = fencedCode
    self.destination = destination
  }

  var needSurvey: Bool { headingIDs || fencedCode != nil || destination != nil }
}
