/// Collections, strings and members without a type's name.
extension Construct {
  static let values = [
    Construct(
      "arrays",
      """
      var list = [3, 1, 2]
      list.append(4)
      list[0] = 9
      list.insert(7, at: 1)
      list.remove(at: 2)
      let empty: [String] = [], words = ["b", "a"], nested = [[1], [2, 3]]
      print(list, list.count, list[1], list.first ?? 0, list.last!, list.contains(2))
      print(empty.isEmpty, words.sorted(), nested[1][0], list.map { $0 + 1 }, [Int]().count)
      print([1, 2] + [3], words.joined(separator: "-"), list.firstIndex(of: 2) ?? -1)
      """,
      prints: [
        "[9, 7, 2, 4] 4 7 9 4 true", #"true ["a", "b"] 2 [10, 8, 3, 5] 0"#, "[1, 2, 3] b-a 2",
      ],
      slips: [
        Slip("[3, 1, 2]", "[3, 1 2]", "1:18", "unexpected-token"),
        Slip("nested[1]", "nested[1)", "8:46", "unmatched-bracket"),
        Slip("list[1],", "list[4],", "7:25", "out-of-range"),
        Slip("list.append", "list.apend", "2:1", "unknown-member"),
      ]),
    Construct(
      "dictionaries",
      """
      var ages = ["Ann": 30]
      ages["Bob"] = 20
      ages["Ann"]! += 1
      ages["Cid", default: 5] += 1
      let none: [String: Int] = [:]
      print(ages["Ann"] ?? 0, ages["Zoe"] ?? -1, ages.count, none.isEmpty)
      ages["Bob"] = nil
      print(ages.keys.sorted(), ages.values.reduce(0, +), ages["Bob"] == nil)
      for (name, age) in ["Dan": 4] { print(name, age) }
      """,
      prints: ["31 -1 3 true", #"["Ann", "Cid"] 37 true"#, "Dan 4"],
      slips: [
        Slip(#"["Ann": 30]"#, #"["Ann"; 30]"#, "1:18", "unexpected-token"),
        Slip("[:]", "[:", "9:51", "unmatched-bracket"),
        Slip(#"["Cid", default"#, #"["Cid"; default"#, "4:11", "unexpected-token"),
        Slip("[String: Int]", "[String, Int]", "5:18", "unexpected-token"),
      ]),
    Construct(
      "interpolation",
      ##"""
      let name = "Ann", n = 3, ages = ["Ann": 4]
      print("\(name) has \(n + 1) \(n == 1 ? "cat" : "cats")")
      print("\(ages["Ann"]!) \([1, 2]) \((n, true)) \("in \("in")")")
      print(#"raw \(n) and \#(n)"#, "a\tb \\(n) \u{e9} \"")
      print("""
          two
            lines of \(name)
          """)
      """##,
      prints: [
        "Ann has 4 cats", "4 [1, 2] (3, true) in in", "raw \\(n) and 3 a\tb \\(n) é \"",
        "two\n  lines of Ann",
      ],
      slips: [
        Slip(#"\(n + 1)"#, #"\(n + )"#, "2:26", "unexpected-token"),
        Slip(#"\u{e9}"#, #"\u{e9"#, "4:43", "invalid-escape"),
        Slip(##"raw \(n) and \#(n)"#"##, ##"raw \(n) and \#(n)""##, "4:7", "unterminated-string"),
        Slip(#"\\(n)"#, #"\y(n)"#, "4:37", "invalid-escape"),
      ]),
    Construct(
      "implicit members",
      """
      let a = UIViewController(), v = UIView()
      a.modalPresentationStyle = .fullScreen
      v.frame = .zero
      v.backgroundColor = .red
      enum Side { case left, right }
      func name(_ side: Side) -> String { side == .left ? "left" : "right" }
      let side: Side = .right
      print(a.modalPresentationStyle == .fullScreen, v.frame == .zero, name(.left), name(side))
      """,
      prints: ["true true left right"],
      slips: [
        Slip("= .fullScreen\n", "= .fulScreen\n", "2:1", "wrong-argument"),
        Slip("name(.left)", "name(.lft)", "8:66", "unknown-member"),
        Slip("Side = .right", "Side = ..right", "7:18", "unsupported-operator"),
      ]),
  ]
}
