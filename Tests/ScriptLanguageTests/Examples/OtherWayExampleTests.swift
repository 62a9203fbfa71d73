import Testing

@testable import ExampleRuns
@testable import Scenarios

/// A finding of an example counts only if the finding comes on each side of what sources or Swift leave open.
@Suite struct OtherWayExampleTests {
  private static func findings(_ condition: String) throws -> [String] {
    let code = """
      final class Screen: UIViewController {
          var done: (() -> Void)?
          override func viewDidLoad() {
              super.viewDidLoad()
              let numbers: Set<Int> = [1, 2]
              if \(condition) { done = { self.title = "done" } }
          }
      }
      """
    let attributes = ExampleAttributes(.correct, drives: nil)
    return try ExampleVerdict(code, attributes: attributes).findings
  }

  @Test func aFindingInOneOrderOfASetIsNotCertain() throws {
    #expect(try Self.findings("numbers.first == 1").isEmpty)
    #expect(try Self.findings("numbers.contains(1)") == ["retain-cycle"])
  }
}
