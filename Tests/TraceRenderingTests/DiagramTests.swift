import Foundation
import LifecycleEngine
import ScriptLanguage
import Testing

@testable import TraceRendering

@Suite struct DiagramTests {
  private let samples = [SampleRuns.push(), SampleRuns.cancelledSwipe(), SampleRuns.crowded()]

  private func lines(_ svg: String) -> [Substring] { svg.split(separator: "\n") }

  @Test func everyElementStandsOnItsOwnLine() {
    for run in samples {
      for line in lines(SequenceDiagram.svg(run, lenses: .all, embedded: true)) {
        #expect(line.hasPrefix("<"))
        let openings = line.split(separator: "<").filter { !$0.hasPrefix("/") }
        #expect(openings.count <= 1, "\(line)")
      }
    }
  }

  @Test func coordinatesAreWholeNumbers() throws {
    let geometry = try Regex(#" (?:x|y|width|height|d|viewBox)="([^"]*)""#)
    for run in samples {
      for match in SequenceDiagram.svg(run, lenses: .all).matches(of: geometry) {
        #expect(match.output[1].substring?.contains(".") == false)
      }
    }
  }

  @Test func idsAreUniqueAndBeginWithTheScenario() throws {
    let pattern = try Regex(#" id="([^"]*)""#)
    let svg = SequenceDiagram.svg(SampleRuns.cancelledSwipe(), lenses: .all)
    let ids = svg.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.hasPrefix("swipe-back-cancelled-") })
  }

  @Test func titleAndDescriptionComeFirst() {
    let lines = lines(SequenceDiagram.svg(SampleRuns.push()))
    #expect(lines[1].hasPrefix("<title id=\"push-completed-diagram-title\">"))
    #expect(lines[2].hasPrefix("<desc id=\"push-completed-diagram-description\">"))
  }

  @Test func anEmbeddedDiagramCarriesNoStyle() {
    #expect(!SequenceDiagram.svg(SampleRuns.push(), embedded: true).contains("style"))
    #expect(SequenceDiagram.svg(SampleRuns.push()).contains("<style>\n.sequence-diagram {"))
  }

  @Test func aSwipeFitsAPhoneAndLongNamesMakeItWider() {
    #expect(SequenceDiagram.svg(SampleRuns.cancelledSwipe()).contains("viewBox=\"0 0 360 "))
    #expect(SequenceDiagram.svg(SampleRuns.crowded()).contains("sequence-diagram wide"))
  }

  @Test func uikitsOwnContainerIsShownWhenItIsNamed() throws {
    let run = SampleRuns.push()
    let nav = try #require(run.names.object(named: "nav"))
    var shown = run
    shown.firstShownEvent = 0
    let lens = LensSet(.appearance)
    #expect(!SequenceDiagram.svg(shown, lenses: lens).contains("nav.viewWillAppear"))
    #expect(SequenceDiagram.svg(shown, lenses: lens, naming: [nav]).contains("nav.viewWillAppear"))
  }

  @Test func theThemeHasTheStyleAsItIs() throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Site/assets/site.css")
    let theme = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(theme.contains(SequenceDiagram.styleSheet))
  }

  @Test func labelsAreBrokenAtSpacesThenAtParentheses() {
    #expect(LabelText.lines("ab cd ef", columns: 6) == ["ab cd", "ef"])
    #expect(LabelText.lines("abc(defgh)", columns: 7) == ["abc(", "defgh)"])
    #expect(LabelText.lines("abcdefgh", columns: 3, lines: 2) == ["abc", "de…"])
    #expect(LabelText.lines("宇宙船", columns: 4) == ["宇宙", "船"])
  }

  @Test func decimalsNeedNoCLibrary() {
    #expect(Markup().decimal(-12.5).string == "-12.5")
    #expect(Markup().decimal(393).string == "393")
    #expect(Markup().decimal(.nan).string == "null")
    #expect(Markup().decimal(1e300).string == "1e+300")
    #expect(DecimalText.exactSeconds(16_667) == "0.016667")
    #expect(DecimalText.seconds(Tick(microseconds: 1_999_999)) == "1.999")
  }
}
