import Testing

/// The text of an optional is the same as in Swift if declarations tell the optional type.
@Suite struct OptionalTextTests {
  @Test func variables() {
    checkPrint(
      """
      let x: Int? = 3, n: Int? = nil
      print(x, x as Any, "\\(x)", Optional(3), [x], String(describing: x))
      print(n, "\\(n)", [n, x], ["a", nil])
      print(x!, x ?? 4, n ?? 5, x == 3, x! + 1)
      let a: Any = x
      print(a, Optional.some(2), Optional("a"))
      var u: Int? = .some(1)
      print(u)
      u = 8
      print(u)
      u = nil
      print(u)
      """,
      "Optional(3) Optional(3) Optional(3) Optional(3) [Optional(3)] Optional(3)",
      #"nil nil [nil, Optional(3)] [Optional("a"), nil]"#, "3 3 5 true 4",
      #"Optional(3) Optional(2) Optional("a")"#, "Optional(1)", "Optional(8)",
      "nil")
  }

  @Test func whatIsBoundIsUnwrapped() {
    checkPrint(
      """
      let x: Int? = 3
      if let x { print(x) }
      if let z = x, z > 2 { print("\\(z)") }
      guard let y = x else { fatalError() }
      print(y, [y])
      func f(_ p: Int?) { guard let q = p else { return print(p) }; print(q, p) }
      f(x)
      f(nil)
      """, "3", "3", "3 [3]", "3 Optional(3)", "nil")
  }

  @Test func payloadsAreOfTheirDeclaredTypes() {
    checkPrint(
      """
      enum Load { case done(Int?), other(name: String?, [Int?]), none }
      print(Load.done(3), Load.done(nil), Load.other(name: "a", [1, nil]))
      if case let .done(n) = Load.done(5) { print(n) }
      if case .done(let n?) = Load.done(6) { print(n) }
      switch Load.other(name: "z", []) {
      case .other(let name, let list): print(name, list)
      default: break
      }
      let load: Load = .done(7)
      for case .done(let n) in [load] { print(n) }
      switch (load, 1) { case (.done(let n), let k): print(n, k); default: break }
      """, #"done(Optional(3)) done(nil) other(name: Optional("a"), [Optional(1), nil])"#,
      "Optional(5)", "6", #"Optional("z") []"#, "Optional(7)", "Optional(7) 1")
  }

  @Test func elementsOfTuples() {
    checkPrint(
      """
      let o: Int? = 4
      let t: (Int?, String) = (1, "x")
      let (a, b) = t
      print((o, 1), (n: o, 2).n, a, b)
      func f(_ p: (Int?, Int)) { let (x, y) = p; print(x, y) }
      f((nil, 1))
      f((2, 1))
      """, "(Optional(4), 1) Optional(4) Optional(1) x", "nil 1", "Optional(2) 1")
  }

  @Test func functionsAndParameters() {
    checkPrint(
      """
      func half(_ n: Int?) -> Int? { print(n); return n == nil ? nil : n! / 2 }
      print(half(4), half(nil))
      let show = { (q: String?) in print(q) }
      show("s")
      func all(_ list: Int?...) { print(list) }
      all(1, nil)
      print(Int("3"), Int("z"), Int(3.5))
      for v in [1, nil] { print(v) }
      """,
      "Optional(4)", "nil", "Optional(2) nil", #"Optional("s")"#, "[Optional(1), nil]",
      "Optional(3) nil 3", "Optional(1)", "nil")
  }

  @Test func members() {
    checkPrint(
      """
      struct P { var x: Int?; var d: Double? = 1; var s = "s" }
      class C {
          var v: Int? = 2
          weak var other: C?
          var g: Int? { nil }
          func m() -> String? { print(v, self.v); return "r" }
      }
      class D: C {}
      let p = P(x: 3), c = D()
      c.other = c
      print(p, p.x, P(x: nil).x)
      print(c.m(), c.v, c.g, c.other?.v, c.other?.m())
      let t: (Int?, String) = (1, "s")
      print(t, t.0, t.1)
      """,
      #"P(x: Optional(3), d: Optional(1.0), s: "s") Optional(3) nil"#,
      "Optional(2) Optional(2)", "Optional(2) Optional(2)",
      #"Optional("r") Optional(2) nil Optional(2) Optional("r")"#,
      #"(Optional(1), "s") Optional(1) s"#)
  }

  @Test func elements() {
    checkPrint(
      """
      let d = ["a": 1], list = [1, 2]
      print(d["a"], d["b"], list.first, [Int]().last, list.firstIndex(of: 2))
      print(d["a"]!, d["a", default: 3], list[0], list[0...], d["a"] ?? 0)
      """, "Optional(1) nil Optional(1) nil Optional(1)", "1 1 1 [1, 2] 1")
  }

  @Test func resultsThatMayBeNil() {
    checkPrint(
      """
      enum Tab: Int { case a, b }
      struct Model { let n: Int; init?(_ n: Int) { if n < 0 { return nil }; self.n = n } }
      class Store {
          static var last: Int? = 2
          static let shared = Store()
          var user: String? = "u"
          var make: () -> Int? = { 7 }
          subscript(i: Int) -> String? { "item" }
          func log(_ made: () -> Int?) { print(made(), self.make()) }
      }
      let store = Store()
      func outer() { func name() -> String? { "home" }; print(name()) }
      print(Store.last, Store.shared.user, store[0], Store()[1])
      outer()
      store.log { 4 }
      var iterator = [1, 2].makeIterator()
      print("abc".first, [1].randomElement(), iterator.next(), Tab(rawValue: 1) == nil)
      """, #"Optional(2) Optional("u") Optional("item") Optional("item")"#, #"Optional("home")"#,
      "Optional(4) Optional(7)", #"Optional("a") Optional(1) Optional(1) false"#)
  }

  @Test func namesInsideOtherValuesHaveTheirModule() {
    checkPrint(
      """
      enum Phase { case a; case b(Level) }
      enum Level: Int { case one }
      struct S { var p = Phase.a; var o: Level? = .one }
      let o: Phase? = .a
      print(Phase.a, Phase.b(.one), Level.one.rawValue)
      print([Phase.a], o, Level(rawValue: 0))
      print(S(), [S()], [Phase.b(.one)])
      """, "a b(<not simulated: full name of Level>.one) 0",
      "[<not simulated: full name of Phase>.a] Optional(<not simulated: full name of Phase>.a) "
        + "Optional(<not simulated: full name of Level>.one)",
      "S(p: <not simulated: full name of Phase>.a, o: Optional(<not simulated: full name of Level>.one)) "
        + "[<not simulated: full name of S>(p: <not simulated: full name of Phase>.a, "
        + "o: Optional(<not simulated: full name of Level>.one))] "
        + "[<not simulated: full name of Phase>.b(<not simulated: full name of Level>.one)]")
  }

  @Test func typesThatAreNotKnownAreErrors() {
    checkProblems(
      "let x: Int? = 3\nprint(type(of: x))",
      "2:16: 'type(of:)' of an optional cannot be run by the simulator yet [unsupported-syntax]")
    checkProblems(
      "print(type(of: [1]))",
      "1:7: 'type(of:)' of an array is not simulated yet [not-simulated]")
    checkPrint("print(type(of: 3), type(of: \"a\"), type(of: UIView()))", "Int String UIView")
  }
}
