/// Closures and the ways to pass closures.
extension Construct {
  static let closures = [
    Construct(
      "closures",
      """
      let double = { (n: Int) -> Int in n * 2 }
      let add: (Int, Int) -> Int = { a, b in a + b }
      let greet = { print("hello") }
      var total = 0
      let count = { (n: Int) in total += n }
      func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
      greet()
      count(3)
      count(4)
      print(double(4), add(2, 3), total, apply(5, double), apply(5, { $0 - 1 }))
      func maker() -> () -> Int {
          var n = 0
          return { n += 1; return n }
      }
      let next = maker(), other = maker()
      print(next(), next(), other())
      """,
      prints: ["hello", "8 5 7 10 4", "1 2 1"],
      slips: [
        Slip("{ a, b in a + b }", "{ a b in a + b }", "2:34", "unexpected-token"),
        Slip("n * 2 }", "n * 2 )", "1:41", "unmatched-bracket"),
      ]),
    Construct(
      "capture lists",
      """
      class Owner {
          var n = 1
          var byWeak: (() -> Void)?
          func prepare() {
              byWeak = { [weak self] in print(self?.n ?? -1) }
          }
          deinit { print("gone") }
      }
      var value = 1
      let frozen = { [value] in print("frozen", value) }
      let renamed = { [v = value + 1] in print("renamed", v) }
      value = 9
      frozen()
      renamed()
      var owner: Owner? = Owner()
      owner!.prepare()
      let work = owner!.byWeak!
      work()
      owner = nil
      work()
      var held: Owner? = Owner()
      let unowned = { [unowned held = held!] in print("unowned", held.n) }
      unowned()
      """,
      prints: ["frozen 1", "renamed 2", "1", "gone", "-1", "unowned 1"],
      slips: [
        Slip("[weak self] in", "[waek self] in", "5:26", "unexpected-token"),
        Slip("[value] in", "[value) in", "10:22", "unmatched-bracket"),
        Slip("[v = value", "[v == value", "11:20", "unexpected-token"),
        Slip("[unowned held", "[unwoned held", "22:26", "unexpected-token"),
      ]),
    Construct(
      "trailing closures",
      """
      func run(_ n: Int, body: (Int) -> Void) { body(n) }
      func both(first: () -> Void, second: () -> Void = {}) {
          first()
          second()
      }
      run(3) { n in print("n is", n) }
      both { print("first") }
      both {
          print("one")
      } second: {
          print("two")
      }
      print([3, 1, 2].sorted { $0 > $1 }, [1, 2].map { n in n * 10 })
      """,
      prints: ["n is 3", "first", "one", "two", "[3, 2, 1] [10, 20]"],
      slips: [
        Slip("run(3) { n", "run(3) ( n", "6:32", "unmatched-bracket"),
        Slip("} second: {", "} secnd: {", "8:1", "wrong-argument"),
        Slip("run(3) { n in", "run(3) { n im", "6:12", "unexpected-token"),
      ]),
    Construct(
      "$0",
      """
      let add: (Int, Int) -> Int = { $0 + $1 }
      print(add(2, 3), [1, 2, 3].map { $0 * $0 }, [1, 2, 3, 4].filter { $0 % 2 == 0 })
      print([5, 6].reduce(0) { $0 + $1 }, ["b", "a"].sorted { $0 < $1 }, [1].map { n in n + 1 })
      """,
      prints: ["5 [1, 4, 9] [2, 4]", #"11 ["a", "b"] [2]"#],
      slips: [
        Slip("n in n +", "n in $0 +", "3:83", "closure-parameter"),
        Slip("{ $0 * $0 }", "( $0 * $0 }", "2:42", "unmatched-bracket"),
      ]),
  ]
}
