import Testing

/// Swift refuses some code because of the code's place.
struct MisplacedCodeTests {
  @Test func noReturnLeavesTheTopLevel() {
    checkProblems(
      "let a = 1\nreturn\nprint(a)",
      "2:1: 'return' is not inside a function or step [nothing-to-leave]")
    checkProblems(
      "if true { return }",
      "1:11: 'return' is not inside a function or step [nothing-to-leave]")
    checkPrint("let f = { return 1 }\nprint(f())", "1")
    checkHolds("when \"left\" { print(1); return }\nrequire console contains \"1\"")
  }

  @Test func initializersStandInTypes() {
    checkProblems(
      "init() {}", "1:1: 'init' is declared outside a type [unexpected-token]")
    checkProblems(
      "func f() { deinit {} }", "1:12: 'deinit' is declared outside a type [unexpected-token]")
  }

  @Test(arguments: [
    ("class C { func go() {} }\nlet c = C()\nc.go", "3:1"),
    ("class C { func go() {} }\nlet c: C? = C()\nc!.go", "3:1"),
    ("class C { func go() {} }\nclass D: C { func f() { go } }", "2:25"),
    ("class C { func go() {} }\nclass D: C { func f() { self.go } }", "2:25"),
    ("class C { static func go() {} }\nC.go", "2:1"),
    ("struct S { func go() {} }\nlet s = S()\ns.go", "3:1"),
    ("func go() {}\nfunc f() { go }", "2:12"),
  ])
  func aFunctionThatIsNamedAndNotCalledIsNoted(source: String, place: String) {
    checkProblems(source, "\(place): 'go' is named here but not called [unused-function]")
  }

  @Test func aPropertyMayBeNamedWithoutUse() {
    checkPrint(
      """
      class C { lazy var go: Int = { print("made"); return 1 }() }
      let c = C()
      c.go
      """, "made")
  }

  @Test func aMethodThatAProtocolDemandsHasItsLabels() {
    checkProblems(
      """
      protocol P { func go(_ n: Int) }
      protocol Q: P {}
      class C: Q { func go(n: Int) {} }
      """, "3:7: 'C' has no 'go(_:)', which its protocol requires [missing-requirement]")
    checkPrint(
      """
      protocol P { func go(_ n: Int); func stop(at n: Int) }
      extension P { func stop(at n: Int) { print("stop \\(n)") } }
      class B { func go(_ n: Int) { print("go \\(n)") } }
      class C: B, P { func go(n: Int) {} }
      let p: P = C()
      p.go(1)
      p.stop(at: 2)
      """, "go 1", "stop 2")
  }
}
