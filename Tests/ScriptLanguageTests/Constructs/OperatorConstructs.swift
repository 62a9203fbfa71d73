extension Construct {
  static let operators = [
    Construct(
      "ternary",
      """
      let n = 4
      let text = n > 3 ? "big" : "small"
      print(text, n == 5 ? 1 : 0, n < 3 ? "a" : n < 5 ? "b" : "c")
      print((n > 0 ? [1] : []) + [2])
      """,
      prints: ["big 0 b", "[1, 2]"],
      slips: [
        Slip(#""big" : "small""#, #""big" , "small""#, "2:26", "unexpected-token"),
        Slip("n > 3 ?", "n > 3 ?:", "2:19", "unexpected-token"),
        Slip("n == 5 ? 1 : 0", "n == 5 ? 1 ; 0", "3:24", "unexpected-token"),
      ]),
    Construct(
      "ranges",
      """
      let half = 0..<3, closed = 1...3, list = [10, 20, 30, 40]
      print(half.count, closed.contains(3), half.contains(3), Array(closed))
      print(list[1...2], list[..<2], list[2...], list[...0])
      print((1...4).reduce(0, +), closed.lowerBound, closed.upperBound, half.isEmpty)
      for i in (0..<3).reversed() { print(i) }
      """,
      prints: [
        "3 true false [1, 2, 3]", "[20, 30] [10, 20] [30, 40] [10]", "10 1 3 false", "2", "1", "0",
      ],
      slips: [
        Slip("0..<3,", "0..3,", "1:13", "unsupported-operator"),
        Slip("list[..<2]", "list[.<2]", "3:26", "unexpected-token"),
        Slip("list[1...2]", "list[1...5]", "3:7", "out-of-range"),
      ]),
    Construct(
      "arithmetic",
      """
      let n = 3 + 4
      print(7 + 2, 7 - 2, 7 * 2, 7 / 2, 7 % 2)
      print(-7 / 2, -7 % 3, 7.0 / 2, 0.5 + 1, -n)
      print(1 + 2 * 3, (1 + 2) * 3, 10 - 4 - 3, 2 * 3 % 4)
      print(1_000 * 0x10, 0b11, 1e3, n * n)
      """,
      prints: ["9 5 14 3 1", "-3 -1 3.5 1.5 -7", "7 9 3 2", "16000 3 1000.0 49"],
      slips: [
        Slip("7 * 2,", "7 ** 2,", "2:23", "unsupported-operator"),
        Slip("7 % 2)", "7 % )", "2:39", "unexpected-token"),
        Slip("(1 + 2) * 3,", "(1 + 2 * 3,", "5:38", "unmatched-bracket"),
        Slip("10 - 4", "10 -4", "4:34", "operator-spacing"),
      ]),
    Construct(
      "comparison",
      """
      class Thing {}
      let thing = Thing()
      print(1 == 1, 1 != 1, 1 < 2, 2 <= 1, 2 > 1, 2 >= 2)
      print("a" < "b", "a" == "a", 1.5 > 1, [1, 2] == [1, 2], (1, "a") == (1, "b"))
      print(thing === thing, thing !== Thing(), Optional(3) == 3)
      """,
      prints: ["true false true false true true", "true true true true false", "true true true"],
      slips: [
        Slip("1 != 1,", "1 =! 1,", "3:17", "unsupported-operator"),
        Slip("2 <= 1,", "2 =< 1,", "3:32", "unsupported-operator"),
        Slip("1 < 2,", "1 < < 2,", "3:27", "unexpected-token"),
        Slip("2 >= 2)", "2 >= )", "3:50", "unexpected-token"),
      ]),
    Construct(
      "logic",
      """
      func yes(_ text: String) -> Bool {
          print(text)
          return true
      }
      print(true && false, true || false, !true, !(1 == 2))
      print(false && yes("not asked") || yes("asked"))
      print(true || yes("not asked either"))
      """,
      prints: ["false true false true", "asked", "true", "true"],
      slips: [
        Slip("true && false,", "true &&& false,", "5:12", "unsupported-operator"),
        Slip("true || false,", "true | false,", "5:22", "type-mismatch"),
        Slip("!(1 ==", "!(1 =", "5:46", "invalid-assignment"),
      ]),
  ]
}
