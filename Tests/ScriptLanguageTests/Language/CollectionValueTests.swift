import Testing

/// Arrays and dictionaries are values. The machine changes a collection in place only if no code
/// can tell.
@Suite struct CollectionValueTests {
  @Test func copiesOfVariables() {
    checkPrint(
      """
      var a = [1], d = ["a": 1]
      let b = a, e = d
      a.append(2)
      a[0] = 9
      d["b"] = 2
      d["a"] = nil
      print(a, b, d, e)
      for x in a { a.append(x) }
      a.append(contentsOf: a)
      a += a
      print(a.count, a.removeFirst(), a.removeLast(2), a.count)
      var o: [Int]? = [1]
      let p = o
      o?.append(2)
      o?[0] = 4
      print(o!, p!)
      """, #"[9, 2] [1] ["b": 2] ["a": 1]"#, "16 9 () 13", "[4, 2] [1]")
  }

  @Test func copiesInsideOfValues() {
    checkPrint(
      """
      struct P { var l = [1]; mutating func add() { l.append(2) } }
      var p = P()
      var q = p
      q.add()
      q.l.append(3)
      var g = [[1], [2]]
      let h = g
      g[0].append(5)
      g[1][0] = 9
      print(p.l, q.l, g, h)
      """, "[1] [1, 2, 3] [[1, 5], [9]] [[1], [2]]")
  }

  @Test func capturedVariablesAndProperties() {
    checkPrint(
      """
      class A {
        var l = [1], d = [1] { didSet { print(oldValue, d) } }
        static var s = [1]
        func go() {
          let b = l, t = A.s
          l.append(2); self.l[0] = 7; d.append(5); d[0] = 9; A.s.append(3)
          print(b, l, t, A.s)
        }
      }
      A().go()
      var x = [1, 2]
      let c = { x.append(3) }
      let y = x
      c()
      print(x, y)
      """, "[1] [1, 5]", "[1, 5] [9, 5]", "[1] [7, 2] [1] [1, 3]", "[1, 2, 3] [1, 2]")
  }

  @Test func typesOfElementsHoldAfterChanges() {
    checkPrint(
      """
      var w: [Double] = [1]
      var u = w
      u.append(1)
      var v = [0]
      v.append(1)
      w = u
      w.insert(3, at: 0)
      w[1] = 4
      w += [5]
      print(w)
      """, "[3.0, 4.0, 1.0, 5.0]")
  }

  @Test func largeDictionaries() {
    checkPrint(
      """
      var d: [Int: Int] = [:]
      for i in 0..<10000 { d[i] = i }
      for i in 0..<10000 { d[i]! += 1 }
      for i in 0..<5000 { d[i] = nil }
      d[3] = 7
      print(d.count, d[9999]!, d[4] == nil, d[5000]!, d.keys.last!)
      var e: [String: Double] = [:]
      for i in 0..<5000 { e["k\\(i)"] = i }
      print(e["k4999"]!, e.updateValue(7, forKey: "k3")!, e.removeValue(forKey: "k4")!, e["k3"]!)
      let f = e
      e["x"] = 1
      e["k0"] = nil
      print(f["k0"]!, f["x"] == nil, f.count, e.count, e == f)
      e["k0"] = 0
      e["x"] = nil
      print(e == f, e.keys.last!)
      class Box { var lists: [Int: [Int]] = [:] }
      let box = Box()
      for i in 0..<3000 { box.lists[i % 100, default: []].append(i) }
      print(box.lists[7]!.count)
      """, "5001 10000 true 5001 3", "4999.0 3.0 4.0 7.0", "0.0 true 4999 4999 false",
      "true k0", "30")
  }

  @Test func keysOfAnyKind() {
    checkPrint(
      """
      enum Color { case red, blue, named(String) }
      var g: [Color: Int] = [:]
      for i in 0..<100 { g[.named("n\\(i)")] = i }
      g[.red] = 200
      print(g[.named("n42")]!, g[.red]!, g[.blue] == nil, g.count)
      struct P { var x: Int }
      var h: [[Int]: P] = [:]
      for i in 0..<100 { h[[i, i]] = P(x: i) }
      h[[3, 3]]!.x = 99
      print(h[[3, 3]]!.x, h[[3, 4]] == nil, h.count)
      let views = (0..<20).map { _ in UIView() }
      var n: [UIView: Int] = [:]
      for (i, view) in views.enumerated() { n[view] = i }
      print(n[views[13]]!, n[UIView()] == nil)
      var t: [String: Int] = [:]
      for i in 0..<20 { t["\\(i)"] = i }
      t["e\\u{301}"] = 1
      print(t["\\u{e9}"]!)
      """, "42 200 true 101", "99 true 100", "13 true", "1")
    checkProblems(
      "var d: [Int: Int] = [:]\nfor i in 0..<20 { d[i] = i }\nprint(d[service.key])",
      "3:7: 'key' is not simulated, so a scenario cannot depend on it [opaque-condition]")
    checkProblems(
      "let d = [1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 1: 11]",
      "1:9: The key '1' is in this dictionary twice [duplicate-key]")
  }

  @Test func sortingKeepsTheOrderOfEquals() {
    checkPrint(
      """
      let a = [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")]
      print(a.sorted { $0.0 < $1.0 }.map { $0.1 }, [3, 1, 2].sorted { _, _ in true }.count)
      print("aaab".contains("aab"), "abab".components(separatedBy: "ba"), "aaa".split(separator: "a"))
      """, #"["e", "b", "d", "a", "c"] 3"#, #"true ["a", "b"] []"#)
  }
}
