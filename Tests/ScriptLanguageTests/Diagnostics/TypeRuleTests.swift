import Diagnostics
import Scenarios
import Testing

/// Swift that a compiler refuses by the declared types, and code beside it that compiles.
@Suite struct TypeRuleTests {
  struct Wrong: CustomTestStringConvertible, Sendable {
    let id: String
    let code: String
    var testDescription: String { "\(id): \(code)" }

    init(_ id: String, _ code: String) { (self.id, self.code) = (id, code) }
  }

  private static func go(_ code: String, _ members: String = "") -> String {
    "class S: UIViewController {\n \(members)\n func go() {\n \(code)\n }\n}"
  }

  private static let detail = "class Detail: UIViewController { var id = 0 }\n"
  private static let point = "struct P { var n = 0 }\n"
  private static let listener = "protocol L: AnyObject { func heard() }\n"
  private static let speaker = listener + "class D: UIViewController { weak var delegate: L? }\n"

  static let wrong: [Wrong] = [
    Wrong("unknown-member", detail + go("let vc: UIViewController = Detail()\n vc.id = 5")),
    Wrong("unknown-member", detail + go("navigationController?.viewControllers.first?.id = 5")),
    Wrong("unknown-member", detail + go("presentingViewController?.id = 5")),
    Wrong("unknown-member", go("view.subviews[0].text = \"x\"")),
    Wrong(
      "unknown-member",
      go("show(UIButton())", "func show(_ v: UIView) { v.setTitle(\"x\", for: .normal) }")),
    Wrong("unknown-member", go("print(items[0].count)", "var items: [Any] = [\"a\"]")),
    Wrong(
      "unknown-member",
      "protocol Shape { var area: Int { get } }\nstruct Sq: Shape { var area: Int { 4 }\n var side = 2 }\n"
        + go("let p: Shape = Sq()\n print(p.side)")),
    Wrong("missing-unwrap", go("print(n + 1)", "var n: Int? = 2")),
    Wrong("missing-unwrap", go("print(\"x\" + s)", "var s: String? = \"a\"")),
    Wrong("missing-unwrap", go("if on { print(1) }", "var on: Bool? = true")),
    Wrong("missing-unwrap", go("if navigationController?.isNavigationBarHidden { print(1) }")),
    Wrong("missing-unwrap", go("for i in list { print(i) }", "var list: [Int]? = [1]")),
    Wrong(
      "missing-unwrap", go("print(get())", "var d = [\"a\": 1]\n func get() -> Int { d[\"a\"] }")),
    Wrong(
      "missing-unwrap",
      go("print(get())", "var d = [\"a\": 1]\n func get() -> Int { return d[\"a\"] }")),
    Wrong("missing-unwrap", go("let s: String = d[\"a\"]\n print(s)", "let d = [\"a\": \"b\"]")),
    Wrong("missing-unwrap", go("view.isHidden = flag", "var flag: Bool? = true")),
    Wrong("missing-unwrap", go("view.addSubview(sub)", "var sub: UIView? = UIView()")),
    Wrong(
      "missing-unwrap",
      go(
        "navigationController?.pushViewController(next1, animated: false)",
        "var next1: UIViewController?")),
    Wrong("missing-unwrap", go("present(other, animated: false)", "var other: UIViewController?")),
    Wrong(
      "missing-unwrap", "enum T: Int { case a, b }\n" + go("let t: T = T(rawValue: 1)\n print(t)")),
    Wrong("type-mismatch", go("name = nil", "var name = \"a\"")),
    Wrong("type-mismatch", go("title = list", "var list = [\"a\"]")),
    Wrong("type-mismatch", go("let s: String = items[0]\n print(s)", "var items: [Any] = [\"a\"]")),
    Wrong(
      "type-mismatch", go("let n: Int = d[\"n\"] ?? 0\n print(n)", "var d: [String: Any] = [:]")),
    Wrong("type-mismatch", speaker + go("let d = D()\n d.delegate = self")),
    Wrong("type-mismatch", go("table.dataSource = self", "let table = UITableView()")),
    Wrong("type-mismatch", go("field.delegate = self", "let field = UITextField()")),
    Wrong("mixed-numbers", go("print(view.bounds.width / count)", "let count = 3")),
    Wrong("mixed-numbers", go("print(view.frame.width - 2 * n)", "var n = 3")),
    Wrong(
      "type-mismatch",
      go("view.frame = CGRect(x: n, y: 0, width: view.bounds.width, height: 9)", "var n: Int = 3")),
    Wrong("type-mismatch", go("print(CGSize(width: n, height: 2.5))", "var n = 10")),
    Wrong("type-mismatch", go("UIView.animate(withDuration: n) { }", "var n = 2")),
    Wrong(
      "mixed-numbers", go("DispatchQueue.main.asyncAfter(deadline: .now() + n) { }", "var n = 2")),
    Wrong("type-mismatch", point + go("print(p == P())", "var p = P()")),
    Wrong("type-mismatch", point + go("print(list.contains(P()))", "var list: [P] = []")),
    Wrong(
      "type-mismatch",
      "enum E { case a(Int), b }\n" + go("if e == .b { print(1) }", "var e: E = .b")),
    Wrong("type-mismatch", point + go("print(1)", "var set: Set<P> = []")),
    Wrong("private-member", "class M { private(set) var n = 0 }\n" + go("m.n = 4", "let m = M()")),
    Wrong(
      "switch-not-exhaustive", go("switch n { case 0: print(0)\n case 1: print(1) }", "var n = 1")),
    Wrong("type-mismatch", go("if let n = name { print(n) }", "var name = \"x\"")),
    Wrong("type-mismatch", "protocol L { func f() }\n" + go("print(1)", "weak var l: L?")),
    Wrong(
      "type-mismatch",
      go("load { }", "var handler: (() -> Void)?\n func load(done: () -> Void) { handler = done }")),
    Wrong(
      "type-mismatch",
      go("load { }", "func load(done: () -> Void) { DispatchQueue.main.async { done() } }")),
    Wrong(
      "wrong-argument",
      "struct M { let n: Int = 0\n var s: String }\n" + go("print(M(n: 1, s: \"a\"))")),
    Wrong("type-mismatch", go("print(s[0])", "var s = \"abc\"")),
    Wrong("type-mismatch", go("let x = n > 1 ? \"a\" : 5\n print(x)", "var n = 2")),
    Wrong("wrong-argument", go("inc(n)", "var n = 2\n func inc(_ x: inout Int) { x += 1 }")),
    Wrong("wrong-argument", go("swap(&a[0], &a[1])", "var a = [1, 2]")),
    Wrong("stored-property", "protocol Q { let n: Int }\n" + go("print(1)")),
    Wrong("unknown-name", go("print(#selector(tap(_:_:)))", "@objc func tap(_ s: UIButton) {}")),
    Wrong("unknown-name", go("total += 1", "static var total = 0")),
    Wrong("type-mismatch", go("return 5")),
    Wrong("off-main-thread", go("Task.detached { self.title = \"T\" }")),
    Wrong(
      "off-main-thread",
      go("Task.detached { await MainActor.run { self.title = \"a\" }\n self.title = \"b\" }")),
    Wrong("off-main-thread", go("print(1)", "nonisolated func update() { title = \"T\" }")),
    Wrong(
      "off-main-thread",
      "actor A1 { func fill(_ l: UIView) { l.isHidden = true } }\n" + go("print(1)")),
    Wrong(
      "missing-await",
      "actor C { private var n = 0\n func inc() -> Int { n += 1\n return n } }\n"
        + go("print(c.inc())", "let c = C()")),
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

  @Test(arguments: wrong)
  func aTypeIsWrong(wrong: Wrong) {
    #expect(problems(wrong.code).map { $0.id } == [wrong.id])
  }

  /// Code that compiles and looks like a breach of a rule.
  @Test(arguments: [
    detail + go("let vc = Detail()\n vc.id = 5"),
    detail + go("(navigationController?.viewControllers.first as? Detail)?.id = 5"),
    detail + go("let vc: UIViewController = Detail()\n if let d = vc as? Detail { d.id = 5 }"),
    "extension UIViewController { var id: Int { 4 } }\n"
      + go("print(navigationController?.topViewController?.id ?? 0)"),
    go("(view.subviews.first as? UILabel)?.text = \"x\"\n print(view.value(forKey: \"x\") as Any)"),
    "protocol Shape { var area: Int { get } }\nextension Shape { var side: Int { area } }\n"
      + "struct Sq: Shape { var area: Int { 4 } }\n" + go("let p: Shape = Sq()\n print(p.side)"),
    go("print((n ?? 0) + 1, n == 3, n != nil, n.map { $0 + 1 } as Any)", "var n: Int? = 2"),
    go("if on == true { print(1) }\n if on ?? false { print(2) }", "var on: Bool? = true"),
    go("for i in list ?? [] { print(i) }", "var list: [Int]? = [1]"),
    go("if let n { print(n + 1) }\n guard let n else { return }\n print(n + 1)", "var n: Int? = 2"),
    go("print(get() as Any)", "var d = [\"a\": 1]\n func get() -> Int? { d[\"a\"] }"),
    go("view.addSubview(label)\n title = label.text", "var label: UILabel! = UILabel()"),
    go("if let v = view { print(v.bounds) }\n if let s = view.superview { print(s.bounds) }"),
    go("view = nil\n name = nil", "var name: String? = \"a\""),
    speaker + go("let d = D()\n d.delegate = self", "func heard() {}") + "\nextension S: L {}",
    listener + "class Base: UIViewController, L { func heard() {} }\n"
      + "class D: UIViewController { weak var delegate: L? }\n"
      + "class S: Base { func go() { D().delegate = self } }",
    go(
      "print(view.bounds.width / CGFloat(count), view.bounds.width / 3, count / 2)", "let count = 3"
    ),
    go("print(CGRect(x: n, y: 0, width: n, height: 9), CGSize(width: n, height: 2))", "var n = 10"),
    go("UIView.animate(withDuration: 2) { }\n UIView.animate(withDuration: t) { }", "var t = 0.5"),
    "struct P: Equatable { var n = 0 }\n" + go("print(p == P(), [p].contains(p))", "var p = P()"),
    "enum E { case a, b }\n"
      + go("print(e == .b, [e].contains(.a))", "var e = E.b\n var s: Set<E> = []"),
    "class M { private(set) var n = 0\n func f() { n = 2 } }\nextension M { func g() { self.n = 3 } }\n"
      + go("print(m.n)", "let m = M()"),
    go(
      "switch n { case 0: print(0)\n case let m: print(m) }\n switch on { case true: print(1)\n case false: print(2) }",
      "var n = 1\n var on = true"),
    "protocol L: AnyObject { func f() }\n" + go("print(1)", "weak var l: L?"),
    go(
      "load { }",
      "var handler: (() -> Void)?\n func load(done: @escaping () -> Void) { handler = done }\n"
        + " func run(_ f: () -> Void) { f()\n [1].forEach { _ in f() } }\n"
        + " func later(_ f: (() -> Void)?) { handler = f }"),
    "struct M { var n: Int = 0\n private var k = 1\n var s: String\n static func m() -> M { M(n: 1, k: 2, s: \"\") } }\n"
      + go("print(1)"),
    go("let x: Any = n > 1 ? \"a\" : 5\n print(x)", "var n = 2"),
    go(
      "inc(&n)\n a.swapAt(0, 1)", "var n = 2\n var a = [1, 2]\n func inc(_ x: inout Int) { x += 1 }"
    ),
    go("print(#selector(tap(_:)), #selector(S.tap))", "@objc func tap(_ s: UIButton) {}"),
    go("S.total += 1\n Self.total += 1", "static var total = 0\n static func f() { total += 1 }"),
    go("Task.detached { await MainActor.run { self.title = \"T\" } }"),
    go(
      "Task.detached { let t = await self.title\n print(t as Any)\n await self.update() }",
      "func update() { title = \"T\" }"),
    go(
      "Task.detached { Task { @MainActor in self.title = \"T\" }\n DispatchQueue.main.async { self.title = \"U\" } }"
    ),
    go("Task { title = \"T\" }", "nonisolated func f() -> Int { 3 }"),
    "actor C { var n = 0\n let k = 1\n nonisolated func f() -> Int { k }\n func inc() -> Int { n += 1\n return n } }\n"
      + go("print(c.k, c.f())\n Task { print(await c.inc()) }", "let c = C()"),
  ])
  func codeThatCompilesIsNotRefused(code: String) {
    #expect(problems(code).map { $0.summary } == [])
  }
}
