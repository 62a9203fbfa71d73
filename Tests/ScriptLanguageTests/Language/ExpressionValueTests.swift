import Testing

@Suite struct ExpressionValueTests {
  @Test func arithmetic() {
    checkPrint(
      "print(7 / 2, 7 % 2, -7 / 2, 7.0 / 2, 1 + 2 * 3, (1 + 2) * 3, -3, 0.1 + 0.2)",
      "3 1 -3 3.5 7 9 -3 0.30000000000000004")
    checkPrint(
      "let x: Double = 1\nvar y = 2.5\ny = 3\nprint(x, y, Int(2.9), Double(1))", "1.0 3.0 2 1.0")
    checkPrint("print(max(1, 3, 2), min(2.5, 1), abs(-4), 6.isMultiple(of: 3))", "3 1.0 4 true")
    checkProblems("let z = 0\nprint(1 / z)", "2:7: 1 is divided by zero [division-by-zero]")
    checkProblems("let z = 0\nprint(1 % z)", "2:7: 1 is divided by zero [division-by-zero]")
    checkProblems(
      "print(1 + \"a\")", "1:7: This operator does not work with Int and String [type-mismatch]")
  }

  @Test func optionals() {
    checkPrint(
      """
      class Node { var next: Node?; var n = 1; func value() -> Int { n } }
      let a = Node()
      var none: Node?
      print(a.next?.n as Any, a.next?.next?.value() ?? 9, none == nil, a.next != nil)
      a.next = Node()
      a.next?.n = 5
      none?.n = 6
      a.next?.n += 2
      none?.n += 1
      print(a.next!.n, a.next?.value() as Any)
      if let a = a.next { print(a.n) }
      var list: [Int]? = [1]
      list?.append(2)
      print(list?.count ?? 0, list?[1] as Any)
      """,
      "nil 9 true false", "7 Optional(7)", "7", "2 Optional(2)")
    checkProblems(
      "let s: String? = nil\nprint(s!)", "2:7: A nil value is unwrapped here [found-nil]")
    checkProblems(
      "var v: UIView!\nv.isHidden = true", "2:1: 'isHidden' is assigned on nil [found-nil]")
    checkProblems(
      "var v: UIView!\nv.layoutIfNeeded()", "2:1: 'layoutIfNeeded' is called on nil [found-nil]")
  }

  @Test func casts() {
    checkPrint(
      """
      class A {}
      class B: A {}
      let x: A = B()
      print(x is B, x is A, x as? B != nil, (x as! B) === x, x as? UIView == nil)
      print(1 as Double, "a" is String, 3 is Int, [1] is [Int], ["a"] as? [Int] == nil)
      let v: UIViewController = UINavigationController()
      print(v is UINavigationController, v is UIViewController, v is UIView, type(of: v))
      """, "true true true true true", "1.0 true true true true",
      "true true false UINavigationController")
    checkProblems(
      "class A {}\nlet a = A()\nprint(a as! UIView)",
      "3:7: 'a' is not of the type it is cast to [cast-failed]")
  }

  @Test func strings() {
    checkPrint(
      #"""
      let name = "Ann", n = 3
      print("\(name) has \(n + 1) \(n == 1 ? "cat" : "cats")\t!\u{e9}", "a" + "b", "a" < "b")
      var s = "héllo"
      s += "!"
      s.append("?")
      print(s, s.count, s.isEmpty, s.uppercased(), s.hasPrefix("hé"), s.hasSuffix("?"))
      print(s.contains("llo"), s.contains("x"), String(s.reversed()), s.first!, s.dropLast(2))
      print("a,b,,c".split(separator: ","), "a,b".components(separatedBy: ","), s.prefix(2))
      print(["x", "y"].joined(separator: "-"), String(repeating: "=", count: 3), String(5) + "!")
      print(Int("42")!, Int("x") == nil, "a-b".replacingOccurrences(of: "-", with: "+"))
      print("""
        two
          lines
        """)
      print("a", "b", separator: "/")
      """#, "Ann has 4 cats\t!é ab true", "héllo!? 7 false HÉLLO!? true true",
      "true false ?!olléh h héllo", "[\"a\", \"b\", \"c\"] [\"a\", \"b\"] hé", "x-y === 5!",
      "42 true a+b", "two\n  lines", "a/b")
    checkProblems(
      "print(\"a\".cuont)", "1:7: String has no member 'cuont' in the simulator [unknown-member]")
  }

  @Test func arrays() {
    checkPrint(
      """
      var a = [3, 1, 2]
      a.append(4); a.insert(9, at: 0); a.remove(at: 1)
      print(a, a.count, a.first!, a.last!, a[1...], a[..<2], a.contains(2), a.firstIndex(of: 2)!)
      let b = a
      a[0] = 0
      print(a, b, a == [0, 1, 2, 4], a + [5])
      print(a.map { $0 * 2 }, a.filter { $0 > 1 }, a.reduce(0) { $0 + $1 }, a.sorted { $0 > $1 })
      print(a.allSatisfy { $0 >= 0 }, a.first { $0 > 1 }!, a.contains { $0 == 9 }, a.isEmpty)
      a.removeAll { $0 % 2 == 0 }
      print(a, a.removeLast(), a, a.popLast() == nil, [Int]().isEmpty)
      print([1, nil, 2].compactMap { $0 }, [[1], [2]].flatMap { $0 }, Array(0..<3), zip([1], ["a"]).map { $0.1 })
      """, "[9, 1, 2, 4] 4 9 4 [1, 2, 4] [9, 1] true 2",
      "[0, 1, 2, 4] [9, 1, 2, 4] true [0, 1, 2, 4, 5]",
      "[0, 2, 4, 8] [2, 4] 7 [4, 2, 1, 0]", "true 2 false false", "[1] 1 [] true true",
      "[1, 2] [1, 2] [0, 1, 2] [\"a\"]")
    checkProblems(
      "let a = [1, 2]\nprint(a[2])", "2:7: Index 2 is out of range of 2 elements [out-of-range]")
    checkProblems(
      "let a = [Int]()\nprint(a[0])", "2:7: Index 0 is out of range of no elements [out-of-range]")
    checkProblems(
      "var a = [Int]()\na.removeLast()",
      "2:1: 'removeLast' is called on an empty array [out-of-range]")
    checkProblems(
      "print([1].cuont)", "1:7: an array has no member 'cuont' [unknown-member]")
  }

  @Test func implicitMembersAndGeometry() {
    checkPrint(
      """
      let v = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      v.frame = .zero
      print(v.frame == .zero, v.frame.width, CGSize(width: 1, height: 2))
      """, "true 0.0 (1.0, 2.0)")
  }
}
