import Diagnostics
import Testing

@testable import ExampleRuns

/// Values take the type of their context, and the library's protocols add members to the author's
/// types. The file of an app shows the values as text, equal to the output of compiled Swift.
@Suite struct DeclaredValueTests {
  @Test func aFunctionWithSelfBelongsIntoItsController() {
    let text = "func adopt(_ child: UIViewController) {\n  child.didMove(toParent: self)\n}"
    do throws(ScriptError) {
      _ = try CheckedFile(AppFile(Array(text.utf8)))
      Issue.record("'self' is accepted outside of a type")
    } catch {
      #expect(error.diagnostics.map(\.summary) == ["'self' is used outside a type"])
      #expect(
        error.diagnostics.first?.help == [
          "put the function into the view controller that 'self' stands for: 'class Screen: "
            + "UIViewController { … }'"
        ])
    }
  }

  /// The text of some expressions in a file. The file ends the app with the text as message.
  private static func shown(_ declarations: String, _ values: String) -> String? {
    let text = """
      import UIKit
      \(declarations)
      func textOf(_ values: Any...) -> String { values.map { "\\($0)" }.joined(separator: " ") }
      final class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              fatalError(textOf(\(values)))
          }
      }
      """
    do throws(ScriptError) {
      let checked = try CheckedFile(AppFile(Array(text.utf8)))
      let mark = "The app crashes here: "
      let diagnostics = checked.classes.flatMap(\.diagnostics)
      return diagnostics.flatMap(\.notes).compactMap { note in
        note.firstRange(of: mark).map { String(note[$0.upperBound...]) }
      }.first ?? diagnostics.map { "\($0.summary) \($0.notes)" }.joined()
    } catch {
      return error.diagnostics.first?.summary
    }
  }

  @Test(arguments: [
    ("S.loading(1)", "loading(1.0)"), ("S.loading(1 / 4)", "loading(0.25)"),
    ("S.many([1, 2])", "many([1.0, 2.0])"), ("S.pair(a: 1, b: 2)", "pair(a: 1.0, b: 2)"),
    ("S.standard()", "standard(2.0)"), ("R<Int>.bad(1), R.ok(1)", "bad(1.0) ok(1)"),
    (
      "{ (s: S) -> Double in if case .loading(let d) = s { return d }; return 0 }(.loading(3))",
      "3.0"
    ),
    ("{ (s: S) -> Double in if case .maybe(let d?) = s { return d }; return 0 }(.maybe(3))", "3.0"),
    ("{ (s: S) -> Kind in if case .kind(let k) = s { return k }; return .x }(.kind(.y))", "y"),
    (
      "{ (s: S) -> Double in if case .made(let f) = s { return f() }; return 0 }(.made { 7 })",
      "7.0"
    ),
    ("S.loading(1) == .loading(1.0)", "true"),
  ])
  func aPayloadIsOfItsDeclaredType(_ values: String, _ expected: String) {
    let declarations = """
      enum Kind { case x, y }
      enum S: Equatable { case loading(Double), many([Double]), maybe(Double?), pair(a: CGFloat, b: Int), standard(Double = 2), kind(Kind), made(() -> Double) }
      enum R<T> { case ok(T), bad(Double) }
      """
    #expect(Self.shown(declarations, values) == expected)
  }

  @Test(arguments: [
    ("M().a, M().b, M().c!, M.k", "1.0 [1.0, 2.0] 3.0 5.0"), ("M(a: 9, c: 8).c!", "8.0"),
    ("M().f(1), M(f: { _ in 6 }).f(1)", "4.0 6.0"), ("apply { _ in 3 }, apply { $0 }", "3.0 2.0"),
    ("make()(), maybe { 1 }, maybe(nil)", "1.0 1.0 -1.0"),
    ("{ () -> Double in 5 }(), { () -> CGFloat in 1 / 2 }()", "5.0 0.5"),
    ("half()", "0.5"), ("list[0](), list.map { $0() }", "1.0 [1.0, 2.0]"),
    ("[1].map { _ -> Double in 1 }, [1].map { _ in 1 }", "[1.0] [1]"), ("kind() == .y", "true"),
  ])
  func aClosureReturnsWhatItsTypeSays(_ values: String, _ expected: String) {
    let declarations = """
      enum Kind { case x, y }
      struct M { var a: Double = 1; var b: [Double] = [1, 2]; var c: Double? = 3; var f: (Int) -> Double = { _ in 4 }; static let k: Double = 5 }
      func apply(_ f: (Double) -> Double) -> Double { let r = f(2); return r }
      func make() -> () -> Double { return { 1 } }
      func maybe(_ f: (() -> Double)?) -> Double { guard let f else { return -1 }; return f() }
      let half: () -> Double = { if true { return 1 / 2 } }
      let list: [() -> Double] = [{ 1 }, { 2 }]
      let kind: () -> Kind = { .y }
      """
    #expect(Self.shown(declarations, values) == expected)
  }

  @Test(arguments: [
    ("names, names[1]!, names[2.5]!", "[1.0: a, 2.5: b] a b"),
    ("{ () -> [CGFloat: Int] in var d: [CGFloat: Int] = [:]; d[1] = 2; return d }()", "[1.0: 2]"),
    ("same(1), same([1])", "1 [1]"), ("fraction, list, held.value", "1.0 [1.0] 1.0"),
  ])
  func whatADeclarationSaysHoldsForKeysAndGenericResults(_ values: String, _ expected: String) {
    let declarations = """
      let names: [Double: String] = [1: "a", 2.5: "b"]
      func same<T>(_ x: T) -> T { x }
      struct Held<T> { let value: T }
      let fraction: Double = same(1)
      let list: [Double] = same([1])
      struct Holder { var value: CGFloat = same(1) }
      let held = Holder()
      """
    #expect(Self.shown(declarations, values).map { $0.filter { $0 != "\"" } } == expected)
  }

  @Test(arguments: [
    ("kp == \\Person.name, kp != \\Person.age, inferred == kp", "true true true"),
    ("\\Person.name == \\Person.name, kp == \\Person.name.count", "true false"),
    ("Set([\\Person.age, \\Person.age]).count", "1"),
    ("[\\Person.age, \\Person.pet].contains(\\Person.age)", "true"),
    (
      "Person.Pet()[keyPath: \\Person.Pet.kind], \\Person.Pet.kind == \\Person.Pet.kind", "cat true"
    ),
  ])
  func keyPathsAreEqualByWhereTheyLead(_ values: String, _ expected: String) {
    let declarations = """
      struct Person { var name = ""; var age = 1; var pet = 2; struct Pet { var kind = "cat" } }
      let kp = \\Person.name
      let inferred: KeyPath<Person, String> = \\.name
      """
    #expect(Self.shown(declarations, values) == expected)
  }

  static let ordered = """
    struct L: Comparable { var n: Int; var tag = 0; static func < (a: L, b: L) -> Bool { a.n < b.n } }
    final class C: Comparable { let n: Int; init(_ n: Int) { self.n = n }; static func < (a: C, b: C) -> Bool { a.n < b.n }; static func == (a: C, b: C) -> Bool { a.n == b.n } }
    enum Level: Int, Comparable, CaseIterable { case low, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
    enum Auto: Comparable { case first, second(Int), third }
    protocol Ranked: Comparable { var rank: Int { get } }
    extension Ranked { static func < (a: Self, b: Self) -> Bool { a.rank < b.rank } }
    struct Card: Ranked { var rank: Int }
    """

  @Test(arguments: [
    ("min(\"b\", \"a\"), max(\"a\", \"c\", \"b\"), [\"b\", \"a\"].max()!", "a c b"),
    ("min(L(n: 1), L(n: 2)).n, max(C(1), C(5)).n, max(Card(rank: 1), Card(rank: 3)).rank", "1 5 3"),
    ("max(Level.low, .high), min(.high, Level.low), [Level.high, .low].min()!", "high low low"),
    ("[L(n: 3), L(n: 1)].min()!.n, [C(1), C(4)].max()!.n", "1 4"),
    (
      "[Auto.third, .second(2), .second(1), .first].sorted()",
      "[first, second(1), second(2), third]"
    ),
    ("max(Auto.first, .second(3)), Auto.second(1) < .second(2)", "second(3) true"),
    // Of equal values `min` takes the first and `max` the last.
    ("min(L(n: 1, tag: 1), L(n: 1, tag: 2)).tag, max(L(n: 1, tag: 1), L(n: 1, tag: 2)).tag", "1 2"),
    ("min(2, 1.5), max(1, 2.5, 2)", "1.5 2.5"),
  ])
  func whatCanBeComparedHasALeastAndAGreatest(_ values: String, _ expected: String) {
    #expect(Self.shown(Self.ordered, values) == expected)
  }

  @Test(arguments: [
    ("L(n: 20).clamped(to: L(n: 0)...L(n: 10)).n, 15.clamped(to: 0...10)", "10 10"),
    ("Level.high.clamped(to: .low ... Level.low), C(3).clamped(to: C(4)...C(6)).n", "low 4"),
    (
      "L(n: 1).isAny(of: L(n: 2), L(n: 1)), Level.low.isAny(of: .high), \"a\".isAny(of: \"b\")",
      "true false false"
    ),
    (
      "C(1).isAny(of: C(1)), Plain.x.isAny(of: .x, .y), Card(rank: 2).isAny(of: Card(rank: 2))",
      "true true true"
    ),
    ("Plain.x.tag, U().tag, U().label, U().shout", "tag tag id 3 USER"),
    ("Level.high.next(), Level.high.twice", "low 2"),
    ("(L(n: 1)...L(n: 3)).contains(L(n: 2))", "true"),
  ])
  func extensionsOfProtocolsReachTypesThatConform(_ values: String, _ expected: String) {
    let declarations = """
      extension Comparable { func clamped(to r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
      extension Equatable { func isAny(of l: Self...) -> Bool { l.contains(self) } }
      extension Hashable { var tag: String { "tag" } }
      extension Identifiable { var label: String { "id \\(id)" } }
      extension CaseIterable where Self: Equatable { func next() -> Self { let all = Array(Self.allCases); let i = all.firstIndex(of: self)!; return all[(i + 1) % all.count] } }
      extension RawRepresentable where RawValue == Int { var twice: Int { rawValue * 2 } }
      extension CustomStringConvertible { var shout: String { description.uppercased() } }
      struct U: Identifiable, Hashable, CustomStringConvertible { let id = 3; var description: String { "user" } }
      enum Plain { case x, y }

      """
    #expect(Self.shown(declarations + Self.ordered, values) == expected)
  }
}
