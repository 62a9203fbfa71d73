import Testing

/// Lazy sequences call closures at the same time as Swift. The compiled program prints the same
/// lines.
@Suite struct LazySequenceTests {
  private static let functions = """
    var log = ""
    func m(_ n: Int) -> Int { log += "m\\(n) "; return n * 2 }
    func f(_ n: Int) -> Bool { log += "f\\(n) "; return n % 2 == 0 }
    func c(_ n: Int) -> Int? { log += "c\\(n) "; return n % 2 == 0 ? n : nil }
    func end(_ text: String) { print(log + "| " + text); log = "" }
    let a = [1, 2, 3, 4, 5]

    """

  @Test(arguments: [
    ("a.lazy.map { m($0) }.first!", "m1 | 2"),
    ("a.lazy.filter { f($0) }.first!", "f1 f2 | 2"),
    ("a.lazy.map { m($0) }.filter { f($0) }.first!", "m1 f2 m1 | 2"),
    ("a.lazy.filter { f($0) }.map { m($0) }.first!", "f1 f2 m2 | 4"),
    ("a.lazy.compactMap { c($0) }.first!", "c1 c2 c2 | 2"),
    ("Array(a.lazy.map { m($0) })", "m1 m2 m3 m4 m5 | [2, 4, 6, 8, 10]"),
    ("Array(a.lazy.filter { f($0) }.map { m($0) })", "f1 f2 m2 f3 f4 m4 f5 | [4, 8]"),
    ("Array(a.lazy.compactMap { c($0) })", "c1 c2 c3 c4 c5 | [2, 4]"),
    ("Array(a.lazy.map { m($0) }.prefix(2))", "m1 m2 | [2, 4]"),
    ("Array(a.lazy.filter { f($0) }.prefix(1))", "f1 f2 f3 f4 f1 f2 f2 f3 | [2]"),
    ("Array((1...).lazy.map { m($0) }.prefix(3))", "m1 m2 m3 | [2, 4, 6]"),
    ("Array((1...).lazy.filter { f($0) }.prefix(2))", "f1 f2 f3 f4 | [2, 4]"),
    ("(1...).lazy.map { m($0) }.prefix(2).map { $0 + 1 }", "m1 m2 | [3, 5]"),
    ("a.lazy.filter { f($0) }.count", "f1 f2 f3 f4 f5 | 2"),
    ("a.lazy.map { m($0) }.count", "| 5"),
    ("a.lazy.filter { f($0) }.isEmpty", "f1 f2 | false"),
    ("a.lazy.map { m($0) }.first { $0 > 3 }!", "m1 m2 | 4"),
    ("(1...).lazy.map { m($0) }.first { $0 > 3 }!", "m1 m2 | 4"),
    ("a.lazy.map { m($0) }.contains(4)", "m1 m2 | true"),
    ("a.lazy.map { m($0) }.allSatisfy { $0 < 5 }", "m1 m2 m3 | false"),
    ("a.lazy.filter { f($0) }.map { m($0) }.sorted()", "f1 f2 m2 f3 f4 m4 f5 | [4, 8]"),
    ("(1...5).lazy.filter { f($0) }.map { m($0) }.first!", "f1 f2 m2 | 4"),
    ("Array(a.lazy.map { m($0) }.dropFirst(3))", "m4 m5 | [8, 10]"),
    ("a.lazy.map { m($0) }.last!", "m5 | 10"),
    ("a.lazy.count", "| 5"),
    ("a.lazy.filter { $0 > 9 }.first == nil", "| true"),
    (
      "a.lazy.map { m($0) }.filter { f($0) }.reduce(0) { $0 + $1 }",
      "m1 f2 m2 f4 m3 f6 m4 f8 m5 f10 | 30"
    ),
  ])
  func closuresAreCalledAsInSwift(_ expression: String, _ expected: String) {
    checkPrint("\(Self.functions)let value = \(expression)\nend(\"\\(value)\")", expected)
  }

  @Test func nothingIsCalledBeforeALoopAsks() {
    checkPrint(
      """
      \(Self.functions)
      let list = a.lazy.filter { f($0) }.map { m($0) }
      end("made")
      for x in list { log += "b\\(x) " }
      end("loop")
      for x in list { log += "b\\(x) "; break }
      end("again")
      list.forEach { log += "e\\($0) " }
      end("each")
      """, "| made", "f1 f2 m2 b4 f3 f4 m4 b8 f5 | loop", "f1 f2 m2 b4 | again",
      "f1 f2 m2 e4 f3 f4 m4 e8 f5 | each")
  }

  @Test func aLazySequenceKeepsTheArrayAsItWas() {
    checkPrint(
      """
      var list = [1, 2]
      let twice = list.lazy.map { $0 * 2 }
      list.append(3)
      print(Array(twice), twice.count, Set(twice).count, list.count)
      """, "[2, 4] 2 2 3")
  }

  @Test func whatIsNotSimulatedIsNamed() {
    checkProblems(
      "let a = [1].lazy.map { $0 }\nprint(a.reversed())",
      "2:7: 'reversed' of a lazy sequence is not simulated yet [not-simulated]")
    checkProblems(
      "(1...).lazy.map { $0 }.forEach { print($0) }",
      "1:1: 'forEach' goes through all of an endless range [endless-sequence]")
    checkProblems(
      "let all = Array((1...).lazy.map { $0 })",
      "1:11: This goes through all of an endless range [endless-sequence]")
    checkProblems(
      "let a = [1].lazy.map { $0 }\nprint(a.prefix(-1).count)",
      "2:7: 'prefix' needs a number that is not negative [wrong-argument]")
    checkProblems(
      "let a = [1].lazy.mapp { $0 }",
      "1:9: a lazy sequence has no member 'mapp' [unknown-member]")
  }

  @Test func aMappedArrayMayHaveElementsThatAreNil() {
    checkPrint(
      """
      let list = ["1", "x"].map { Int($0) }
      print(list, list[0]!, list[1] ?? 0, list.compactMap { $0 }, ["1", "x"].map(Int.init))
      for x in list { print(x) }
      print(["1"].compactMap { Int($0) }, ["a": "1"].mapValues { Int($0) })
      let texts = ["2", "y"]
      print(texts.map { text in Int(text) })
      print(texts.map { (text: String) -> Int? in Int(text) }, "\\(texts.map { Int($0) })")
      """, "[Optional(1), nil] 1 0 [1] [Optional(1), nil]", "Optional(1)", "nil",
      "[1] [\"a\": Optional(1)]", "[Optional(2), nil]",
      "[Optional(2), nil] [Optional(2), nil]")
    checkProblems(
      "let list = [\"1\", \"x\"].map { Int($0) }\nprint(list[1]!)",
      "2:7: A nil value is unwrapped here [found-nil]")
  }

  @Test func arraysAndLazySequencesAreJoined() {
    checkPrint(
      """
      var list = [1, 2]
      list += [5, 6].lazy.filter { $0 > 5 }
      print(list, list.lazy.map { $0 * 2 } + [0], [0] + list.lazy.map { $0 + 1 })
      """, "[1, 2, 6] [2, 4, 12, 0] [0, 2, 3, 7]")
  }
}
