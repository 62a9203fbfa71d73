import Testing

@testable import ExampleRuns

/// The work for a block or a file always ends, and diagnostics tell about omitted work.
@Suite struct RunLimitTests {
  /// Classes with a shared static property, so that drives could show each class in turn with each
  /// other class.
  private static func sharing(_ count: Int) -> String {
    let store = """
      final class Store {
          static let shared = Store()
          var names: [Int: String] = [:]
      }

      """
    let screens = (0..<count).map { number in
      """
      final class Screen\(number): UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              title = Store.shared.names[\(number)]
          }
          override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              Store.shared.names[\(number)] = "seen"
          }
      }

      """
    }
    return store + screens.joined()
  }

  private static func check(
    _ code: String, limit: Int = Driving.runLimit
  ) throws -> [CheckedFile.CheckedClass] {
    try CheckedFile(AppFile(Array(code.utf8)), limit: limit).classes
  }

  private static func runs(_ classes: [CheckedFile.CheckedClass]) -> Int {
    classes.reduce(0) { $0 + $1.runCount + $1.brokenCount }
  }

  @Test func fewClassesThatShareSomethingAreAllShownInTurn() throws {
    let classes = try Self.check(Self.sharing(3))
    #expect(classes.map(\.runCount) == [48, 48, 48])
    #expect(classes.allSatisfy { !$0.isCut })
  }

  /// The complete work would take 43,920 runs.
  @Test func sixtyClassesThatShareSomethingAreDrivenInPart() throws {
    let classes = try Self.check(Self.sharing(60), limit: 900)
    #expect(classes.count == 60)
    #expect(classes.allSatisfy { $0.isCut && $0.runCount == 15 && $0.brokenCount == 0 })
  }

  @Test func thoseThatAreDeclaredBehindAClassAreTriedWithIt() throws {
    let classes = try Self.check(Self.sharing(8), limit: 8 * 36)
    #expect(classes.allSatisfy { $0.isCut && $0.runCount == 36 })
    let findings = classes.flatMap(\.diagnostics)
    #expect(findings.map(\.id) == Array(repeating: "order-dependence", count: 8))
  }

  @Test func aBlockOfThemIsDrivenInPartToo() throws {
    let attributes = ExampleAttributes(.incorrect)
    let verdict = try ExampleVerdict(Self.sharing(8), attributes: attributes, limit: 8 * 36)
    #expect(verdict.isCut)
    #expect(verdict.runCount == 8 * 36)
    #expect(verdict.findings == ["order-dependence"])
  }

  @Test func eachClassHasOneRunAtLeast() throws {
    let classes = try Self.check(Self.sharing(5), limit: 0)
    #expect(classes.allSatisfy { $0.isCut && $0.runCount == 1 })
  }

  /// The class runs by itself, with all methods, and with each of the nine methods because the run
  /// with all breaks off. The eleven runs have twelve drives each.
  @Test(arguments: [1, 13, 30, 60, 131, 132])
  func brokenRunsCountToo(limit: Int) throws {
    let methods = (0..<9).map { "func fail\($0)() { fatalError() }\n" }.joined()
    let classes = try Self.check(
      "final class Failing: UIViewController {\n\(methods)}\n", limit: limit)
    #expect(Self.runs(classes) == limit)
    #expect(classes.map(\.isCut) == [limit < 132])
  }

  @Test func classesThatNeedLessLeaveTheirRunsToOthers() throws {
    let plain = (0..<60).map { "final class Plain\($0): UIViewController {}\n" }.joined()
    let conditions = (0..<8).map { "if Settings.current.option\($0) { title = \"\($0)\" }" }
    let last = """
      final class Last: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              \(conditions.joined(separator: "\n        "))
          }
      }
      """
    let classes = try Self.check(plain + last)
    let alone = try Self.check(last)
    #expect(classes.dropLast().allSatisfy { $0.runCount == 12 && !$0.isCut })
    #expect(classes.last?.runCount == alone.last?.runCount)
  }

  @Test(arguments: [0, 1, 11, 12, 13, 40, 47, 48])
  func itselfComesFirstThenItsMethodsThenOthers(most: Int) throws {
    let methods = "    func first() {}\n    func second() {}\n"
    let code = Self.sharing(2).replacing(
      "final class Screen0: UIViewController {\n",
      with: "final class Screen0: UIViewController {\n\(methods)")
    let cast = Cast(try ExampleCode(file: Array(code.utf8)))
    let subject = try #require(cast.subjects.first)
    let plans = cast.plans(of: subject, DriveKind.usual, most: most)
    #expect(plans.plans.count == min(most, 60))
    #expect(plans.isCut)
    let alone = plans.plans.filter { $0.helpers.isEmpty && $0.partner == "UIViewController()" }
    #expect(alone.count == min(most, 12))
    #expect(plans.plans.count { !$0.helpers.isEmpty } == max(0, min(most - 12, 24)))
    #expect(plans.plans.count { $0.partner == "Screen0()" } == max(0, min(most - 36, 12)))
    let drives = plans.plans.map { DriveKind.allCases.firstIndex(of: $0.drive) ?? 0 }
    #expect(drives == drives.sorted())
  }
}
