import Diagnostics
import SwiftSubset
import Testing

@testable import ExampleRuns

/// Tests several texts in one compilation.
@Suite struct SourceIDTests {
  private let base = """
    class Base: UIViewController {
        override func viewDidLoad() {}
    }
    """
  private let screen = """
    class Screen: Base {
        override func viewDidLoad() { super.viewDidLoad() }
    }
    """

  private func found(in text: String, with other: String) throws -> [String] {
    let file = AppFile(Array(text.utf8))
    let context = [AppFile(Array(other.utf8))]
    return try CheckedFile(file, context: context).classes.flatMap { checked in
      checked.diagnostics.map { "\(checked.name): \($0.id)" }
    }
  }

  @Test func aFindingOfAnotherFileIsToldOfThatAlone() throws {
    #expect(try found(in: screen, with: base) == [])
    #expect(try found(in: base + "\n" + screen, with: "") == ["Screen: missing-super"])
  }

  @Test func aParsedFileServesSeveralOthers() throws {
    let base = AppFile(Array(self.base.utf8))
    let counts = try (0..<2).map { _ in
      try CheckedFile(AppFile(Array(screen.utf8)), context: [base]).classes.map(\.runCount)
    }
    #expect(counts[0] == counts[1] && counts[0].count == 1 && counts[0][0] > 0)
  }

  @Test func placesAreInTheOrderOfTheirTexts() {
    let places = [
      SourceRange(5, 6, in: SourceID(1)), SourceRange(0, 1, in: .drive), SourceRange(9, 9),
    ].map(\.place)
    #expect(places.sorted() == [places[2], places[0], places[1]])
  }

  @Test func aRangeHoldsNoneOfAnotherText() {
    let range = SourceRange(2, 8, in: SourceID(3))
    #expect(range.contains(SourceRange(2, 3, in: SourceID(3))))
    #expect(!range.contains(SourceRange(2, 3)))
  }

  @Test func theIdTakesNoRoomInAToken() {
    #expect(MemoryLayout<Token>.stride == 16)
    #expect(MemoryLayout<SourceRange>.stride == 12)
  }
}
