import Foundation
import LifecycleEngine
import Scenarios
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

  /// The style has a single home. A theme links the file that `build` writes from the style.
  @Test func theThemeHasNoStyleOfDiagramsOfItsOwn() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    func text(_ path: String) throws -> String {
      String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }
    let styles = root.appendingPathComponent("Site/styles").path
    let names = try FileManager.default.contentsOfDirectory(atPath: styles)
    #expect(names.contains("g-scenario.css"))
    for name in names { #expect(try !text("Site/styles/\(name)").contains("sequence-diagram")) }
    #expect(try text("Site/templates/layout.mustache").contains("{{root}}assets/diagram.css"))
  }

  /// The upper and the lower edges of rectangles.
  private func rectangles(_ style: String, in svg: String) throws -> [Range<Int>] {
    let pattern = try Regex(
      #"<rect class="\#(style)[^"]*"[^>]* y="([0-9]+)"[^>]* height="([0-9]+)""#)
    return svg.matches(of: pattern).compactMap { match in
      guard let top = match.output[1].substring.flatMap({ Int($0) }),
        let height = match.output[2].substring.flatMap({ Int($0) })
      else { return nil }
      return top..<top + height
    }
  }

  @Test func barsAndTransactionsStandInTheOrderOfTheTable() throws {
    let lenses = LensSet(.classic).union(LensSet(.loading)).union(LensSet(.console))
    let svg = SequenceDiagram.svg(try SampleRuns.threeDeepPop(), lenses: lenses)
    let bands = try rectangles("band", in: svg)
    let bars = try rectangles("bar", in: svg)
    try #require(bands.count == 4 && bars.count == 1)
    // In this order: before the animation, released as the animation begins, printed on the way, and after
    // the animation.
    #expect(bands[1].upperBound < bars[0].lowerBound)
    #expect(bars[0].lowerBound < bands[2].lowerBound && bands[2].upperBound < bars[0].upperBound)
    #expect(bars[0].upperBound < bands[3].lowerBound)
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
  }

  @Test func timesAreExactForProgramsAndRoundedForReaders() {
    func check(_ microseconds: Int64, _ exact: String, _ time: String, _ duration: String) {
      #expect(DecimalText.exactSeconds(microseconds) == exact)
      #expect(DecimalText.seconds(Tick(microseconds: microseconds)) == time)
      #expect(DecimalText.duration(microseconds) == duration)
    }
    check(0, "0", "0.000", "0")
    check(16_667, "0.016667", "0.017", "0.017")
    check(515_667, "0.515667", "0.516", "0.516")
    check(500_000, "0.5", "0.500", "0.5")
    check(1_499, "0.001499", "0.001", "0.001")
    check(1_500, "0.0015", "0.002", "0.002")
    check(1_999_999, "1.999999", "2.000", "2")
    check(-1_500, "-0.0015", "-0.002", "-0.002")
    check(.max, "9223372036854.775807", "9223372036854.776", "9223372036854.776")
  }

  @Test func allRenderingsForReadersShowOneTime() throws {
    let scenario = try Scenario(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      """, attributes: ScenarioAttributes())
    let run = ScenarioVerdict(scenario).run
    let exact = run.shownEvents.map { DecimalText.exactSeconds($0.time.microseconds) }
    try #require(exact.contains("0.016667") && exact.contains("0.516667"))
    #expect(TraceJSON.render(run).contains("\"time\":0.016667,"))
    for text in [TraceText.render(run), SequenceTable.html(run), SequenceDiagram.svg(run)] {
      #expect(text.contains("0.017") && text.contains("0.517"))
      #expect(!text.contains("0.016") && !text.contains("0.516"))
    }
  }
}
