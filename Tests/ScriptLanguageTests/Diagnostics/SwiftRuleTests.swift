import Diagnostics
import Scenarios
import Testing

/// Swift that a compiler refuses, each with the code that the help of the message tells to write.
@Suite struct SwiftRuleTests {
  struct Rule: CustomTestStringConvertible, Sendable {
    let id: String
    /// Members of a controller, or whole declarations.
    let wrong: String
    /// The code with the help applied.
    let mended: String
    /// The part of the help that the mended code has.
    let help: String
    var testDescription: String { "\(id): \(wrong)" }

    init(_ id: String, _ wrong: String, _ mended: String, help: String) {
      (self.id, self.wrong, self.mended, self.help) = (id, wrong, mended, help)
    }
  }

  private static func didLoad(_ code: String) -> String {
    "override func viewDidLoad() {\n super.viewDidLoad()\n \(code)\n }"
  }

  private static func screen(_ members: String) -> String {
    "class S: UIViewController {\n \(members)\n}"
  }

  static let rules: [Rule] = [
    Rule(
      "uninitialized-property", screen("let n: Int"), screen("let n: Int = 1"),
      help: "="),
    Rule(
      "uninitialized-property",
      screen(
        "let n: Int\n init() { super.init(nibName: nil, bundle: nil); n = 1 }\n"
          + " required init?(coder: NSCoder) { fatalError() }"),
      screen(
        "let n: Int\n init() { self.n = 1; super.init(nibName: nil, bundle: nil) }\n"
          + " required init?(coder: NSCoder) { fatalError() }"),
      help: "self.n = "),
    Rule(
      "uninitialized-property", "struct P { let n: Int\n init() {} }\n" + screen(""),
      "struct P { let n: Int\n init() { self.n = 1 } }\n" + screen(""), help: "self.n = "),
    Rule(
      "missing-coder-init",
      screen(
        "let n: Int\n init(n: Int) { self.n = n; super.init(nibName: nil, bundle: nil) }\n"
          + " convenience init() { self.init(n: 1) }"),
      screen(
        "let n: Int\n init(n: Int) { self.n = n; super.init(nibName: nil, bundle: nil) }\n"
          + " convenience init() { self.init(n: 1) }\n"
          + " required init?(coder: NSCoder) { fatalError() }"),
      help: "required init?(coder: NSCoder) { fatalError() }"),
    Rule(
      "missing-super-init",
      screen("init() { }\n required init?(coder: NSCoder) { fatalError() }"),
      screen(
        "init() { super.init(nibName: nil, bundle: nil) }\n"
          + " required init?(coder: NSCoder) { fatalError() }"),
      help: "super.init(nibName: nil, bundle: nil)"),
    Rule(
      "missing-requirement",
      "protocol P { func f() }\nclass S: UIViewController, P { }",
      "protocol P { func f() }\nclass S: UIViewController, P { func f() {} }", help: "func f"),
    Rule(
      "missing-self",
      screen("var n = 0\n " + didLoad("DispatchQueue.main.async { n += 1 }")),
      screen("var n = 0\n " + didLoad("DispatchQueue.main.async { self.n += 1 }")),
      help: "self.n"),
    Rule(
      "missing-self",
      screen("var n = 0\n " + didLoad("dismiss(animated: false, completion: { title = \"x\" })")),
      screen(
        "var n = 0\n "
          + didLoad("dismiss(animated: false, completion: { [self] in title = \"x\" })")),
      help: "[self] in"),
    Rule(
      "missing-self",
      screen(
        "var n = 0\n func run(_ f: @escaping () -> Void) {}\n " + didLoad("run { n += 1 }")),
      screen(
        "var n = 0\n func run(_ f: @escaping () -> Void) {}\n " + didLoad("run { self.n += 1 }")),
      help: "self.n"),
    Rule(
      "missing-unwrap",
      screen("var n = 0\n " + didLoad("DispatchQueue.main.async { [weak self] in self.n += 1 }")),
      screen("var n = 0\n " + didLoad("DispatchQueue.main.async { [weak self] in self?.n += 1 }")),
      help: "self?.n"),
    Rule(
      "missing-unwrap", screen(didLoad("print(view.window.bounds)")),
      screen(didLoad("print(view.window?.bounds as Any)")), help: "view.window?.bounds"),
    Rule(
      "missing-unwrap", screen(didLoad("let v: UIView = view.superview\n print(v)")),
      screen(didLoad("if let v: UIView = view.superview { print(v) }")), help: "if let"),
    Rule(
      "switch-not-exhaustive",
      "enum E { case a, b }\n" + screen(didLoad("let e = E.a\n switch e { case .a: break }")),
      "enum E { case a, b }\n"
        + screen(didLoad("let e = E.a\n switch e { case .a: break\n case .b: break }")),
      help: "case .b:"),
    Rule(
      "private-member", "class O { private var x = 1 }\n" + screen(didLoad("print(O().x)")),
      "class O { var x = 1 }\n" + screen(didLoad("print(O().x)")), help: "x"),
    Rule(
      "missing-await", screen("func f() async -> Int { 1 }\n " + didLoad("Task { print(f()) }")),
      screen("func f() async -> Int { 1 }\n " + didLoad("Task { print(await f()) }")),
      help: "await"),
    Rule(
      "misplaced-await", screen("func f() async {}\n " + didLoad("await f()")),
      screen("func f() async {}\n " + didLoad("Task { await f() }")), help: "Task {"),
    Rule(
      "missing-try", screen("func f() throws -> Int { 1 }\n " + didLoad("print(f())")),
      screen(
        "func f() throws -> Int { 1 }\n " + didLoad("do { print(try f()) } catch { print(error) }")),
      help: "try"),
    Rule(
      "unhandled-error", screen("func f() throws {}\n " + didLoad("try f()")),
      screen("func f() throws {}\n " + didLoad("try? f()")), help: "try?"),
    Rule(
      "mixed-numbers", screen(didLoad("let i = 1\n let d: CGFloat = 2\n print(i * d)")),
      screen(didLoad("let i = 1\n let d: CGFloat = 2\n print(CGFloat(i) * d)")),
      help: "CGFloat(i)"),
    Rule(
      "missing-objc",
      screen(
        "func f() {}\n "
          + didLoad(
            "Timer.scheduledTimer(timeInterval: 1, target: self, "
              + "selector: #selector(f), userInfo: nil, repeats: false)")),
      screen(
        "@objc func f() {}\n "
          + didLoad(
            "Timer.scheduledTimer(timeInterval: 1, target: self, "
              + "selector: #selector(f), userInfo: nil, repeats: false)")),
      help: "@objc func f"),
    Rule(
      "final-class", "final class B: UIViewController {}\nclass S: B {}",
      "class B: UIViewController {}\nclass S: B {}", help: "class B"),
    Rule("lazy-constant", screen("lazy let x = 1"), screen("lazy var x = 1"), help: "lazy var"),
    Rule(
      "called-deinit",
      "class B { deinit {} }\nclass C: B { deinit { super.deinit() } }\n" + screen(""),
      "class B { deinit {} }\nclass C: B { deinit {  } }\n" + screen(""), help: "deinit"),
    Rule(
      "overrides-nothing",
      screen("override func viewDidAppear(_ animated: Int) { super.viewDidAppear(true) }"),
      screen("override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }"),
      help: "override func viewDidAppear(_ animated: Bool)"),
    Rule(
      "wrong-argument",
      screen(didLoad("navigationController?.pushViewController(UIViewController())")),
      screen(
        didLoad("navigationController?.pushViewController(UIViewController(), animated: true)")),
      help: "pushViewController"),
  ]

  private func problems(_ code: String) -> [Diagnostic] {
    let source =
      code + "\nlet A = S()\nwhen \"shown\" { window.rootViewController = A }\n"
      + "require A.isViewLoaded\n"
    do throws(ScriptError) {
      _ = try Scenario(source, attributes: ScenarioAttributes())
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test(arguments: rules)
  func theHelpMendsTheProblem(rule: Rule) {
    let found = problems(rule.wrong)
    #expect(found.map { $0.id } == [rule.id])
    #expect(found.first?.help.contains { $0.contains(rule.help) } == true)
    #expect(rule.mended.contains(rule.help))
    #expect(problems(rule.mended).map { $0.summary } == [])
  }

  /// Swift that compiles and looks like a breach of a rule.
  @Test(arguments: [
    screen(
      "let n: Int?\n init() { n = nil; super.init(nibName: nil, bundle: nil) }\n"
        + " required init?(coder: NSCoder) { n = nil; super.init(coder: coder) }"),
    screen(
      "let n: Int\n init(x: Int) { (n, _) = (x, 2); super.init(nibName: nil, bundle: nil) }\n"
        + " convenience init() { self.init(x: 1) }\n"
        + " required init?(coder: NSCoder) { fatalError() }"),
    screen("@IBOutlet weak var label: UILabel!\n var later: String!\n lazy var x = 1"),
    screen("var n = 0\n " + didLoad("Task { n += 1 }")),
    screen("var n = 0\n " + didLoad("DispatchQueue.main.async { [self] in n += 1 }")),
    screen("var n = 0\n " + didLoad("DispatchQueue.main.async { [unowned self] in n += 1 }")),
    screen(
      "var n = 0\n "
        + didLoad(
          "DispatchQueue.main.async { [weak self] in guard let self else { return }\n n += 1 }")),
    screen(
      "var n = 0\n "
        + didLoad("DispatchQueue.main.async { [weak self] in if let self { self.n += 1 } }")),
    screen("var n = 0\n " + didLoad("[1].forEach { n += $0 }")),
    screen("var n = 0\n " + didLoad("DispatchQueue.main.async { let n = 1\n print(n) }")),
    screen("var n = 0\n func run(_ f: () -> Void) { f() }\n " + didLoad("run { n += 1 }")),
    screen(didLoad("print(view.window.map { $0.bounds } as Any)\n print(view.bounds)")),
    screen(didLoad("if let w = view.window { print(w.bounds) }")),
    screen(didLoad("guard let nav = navigationController else { return }\n print(nav.children)")),
    "enum E { case a, b(Int) }\n"
      + screen(didLoad("let e = E.a\n switch e { case .a, .b: break }")),
    "enum E { case a, b }\n"
      + screen(didLoad("let e = E.a\n switch e { case .a: break\n case let other: print(other) }")),
    "class O { private var x = 1\n func same(_ o: O) -> Bool { o.x == x } }\n" + screen(""),
    "class O { private var x = 1 }\nextension O { var y: Int { x + self.x } }\n" + screen(""),
    screen(
      "func f() throws {}\n func g() throws { try f() }\n "
        + didLoad("do { try g() } catch { print(error) }")),
    screen("func f() async throws -> Int { 1 }\n " + didLoad("Task { print(try await f()) }")),
    screen("func f(_ g: () throws -> Void) rethrows { try g() }\n " + didLoad("f { print(1) }")),
    screen(didLoad("let i = 1\n let d: CGFloat = 2\n print(d * 2, i * 2, CGFloat(i) / d)")),
    screen("@objc func f() {}\n " + didLoad("print(#selector(f))")),
    "@objcMembers class O: NSObject { func f() {}\n func g() { print(#selector(f)) } }\n"
      + screen(""),
    screen("override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }"),
    "protocol P { func f() }\nextension P { func f() {} }\nclass S: UIViewController, P { }",
    "protocol P { var title: String? { get }\n func loadViewIfNeeded() }\n"
      + "class S: UIViewController, P { }",
    screen("override func loadView() { view = [UIView()].first as? UIView }"),
    screen(didLoad("let field = UITextView()\n print(field.text.count)")),
    screen(didLoad("dismiss(animated: true)\n present(UIViewController(), animated: false)")),
  ])
  func swiftThatCompilesIsNotRefused(code: String) {
    #expect(problems(code).map { $0.summary } == [])
  }
}
