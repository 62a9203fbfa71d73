import Diagnostics
import Testing

@testable import ExampleRuns

/// Files of apps contain code apart from the life cycle. The parser reads the code, and the machine
/// runs the simulated part. A failed precondition would end the run and cause a diagnostic.
@Suite struct FileSyntaxTests {
  private static func diagnostics(_ text: String) -> [String] {
    do throws(ScriptError) {
      let checked = try CheckedFile(AppFile(Array(text.utf8)))
      guard !checked.classes.isEmpty else { return ["no class"] }
      return checked.classes.flatMap(\.diagnostics).map { "\($0.id): \($0.summary)" }
    } catch {
      let source = SourceText(text)
      return error.diagnostics.map { diagnostic in
        let place = source.location(of: diagnostic.range.start)
        return "\(place.line):\(place.column) \(diagnostic.id)"
      }
    }
  }

  private static func screen(_ body: String) -> String {
    """
    import UIKit
    final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
    \(body)
        }
    }

    """
  }

  @Test(arguments: [
    "let t = if view.isHidden { 1 } else { 2 }\nprecondition(t == 2)",
    "let t = switch view.tag { case 0: \"none\"\ndefault: \"some\" }\nprecondition(t == \"none\")",
    "func twice(_ a: Int, by b: Int = 2) -> Int { a * b }\nprecondition(twice(4) == 8)",
    "Task { async let a = load(); async let b = load(); _ = await (a, b) }",
    "Task { await withTaskGroup(of: Int.self) { group in group.addTask { 1 } } }",
    "do { try work() } catch where error is CancellationError { print(1) } catch { print(error) }",
    "var seen: Set<String> = [\"a\"]\nseen.insert(\"b\")\nif seen.contains(\"c\") { title = \"c\" }",
    "let x, y: Double\nx = 1\ny = 2\nprecondition(x + y == 3)",
    "var hash = 5381\nhash = hash &* 33 &+ 7\nhash &*= Int.max\nprint(hash, ~hash)",
    "let path = \\Screen.title\nprint(self[keyPath: path] ?? \"\")",
    "let few = #Predicate<Int> { $0 > 3 }\nprint(few)",
    "print(#function, #line, #fileID)",
    "let moved = view\n_ = consume moved",
    "var a = 1, b = 2\nswap(&a, &b)\nif a == 2 { title = \"swapped\" }",
    "[UIView(), UIView()].forEach(view.addSubview)\nprecondition(view.subviews.count == 2)",
    "if #unavailable(iOS 17) { print(\"old\") }",
  ])
  func whatBodiesHold(_ body: String) {
    #expect(Self.diagnostics(Self.screen(body)) == [])
  }

  @Test(arguments: [
    "#Preview { Screen() }",
    "#Preview(\"Dark\", traits: .portrait) {\n    let screen = Screen()\n    return screen\n}",
    "#if DEBUG\nextension Screen { func debug() { title = \"debug\" } }\n#endif",
    "#if os(macOS)\nimport AppKit\nlet kind = 1 +\n#elseif canImport(UIKit) && !targetEnvironment(macCatalyst)\nlet kind = 2\n#else\nlet kind = 3\n#endif",
    "struct Grid {\n    private var cells = [1]\n    subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } }\n}",
    "extension Collection {\n    subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }\n}",
    "#if swift(>=5.9.1) && compiler(>=6) && !swift(<5) && canImport(UIKit, _version: 17.0) // new\n#else\nlet\n#endif",
    "#if swift(>=99)\nlet x = 1 +\n#endif /* until\nhere */\nlet y = 2",
    "func f(a: Int) -> Int {\nswitch a {\n#if DEBUG\ncase 1: return 2\n#endif\ndefault: return 3\n}\n}",
    "let text = \"a\"\n#if DEBUG\n    .uppercased()\n#endif\n    .lowercased()",
    "#if DEBUG\n@MainActor\n#endif\nfinal class Model {\n#if DEBUG\n    var a = 1\n#endif\n}",
    "enum Kind {\n#if DEBUG\n    case debug\n#endif\n    case other\n}",
    "func f() {\n    return\n#if DEBUG\n    print(1)\n#endif\n}",
    "#if ((DEBUG)) || (os(macOS) && $Feature)\nlet z = 1\n#endif",
    "func raise(_ n: inout Int) { n += 1 }",
    "struct Point: Equatable { let x, y: Int; static func == (a: Point, b: Point) -> Bool { a.x == b.x } }",
    "extension Equatable { static func != (a: Self, b: Self) -> Bool { !(a == b) } }",
    "@main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
    "@propertyWrapper struct Clamped { var wrappedValue: Int }\nfinal class Model { @Clamped var n = 3 }",
    "struct Row: View {\n    @Environment(\\.dismiss) private var dismiss\n    @State private var isOn = false\n    var body: some View { Text(\"a\") }\n}",
    "final class Store { func send(_ a: consuming String, _ b: sending [Int]) {} }",
    "func log(_ text: @autoclosure () -> String) {}",
    "enum State { case idle, failed(code: Int, _ text: String) }",
    "final class Box<T: Equatable> { var value: T; init(_ value: T) { self.value = value } }",
  ])
  func whatStandsBesideTheClass(_ text: String) {
    #expect(Self.diagnostics(Self.screen("title = \"a\"") + text) == [])
  }

  @Test func theBranchOfADebugBuildCounts() {
    #expect(
      Self.diagnostics(
        """
        import UIKit
        final class Screen: UIViewController {
            #if RELEASE || os(macOS)
            override func viewDidLoad() {}
            #elseif DEBUG
            override func viewDidLoad() { super.viewDidLoad() }
            #else
            override func viewDidLoad() { let nothing }
            #endif
        }
        """) == [])
    #expect(
      Self.diagnostics(
        """
        import UIKit
        final class Screen: UIViewController {
            #if !DEBUG
            override func viewDidLoad() { super.viewDidLoad() }
            #else
            override func viewDidLoad() {}
            #endif
        }
        """
      ).map { $0.prefix(13) } == ["missing-super"])
  }

  @Test(arguments: [
    ("#if DEBUG\nlet a = 1", "8:1 unexpected-token"), ("let a = 1\n#endif", "9:1 unexpected-token"),
    ("#else", "8:1 unexpected-token"),
    ("let a = 1 #if DEBUG\n#endif", "8:11 unexpected-token"),
    ("#if\n#endif", "8:1 unexpected-token"), ("#if DEBUG DEBUG\n#endif", "8:11 unexpected-token"),
    ("#if DEBUG\n#endif DEBUG", "9:8 unexpected-token"),
    ("#if DEBUG\n#else let a = 1\n#endif", "9:7 unexpected-token"),
    ("#if DEBUG\n#else\n#else\n#endif", "10:1 unexpected-token"),
    ("#if DEBUG\n#else\n#elseif DEBUG\n#endif", "10:1 unexpected-token"),
    ("#if extension\n#endif", "8:5 unexpected-token"),
    ("#if = DEBUG\n#endif", "8:5 unexpected-token"),
    ("#if os(macOS iOS)\n#endif", "8:14 unexpected-token"),
    ("#if os()\n#endif", "8:8 unexpected-token"),
    ("#if DEBUG ||\n#endif", "8:11 unexpected-token"),
    ("#if DEBUG &&RELEASE\n#endif", "8:11 operator-spacing"),
    ("#if ! DEBUG\n#endif", "8:5 unexpected-token"),
    ("#if swift(5)\n#endif", "8:11 unexpected-token"),
    ("#if swift(> =5)\n#endif", "8:11 unexpected-token"),
    ("#if canImport(UIKit, version: 1)\n#endif", "8:22 unexpected-token"),
    ("#if RELEASE\n#if (\n)\n#endif\n#endif", "9:5 unexpected-token"),
    ("func f() {\n#if DEBUG\n}\nfunc g() {\n#endif\n}", "12:1 unexpected-token"),
    ("let a =\n#if DEBUG\n1\n#endif", "9:1 unexpected-token"),
    ("let a = [\n#if DEBUG\n1,\n#endif\n2]", "9:1 unexpected-token"),
    ("func f() {\nif true {}\n#if DEBUG\nelse {}\n#endif\n}", "10:1 unexpected-token"),
    ("struct S { @objc\n#if DEBUG\nprivate func f() {}\n#endif\n}", "9:1 unexpected-token"),
    ("let r = /[a-z+", "8:15 unmatched-bracket"), ("let r = / a/", "8:9 unexpected-token"),
    ("let r = #/[a-z+/", "8:9 unexpected-character"),
    ("let x, y = 1", "8:6 unexpected-token"), ("#Preview { Screen( }", "8:20 unmatched-bracket"),
    ("struct G { subscript(i: Int) { 3 } }", "8:30 unexpected-token"),
  ])
  func whatIsNotUnderstoodHasItsPlace(_ text: String, _ expected: String) {
    #expect(Self.diagnostics(Self.screen("title = \"a\"") + text).first == expected)
  }

  @Test func aMethodIsNoSequence() throws {
    let text = Self.screen("        for item in view.addConstraint { print(item) }")
    let checked = try CheckedFile(AppFile(Array(text.utf8)))
    let diagnostics = checked.classes.flatMap(\.diagnostics)
    #expect(diagnostics.map(\.id) == ["not-driven"])
    #expect(diagnostics[0].notes == ["the first one ended here: a closure cannot be iterated over"])
  }

  @Test(arguments: [
    ("_ panes: [String: UIViewController]", "panes[\"side\"]?", "panes[\"side\"]"),
    ("_ panes: Set<UIViewController>", "panes.first?", "panes.first"),
    ("_ pair: (name: String, pane: UIViewController)", "pair.pane", "pair.pane"),
    ("_ panes: [[UIViewController]]?", "panes?[0][1]", "panes[0][1]"),
    ("_ slot: Slot", "slot.pane", "slot.pane"), ("_ flow: Flow", "flow.root", "flow.root"),
  ])
  func whatIsTakenOutIsCalledAsCodeCallsIt(parameter: String, child: String, name: String) {
    let text = """
      import UIKit
      struct Slot { let pane: UIViewController }
      final class Flow { let root = UIViewController() }
      final class Screen: UIViewController {
          func clear(\(parameter)) { \(child).removeFromParent() }
      }
      """
    #expect(
      Self.diagnostics(text) == [
        "reversed-removal: 'removeFromParent' was called on '\(name)' without 'willMove(toParent: nil)'"
      ])
  }

  @Test func childrenThatMethodsCallAlikeAreToldApart() {
    let methods = (1...7).map {
      "    func clear\($0)(_ list: [UIViewController]) { list[0].removeFromParent() }"
    }
    let text =
      "import UIKit\nfinal class Screen: UIViewController {\n"
      + methods.joined(separator: "\n") + "\n}\n"
    let names = Self.diagnostics(text).map { $0.split(separator: "'")[3] }
    #expect(names.count == 7)
    #expect(names.allSatisfy { $0.hasPrefix("list[0]") })
  }
}
