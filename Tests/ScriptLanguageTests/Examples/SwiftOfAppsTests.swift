import Testing

@testable import ScriptMachine

/// Files of apps have more Swift around the screens. Each precondition holds in compiled Swift.
@Suite struct SwiftOfAppsTests {
  static let overloads = """
    func log(_ x: Int) -> String { "int" }
    func log(_ x: String) -> String { "text" }
    func log(_ x: String, level: Int = 1) -> String { "level \\(level)" }
    func log<T>(_ x: T) -> String { "any" }
    func make(title: String) -> UILabel { let label = UILabel(); label.text = title; return label }
    func make(image name: String) -> UIImageView { UIImageView() }
    func with<T>(_ value: T, _ change: (T) -> Void) -> T { change(value); return value }
    func with<T>(_ value: inout T, change: (inout T) -> Void) { change(&value) }
    """

  static let points = """
    extension CGPoint { static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }; static func * (a: CGPoint, k: CGFloat) -> CGPoint { .init(x: a.x * k, y: a.y * k) }; static prefix func - (a: CGPoint) -> CGPoint { a * -1 }; static func += (a: inout CGPoint, b: CGPoint) { a = a + b } }
    func - (a: CGSize, b: CGFloat) -> CGSize { CGSize(width: a.width - b, height: a.height - b) }
    func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
    """

  static let builders = """
    import SwiftUI
    struct Row: View { @State private var isOn = false; let title: String; var body: some View { VStack { if isOn { Text(title) }; Text("b") } }; @ViewBuilder func part(_ n: Int) -> some View { if n > 0 { Text("a") }; Text("b") } }
    struct Card: ViewModifier { func body(content: Content) -> some View { let pad = 2.0; content.padding(pad) } }
    struct Boxed<Inner: View>: View { let inner: Inner; init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }; var body: some View { inner } }
    @resultBuilder enum Listing { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
    func built(@Listing _ content: () -> [Int]) -> [Int] { content() }
    @Listing func listed() -> [Int] { 1; 2 }
    #Preview { Row(title: "x") }
    """

  static let names = """
    struct Page { let title: String; let make: () -> Int; init(_ title: String, _ make: @autoclosure @escaping () -> Int) { self.title = title; self.make = make } }
    final class Form { typealias Section = (header: String?, rows: [Int]); typealias Item = Page; enum Kind { case a, b }; typealias Sort = Kind; private let sections: [Section] = [(nil, [1]), (header: "x", rows: [2, 3])]; let one: Section = (nil, [4]); var sort: Sort = .b; func last() -> Section { (nil, [5]) }; func rows(_ s: Section) -> [Int] { s.rows }; func all() -> [Int] { sections.flatMap { $0.rows } + one.rows + last().rows + rows((nil, [6])) }; func item() -> Item { Item("i", 7) } }
    enum Phase { case ready, done(Int) }
    func shown(_ phase: Phase) -> String { let (text, n): (String, Int); switch phase { case .ready: (text, n) = ("ready", 0); case .done(let k): (text, n) = ("done", k) }; return "\\(text) \\(n)" }
    func kind(_ n: Int?) -> String { switch n { case .some: return "some"; case .none: return "none" } }
    """

  @Test(arguments: [
    (
      overloads,
      "precondition(log(1) == \"int\" && log(\"a\") == \"text\" && log(\"a\", level: 3) == \"level 3\")\nprecondition(log(2.5) == \"any\" && [1, 2].map(log) == [\"int\", \"int\"])\nview.addSubview(make(title: \"a\"))\nview.addSubview(make(image: \"b\"))\nprecondition(view.subviews.count == 2)\nlet label = with(UILabel()) { $0.text = \"c\" }\nvar n = 1\nwith(&n) { $0 += 1 }\nprecondition(n == 2 && label.text == \"c\")"
    ),
    (
      points,
      "var p = CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4) * 2\nprecondition(p == CGPoint(x: 7, y: 10) && -p == CGPoint(x: -7, y: -10))\np += .zero\np += CGPoint(x: 1, y: 0)\nprecondition((p - CGPoint(x: 8, y: 0)).y == 10 && (CGSize(width: 3, height: 2) - 1).width == 2)"
    ),
    (
      builders,
      "let row = Row(title: \"a\")\nlet host = UIHostingController(rootView: row.environment(\\.locale, .current).padding())\naddChild(host)\nview.addSubview(host.view)\nhost.didMove(toParent: self)\nlet boxed = Boxed { Text(\"a\"); Text(\"b\") }\n_ = boxed.frame(width: 1)\n_ = row.part(1)\nlet listing = built { 1; 2; 3 }\nif listing.isEmpty { title = \"none\" }\n_ = listed()\nprecondition(row.title == \"a\")"
    ),
    (
      names,
      "precondition(Form().all() == [1, 2, 3, 4, 5, 6] && Form().sort == .b && Form().item().make() == 7)\nlet pages: [Page] = [.init(\"a\", 1), Page.init(\"b\", 2), Page(\"c\", 3)]\nprecondition(pages.map { $0.make() } == [1, 2, 3])\nprecondition(shown(.ready) == \"ready 0\" && shown(.done(4)) == \"done 4\")\nprecondition(kind(1) == \"some\" && kind(nil) == \"none\")"
    ),
    (
      "",
      "let word = /[a-z]+(\\d*)/\nlet path = #/a/b/#\nif let found = Service.shared.text.firstMatch(of: word) { title = String(found.0) }\n_ = Service.shared.text.replacing(path, with: \"\")\nlet half = 4 / 2 / 1\nprecondition(half == 2)"
    ),
    (
      "",
      "let found = try? /a+b/.wholeMatch(in: Service.shared.text)\nif found != nil { title = \"a\" }\nlet sure = try! /a|b/.wholeMatch(in: Service.shared.text)\nlet n: Int? = 8\nprecondition(n! / 2 / 2 == 2 && (sure == nil || sure != nil))"
    ),
    (
      "struct Info { let length = 1 }\nenum Load { struct Info { var title = \"a\"; var half = 3.0 }; typealias Last = Info; case info(Info), last(Last), many([Info]) }",
      "if case .info(let info) = Load.info(.init(title: \"b\")) { precondition(info.title == \"b\" && info.half / 2 == 1.5) } else { preconditionFailure() }\nif case .last(let info) = Load.last(Load.Info()) { precondition(info.title == \"a\") }\nguard case .many(let list) = Load.many([Load.Info(title: \"c\")]) else { preconditionFailure() }\nfor info in list { precondition(info.title == \"c\") }"
    ),
    (
      "",
      "Task { while !Service.shared.isDone { await Task.yield() }; title = \"done\" }"
    ),
    (
      "",
      "switch Service.shared.url { case .some: title = \"a\"; case .none: title = \"b\" }\nswitch (1, Service.shared.url) { case (_, .some(let u)): title = \"\\(u)\"; case (_, .none): break }"
    ),
    (
      "",
      "Task { do { try Task.checkCancellation(); try await Task.sleep(nanoseconds: 1_000_000_000); precondition(!Task.isCancelled) } catch is CancellationError { } catch { preconditionFailure() } }.cancel()"
    ),
    (
      "",
      "Task { do { try await Task.sleep(nanoseconds: 1) } catch let e as URLError { preconditionFailure(e.localizedDescription) } catch { precondition(error is CancellationError && (error as? DecodingError) == nil) } }.cancel()"
    ),
  ])
  func itRunsAsItDoesWhenItIsCompiled(_ declarations: String, _ body: String) {
    #expect(OrdinarySwiftTests.diagnostics(declarations, body) == [])
  }

  @Test(arguments: [
    (overloads, "precondition(log(1) == \"text\")", "13:1 not-driven"),
    (overloads, "_ = log(of: 1)", "13:5 not-driven"),
    ("func f(_ a: Int) {}\nfunc f(_ b: Int) {}", "f(1)", "3:6 duplicate-name"),
    ("func f(_ a: Int) {}\nfunc f(a: Int) {}\nfunc f(a: Int) {}", "f(1)", "4:6 duplicate-name"),
    ("func f() -> Int { 1 }\nfunc f() -> String { \"a\" }", "_ = f() + 1", "3:6 not-driven"),
    (points, "_ = CGPoint.zero + CGSize.zero", "8:5 not-driven"),
    (builders, "_ = Row(titel: \"a\")", "13:5 not-driven"),
    (names, "_ = kind(\"a\", 1)", "10:5 not-driven"),
    ("", "let word = /[a-z+", "7:5 unmatched-bracket"),
    ("", "switch Optional(1) { case .som: break; case .none: break }", "6:8 not-driven"),
  ])
  func whatIsWrongHasItsPlace(_ declarations: String, _ body: String, _ expected: String) {
    #expect(OrdinarySwiftTests.diagnostics(declarations, body).first == expected)
  }
}
