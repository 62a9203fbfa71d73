import Foundation
import Testing

@testable import ScriptLanguage

/// Broken examples never trap, and what is wrong with them or found in them is at a place in their text.
/// `LIFEGUARD_FUZZ` says how many are made.
@Suite struct ExampleFuzzTests {
  @Test func brokenExamplesAreJudgedInsideTheirText() {
    let count = ProcessInfo.processInfo.environment["LIFEGUARD_FUZZ"].flatMap(Int.init) ?? 150
    var random = FuzzRandom(state: 0x2545_F491_4F6C_DD1D)
    var parsed = 0
    for _ in 0..<count {
      let file = FindingFragmentsTests.files[random.next(below: FindingFragmentsTests.files.count)]
      var words = FuzzTests.words(of: file.text)
      for _ in 0...random.next(below: 3) { FuzzTests.mutate(&words, &random) }
      if judge(String(decoding: words.flatMap { $0 }, as: UTF8.self)) { parsed += 1 }
    }
    // Many have to be run, or this shows nothing.
    #expect(parsed * 10 > count)
  }

  /// - Returns: Whether it could be run.
  private func judge(_ text: String) -> Bool {
    do throws(ScriptError) {
      let drives: [DriveKind] = [.launch, .push, .sheetCancel]
      let verdict = try ExampleVerdict(
        text, attributes: ExampleAttributes(.incorrect, drives: drives))
      for diagnostic in verdict.diagnostics { check(diagnostic.range, text) }
      for occurrence in verdict.occurrences {
        check(occurrence.range, text)
        #expect(!occurrence.evidence.isEmpty && !occurrence.subject.isEmpty, "\(text)")
        guard let event = occurrence.event else { continue }
        let trace = verdict.traces.first { $0.number == occurrence.run }
        #expect(trace?.run.trace.events.indices.contains(event) == true, "\(text)")
      }
      return true
    } catch {
      for diagnostic in error.diagnostics { check(diagnostic.range, text) }
      return false
    }
  }

  private func check(_ range: SourceRange, _ text: String) {
    #expect(range.start >= 0 && range.start <= range.end && range.end <= text.utf8.count, "\(text)")
  }
}
