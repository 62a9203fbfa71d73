import Foundation
import Testing

@testable import ScriptLanguage

/// The examples of a guide, run as they were written: each incorrect one shows what it is about, and the
/// correct ones show nothing, but for one that a cancelled swipe proves to be harmful.
@Suite struct SeedExamplesTests {
  static let file = ProcessInfo.processInfo.environment["LIFEGUARD_REFERENCES"].map {
    "\($0)/seeds/004_fb32174347b55fec.txt"
  }

  /// The findings of each example, by its place; none for those that are not listed.
  private static let expected: [Int: [String]] = [
    2: ["early-geometry"], 3: ["early-geometry"], 6: ["super-load-view"],
    7: ["load-view-over-storyboard"], 8: ["view-read-in-load-view"], 9: ["load-view-called"],
    11: ["early-geometry"], 12: ["unbalanced-observer"], 13: ["repeated-work"],
    15: ["layout-accumulation"], 17: ["late-ui-change"], 21: ["child-without-parent"],
    22: ["missing-did-move"], 23: ["reversed-removal"], 24: ["redundant-will-move"],
    26: ["missing-super"], 28: ["present-off-window"], 31: ["retain-cycle"],
    33: ["endless-task", "repeated-work"], 36: ["missing-super"], 37: ["uncoordinated-animation"],
  ]

  /// The correct ones that are not.
  private static let harmful = [12]

  /// Each block of Swift, cut in front of every mark.
  private static func examples() throws -> [String] {
    let text = try String(contentsOfFile: file ?? "", encoding: .utf8)
    var result: [String] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line.hasPrefix("```swift")
        if isInside { result.append("") }
        continue
      }
      guard isInside else { continue }
      if line.hasPrefix("// ✅") || line.hasPrefix("// ❌") { result.append("") }
      result[result.count - 1] += line + "\n"
    }
    return result.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test(.enabled(if: SeedExamplesTests.file != nil))
  func eachShowsWhatItIsAbout() throws {
    let examples = try Self.examples()
    #expect(examples.count == 38)
    for (place, example) in examples.enumerated() {
      let drives: [DriveKind]? = place + 1 == 7 ? [.storyboard] : nil
      let (ids, problems) = try ExampleFile.findings(of: example, drives)
      #expect(ids == Self.expected[place + 1] ?? [], "example \(place + 1)")
      #expect(problems.isEmpty, "example \(place + 1): \(problems)")
      let isIncorrect = example.hasPrefix("// ❌")
      #expect(isIncorrect == (!ids.isEmpty && !Self.harmful.contains(place + 1)))
    }
  }
}
