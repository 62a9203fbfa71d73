import Testing

/// Tests the text of each kind of mistake in names and code, as printed by the command.
@Suite struct CodeTextTests {
  @Test func unknownName() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      expect { Bb.viewDidAppear }
      """,
      """
      page.md:5:10: error: 'Bb' is not the name of an object here [unknown-name]
      5 | expect { Bb.viewDidAppear }
        |          ^^
      help: an object is named after the top-level variable that first held it, or after its class \
      and number, such as 'Detail1'

      """)
  }

  @Test func unknownNameInCode() {
    check(
      """
      let counter = 1
      print(countr)
      """,
      """
      page.md:2:7: error: 'countr' is not declared; did you mean 'counter'? [unknown-name]
      2 | print(countr)
        |       ^^^^^^

      """)
  }

  @Test func unknownCallback() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require never A.viewDidApear
      """,
      """
      page.md:5:17: error: 'viewDidApear' is not a callback; did you mean 'viewDidAppear'? [unknown-callback]
      5 | require never A.viewDidApear
        |                 ^^^^^^^^^^^^
      help: write 'viewDidAppear'

      """)
  }

  @Test func unknownLabel() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      require never A.viewDidAppear(animate: true)
      """,
      """
      page.md:5:31: error: 'viewDidAppear' has no argument 'animate:'; did you mean 'animated:'? [unknown-label]
      5 | require never A.viewDidAppear(animate: true)
        |                               ^^^^^^^
      help: its arguments are 'animated:'

      """)
  }

  @Test func syntaxError() {
    check(
      """
      let a = [1, 2
      print(a)
      """,
      """
      page.md:2:9: error: End of script where ']' was expected [unmatched-bracket]
      2 | print(a)
        |         ^
      note: the '[' was opened on line 1, at the end of 'let a = ['
      help: write ']' after what the bracket contains

      """)
  }

  @Test func unwrappedNil() {
    check(
      """
      let name: String? = nil
      let length = name!.count
      """,
      """
      page.md:2:14: error: A nil value is unwrapped here [found-nil]
      2 | let length = name!.count
        |              ^^^^^
      help: write '?' after the value, or unwrap the value with 'if let'

      """)
  }

  @Test func indexOutOfRange() {
    check(
      """
      let a = [1, 2]
      	print("🙂", a[2])
      """,
      """
      page.md:2:13: error: Index 2 is out of range of 2 elements [out-of-range]
      2 | 	print("🙂", a[2])
        | 	            ^^^^
      help: the indices are 0 to 1

      """)
  }

  @Test func endlessLoop() {
    check(
      """
      var n = 0
      while n >= 0 { n = 0 }
      """,
      """
      page.md:2:16: error: This code was stopped after 2000000 instructions [endless-code]
      2 | while n >= 0 { n = 0 }
        |                ^
      help: a loop needs a condition that becomes false

      """)
  }

  @Test func endlessRecursion() {
    check(
      """
      func f(_ n: Int) -> Int { f(n + 1) }
      print(f(0))
      """,
      """
      page.md:1:27: error: More than 2000 calls are active here [endless-recursion]
      1 | func f(_ n: Int) -> Int { f(n + 1) }
        |                           ^^^^^^^^
      help: a function that calls itself needs a case in which it does not

      """)
  }

  @Test func overflow() {
    check(
      """
      var n = 1
      for _ in 0..<70 { n *= 2 }
      """,
      """
      page.md:2:19: error: The result does not fit into 'Int' [arithmetic-overflow]
      2 | for _ in 0..<70 { n *= 2 }
        |                   ^^^^^^
      help: an 'Int' has 64 bits: write smaller numbers, or use 'Double'

      """)
  }

  @Test func valueWithoutEnd() {
    check(
      """
      var s = "ab"
      for _ in 0..<40 { s = s + s }
      """,
      """
      page.md:2:23: error: A string of more than 1000000 bytes is made here [budget-exceeded]
      2 | for _ in 0..<40 { s = s + s }
        |                       ^^^^^
      help: a loop that lets a value grow needs an end

      """)
  }

  @Test func copiesWithoutEnd() {
    check(
      """
      let a = Array(0..<1000)
      while true { _ = a + a }
      """,
      """
      page.md:2:18: error: This code was stopped after copying 5000000 elements [budget-exceeded]
      2 | while true { _ = a + a }
        |                  ^^^^^
      help: look for a loop that makes, copies or compares large values

      """)
  }

  @Test func divisionByZero() {
    check(
      """
      let n = 0
      print(10 / n)
      """,
      """
      page.md:2:7: error: 10 is divided by zero [division-by-zero]
      2 | print(10 / n)
        |       ^^^^^^
      help: test first that the divisor is not 0

      """)
  }

  @Test func impossibleAction() {
    check(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      when "back twice" { user.tapBack(); user.finishSwipe() }
      """,
      """
      page.md:5:37: error: 'user.finishSwipe()' is impossible: no gesture is held [impossible-action]
      5 | when "back twice" { user.tapBack(); user.finishSwipe() }
        |                                     ^^^^^^^^^^^^^^^^^^
      help: first do what the action needs, or remove the action

      """)
  }

  @Test func uncaughtError() {
    check(
      """
      enum E: Error { case bad(code: Int) }
      func f() throws { throw E.bad(code: 3) }
      try f()
      """,
      """
      page.md:2:19: error: The error 'bad(code: 3)' is thrown here and not caught [uncaught-error]
      2 | func f() throws { throw E.bad(code: 3) }
        |                   ^^^^^^^^^^^^^^^^^^^^
      help: put the call into 'do { … } catch { … }'

      """)
  }

  @Test func exception() {
    check(
      """
      let A = UIViewController()
      let nav = UINavigationController(A)
      nav.pushViewController(A, animated: false)
      """,
      """
      page.md:3:1: error: UIKit raised an exception: NSInvalidArgumentException: <UINavigationController: 0x60000020> is pushing the same view controller instance (<UIViewController: 0x60000010>) more than once which is not supported and is most likely an error in the application : com.example.Scenario [uncaught-exception]
      3 | nav.pushViewController(A, animated: false)
        | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      help: if that is the point, write 'require console contains "…"'

      """)
  }

  @Test func wrongArgument() {
    check(
      """
      let nav = UINavigationController("A")
      """,
      """
      page.md:1:11: error: 'UINavigationController' needs a view controller, but got String [wrong-argument]
      1 | let nav = UINavigationController("A")
        |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^

      """)
  }

  @Test func notSimulated() {
    check(
      """
      let A = UINavigationController()
      A.hidesBarsOnSwipe = true
      """,
      """
      page.md:2:1: error: 'hidesBarsOnSwipe' is not simulated yet [not-simulated]
      2 | A.hidesBarsOnSwipe = true
        | ^^^^^^^^^^^^^^^^^^

      """)
  }

  @Test func opaqueCondition() {
    check(
      """
      let service = Service()
      if service.isReady { print("x") }
      """,
      """
      page.md:2:4: error: 'isReady' is not simulated, so a scenario cannot depend on it [opaque-condition]
      2 | if service.isReady { print("x") }
        |    ^^^^^^^^^^^^^^^
      help: declare it in the scenario, or use something that the simulator models

      """)
  }

  private func check(
    _ source: String, _ expected: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(rendered(source) == expected, sourceLocation: location)
  }
}
