import Foundation
import LifecycleEngine
import Scenarios
import Testing
import TraceRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct EscapingTests {
  private func parses(_ xml: String) -> Bool { XMLParser(data: Data(xml.utf8)).parse() }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func textAndAttributesAreEscaped() {
    #expect(HTMLEscape.text("<a href=\"b\">&'") == "&lt;a href=\"b\"&gt;&amp;'")
    #expect(HTMLEscape.attribute("<\"&'>") == "&lt;&quot;&amp;&#39;&gt;")
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    #expect(
      HTMLEscape.text("a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}e\tf\n")
        == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\tf\n")
    #expect(HTMLEscape.text("a\u{9B}b\u{202E}c\u{2069}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    #expect(HTMLEscape.text("\u{A0}\u{C0}\u{2029}\u{202F}") == "\u{A0}\u{C0}\u{2029}\u{202F}")
    #expect(HTMLEscape.text("\u{FFFD}👩🏽‍🚀é") == "\u{FFFD}👩🏽‍🚀é")
  }

  @Test func hostileTextsLeaveTheDiagramWellFormed() {
    let svg = SequenceDiagram.svg(SampleRuns.crowded(), lenses: .all)
    #expect(parses(svg))
    #expect(!svg.contains("<script"))
  }

  @Test func hostileTextsLeaveTheTableWellFormed() {
    let html = SequenceTable.html(SampleRuns.crowded(), lenses: .all)
    #expect(!html.contains("<script"))
    let closed = html.replacingOccurrences(of: "<wbr>", with: "")
    #expect(parses(closed))
  }

  @Test func jsonCanStandInAScriptElementAndReadsBack() throws {
    let json = TraceJSON.render(SampleRuns.crowded())
    for character in ["<", ">", "&", "\u{2028}"] { #expect(!json.contains(character)) }
    let console = try #require(try object(json)["console"] as? [String])
    #expect(console == ["print: " + SampleRuns.hostileText])
  }

  @Test func compactJSONSaysTheSame() throws {
    let run = SampleRuns.push(recordsStates: true)
    let compact = TraceJSON.render(run, isCompact: true)
    #expect(compact.split(separator: "\n").count == 1)
    #expect(
      try NSDictionary(dictionary: object(compact))
        == NSDictionary(dictionary: object(TraceJSON.render(run))))
  }

  @Test func anIdThatIsNoneBecomesOne() {
    let html = SequenceTable.html(SampleRuns.crowded())
    #expect(html.contains("id=\"scenario-2--b--x-/step-1\""))
  }

  @Test func theTextKeepsOneThingOnOneLine() {
    let text = TraceText.render(SampleRuns.crowded())
    #expect(
      text.contains(
        "console.print(\"</title><script>alert(\\\"1\\\" & '2')</script> 👩🏽‍🚀\\n\\u{2028}\\u{0}end"))
  }

  @Test func aRunWithoutEventsIsRendered() throws {
    let run = SampleRuns.empty()
    #expect(TraceText.render(run) == "scenario (iOS 17, phone)\n\nno events\n")
    #expect(
      TraceJSON.render(run, isCompact: true)
        == #"{"scenario":"","ios":17,"device":"phone","events":[],"console":[],"checks":[]}"# + "\n"
    )
    #expect(SequenceTable.html(run).contains("<tr class=\"empty\">"))
    #expect(parses(SequenceDiagram.svg(run)))
  }
}
