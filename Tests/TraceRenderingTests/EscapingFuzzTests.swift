import Foundation
import LifecycleEngine
import Testing

@testable import Scenarios
@testable import TraceRendering

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Runs whose names, titles, printed texts and ids are put together from hostile pieces.
@Suite struct EscapingFuzzTests {
  private static let pieces = [
    "a", "Z9", " ", "  ", "<", ">", "&", "\"", "'", "`", "\\", "/", "</", "<!--", "-->", "]]>",
    "<![CDATA[", "</script>", "<script>", "</style>", "</title>", "</svg>", "&amp;", "&#0;", "&lt",
    "${x}", "{{x}}", "\n", "\r\n", "\t", "\u{0}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}",
    "\u{9B}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
    "\u{FFFE}", "\u{FFFF}", "\u{FFFD}", "\u{10FFFF}", "é", "e\u{301}", "宇宙", "👩🏽‍🚀", "שלום",
    "\u{E0001}", "=\"x\" onload=\"y\"", "javascript:", "\\u003c", "%3C",
  ]

  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func text() -> String {
      (0..<next(below: 6)).map { _ in pieces[next(below: pieces.count)] }.joined()
    }
  }

  private struct Sample {
    var run: ScenarioRun
    var printed: String
    var failure: String
  }

  private func sample(_ seed: Int) -> Sample {
    var generator = Generator(state: UInt64(seed))
    let stage = Stage(release: 17, recordsStates: true)
    stage.title = generator.text()
    let screen = stage.controller("A" + generator.text())
    let nav = stage.showNavigation([screen])
    let printed = generator.text()
    stage.when(generator.text())
    stage.perform {
      stage.world.push(stage.controller("B" + generator.text()), onto: nav, animated: true)
      stage.world.printToConsole(printed)
    }
    stage.act(generator.text()) { try? stage.world.beginSwipeBack() }
    let failure = generator.text()
    let check = CheckResult(line: 1, kind: "require", isMet: false, message: failure)
    return Sample(
      run: stage.run(generator.text(), checks: [check]), printed: printed, failure: failure)
  }

  /// The names of the elements and attributes of a text, or `nil` for a text that is not well-formed.
  private func names(in xml: String) -> Set<String>? {
    let parser = XMLParser(data: Data(xml.utf8))
    let collector = NameCollector()
    parser.delegate = collector
    return parser.parse() ? collector.names : nil
  }

  private func isFree(of forbidden: (Unicode.Scalar) -> Bool, _ text: String) -> Bool {
    !text.unicodeScalars.contains(where: forbidden)
  }

  @Test func markupStaysWellFormedAndHoldsNoOtherElements() {
    let own = SampleRuns.crowded()
    let plain = [
      SequenceDiagram.svg(own, lenses: .all), SequenceDiagram.svg(SampleRuns.cancelledSwipe()),
      SequenceTable.html(own, lenses: .all).replacing("<wbr>", with: ""),
      SequenceTable.html(SampleRuns.cancelledSwipe(), lenses: .all)
        .replacing("<wbr>", with: ""),
    ]
    let known = Set(plain.compactMap(names).joined())
    #expect(known.contains("aria-labelledby") && !known.contains("onload"))
    for seed in 0..<300 {
      let run = sample(seed).run
      let svg = SequenceDiagram.svg(run, lenses: .all)
      let table = SequenceTable.html(run, lenses: .all).replacing("<wbr>", with: "")
      for markup in [svg, table] {
        let found = names(in: markup)
        #expect(found?.isSubset(of: known) == true, "seed \(seed)")
        let turns = { (scalar: Unicode.Scalar) in
          (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
        #expect(isFree(of: turns, markup), "seed \(seed)")
      }
    }
  }

  @Test func jsonReadsBackAndCanStandInAScriptElement() throws {
    for seed in 0..<300 {
      let sample = sample(seed)
      let json = TraceJSON.render(sample.run)
      for character in ["<", ">", "&", "\u{2028}", "\u{2029}"] {
        #expect(!json.contains(character))
      }
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(object["scenario"] as? String == sample.run.scenario)
      #expect(object["console"] as? [String] == ["print: " + sample.printed])
      let checks = try #require(object["checks"] as? [[String: Any]])
      #expect(checks.first?["message"] as? String == sample.failure)
      let events = try #require(object["events"] as? [[String: Any]])
      let receivers = events.compactMap { $0["receiver"] as? String }
      let expected = sample.run.shownEvents.filter {
        sample.run.names.isShownByDefault($0.receiver)
      }
      #expect(receivers == expected.map { sample.run.names[$0.receiver] })
    }
  }

  @Test func textTellsATerminalNothing() {
    for seed in 0..<300 {
      let text = TraceText.render(sample(seed).run)
      #expect(isFree(of: { $0.isCommand && $0 != "\n" }, text), "seed \(seed)")
    }
  }
}

private final class NameCollector: NSObject, XMLParserDelegate {
  var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.insert(element)
    names.formUnion(attributes.keys)
  }
}
