import Testing

/// Tests `self` in structures and enumerations.
struct MutatingTests {
  @Test(arguments: [
    ("struct S { var n = 1; func f() { n += 1 } }\nvar s = S()\ns.f()", "1:34"),
    ("struct S { var n = 1; func f() { self.n = 2 } }\nvar s = S()\ns.f()", "1:34"),
    ("struct S { var n = [1]; func f() { n.append(2) } }\nvar s = S()\ns.f()", "1:36"),
    ("struct S { var n = [1]; func f() { n[0] = 2 } }\nvar s = S()\ns.f()", "1:36"),
    ("struct S { var n = 1; func f() { self = S(n: 2) } }", "1:34"),
    (
      "struct S { var n = 1; mutating func g() { n = 2 }; func f() { g() } }\nvar s = S()\ns.f()",
      "1:63"
    ),
    ("enum S { case a, b; func f() { self = .b } }", "1:32"),
  ])
  func aMethodThatIsNotMutatingDoesNotChangeSelf(source: String, place: String) {
    checkProblems(
      source, "\(place): 'self' is changed in 'S.f', which is not 'mutating' [not-assignable]")
  }

  @Test func aMethodThatIsNotMutatingChangesWhatIsNotSelf() {
    checkPrint(
      """
      class Box { var n = 1 }
      struct S {
        var box = Box()
        static var count = 0
        func f() { var copy = self; copy.box = Box(); box.n += 1; S.count += 1 }
        var twice: Int { get { box.n * 2 } nonmutating set { box.n = newValue / 2 } }
        mutating func g() { box = Box() }
        init() { box.n = 4 }
      }
      var s = S()
      s.f()
      print(s.box.n, S.count, s.twice)
      s.g()
      print(s.box.n)
      """, "5 1 10", "1")
  }
}
