import Testing

/// Changes behind `?` that find nil, and changes of parts of results. Each text is that of the Swift
/// compiler.
@Suite struct NilAccessTests {
  private static let holder = """
    struct M { var k = 0 }
    struct D { var n = 0; var m: M?; var a: [Int] = []; mutating func go() { n += 1 }; func look() {} }
    class K { var n = 0; var d: D? { didSet { print("K.d") } } }
    protocol PP: AnyObject { var n: Int { get set } }
    protocol PQ { var n: Int { get set } }
    class H {
        var d: D? { didSet { print("d") } }
        var w: D? { willSet { print("w") } }
        var i: Int? { didSet { print("i") } }
        var arr: [Int]? { didSet { print("arr") } }
        var k: K? { didSet { print("k") } }
        var c: D? { get { nil } set { print("set", newValue == nil) } }
        var ck: K? { get { nil } set { print("set ck") } }
        var dict: [String: Int] = [:] { didSet { print("dict") } }
        var dd: [String: [Int]] = [:] { didSet { print("dd") } }
        var full: D = D() { didSet { print("full") } }
        var p: PP? { didSet { print("p") } }
        var q: PQ? { didSet { print("q") } }
        weak var wk: K? { didSet { print("wk") } }
        subscript(s: String) -> Int? { get { nil } set { print("sub", newValue == nil) } }
        func own() { d?.n += 1; self.d?.n = 2 }
    }
    func f() -> Int { print("f"); return 1 }
    let h = H()

    """

  @Test func anAccessToANilValueIsNoticed() {
    for (change, lines) in [
      ("h.d?.n += 1", ["d"]), ("h.d?.n = f()", ["d"]), ("h.w?.n = 1", ["w"]), ("h.i? += 1", ["i"]),
      ("h.i? = f()", ["i"]), ("h.arr?.append(1)", ["arr"]), ("h.arr?[0] = 3", ["arr"]),
      ("h.arr?[0] += 3", ["arr"]), ("h.arr? += [3]", ["arr"]), ("h.c?.n += 1", ["set true"]),
      ("h.dict[\"a\"]? += 1", ["dict"]), ("h.dd[\"a\"]?.append(1)", ["dd"]),
      ("h.dd[\"a\"]?[0] = 1", ["dd"]), ("h.full.m?.k += 1", ["full"]),
      ("h[\"x\"]? += 1", ["sub true"]), ("h.d?.m?.k += 1", ["d"]), ("h.d?.go()", ["d"]),
      ("h.d?.a.append(1)", ["d"]), ("h.d?.a.removeAll()", ["d"]), ("h.q?.n = 1", ["q"]),
      ("h.own()", ["d", "d"]), ("h.d = D(); h.d?.m?.k += 1", ["d", "d"]),
      ("h.k = K(); h.k?.d?.n += 1", ["k", "K.d"]),
    ] {
      checkPrint(Self.holder + change, lines: lines)
    }
  }

  @Test func anAccessToANilObjectIsNotNoticed() {
    for change in [
      "h.k?.n += 1", "h.ck?.n += 1", "h.k?.d?.n = f()", "h.d?.look()", "h.p?.n = 1", "h.wk?.n = 1",
    ] {
      checkPrint(Self.holder + change, lines: [])
    }
  }

  @Test func variablesNoticeNil() {
    checkPrint(
      """
      struct D { var n = 0; mutating func go() { n += 1 } }
      var g: D? = nil { didSet { print("g") } }
      func local() {
          var l: D? = nil { didSet { print("l") } }
          l?.n += 1
          l?.go()
      }
      struct S { var d: D? { didSet { print("S.d") } }; mutating func go() { d?.n += 1 } }
      g?.n += 1
      local()
      var s = S()
      s.go()
      """, "g", "l", "l", "S.d")
  }

  @Test func thePlaceOfAChangeIsFoundOnce() {
    checkPrint(
      """
      class Detail {
          var tags: [String] = []
          func same() -> Detail { self }
          deinit { print("tags", tags.count) }
      }
      func make() -> Detail { print("make"); return Detail() }
      var items = [[1], [2]]
      func next() -> Int { print("next"); return 0 }
      make().tags.append("z")
      make().same().tags.append("z")
      make().tags += ["b"]
      make().tags.removeAll()
      items[next()].append(3)
      print(items)
      """, "make", "tags 1", "make", "tags 1", "make", "tags 1", "make", "tags 0", "next",
      "[[1, 3], [2]]")
  }
}
