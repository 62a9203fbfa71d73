import Testing

/// Tests constants, and variables without a value.
struct ConstantTests {
  @Test(arguments: [
    ("class C { let n = 1 }\nlet c = C()\nc.n = 2", "3:1", "n"),
    ("class C { let n: Int; init() { n = 1; n = 2 } }\nlet c = C()", "1:39", "n"),
    ("class C { let n = 1; init() { n = 2 } }\nlet c = C()", "1:31", "n"),
    ("class C { let n = [1]; func f() { n.append(2) } }\nC().f()", "1:35", "n"),
    ("struct S { let n: Int }\nvar s = S(n: 1)\ns.n = 2", "3:1", "n"),
    ("struct S { let n: Int }\nclass C { var s = S(n: 1) }\nlet c = C()\nc.s.n += 2", "4:1", "n"),
    ("class C { static let n = 1 }\nC.n = 2", "2:1", "n"),
    ("class C { static let n = [1] }\nC.n.append(2)", "2:1", "n"),
    ("let n = [1]\nn.append(2)", "2:1", "n"),
    ("func f() { let n = [1]; n.append(2) }\nf()", "1:25", "n"),
  ])
  func whatIsDeclaredWithLetIsNotChanged(source: String, place: String, name: String) {
    checkProblems(
      source, "\(place): '\(name)' is a constant and cannot be changed [not-assignable]")
  }

  @Test(arguments: [
    ("for i in 0..<2 { i += 1 }", "1:18", "i"),
    ("let n: Int? = 1\nfunc f() { if let n { n = 2 } }", "2:23", "n"),
    ("func f(_ n: Int?) { guard let m = n else { return }; m = 2 }", "1:54", "m"),
    ("func f(_ n: Int) { switch n { case let m: m = 2 } }", "1:43", "m"),
    ("func f(_ n: Int?) { if case let m? = n { m = 2 } }", "1:42", "m"),
    ("func f(_ n: [(Int, Int)]) { for (a, b) in n { b = a } }", "1:47", "b"),
  ])
  func whatAPatternBindsIsNotAssignedTo(source: String, place: String, name: String) {
    checkProblems(
      source, "\(place): '\(name)' is a constant and cannot be assigned to [not-assignable]")
  }

  @Test func whatAPatternBindsWithVarIsAVariable() {
    checkPrint(
      """
      let n: Int? = 4
      for var i in 0..<2 { i += 5; print(i) }
      if var m = n { m += 1; print(m) }
      if var n { n += 2; print(n) }
      if case var m? = n { m += 3; print(m) }
      switch n { case .some(var m): m += 4; print(m); default: break }
      """, "5", "6", "5", "6", "7", "8")
  }

  @Test func aConstantWithoutAValueGetsItOnce() {
    checkPrint(
      """
      func text(_ isLong: Bool) -> String {
        let text: String
        if isLong { text = "long" } else { text = "short" }
        let shown = { text + "!" }
        return shown()
      }
      class C {
        let n: Int, m: Int?
        init(_ n: Int) { if n > 2 { self.n = n } else { self.n = 0 }; m = nil }
      }
      struct S { let a: Int; let b = 2; init(_ c: C) { a = c.n } }
      let later: [Int]
      later = [S(C(3)).a]
      print(text(true), text(false), later, C(1).n)
      """, "long! short! [3] 0")
  }

  @Test func aConstantWithoutAValueDoesNotGetASecondOne() {
    checkProblems(
      "func f() { let n: Int; n = 1; n = 2 }\nf()",
      "1:31: 'n' is a constant that has a value already [not-assignable]")
    checkProblems(
      "let n: [Int]\nn = [1]\nlet f = { n = [2] }\nf()",
      "3:11: 'n' is a constant that has a value already [not-assignable]")
    checkProblems(
      "let n: [Int]\nn = [1]\nn.append(2)",
      "3:1: 'n' is a constant that has a value already [not-assignable]")
  }

  @Test func whatHasNoValueIsNotUsed() {
    checkProblems(
      "let n: Int\nprint(n)", "2:7: 'n' is used before it has a value [not-initialized]")
    checkProblems(
      "func f() { var n: [Int]; n.append(1) }\nf()",
      "1:26: 'n' is used before it has a value [not-initialized]")
    checkProblems(
      "class C { let n: Int, m: Int; init() { m = n; n = 1 } }\nlet c = C()",
      "1:44: 'n' is used before it has a value [not-initialized]")
    checkPrint(
      """
      typealias Handler = (() -> Void)?
      var a: Int?, b: UIView!, c: Handler
      weak var d: UIView?
      c?()
      print(a as Any, b == nil, d == nil)
      """, "nil true true")
  }

  @Test func whatIsDeclaredFurtherDownIsNotUsed() {
    checkProblems("let x = x", "1:9: 'x' is used before it is declared [unknown-name]")
    checkProblems(
      "print(x)\nlet x = 1", "1:7: 'x' is used before it is declared [unknown-name]")
    checkProblems(
      "func f() { print(x); let x = 1 }", "1:18: 'x' is used before it is declared [unknown-name]")
    checkProblems(
      "func f() { let g = { print(x) }; let x = 1 }",
      "1:28: 'x' is used before it is declared [unknown-name]")
    checkPrint(
      """
      let a = 1, b = a + 1
      func f() -> Int { let c = c0, d = c; return d }
      let c0 = 5
      if true { let b = b + 2; print(b) }
      print(f(), b)
      """, "4", "5 2")
  }
}
