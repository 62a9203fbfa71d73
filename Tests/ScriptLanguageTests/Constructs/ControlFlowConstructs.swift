/// Statements with conditions and loops.
extension Construct {
  static let controlFlow = [
    Construct(
      "if",
      """
      let n = 3
      if n > 2 { print("big") }
      if n > 5 { print("never") }
      if n == 3, n != 4 { print("both") }
      if (n == 3) { print("in parentheses") }
      """,
      prints: ["big", "both", "in parentheses"],
      slips: [
        Slip("if n > 5 {", "fi n > 5 {", "3:4", "unexpected-token"),
        Slip("n == 3,", "n = 3,", "4:6", "unexpected-token"),
        Slip("if n > 2 {", "if n > 2 (", "2:25", "unmatched-bracket"),
      ]),
    Construct(
      "else",
      """
      func size(_ n: Int) -> String {
          if n < 3 {
              return "low"
          } else if n < 6 {
              return "middle"
          } else {
              return "high"
          }
      }
      print(size(1), size(5), size(9))
      """,
      prints: ["low middle high"],
      slips: [
        Slip("else if n < 6 {", "els if n < 6 {", "4:7", "unexpected-token"),
        Slip("} else {\n", "} els {\n", "6:7", "unexpected-token"),
        Slip("else if n", "else fi n", "4:12", "unexpected-token"),
      ]),
    Construct(
      "if let",
      """
      let some: Int? = 4, none: Int? = nil
      if let some { print("some", some) } else { print("no") }
      if let value = none { print("value", value) } else { print("none") }
      if let a = some, let b = Int("5"), a < b { print(a + b) }
      if var c = some {
          c += 1
          print(c, some as Any)
      }
      """,
      prints: ["some 4", "none", "9", "5 Optional(4)"],
      slips: [
        Slip("if let value = none", "if lte value = none", "3:8", "unexpected-token"),
        Slip("if let some {", "if let {", "2:8", "unexpected-token"),
        Slip("let a = some,", "let a == some,", "4:10", "unexpected-token"),
      ]),
    Construct(
      "guard",
      #"""
      func half(_ n: Int?) -> String {
          guard let n else { return "nothing" }
          guard n % 2 == 0, n > 0 else {
              return "odd"
          }
          return "\(n / 2)"
      }
      print(half(nil), half(3), half(8))
      for i in 0..<3 {
          guard i != 1 else { continue }
          print(i)
      }
      """#,
      prints: ["nothing odd 4", "0", "2"],
      slips: [
        Slip("guard let n else { return", "gard let n else { return", "2:10", "unexpected-token"),
        Slip("guard let n else { return", "guard let n { return", "2:17", "unexpected-token"),
        Slip("n > 0 else {", "n > 0 esle {", "3:29", "unexpected-token"),
        Slip("else { continue }", "else { }", "10:5", "guard-falls-through"),
      ]),
    Construct(
      "switch",
      #"""
      func name(_ n: Int) -> String {
          switch n {
          case 0: return "zero"
          case 1, 2: return "few"
          case 3...5: return "some"
          case let x where x < 0: return "minus \(-x)"
          default: return "many"
          }
      }
      print(name(0), name(2), name(4), name(-3), name(9))
      switch (1, "b") {
      case (1, "a"): print("no")
      case (1, let text): print(text); fallthrough
      case (2, _): print("through")
      default: break
      }
      """#,
      prints: ["zero few some minus 3 many", "b", "through"],
      slips: [
        Slip("switch n {", "swich n {", "2:11", "unexpected-token"),
        Slip("case 1, 2:", "cas 1, 2:", "4:9", "unexpected-token"),
        Slip("case 0:", "case 0", "3:12", "unexpected-token"),
        Slip("default: return", "defalt: return", "7:13", "unexpected-token"),
      ]),
    Construct(
      "for in",
      """
      for i in 1...3 { print(i) }
      for (index, word) in ["a", "b"].enumerated() { print(index, word) }
      for n in [4, 5, 6, 7] where n % 2 == 1 { print("odd", n) }
      for case let value? in [1, nil, 3] { print(value) }
      outer: for i in 0..<3 {
          for j in 0..<3 {
              if j == 1 { continue outer }
              if i == 2 { break outer }
              print(i, j)
          }
      }
      for _ in stride(from: 0, to: 4, by: 2) { print("-") }
      """,
      prints: ["1", "2", "3", "0 a", "1 b", "odd 5", "odd 7", "1", "3", "0 0", "1 0", "-", "-"],
      slips: [
        Slip("for i in 1...3", "for i of 1...3", "1:7", "unexpected-token"),
        Slip("for i in 1...3", "fro i in 1...3", "1:5", "unexpected-token"),
        Slip("where n %", "were n %", "3:23", "unexpected-token"),
        Slip("break outer", "break oter", "8:21", "nothing-to-leave"),
      ]),
    Construct(
      "for await",
      """
      class Screen: UIViewController {
          var task: Task<Void, Never>?
          override func viewDidLoad() {
              super.viewDidLoad()
              task = Task {
                  print("listening")
                  for await value in Feed.shared.values {
                      print("never", value)
                  }
                  print("cancelled", Task.isCancelled)
              }
          }
      }
      let screen = Screen()
      window.rootViewController = screen
      print("shown")
      screen.task?.cancel()
      """,
      prints: ["listening", "shown", "cancelled true"],
      slips: [
        Slip("for await", "for awat", "7:22", "unexpected-token"),
        Slip("for await", "for async", "7:23", "unexpected-token"),
        Slip("value in", "value of", "7:29", "unexpected-token"),
      ]),
    Construct(
      "while",
      """
      var n = 0
      while n < 3 {
          n += 1
          if n == 2 { continue }
          print(n)
      }
      repeat { n -= 2 } while n > 0
      print(n)
      var stack = [1, 2]
      while let top = stack.popLast() { print("top", top) }
      """,
      prints: ["1", "3", "-1", "top 2", "top 1"],
      slips: [
        Slip("while n < 3", "whle n < 3", "2:6", "unexpected-token"),
        Slip("} while n > 0", "} until n > 0", "7:19", "unexpected-token"),
        Slip("while let", "while lte", "10:11", "unexpected-token"),
      ]),
    Construct(
      "defer",
      """
      func f(_ early: Bool) -> Int {
          defer { print("first in, last out") }
          defer { print("second") }
          if early { return 1 }
          defer { print("late") }
          print("body")
          return 2
      }
      print(f(true))
      print(f(false))
      for i in 0..<2 {
          defer { print("end of", i) }
          print(i)
      }
      """,
      prints: [
        "second", "first in, last out", "1", "body", "late", "second", "first in, last out", "2",
        "0", "end of 0", "1", "end of 1",
      ],
      slips: [
        Slip(#"defer { print("late"#, #"defer: { print("late"#, "5:10", "unexpected-token"),
        Slip(#"defer { print("second"#, #"defer( print("second"#, "3:28", "unmatched-bracket"),
      ]),
  ]
}
