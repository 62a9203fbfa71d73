import Testing

/// The closure of `reduce(into:)` changes the first parameter of the closure.
@Suite struct AccumulatorTests {
  @Test func theFirstParameterIsTheResult() {
    checkPrint(
      """
      struct P { var n = 0; mutating func add(_ k: Int) { n += k } }
      let words = ["a", "bb", "c"]
      print(words.reduce(into: [:]) { $0[$1.count, default: 0] += 1 })
      print(words.reduce(into: [Int: [String]]()) { r, word in r[word.count, default: []].append(word) })
      print([1, 2, 3].reduce(into: 0) { $0 += $1 }, words.reduce(into: "") { $0 += $1 })
      print([1, 2, 3].reduce(into: []) { r, x in
          guard x != 2 else { return }
          r.append(x)
      })
      print([1, 2].reduce(into: [Int](), { (r: inout [Int], x: Int) in r.append(x) }))
      print([1, 2].reduce(into: P()) { $0.add($1) }.n, [1, 2].reduce(into: P()) { $0.n += $1 }.n)
      """, "[1: 2, 2: 1]", "[1: [\"a\", \"c\"], 2: [\"bb\"]]", "6 abbc", "[1, 3]", "[1, 2]", "3 3")
  }

  @Test func otherParametersAreConstants() {
    checkProblems(
      "[1].forEach { $0 = 3 }",
      "1:15: '$0' is a constant and cannot be assigned to [not-assignable]")
    checkProblems(
      "let x = [1].reduce(into: 0) { $1 += $0 }",
      "1:31: '$1' is a constant and cannot be assigned to [not-assignable]")
    checkProblems(
      "let x = [1].reduce(into: 0, +)",
      "1:29: 'reduce(into:)' with anything but a closure in braces cannot be run by the simulator yet "
        + "[unsupported-syntax]")
  }
}
