import Testing

@testable import TraceRendering

/// Lines of code in separate elements, each with the reason for the mark in words.
@Suite struct MarkedLinesTests {
  private func check(_ code: String, _ lines: [Int], _ expected: String) {
    #expect(SwiftHighlighter.html(code, marking: lines, label: "here: ") == expected)
  }

  private let start = "<mark><span class=\"label\">here: </span>"

  @Test func aMarkHasItsWholeLine() {
    check("a\nb\nc\n", [1], "a\n\(start)b\n</mark>c\n")
    check("a\nb", [0, 1], "\(start)a\n</mark>\(start)b</mark>")
    check("a\n\nc", [1], "a\n\(start)\n</mark>c")
    check("a < b", [0], "\(start)a &lt; b</mark>")
  }

  @Test func nothingIsMarkedThatIsNotThere() {
    check("a\n", [1, 7], "a\n")
    check("let a", [], SwiftHighlighter.html("let a"))
  }

  @Test func aSpanOverSeveralLinesGoesOnBehindTheMark() {
    check(
      "/* a\nb\nc */ d", [1],
      "<span class=\"c\">/* a\n</span>\(start)<span class=\"c\">b\n</span></mark>"
        + "<span class=\"c\">c */</span> d")
  }

  @Test func theLabelIsEscaped() {
    #expect(
      SwiftHighlighter.html("a", marking: [0], label: "<&").hasPrefix(
        "<mark><span class=\"label\">&lt;&amp;</span>"))
  }

  @Test func anEventBreaksBetweenItsParts() {
    #expect(
      EventMarkup.html("A.viewDidAppear(animated: true)")
        == "<span>A.</span><span>view<wbr>Did<wbr>Appear</span><span>(animated: true)</span>")
    #expect(EventMarkup.html("a<b") == "<span>a&lt;b</span>")
    #expect(EventMarkup.html("") == "")
  }
}
