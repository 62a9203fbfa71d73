/// Branches as values, and functions in functions.
extension Construct {
  static let branches = [
    Construct(
      "if as a value",
      """
      func size(_ n: Int) -> String { if n > 9 { "big" } else if n > 4 { "middle" } else { "small" } }
      let a = if size(5) == "middle" { 1 } else { 2 }
      var b = 0.5
      b = if a == 1 { 3 } else { 4 }
      func c(_ n: Int) -> Int {
          return if n > 0 { n } else { -n }
      }
      print(size(12), size(5), size(1), a, b, c(-7))
      """,
      prints: ["big middle small 1 3.0 7"],
      slips: [
        Slip("else { 2 }", "esle { 2 }", "2:9", "unsupported-syntax"),
        Slip("{ 1 } else", "{ } else", "2:9", "unsupported-syntax"),
        Slip("let a = if", "let a = !if", "2:10", "unsupported-syntax"),
        Slip("{ 3 } else", "{ 3 } esle", "4:5", "unsupported-syntax"),
      ]),
    Construct(
      "switch as a value",
      """
      enum Mode { case plain, grouped, other(Int)
          var title: String {
              switch self {
              case .plain: "plain"
              case .grouped: "grouped"
              case .other(let n): "other \\(n)"
              }
          }
      }
      let n = switch Mode.grouped { case .grouped: 7
      default: 8 }
      let double = { (n: Int) in switch n { case 0: "none"
      default: "some" } }
      print(Mode.plain.title, Mode.grouped.title, Mode.other(3).title, n, double(0), double(1))
      """,
      prints: ["plain grouped other 3 7 none some"],
      slips: [
        Slip("let n = switch", "let n = -switch", "10:10", "unsupported-syntax"),
        Slip("default: 8", "default:", "11:1", "empty-case"),
        Slip("case .grouped: 7", "case .gruoped: 7", "10:36", "unknown-member"),
      ]),
    Construct(
      "functions in functions",
      """
      func outer(_ n: Int) -> () -> Int {
          func inner(_ a: Int, times b: Int = 2, plus c: Int = 0) -> Int { a * b + c + n }
          print(inner(1), inner(1, times: 5), inner(1, plus: 7))
          return { inner(n) }
      }
      print(outer(10)())
      func make(_ n: Int) -> () -> (Int) -> Int { { { $0 + n } } }
      print(make(2)()(3))
      """,
      prints: ["12 15 19", "30", "5"],
      slips: [
        Slip("times b: Int = 2", "times b: Int == 2", "2:39", "unexpected-token"),
        Slip("times: 5", "tiems: 5", "3:21", "wrong-argument"),
        Slip("{ { { $0 + n } } }", "{ { { $0 + n } }", "8:20", "unmatched-bracket"),
      ]),
    Construct(
      "observers of static properties",
      """
      final class Counter {
          static var total = 1 {
              willSet { print("will be", newValue) }
              didSet(before) {
                  print("was", before)
                  if total > 9 { total = 9 }
              }
          }
      }
      Counter.total += 3
      Counter.total = 12
      print(Counter.total)
      """,
      prints: ["will be 4", "was 1", "will be 12", "was 4", "9"],
      slips: [
        Slip("didSet(before)", "didSet(before", "8:5", "unmatched-bracket"),
        Slip("willSet {", "willset {", "2:26", "unexpected-token"),
      ]),
  ]
}
