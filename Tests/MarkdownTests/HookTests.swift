import Markdown
import Testing

/// The additions of hooks to the HTML of a page, and their places.
@Suite struct HookTests {
  @Test func aHeadingEndsWithWhatItsHookAnswers() throws {
    let page = try MarkdownDocument("# A\n\n| a |\n|---|\n| b |\n\n> ## `B` *c*\n\n### D\n")
    let hooks = RenderingHooks(
      headingEnd: { $0.level == 1 ? nil : "<i>\($0.id) \($0.text)</i>" })
    let html = page.html(hooks)
    #expect(html.contains("<h1>A</h1>"))
    #expect(html.contains("<h2><code>B</code> <em>c</em><i>b-c B c</i></h2>"))
    #expect(html.contains("<h3>D<i>d D</i></h3>"))
    #expect(html.contains("<th>a</th>"))
  }

  @Test func aTableStandsInAnElementThatScrolls() throws {
    let html = try MarkdownDocument("| a |\n|---|\n| b |\n").html(
      RenderingHooks(scrollsTables: true))
    #expect(
      html.hasPrefix(
        "<div class=\"scroll\" role=\"group\" aria-label=\"Table\" tabindex=\"0\">\n<table>"))
    #expect(html.hasSuffix("</table>\n</div>\n"))
  }

  @Test func onlyLongCodeMayBreak() throws {
    let hooks = RenderingHooks(breaksLongWords: true)
    #expect(
      try MarkdownDocument("`viewWillAppear` `a & beginAppearanceTransition(_:animated:)`").html(
        hooks)
        == "<p><code>viewWillAppear</code> <code>a &amp; begin<wbr>Appearance<wbr>Transition<wbr>"
        + "(_:<wbr>animated:)</code></p>\n")
  }

  @Test func aLongWordOfAHeadingMayBreakAndOneOfAParagraphMayNot() throws {
    let hooks = RenderingHooks(breaksLongWords: true)
    let word = "supportedInterfaceOrientations"
    #expect(
      try MarkdownDocument("# \(word)\n\n\(word)\n").html(hooks)
        == "<h1>supported<wbr>Interface<wbr>Orientations</h1>\n<p>\(word)</p>\n")
  }

  @Test(arguments: [
    "", " ", "  a  ", "supportedInterfaceOrientations", "one two shouldAutomaticallyForward three ",
    "UIViewControllerTransitionCoordinator", "a.very.long.way/through-some_folders,to:here",
    "ÄÖÜäöüßéèêëïîôûùÿœæÀÉ", "((((((((((((((((((((",
  ])
  func thePiecesOfATextAreTheText(text: String) {
    #expect(LongWords.pieces(of: text).joined() == text)
  }

  @Test func theFirstParagraphIsOneOfThePageItself() throws {
    func first(_ text: String) throws -> String? { try MarkdownDocument(text).firstParagraph }
    #expect(
      try first("# A\n\n- one\n\n  two\n\n> three\n\n**Four** `five`\nsix.\n\nSeven.\n")
        == "Four five six.")
    #expect(try first("# A\n\n- one\n") == nil)
    #expect(try first("") == nil)
  }
}
