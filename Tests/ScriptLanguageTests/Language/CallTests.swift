import Testing

@Suite struct CallTests {
  @Test func labelsDefaultsAndVariadics() {
    checkPrint(
      """
      func scale(_ x: Double, by factor: Double = 2, _ note: String = "-") -> String { "\\(x * factor) \\(note)" }
      print(scale(3), scale(3, by: 4), scale(1, "n"))
      func sum(_ xs: Int..., start: Int = 0) -> Int { xs.reduce(start) { $0 + $1 } }
      print(sum(1, 2, 3), sum(), sum(1, start: 10))
      func later() -> Int { earlier() + 1 }
      func earlier() -> Int { 1 }
      print(later())
      """, "6.0 - 12.0 - 2.0 n", "6 0 11", "2")
    checkProblems(
      "func f(a: Int) {}\nf(b: 1)", "2:1: 'f' is called without 'a:' [wrong-argument]")
    checkProblems(
      "func f(_ a: Int) {}\nf(1, 2)",
      "2:1: 'f' does not take a further argument here [wrong-argument]")
    checkProblems(
      "func f() {}\nf { }", "2:1: 'f' does not take a trailing closure here [wrong-argument]")
  }

  @Test func functionsAreValues() {
    checkPrint(
      """
      func double(_ n: Int) -> Int { n * 2 }
      let f = double
      class A { var n = 5; func get() -> Int { n } }
      let g = A().get
      func apply(_ n: Int, _ body: (Int) -> Int) -> Int { body(n) }
      print(f(4), g(), apply(3, double), apply(3) { $0 + 1 }, [1, 2].map(double))
      """, "8 5 6 4 [2, 4]")
  }

  @Test func localFunctionsRecurAndCapture() {
    checkPrint(
      """
      func outer(_ limit: Int) -> Int {
          var calls = 0
          func down(from n: Int) -> Int { calls += 1; return n == 0 ? 0 : n + down(from: n - 1) }
          let sum = down(from: limit)
          return sum * 100 + calls
      }
      print(outer(3))
      """, "604")
    checkProblems(
      "func f() { func g(a: Int) {}; g(1) }\nf()",
      "1:31: 'g' is called without 'a:' [wrong-argument]")
  }

  @Test func aLocalFunctionThatCallsItselfKeepsNothingAlive() {
    checkPrint(
      """
      class A {
          func run() { func again(_ n: Int) { if n > 0 { print(self === self); again(n - 1) } }; again(1) }
          deinit { print("gone") }
      }
      var a: A? = A()
      a?.run()
      a = nil
      """, "true", "gone")
  }

  @Test func closuresShareVariables() {
    checkPrint(
      """
      func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
      let a = counter(), b = counter()
      print(a(), a(), b())
      var x = 1
      let byValue = { [x] in x }, byReference = { x }
      x = 2
      print(byValue(), byReference())
      var fs: [() -> Int] = []
      for i in 0..<3 { fs.append { i * 10 } }
      print(fs.map { $0() })
      let swap: (Int, Int) -> (Int, Int) = { ($1, $0) }
      print(swap(1, 2))
      """, "1 2 1", "1 2", "[0, 10, 20]", "(2, 1)")
    checkProblems(
      "let f = { (a: Int) in a }\nprint(f())",
      "2:7: 'f' takes one argument, not 0 [wrong-argument]")
    checkProblems("let n = 1\nprint(n())", "2:7: Int cannot be called [not-a-function]")
  }

  /// A closure reads a variable inside a pattern at the time of the closure's run.
  @Test func closuresShareVariablesThatPatternsName() {
    checkPrint(
      """
      func run() {
          var limit = 3
          let isLimit = { (value: Int?) -> Bool in
              if case .some(limit) = value { return true }
              return false
          }
          limit = 4
          print(isLimit(4), isLimit(3))
      }
      run()
      """, "true false")
  }

  @Test func captureListsDecideWhoLives() {
    let screen = """
      class Screen: UIViewController {
          var action: (() -> Void)?
          deinit { print("gone") }
      }
      var s: Screen? = Screen()

      """
    checkPrint(
      screen + "s?.action = { [weak s] in print(s == nil) }\nlet f = s?.action\ns = nil\nf?()",
      "gone",
      "true")
    checkPrint(
      """
      class Screen: UIViewController {
          var action: (() -> Void)?
          func strong() { action = { self.view.isHidden = true } }
          func weakly() { action = { [weak self] in guard let self else { return }; self.view.isHidden = true } }
          func unowned() { action = { [unowned self] in view.isHidden = true } }
          deinit { print("gone") }
      }
      var a: Screen? = Screen(), b: Screen? = Screen(), c: Screen? = Screen()
      a?.strong()
      b?.weakly()
      c?.unowned()
      a = nil
      print("a")
      b = nil
      print("b")
      c = nil
      """, "a", "gone", "b", "gone")
  }
}
