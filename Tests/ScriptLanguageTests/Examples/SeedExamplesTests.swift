import Foundation
import Testing

@testable import ExampleRuns

/// Runs the examples of a guide as written. Each incorrect example shows its finding. The correct
/// examples show nothing, except for an example proved harmful by a cancelled swipe.
@Suite struct SeedExamplesTests {
  static let file = ProcessInfo.processInfo.environment["LIFEGUARD_REFERENCES"].map {
    "\($0)/seeds/004_fb32174347b55fec.txt"
  }

  /// The findings of each example by place: the line, the drive, and the callback of the evidence's
  /// event. Unlisted examples show nothing.
  private static let expected: [Int: [JudgedLine]] = [
    2: [JudgedLine(5, "early-geometry, launch, viewWillAppear")],
    3: [JudgedLine(6, "early-geometry, resize, viewWillAppear")],
    6: [JudgedLine(4, "super-load-view, launch, loadView")],
    7: [JudgedLine(2, "load-view-over-storyboard, storyboard, loadView")],
    8: [JudgedLine(4, "view-read-in-load-view, launch, loadView")],
    9: [JudgedLine(3, "load-view-called, launch, loadView")],
    11: [6, 7, 8].map { JudgedLine($0, "early-geometry, removal, viewDidLoad") },
    12: [JudgedLine(6, "unbalanced-observer, push, viewWillAppear")],
    13: [JudgedLine(5, "repeated-work, push, viewWillAppear")],
    15: [JudgedLine(8, "layout-accumulation, cover, viewDidLayoutSubviews")],
    17: [JudgedLine(5, "late-ui-change, push, viewDidAppear")],
    21: [JudgedLine(3, "child-without-parent, launch, no event")],
    22: [JudgedLine(3, "missing-did-move, launch, willMove")],
    23: [JudgedLine(3, "reversed-removal, launch, didMove")],
    24: [JudgedLine(3, "redundant-will-move, launch, willMove")],
    26: [JudgedLine(2, "missing-super, launch, viewWillAppear")],
    28: [JudgedLine(4, "present-off-window, launch, viewDidLoad")],
    31: [JudgedLine(7, "retain-cycle, launch, viewDidDisappear")],
    33: [
      JudgedLine(4, "repeated-work, push, viewWillAppear"),
      JudgedLine(5, "endless-task, launch, viewDidDisappear"),
    ],
    36: [JudgedLine(2, "missing-super, rotate, viewWillTransition")],
    37: [JudgedLine(8, "uncoordinated-animation, rotate, viewWillTransition")],
  ]

  /// Examples marked as correct in spite of a mistake.
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

  @Test(.enabled(if: SeedExamplesTests.file != nil, "the guide is not part of this repository"))
  func eachShowsWhatItIsAbout() throws {
    let examples = try Self.examples()
    #expect(examples.count == 38)
    for (place, example) in examples.enumerated() {
      let drives: [DriveKind]? = place + 1 == 7 ? [.storyboard] : nil
      let (ids, marks, problems) = try ExampleFile.findings(of: example, drives)
      #expect(marks == Self.expected[place + 1] ?? [], "example \(place + 1)")
      #expect(problems.isEmpty, "example \(place + 1): \(problems)")
      let isIncorrect = example.hasPrefix("// ❌")
      #expect(isIncorrect == (!ids.isEmpty && !Self.harmful.contains(place + 1)))
    }
  }

  /// Repeats each example in our own words, so the test does not need the guide.
  @Test(arguments: 1...38)
  func soDoOurOwn(_ number: Int) throws {
    let name = number < 10 ? "0\(number)" : "\(number)"
    let file = ExampleFile("Findings/guide/\(name).swift")
    let expected = (Self.expected[number] ?? []).map { $0.text.split(separator: ",")[0] }
    #expect(file.findings == Set(expected.map(String.init)).sorted())
    let (ids, marks, problems) = try ExampleFile.findings(of: file.text, file.drives)
    #expect(ids == file.findings)
    #expect(marks == file.marks)
    #expect(problems.isEmpty)
  }
}
