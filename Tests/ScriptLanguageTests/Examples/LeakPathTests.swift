import Testing

@testable import ExampleRuns

/// The diagnostic of a leak names the path from the screen back to the screen, or from a task to
/// the screen.
@Suite struct LeakPathTests {
  private static let examples: [(code: String, path: String)] = [
    (
      """
      var onSave: (() -> Void)?
      override func viewDidLoad() {
          super.viewDidLoad()
          onSave = { self.title = "x" } }
      """,
      "Screen.onSave → closure → Screen"
    ),
    (
      """
      var steps: [() -> Void] = []
      override func viewDidLoad() {
          super.viewDidLoad()
          steps.append { self.title = "x" } }
      """,
      "Screen.steps → array → closure → Screen"
    ),
    (
      """
      var timer: Timer?
      override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "x" } }
      """,
      "Screen.timer → Timer → closure → Screen"
    ),
    (
      """
      var timer: Timer?
      override func viewDidLoad() {
          super.viewDidLoad()
          timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
      @objc func tick() {}
      """,
      "Screen.timer → Timer → Screen"
    ),
    (
      """
      var token: NSObjectProtocol?
      override func viewDidLoad() {
          super.viewDidLoad()
          token = NotificationCenter.default.addObserver(forName: .init("a"), object: nil, queue: nil) { _ in self.title = "x" } }
      """,
      "Screen.token → registration → closure → Screen"
    ),
    (
      """
      var task: Task<Void, Never>?
      override func viewDidLoad() {
          super.viewDidLoad()
          task = Task { for await note in NotificationCenter.default.notifications(named: .init("a")) { self.title = "\\(note)" } } }
      """,
      "Task → closure → Screen"
    ),
    (
      """
      final class Model { var screen: Screen2? }
      final class Screen2: UIViewController {
          let model = Model()
          override func viewDidLoad() {
          super.viewDidLoad()
          model.screen = self }
      }
      """,
      "Screen2.model → Model.screen → Screen2"
    ),
    (
      """
      final class Knob: UIView { var onTurn: (() -> Void)? }
      final class Panel: UIViewController {
          let knob = Knob()
          override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(knob); knob.onTurn = { self.title = "x" } }
      }
      """,
      "Panel.knob → Knob.onTurn → closure → Panel"
    ),
    (
      """
      var onSave: (() -> Void)?
      override func viewDidLoad() {
          super.viewDidLoad()
          onSave = { DispatchQueue.main.async { [weak self] in self?.title = "x" } } }
      """,
      "Screen.onSave → closure → Screen"
    ),
    (
      """
      var onSave: (() -> Void)?
      override func viewDidLoad() {
          super.viewDidLoad()
          let me = self; var count = 0; onSave = { count += 1; me.title = "\\(count)" } }
      """,
      "Screen.onSave → closure → Screen"
    ),
    (
      """
      var onSave: (() -> Void)?
      override func viewDidLoad() {
          super.viewDidLoad()
          onSave = save }
      func save() {}
      """,
      "Screen.onSave → closure → Screen"
    ),
    (
      """
      struct Handlers { var save: (() -> Void)? }
      var handlers = Handlers()
      override func viewDidLoad() {
          super.viewDidLoad()
          handlers.save = { self.title = "x" } }
      """,
      "Screen.handlers → value → closure → Screen"
    ),
    (
      """
      enum State { case idle, waiting(() -> Void) }
      var state = State.idle
      override func viewDidLoad() {
          super.viewDidLoad()
          state = .waiting { self.title = "x" } }
      """,
      "Screen.state → value → closure → Screen"
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          Task { try? await Task.sleep(nanoseconds: 5_000_000_000); self.title = "x" } }
      """,
      ""
    ),
    (
      """
      override func viewDidLoad() {
          super.viewDidLoad()
          Task { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in keep = c }; self.title = "x" } }
      var keep: CheckedContinuation<Void, Never>?
      """,
      "Task → closure → Screen"
    ),
  ]

  @Test(arguments: examples.indices)
  func theWayIsNamed(_ index: Int) throws {
    let (code, path) = Self.examples[index]
    let verdict = try ExampleVerdict(code, attributes: ExampleAttributes(.incorrect))
    let sentences = verdict.occurrences.flatMap(\.evidence)
    guard !path.isEmpty else {
      #expect(sentences.isEmpty)
      return
    }
    #expect(sentences.count == 2)
    #expect(sentences.last?.hasSuffix(": \(path)") == true, "\(sentences)")
  }

  /// The objects of a screen go after the screen, in the order of declaration.
  @Test func whatNothingHoldsGoesInOrder() throws {
    let code = """
      final class Part {
          let name: String
          init(_ name: String) { self.name = name }
          deinit { print("\\(name) is gone") }
      }
      final class Shop: UIViewController {
          let first = Part("first"), second = Part("second")
          var onClose: (() -> Void)?
          override func viewDidLoad() {
              super.viewDidLoad()
              let third = Part("third")
              onClose = { [weak self] in print(third.name, self == nil) }
          }
          deinit { print("the screen is gone") }
      }
      """
    let verdict = try ExampleVerdict(
      code, attributes: ExampleAttributes(.correct, drives: [.push]))
    #expect(verdict.diagnostics.isEmpty)
    let events = try #require(verdict.traces.first).run.trace.events
    let lines = events.filter { $0.callback == .consolePrint }.flatMap(\.arguments).map(\.value)
    #expect(
      lines == [
        .text("the screen is gone"), .text("first is gone"), .text("second is gone"),
        .text("third is gone"),
      ])
  }
}
