import Testing

@Suite struct ControlFlowTests {
  @Test func branches() {
    checkPrint(
      """
      for n in [1, 5, 9] {
          if n < 3 { print("low") } else if n < 6 { print("middle") } else { print("high") }
          print(n > 4 ? "big" : "small", n == 5 || n == 9 && n != 1, !(n == 1))
      }
      """, "low", "small false false", "middle", "big true true", "high", "big true true")
    checkProblems("if 1 { }", "1:4: Int is used where a condition is needed [not-a-condition]")
  }

  @Test func loopsWithLabelsBreakAndContinue() {
    checkPrint(
      """
      outer: for i in 0... {
          for j in 0..<3 where j != 1 {
              if j == 2 { continue outer }
              if i == 2 { break outer }
              print(i, j)
          }
      }
      var n = 0
      while n < 3 { n += 1; if n == 2 { continue }; print(n) }
      repeat { n -= 1; if n == 0 { break } } while true
      print(n)
      for c in "hé" { print(c) }
      for (i, s) in ["a", "b"].enumerated() { print(i, s) }
      for i in (0...2).reversed() { print(i) }
      """, "0 0", "1 0", "1", "3", "0", "h", "é", "0 a", "1 b", "2", "1", "0")
    checkProblems(
      "break", "1:1: 'break' is not inside a loop or 'switch' [nothing-to-leave]")
    checkProblems(
      "while true { continue other }",
      "1:14: No loop around this has the label 'other' [nothing-to-leave]")
    checkProblems("for x in 3 { }", "1:10: Int cannot be iterated over [not-a-sequence]")
    checkProblems(
      "let a = 5\nfor i in a..<3 { }", "2:10: A range ends before it begins: 5 to 3 [empty-range]")
  }

  @Test func switchMatchesInOrder() {
    checkPrint(
      """
      func f(_ n: Int) -> String {
          switch n {
          case 0: return "zero"
          case 1, 2: return "few"
          case 3..<5: return "some"
          case let x where x < 0: return "minus \\(-x)"
          case 10...: return "many"
          default: return "else"
          }
      }
      print(f(0), f(2), f(4), f(-3), f(12), f(7))
      switch 1 {
      case 1: print("one"); fallthrough
      case 2: print("two")
      default: print("no")
      }
      """, "zero few some minus 3 many else", "one", "two")
    checkProblems(
      "switch 3 { case 1: break }",
      "1:8: No case of this 'switch' matches [switch-not-exhaustive]")
  }

  @Test func guardAndDefer() {
    checkPrint(
      """
      func f(_ n: Int?) -> String {
          defer { print("end") }
          guard let n, n > 0 else { return "none" }
          defer { print("inner \\(n)") }
          return "got \\(n)"
      }
      print(f(nil))
      print(f(2))
      for i in 0..<2 { defer { print("defer", i) }; if i == 0 { continue }; print("body", i) }
      guard let top = Int("7") else { fatalError() }
      print(top)
      """, "end", "none", "inner 2", "end", "got 2", "defer 0", "body 1", "defer 1", "7")
  }

  @Test func aMethodThatNeverReturnsLeavesTheScope() {
    checkPrint(
      """
      class Base: UIViewController { func fatal(_ text: String) -> Never { fatalError(text) } }
      extension UIView { static func fail() -> Never { fatalError() } }
      enum Failure { static func stop() throws -> Never { fatalError() } }
      class Screen: Base {
          static func end() -> Never { fatalError() }
          static func start(_ x: Int?) { guard let x else { end() }; print(x) }
          let other = Base()
          func f(_ x: Int?) throws {
              guard let a = x else { fatal("a") }
              guard let b = x else { self.fatal("b") }
              guard let c = x else { print("c"); Screen.end() }
              guard let d = x else { Self.end() }
              guard let e = x else { UIView.fail() }
              guard let g = x else { other.fatal("g") }
              guard let h = x else { try Failure.stop() }
              guard let i = x else { if a > 1 { return } else { fatal("i") } }
              print(a + b + c + d + e + g + h + i)
          }
          func name(_ x: Int) -> String {
              if x == 3 { return "three" }
              fatal("none")
          }
      }
      try? Screen().f(1)
      Screen.start(2)
      print(Screen().name(3))
      """, "8", "2", "three")
    checkProblems(
      """
      class Screen: UIViewController {
          func fatal() {}
          func f(_ x: Int?) { guard let x else { fatal() }; print(x) }
      }
      """, "3:25: 'guard' body must not fall through [guard-falls-through]")
  }

  @Test func theBodyOfAGuardLeavesTheScope() {
    func check(_ source: String, _ column: Int) {
      checkProblems(
        source, "1:\(column): 'guard' body must not fall through [guard-falls-through]")
    }
    check("func f() { guard false else { print(1) } }", 12)
    check("func f() { guard true else { } }", 12)
    check("func f(_ a: Bool) { guard a else { if a { return } } }", 21)
    check("guard window.isHidden else { }", 1)
    check("when \"x\" { guard window.isHidden else { print(1) } }", 12)
    checkPrint(
      """
      func stop() -> Never { fatalError() }
      func f(_ a: Int?) throws {
        for i in 0..<2 { guard i > 0 else { continue }; guard a != nil else { break } }
        guard let a else { if i() { return } else { throw E.e } }
        guard a > 0 else { stop() }
        guard a > 1 else { fatalError("no") }
        guard a > 2 else { while true { } }
        guard a > 3 else { switch a { case 3: return; default: preconditionFailure() } }
        guard a > 4 else { exit(0) }
        print(a)
      }
      enum E: Error { case e }
      func i() -> Bool { true }
      try? f(5)
      try? f(nil)
      """, "5")
  }

  @Test func availabilityDependsOnTheRelease() {
    checkPrint(
      """
      if #available(iOS 26, *) { print("new") } else { print("old") }
      if #unavailable(iOS 99) { print("not yet") }
      """, "new", "not yet")
  }

  @Test func errorsAreThrownAndCaught() {
    checkPrint(
      """
      enum Failure: Error { case empty, code(Int) }
      func risky(_ n: Int) throws -> Int {
          defer { print("leave", n) }
          if n == 0 { throw Failure.empty }
          if n < 0 { throw Failure.code(n) }
          return n
      }
      do { print(try risky(1)); print(try risky(-2)); print("never") }
      catch Failure.code(let n) where n < -1 { print("code", n) }
      catch { print("other", error) }
      do { _ = try risky(0) } catch let e as Failure { print("caught", e) }
      print((try? risky(0)) ?? -1, (try? risky(4))!)
      do { try [1, 0].forEach { _ = try risky($0) } } catch { print("from closure", error) }
      for i in 0..<2 { do { if i == 0 { continue }; try risky(0) } catch { print("loop", i) } }
      """, "leave 1", "1", "leave -2", "code -2", "leave 0", "caught empty", "leave 0", "leave 4",
      "-1 4", "leave 1", "leave 0", "from closure empty", "leave 0", "loop 1")
  }

  @Test func uncaughtErrorsPointAtTheThrow() {
    checkProblems(
      "enum F: Error { case bad }\nfunc f() throws { throw F.bad }\ntry f()",
      "2:19: The error 'bad' is thrown here and not caught [uncaught-error]")
    checkProblems(
      "enum F: Error { case bad }\nfunc f() throws { throw F.bad }\ntry! f()",
      "3:1: An error is thrown where 'try!' allows none [uncaught-error]")
    checkProblems(
      """
      enum F: Error { case bad, worse }
      do { throw F.bad } catch F.worse { }
      """, "2:1: The error 'bad' is thrown here and not caught [uncaught-error]")
  }

  @Test func endlessCodeIsStopped() {
    checkProblems(
      "while true { }",
      "1:7: This code was stopped after 2000000 instructions [endless-code]")
    checkProblems(
      "func f() { f() }\nf()", "1:12: More than 2000 calls are active here [endless-recursion]")
    checkProblems(
      "class A { var x: Int { x } }\nprint(A().x)",
      "1:24: 'x' is active 90 times at once here, each time from within itself [nested-too-deep]")
  }
}
