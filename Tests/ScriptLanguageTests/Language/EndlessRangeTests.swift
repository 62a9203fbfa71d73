import Testing

@Suite struct EndlessRangeTests {
  @Test func aRangeWithoutEndIsASequence() {
    checkPrint(
      """
      for number in 0... { if number == 2 { break }; print(number) }
      for number in 3... where number % 2 == 0 { if number > 4 { break }; print(number) }
      print((5...).prefix(3).map { $0 * 2 }, Array((0...).dropFirst(2).prefix(2)))
      print((1...).first { $0 * $0 > 50 } ?? 0, (1...).prefix { $0 < 3 }.count, (1...).contains(5))
      """, "0", "1", "4", "[10, 12, 14] [2, 3]", "8 2 true")
  }

  @Test func zippingEndsWithTheSequenceThatHasAnEnd() {
    checkPrint(
      """
      let list = ["a", "b"]
      for (number, text) in zip(0..., list) { print(number, text) }
      print(zip(list, 1...).map { "\\($0)\\($1)" }, zip(1..., [String]()).map { $0.0 })
      """, "0 a", "1 b", "[\"a1\", \"b2\"] []")
    checkProblems(
      "for _ in zip(0..., 1...) {}",
      "1:10: Both sequences that 'zip' is given are endless [endless-sequence]")
    checkProblems(
      "for _ in zip(3, [1]) {}", "1:10: Int is not a sequence, and 'zip' needs two [wrong-argument]"
    )
  }

  @Test func whatGoesThroughAllOfItIsRefused() {
    checkProblems(
      "let all = (0...).map { $0 }",
      "1:11: 'map' goes through all of an endless range [endless-sequence]")
    checkProblems(
      "print((9223372036854775806...).prefix(3))",
      "1:7: The next number does not fit into 'Int' [arithmetic-overflow]")
  }

  @Test func aFunctionIsNoSequence() {
    checkProblems(
      "let all = { 3 }\nfor number in all { print(number) }",
      "2:15: a closure cannot be iterated over [not-a-sequence]")
    checkPrint(
      """
      var count = 0
      let next: () -> Int? = { count += 1; return count < 3 ? count : nil }
      let iterator = AnyIterator(next)
      for number in iterator { print(number) }
      print(iterator.next() == nil, zip(7..., AnyIterator(next)).map { $0 + $1 })
      """, "1", "2", "true []")
  }
}
