import Testing

/// Arrays and dictionaries are values, though they are changed in place where nobody can tell.
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

  @Test func sortingKeepsTheOrderOfEquals() {
    checkPrint(
      """
      let a = [(2, "a"), (1, "b"), (2, "c"), (1, "d"), (0, "e")]
      print(a.sorted { $0.0 < $1.0 }.map { $0.1 }, [3, 1, 2].sorted { _, _ in true }.count)
      print("aaab".contains("aab"), "abab".components(separatedBy: "ba"), "aaa".split(separator: "a"))
      """, #"["e", "b", "d", "a", "c"] 3"#, #"true ["a", "b"] []"#)
  }
}
