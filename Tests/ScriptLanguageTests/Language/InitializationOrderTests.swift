import Testing

/// The order in which objects get their values, and what fails on the way. Each text is that of the
/// Swift compiler.
@Suite struct InitializationOrderTests {
  private static let classes = """
    func p(_ s: String) -> Int { print(s); return 0 }
    class A {
        let a = p("A.a")
        init() { print("A.init") }
        init(n: Int) { print("A.init(n)") }
        convenience init(c: Int) { print("A conv"); self.init(n: c); print("A conv end") }
    }
    class B: A { let b = p("B.b"); let b2 = p("B.b2") }
    class C: B {
        let c = p("C.c")
        override init() { print("C.init"); super.init(); print("C.end") }
        override init(n: Int) { print("C.init(n)"); super.init(n: n) }
        convenience init(y: Int) { print("C conv"); self.init(n: p("arg")); print("C conv end") }
    }
    class D: C { let d = p("D.d"); lazy var l = p("lazy") }

    """

  @Test func theSubclassGetsItsValuesFirst() {
    checkPrint(Self.classes + "_ = B()", "B.b", "B.b2", "A.a", "A.init")
    checkPrint(
      Self.classes + "_ = B(c: 1)", "A conv", "B.b", "B.b2", "A.a", "A.init(n)", "A conv end")
    checkPrint(
      Self.classes + "_ = C()", "C.c", "C.init", "B.b", "B.b2", "A.a", "A.init", "C.end")
    checkPrint(
      Self.classes + "_ = C(y: 1)", "C conv", "arg", "C.c", "C.init(n)", "B.b", "B.b2", "A.a",
      "A.init(n)", "C conv end")
    checkPrint(
      Self.classes + "_ = D(n: p(\"argument\"))", "argument", "D.d", "C.c", "C.init(n)", "B.b",
      "B.b2", "A.a", "A.init(n)")
    checkPrint(
      Self.classes + "_ = D(c: 1)", "A conv", "D.d", "C.c", "C.init(n)", "B.b", "B.b2", "A.a",
      "A.init(n)", "A conv end")
  }

  @Test func screensGetTheirValuesFirst() {
    checkPrint(
      """
      class Part { init(_ name: String) { print(name) } }
      class Base: UIViewController {
          let header = Part("header")
          init(n: Int) { super.init(nibName: nil, bundle: nil); print("base") }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Home: Base {
          let footer = Part("footer")
          override init(n: Int) { print("begins"); super.init(n: n); print("ends") }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Plain: UIViewController { let part = Part("plain") }
      class Last: Plain { let last = Part("last"); convenience init(n: Int) { self.init() } }
      class V: UIView {
          let part = Part("view")
          override init(frame: CGRect) { print("frame"); super.init(frame: frame) }
          required init?(coder: NSCoder) { fatalError() }
      }
      class W: V { let w = Part("w") }
      _ = Home(n: 1)
      _ = Last(n: 1)
      _ = W()
      """, "footer", "begins", "header", "base", "ends", "last", "plain", "w", "view", "frame")
  }

  @Test func theSuperclassIsCalledAtTheEnd() {
    checkPrint(
      """
      class A { let a = 1; init() { print("A") } }
      class B: A { let b: Int; init(n: Int) { b = n; print("B") } }
      class C: B { init() { super.init(n: 3); print("C", a, b) } }
      _ = C()
      """, "B", "A", "C 1 3")
  }

  @Test func initializersOfTheOwnClassCallNoObservers() {
    checkPrint(
      """
      class A {
          var n = 0 { didSet { print("A", n) } }
          init() {}
          init(d n: Int) { self.n = n; defer { self.n = n + 1 } }
          convenience init(c n: Int) { self.init(); self.n = n; self.n += 1; let me = self; me.n = 50 }
          deinit { n = 99; defer { n = 100 } }
      }
      extension A { convenience init(e n: Int) { self.init(); self.n = n } }
      class B: A { override var n: Int { didSet { print("B", n) } } }
      struct S {
          var n = 0 { didSet { print("S", n) } }
          init(n: Int) { self.n = n; defer { self.n = 3 } }
      }
      _ = A(d: 1)
      print("c")
      _ = A(c: 1)
      print("e")
      _ = A(e: 1)
      print("B")
      _ = B(d: 1)
      _ = S(n: 1)
      """, "A 2", "A 100", "c", "A 50", "A 100", "e", "A 100", "B", "A 2", "B 2", "A 100", "B 100",
      "S 3")
    checkHolds(
      """
      class Base: UIViewController {
          var step = 0 { didSet { print("step \\(step)") } }
          init() { super.init(nibName: nil, bundle: nil); step = 1 }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Home: Base { override var step: Int { didSet { title = "\\(step)" } } }
      when "a screen is made" { let home = Home(); window.rootViewController = home }
      require never console.print("step 1")
      """)
  }

  @Test func whatFailsBeforeItIsWholeHasNoDeinit() {
    checkPrint(
      """
      class F {
          let f = 1
          init?(n: Int) { if n < 0 { return nil } }
          deinit { print("~F") }
      }
      class G: F {
          override init?(n: Int) { if n == -5 { return nil }; super.init(n: n); print("G"); if n == 7 { return nil } }
          convenience init?(k: Int) { if k == 0 { return nil }; self.init(n: k); print("k"); if k == 2 { return nil } }
          deinit { print("~G") }
      }
      class H { let y: Int; init?(n: Int) { if n < 0 { return nil }; y = n; if n == 0 { return nil } }; deinit { print("~H", y) } }
      struct Bad: Error {}
      class I: UIViewController {
          init(t: Int) throws { if t < 0 { throw Bad() }; super.init(nibName: nil, bundle: nil); if t == 0 { throw Bad() } }
          required init?(coder: NSCoder) { fatalError() }
          deinit { print("~I") }
      }
      for n in [-5, -1, 7] { print(n, G(n: n) == nil) }
      for k in [0, -1, 2] { print("k", k, G(k: k) == nil) }
      for n in [-1, 0] { print("H", n, H(n: n) == nil) }
      for t in [-1, 0] { do { _ = try I(t: t) } catch { print("I", t) } }
      """, "-5 true", "~G", "~F", "-1 true", "G", "~G", "~F", "7 true",
      "k 0 true", "~G", "~F", "k -1 true", "G", "k", "~G", "~F", "k 2 true", "H -1 true", "~H 0",
      "H 0 true", "I -1", "~I", "I 0")
    checkHolds(
      """
      class Detail: UIViewController {
          init?(id: Int) { if id < 0 { return nil }; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          deinit { print("bye") }
      }
      when "it fails" { window.rootViewController = Detail(id: -1) ?? UIViewController() }
      require never console.print("bye")
      """)
  }

  @Test func weakReferencesAreNilInDeinit() {
    checkPrint(
      """
      protocol Del: AnyObject { func heard() }
      class W {
          weak var d: Del?; weak var o: S?; var f: (() -> Void)?
          func go() { d?.heard(); print(d == nil, o == nil); f?() }
      }
      class S: Del {
          let w = W(); weak var me: S?
          func set() { w.d = self; w.o = self; me = self; w.f = { [weak self] in print("closure", self == nil) } }
          func heard() { print("heard") }
          func helper() { print("helper", w.d == nil) }
          deinit { print(me == nil); w.go(); helper() }
      }
      class T: UIViewController, UITextFieldDelegate {
          let field = UITextField()
          override func viewDidLoad() { super.viewDidLoad(); field.delegate = self }
          deinit { print(field.delegate == nil) }
      }
      do { let s = S(); s.set(); s.w.go() }
      do { let t = T(); t.loadViewIfNeeded(); print(t.field.delegate == nil) }
      """, "heard", "false false", "closure false", "true", "true true", "closure true",
      "helper true",
      "false", "true")
    checkProblems(
      """
      class P { unowned let owner: Q; init(_ q: Q) { owner = q }; func stop() { print(owner.n) } }
      class Q { let n = 1; lazy var p = P(self); deinit { p.stop() } }
      do { let q = Q(); q.p.stop() }
      """,
      "1:81: 'owner' is unowned and is read after its object was deallocated [fatal-error]")
  }
}
