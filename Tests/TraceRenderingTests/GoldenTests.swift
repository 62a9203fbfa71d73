import Foundation
import LifecycleEngine
import Testing
import TraceRendering

@Suite struct GoldenTests {
  /// Every lens except layout, which is enough for every kind of line.
  private let many = LensSet(.appearance).union(LensSet(.loading)).union(LensSet(.delegates))
    .union(LensSet(.containment)).union(LensSet(.console))

  @Test func textOfAPush() throws {
    try Golden.check(TraceText.render(SampleRuns.push()), "push.txt")
  }

  @Test func textOfACancelledSwipe() throws {
    try Golden.check(TraceText.render(SampleRuns.cancelledSwipe()), "swipe-back-cancelled.txt")
  }

  @Test func jsonOfAPushWithStates() throws {
    try Golden.check(
      TraceJSON.render(SampleRuns.push(recordsStates: true), lenses: LensSet(.appearance)),
      "push.json")
  }

  @Test func jsonOfHostileTexts() throws {
    try Golden.check(TraceJSON.render(SampleRuns.crowded(), lenses: many), "crowded.json")
  }

  @Test func tableOfAPush() throws {
    try Golden.check(SequenceTable.html(SampleRuns.push()), "push.html")
  }

  @Test func tableOfACancelledSwipe() throws {
    try Golden.check(SequenceTable.html(SampleRuns.cancelledSwipe()), "swipe-back-cancelled.html")
  }

  @Test func tableOfHostileTexts() throws {
    try Golden.check(SequenceTable.html(SampleRuns.crowded(), lenses: many), "crowded.html")
  }

  @Test func diagramOfAPush() throws {
    try Golden.check(
      SequenceDiagram.svg(
        SampleRuns.push(), lenses: LensSet(.appearance).union(LensSet(.containment))),
      "push.svg")
  }

  @Test func diagramOfACancelledSwipeInAPage() throws {
    try Golden.check(
      SequenceDiagram.svg(SampleRuns.cancelledSwipe(), embedded: true), "swipe-back-cancelled.svg")
  }

  @Test func diagramOfHostileTexts() throws {
    try Golden.check(SequenceDiagram.svg(SampleRuns.crowded(), lenses: many), "crowded.svg")
  }

  @Test func diagramOfASheetWhosePresenterHearsNothing() throws {
    try Golden.check(SequenceDiagram.svg(SampleRuns.sheet(), embedded: true), "sheet.svg")
  }

  @Test func tableOfASheetWhosePresenterHearsNothing() throws {
    try Golden.check(SequenceTable.html(SampleRuns.sheet()), "sheet.html")
  }

  @Test func mermaidOfASheetWhosePresenterHearsNothing() throws {
    try Golden.check(MermaidDiagram.render(SampleRuns.sheet()), "sheet.mmd")
  }

  @Test func theGuideNamesTheCommandThatAFailureNames() throws {
    let guide = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("CONTRIBUTING.md")
    let text = try String(decoding: Data(contentsOf: guide), as: UTF8.self)
    #expect(text.contains("`\(Golden.command)`"))
    #expect(Golden.command.hasSuffix("=\(Self.self)"))
  }
}
