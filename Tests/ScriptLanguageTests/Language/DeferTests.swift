import Testing

@Suite struct DeferTests {
  @Test func runsOnEveryWayOut() {
    checkPrint(
      """
      enum Failure: Error { case some }
      func f(_ way: Int) throws -> Int {
          defer { print("outer") }
          for i in 0..<3 {
              defer { print("loop", i) }
              if way == 0 { return i }
              if way == 1 { throw Failure.some }
              if i == 0 { continue }
              break
          }
          defer { print("last") }
          return 9
      }
      print(try f(0))
      do { _ = try f(1) } catch { print("caught", error) }
      print(try f(2))
      """, "loop 0", "outer", "0", "loop 0", "outer", "caught some", "loop 0", "loop 1", "last",
      "outer", "9")
  }

  @Test func itsVariablesAreNotThoseDeclaredBelow() {
    checkPrint(
      """
      func f() -> Int {
          defer { let a = 1, b = [a]; print(b) }
          let c = 5, d = [c]
          defer { let e = c; print(d, e) }
          return d[0]
      }
      print(f())
      """, "[5] 5", "[1]", "5")
  }

  @Test func nestingCostsNoCode() {
    var body = "print(1)"
    for _ in 0..<40 { body = "defer { \(body) }" }
    checkPrint("func f() { \(body) }\nf()", "1")
  }

  @Test func nothingLeavesItsBody() {
    checkProblems(
      "for i in 0..<2 { defer { break } }",
      "1:26: 'break' is not inside a loop or 'switch' [nothing-to-leave]")
    checkProblems(
      "func f() { defer { return } }",
      "1:20: 'return' cannot leave the body of a 'defer' [nothing-to-leave]")
    checkPrint("func f() { defer { let g = { return 3 }; print(g()) } }\nf()", "3")
  }
}
