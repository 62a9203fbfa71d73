/// Variables and assignments.
extension Construct {
  static let variables = [
    Construct(
      "let",
      """
      let a = 1, b: Double = 2
      let c: String
      if a > 0 { c = "later" } else { c = "never" }
      let (d, _) = (4, 5)
      print(a, b, c, d)
      """,
      prints: ["1 2.0 later 4"],
      slips: [
        Slip("let a", "lt a", "1:4", "unexpected-token"),
        Slip("c: String", "c String", "2:7", "unexpected-token"),
        Slip("let (d", "let {d", "4:10", "unmatched-bracket"),
      ]),
    Construct(
      "var",
      """
      var a = 1, b: Int?
      var c: [Int] = []
      a = 5
      c.append(a)
      b = a + 1
      print(a, b ?? 0, c)
      """,
      prints: ["5 6 [5]"],
      slips: [
        Slip("var a", "vr a", "1:4", "unexpected-token"),
        Slip("b: Int?", "b: ?", "1:15", "unexpected-token"),
        Slip("a = 5", "a : 5", "3:5", "unexpected-token"),
      ]),
    Construct(
      "tuples",
      """
      let pair = (1, "one")
      let named = (x: 3, y: 4)
      var (a, b) = pair
      (a, b) = (a + 1, b + "!")
      func bounds(_ n: [Int]) -> (low: Int, high: Int) { (n.min()!, n.max()!) }
      print(pair.0, pair.1, named.x, named.1, a, b)
      print(bounds([3, 1, 2]).high, (1, 2) == (1, 2), (1, "b") != (1, "a"), named)
      """,
      prints: ["1 one 3 4 2 one!", "3 true true (x: 3, y: 4)"],
      slips: [
        Slip("named.x,", "named.z,", "6:23", "unknown-member"),
        Slip("pair.1,", "pair.2,", "6:15", "unknown-member"),
        Slip("(a, b) = (a", "(a, b) = [a", "4:25", "unmatched-bracket"),
      ]),
    Construct(
      "assignment",
      """
      var a = 1, b = 2, list = [1, 2, 3]
      var text = "x"
      struct Pair { var left = 0, right = 0 }
      var pair = Pair()
      a = b
      b = a + 5
      list[1] = 9
      pair.right = 4
      text = "y"
      (a, b) = (b, a)
      print(a, b, list, pair.left, pair.right, text)
      """,
      prints: ["7 2 [1, 9, 3] 0 4 y"],
      slips: [
        Slip("\na = b\n", "\na : b\n", "5:5", "unexpected-token"),
        Slip("list[1] =", "list[1] :", "7:9", "unexpected-token"),
        Slip("pair.right = 4", "pair.rigt = 4", "8:1", "not-assignable"),
      ]),
    Construct(
      "compound assignment",
      """
      var n = 10
      n += 5
      n -= 3
      n *= 4
      n /= 5
      n %= 7
      var text = "a"
      text += "b"
      var list = [1]
      list += [2, 3]
      list[0] -= 4
      var x = 1.5
      x *= 2
      print(n, text, list, x)
      """,
      prints: ["2 ab [-3, 2, 3] 3.0"],
      slips: [
        Slip("n += 5", "n +=+ 5", "2:3", "unsupported-operator"),
        Slip("n /= 5", "n / = 5", "5:5", "unexpected-token"),
        Slip("text +=", "txt +=", "8:1", "unknown-name"),
      ]),
  ]
}
