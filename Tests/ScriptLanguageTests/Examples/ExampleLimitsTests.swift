import Diagnostics
import Testing

@testable import ExampleRuns

/// The simulator stops endless or excessive code, and reports the place of the code.
@Suite struct ExampleLimitsTests {
  private static let examples: [(code: String, id: String, line: Int)] = [
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          while true { title = "x" }
      }
      """,
      "endless-code", 3
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          descend(1)
      }
      func descend(_ n: Int) { descend(n + 1) }
      """,
      "endless-recursion", 5
    ),
    (
      """
      lazy var again: () -> Void = { [weak self] in self?.again() }
      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          again()
      }
      """,
      "endless-recursion", 1
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default.addObserver(self, selector: #selector(got), name: .init("a"), object: nil)
          NotificationCenter.default.post(name: .init("a"), object: nil)
      }
      @objc func got() { NotificationCenter.default.post(name: .init("a"), object: nil) }
      """,
      "nested-too-deep", 6
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          again()
      }
      func again() { DispatchQueue.main.async { [weak self] in self?.again() } }
      """,
      "budget-exceeded", 5
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          Task { while true { await Task.yield() } }
      }
      """,
      "budget-exceeded", 3
    ),
    (
      """
      var a = 0 { didSet { b += 1 } }
      var b = 0 { didSet { a += 1 } }
      func start() { a = 1 }
      """,
      "nested-too-deep", 1
    ),
    (
      """
      func grow() { var s = "x"; for _ in 0..<100 { s += s }; title = s }
      """,
      "budget-exceeded", 1
    ),
    (
      """
      func grow() { var a = [1]; for _ in 0..<100 { a += a }; title = "\\(a.count)" }
      """,
      "budget-exceeded", 1
    ),
    (
      """
      override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          present(Other(), animated: false)
      }
      final class Other: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              present(Other(), animated: false)
          }
      }
      """,
      "budget-exceeded", 8
    ),
    (
      """
      func f() { Task { while true { try? await Task.sleep(nanoseconds: 1) } } }
      """,
      "budget-exceeded", 1
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          Timer.scheduledTimer(withTimeInterval: 0, repeats: true) { [weak self] _ in self?.title = "x" }
      }
      """,
      "budget-exceeded", 3
    ),
  ]

  @Test(arguments: examples.indices)
  func itIsStopped(_ index: Int) throws {
    let (code, id, line) = Self.examples[index]
    let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.correct))
    #expect(verdict.diagnostics.map(\.id) == [id])
    let place = verdict.diagnostics.first.map { SourceText(code).location(of: $0.range.start).line }
    #expect(place == line)
    #expect(verdict.diagnostics.allSatisfy { $0.severity == .error && !$0.isDisagreement })
  }
}
