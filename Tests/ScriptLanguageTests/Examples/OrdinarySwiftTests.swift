import Diagnostics
import Testing

@testable import ExampleRuns

/// Files of apps have Swift around the screens. Scenarios do without such code. The simulator runs
/// the code like compiled Swift. Each precondition holds in compiled Swift.
@Suite struct OrdinarySwiftTests {
  static func diagnostics(_ declarations: String, _ body: String) -> [String] {
    let text = """
      import UIKit
      \(declarations)
      final class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
      \(body)
          }
      }
      """
    do throws(ScriptError) {
      let checked = try CheckedFile(AppFile(Array(text.utf8)))
      guard !checked.classes.isEmpty else { return ["no class"] }
      let source = SourceText(text)
      return checked.classes.flatMap(\.diagnostics).map { diagnostic in
        let place = source.location(of: diagnostic.range.start)
        return "\(place.line):\(place.column) \(diagnostic.id)"
      }
    } catch {
      let source = SourceText(text)
      return error.diagnostics.map { diagnostic in
        let place = source.location(of: diagnostic.range.start)
        return "\(place.line):\(place.column) \(diagnostic.id)"
      }
    }
  }

  static let wrappers = """
    @propertyWrapper struct Clamped { private var n: Int; let range: ClosedRange<Int>; init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; n = min(max(wrappedValue, range.lowerBound), range.upperBound) }; var wrappedValue: Int { get { n } set { n = min(max(newValue, range.lowerBound), range.upperBound) } }; var projectedValue: String { "\\(range.upperBound)" } }
    @propertyWrapper struct Lower { private var text: String; init(wrappedValue: String) { text = wrappedValue.lowercased() }; var wrappedValue: String { get { text } set { text = newValue.lowercased() } } }
    final class Model { @Clamped(0...10) var level = 50; @Lower var name: String; init(name: String) { self.name = name } }
    """

  static let operators = """
    struct Vector: Equatable { var x = 0, y = 0; static let zero = Vector(); static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }; static func * (a: Vector, k: Int) -> Vector { Vector(x: a.x * k, y: a.y * k) }; static prefix func - (v: Vector) -> Vector { Vector(x: -v.x, y: -v.y) }; static func -= (a: inout Vector, b: Vector) { a.x -= b.x } }
    """

  static let closures = """
    func either(_ a: Bool, _ b: @autoclosure () -> Bool) -> Bool { a || b() }
    func repeated<T>(_ n: Int, _ make: (Int) throws -> T) rethrows -> [T] { try (0..<n).map(make) }
    func configured<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }
    """

  static let generics = """
    struct Stack<E> { private var items: [E] = []; mutating func push(_ e: E) { items.append(e) }; mutating func pop() -> E? { items.popLast() } }
    class Base<T> { let first: T; init(_ first: T) { self.first = first }; func kind() -> String { "base" } }
    typealias IntBase = Base<Int>
    final class Sub: IntBase { override func kind() -> String { "sub " + super.kind() } }
    func sorted<T, V: Comparable>(_ list: [T], by path: KeyPath<T, V>) -> [T] { list.sorted { $0[keyPath: path] < $1[keyPath: path] } }
    extension Array { func chunked(into n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } } }
    extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
    """

  @Test(arguments: [
    (
      wrappers,
      "let m = Model(name: \"ABC\")\nprecondition(m.level == 10 && m.name == \"abc\" && m.$level == \"10\")\nm.level = -4\nm.name = \"XyZ\"\nprecondition(m.level == 0 && m.name == \"xyz\")"
    ),
    (
      operators,
      "var v = Vector(x: 1, y: 2) + Vector(x: 3)\nprecondition(v.x == 4 && (v * 3).y == 6 && (-v).y == -2)\nv -= Vector(x: 4)\nprecondition(v == Vector(x: 0, y: 2) && v != .zero)"
    ),
    (
      closures,
      "var calls = 0\nfunc asked() -> Bool { calls += 1; return true }\nprecondition(either(true, asked()) && calls == 0)\nprecondition(either(false, asked()) && calls == 1)\nprecondition(repeated(3) { $0 * 2 } == [0, 2, 4])\nprecondition(configured([1]) { $0.append(2) } == [1, 2])\nlet half: (CGFloat) -> CGFloat = { $0 / 4 }\nprecondition(half(10) == 2.5)"
    ),
    (
      generics,
      "var s = Stack<Int>()\ns.push(1)\ns.push(2)\nprecondition(s.pop() == 2)\nprecondition(Sub(3).first == 3 && Sub(1).kind() == \"sub base\")\nprecondition(sorted([\"abc\", \"z\"], by: \\.count)[0] == \"z\")\nprecondition([1, 2, 3].chunked(into: 2) == [[1, 2], [3]] && 15.clamped(to: 0...10) == 10)"
    ),
    (
      "",
      "let groups = Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })\nprecondition(groups[1]! == [1, 3])\nvar d = [\"a\": 1]\nd[\"b\", default: 0] += 5\nd.merge([\"a\": 9]) { $0 + $1 }\nprecondition(d.mapValues { $0 * 2 }[\"a\"] == 20 && d.keys.sorted() == [\"a\", \"b\"])\nprecondition(d.filter { $0.value > 5 }.count == 1)"
    ),
    (
      "",
      "precondition(\"  x \".trimmingCharacters(in: .whitespaces) == \"x\" && \"hello world\".capitalized == \"Hello World\")\nvar t = \"ab\"\nt.insert(\"-\", at: t.startIndex)\nprecondition(t == \"-ab\" && String(t.reversed()) == \"ba-\" && \"a-b\".split(whereSeparator: { $0 == \"-\" }).count == 2)\nlet i = \"x=1\".firstIndex(of: \"=\")!\nprecondition(\"x=1\"[..<i] == \"x\" && \"a1b2\".filter(\\.isNumber) == \"12\" && \"b\".compare(\"a\") == .orderedDescending)"
    ),
    (
      "",
      "precondition(2.5.rounded() == 3 && floor(2.7) == 2 && (7.0 / 2).rounded(.down) == 3 && sqrt(16) == 4)\nprecondition(Int(\"ff\", radix: 16) == 255 && UInt8(200) == 200 && ~5 == -6)\nprecondition(Double([1, 2].reduce(0, +)) / 2 == 1.5)"
    ),
    (
      "",
      "var a = [5, 3, 8]\na.removeSubrange(0..<1)\na.replaceSubrange(0..<1, with: [1, 2])\nprecondition(a == [1, 2, 8] && Array([[1], [2]].joined()) == [1, 2])\nprecondition([1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }.first == 20)\nprecondition([1, 0, 2].split(separator: 0).count == 2 && a.starts(with: [1]))"
    ),
    (
      "struct User { var name: String; var age = 1 }\nextension Sequence { func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } } }\nextension String { subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }",
      "precondition([User(name: \"b\"), User(name: \"a\")].sorted(by: \\.name)[0].name == \"a\" && \"abc\"[1] == \"b\")"
    ),
    (
      "enum Route: Equatable { case home, user(id: Int, tab: String = \"main\") }\n@propertyWrapper struct Stored<T> { let key: String; private var kept: T; init(wrappedValue: T, _ key: String) { self.key = key; kept = wrappedValue }; var wrappedValue: T { get { kept } set { kept = newValue } } }\nenum Settings { @Stored(\"dark\") static var isDark = false }",
      "precondition(Route.user(id: 1) == .user(id: 1, tab: \"main\") && !Settings.isDark)\nlet route: Route = .user(id: 2)\nif case .user(_, let tab) = route { precondition(tab == \"main\") }\nSettings.isDark = true\nprecondition(Settings.isDark)\nSettings.isDark = false"
    ),
    (
      "class Record: StoredObject { var name = \"a\" }\nfinal class Note: Record {}",
      "let note = Note(context: store)\nprecondition(note.name == \"a\")"
    ),
  ])
  func itRunsAsItDoesWhenCompiled(_ declarations: String, _ body: String) {
    #expect(Self.diagnostics(declarations, body) == [])
  }

  @Test(arguments: [
    // A false precondition ends every run with a diagnostic, so the tests could fail.
    ("", "precondition(Set([1, 1]).count == 2)", "6:1 not-driven"),
    (
      "@propertyWrapper struct W { var wrappedValue = 1 }\nfinal class M { @W(n: 2) var a: Int }",
      "_ = M()", "3:30 not-driven"
    ),
    ("enum R { case user(id: Int, tab: Int = 1) }", "_ = R.user(tab: 2)", "6:5 not-driven"),
    ("class Record { var name = \"a\" }", "_ = Record(context: store)", "6:5 not-driven"),
    ("func f(_ n: inout Int) {}", "let k = 1\nf(&k)", "7:4 not-assignable"),
  ])
  func aSlipHasItsPlace(_ declarations: String, _ body: String, _ expected: String) {
    #expect(Self.diagnostics(declarations, body).first == expected)
  }
}
