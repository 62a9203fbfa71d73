import Testing

/// An `Int` has 64 bits everywhere, as on every current device with iOS.
@Suite struct IntegerTests {
  @Test func literalsReachBothEnds() {
    checkPrint(
      "print(3000000000, 9223372036854775807, -9223372036854775808, -0x8000_0000_0000_0000)",
      "3000000000 9223372036854775807 -9223372036854775808 -9223372036854775808")
    let tooLarge = "Integer '9223372036854775808' does not fit into 'Int' [integer-overflow]"
    checkProblems("print(9223372036854775808)", "1:7: \(tooLarge)")
    checkProblems("print(1-9223372036854775808)", "1:9: \(tooLarge)")
    checkProblems("print(-(9223372036854775808))", "1:9: \(tooLarge)")
    checkProblems(
      "print(-9223372036854775809)",
      "1:8: Integer '9223372036854775809' does not fit into 'Int' [integer-overflow]")
  }

  @Test func endsAreValues() {
    checkPrint(
      "print(Int.max, Int.min, Int.max > Int.max - 1, Int.min < 0)",
      "9223372036854775807 -9223372036854775808 true true")
  }

  @Test func resultsBeyondTheEndsAreErrors() {
    let beyond = "1:7: The result does not fit into 'Int' [arithmetic-overflow]"
    checkProblems("print(Int.max + 1)", beyond)
    checkProblems("print(Int.min - 1)", beyond)
    checkProblems("print(Int.max * 2)", beyond)
    checkProblems("print(Int.min / -1)", beyond)
    checkProblems("print(Int.min % -1)", beyond)
    checkProblems("print(-Int.min)", beyond)
    checkProblems("print(abs(Int.min))", beyond)
    checkPrint("print(2147483647 + 1, 4294967296 * 1024)", "2147483648 4398046511104")
  }

  @Test func comparisonsAreExact() {
    checkPrint(
      """
      print(9007199254740993 > 9007199254740992, 9007199254740993 == 9007199254740992)
      print(max(9007199254740992, 9007199254740993), [9007199254740993, 9007199254740992].min()!)
      """, "true false", "9007199254740993 9007199254740992")
  }

  @Test func conversions() {
    checkPrint(
      """
      print(Int("9223372036854775807")!, Int("-9223372036854775808")!, Int("+7")!)
      print(Int("9223372036854775808") == nil, Int("-9223372036854775809") == nil, Int("") == nil)
      print(Int(1e18), Int(-2.9), Double(Int.max) > 1e18, 1e16, 1e300)
      """, "9223372036854775807 -9223372036854775808 7", "true true true",
      "1000000000000000000 -2 true 1e+16 1e+300")
    checkProblems(
      "print(Int(1e19))", "1:7: 1e+19 does not fit into 'Int' [arithmetic-overflow]")
    checkProblems(
      "let x = 0.0\nprint(Int(1 / x))", "2:7: inf does not fit into 'Int' [arithmetic-overflow]")
  }

  @Test func rangesNearTheEnds() {
    checkPrint(
      """
      var n = 0
      for _ in (Int.max - 3)...Int.max { n += 1 }
      for _ in (Int.max - 3)..<Int.max { n += 1 }
      print(n, (0...Int.max).contains(Int.max), (0..<Int.max).contains(Int.max), (Int.min...0).last!)
      print((1...Int.max).count, (5..<5).isEmpty, 1...3, 1..<4, (5..<5).first == nil)
      print([1, 2, 3][...1], [1, 2, 3][1...], [1, 2, 3][3...])
      switch Int.max { case ..<0: print("low"); case 0...: print("high"); default: break }
      """, "7 true false 0", "9223372036854775807 true 1...3 1..<4 true", "[1, 2] [2, 3] []",
      "high")
    checkProblems(
      "print((Int.min..<Int.max).count)",
      "1:7: The number of elements does not fit into 'Int' [arithmetic-overflow]")
    checkProblems(
      "print([1][0...Int.max])",
      "1:7: Index 9223372036854775807 is out of range of one element [out-of-range]")
    checkProblems(
      "print([1][4294967296])",
      "1:7: Index 4294967296 is out of range of one element [out-of-range]")
    checkProblems(
      "for i in ...5 { print(i) }", "1:10: a range cannot be iterated over [not-a-sequence]")
  }

  @Test func countsOfElementsSaturate() {
    checkPrint(
      """
      let a = [1, 2], s = "ab", n = Int.max
      print(a.prefix(n), a.suffix(n), a.dropFirst(n), a.dropLast(n), s.prefix(n), s.dropFirst(n) == "")
      """, "[1, 2] [1, 2] [] [] ab true")
    checkProblems(
      "print([1].prefix(-1))",
      "1:7: 'prefix' needs a number that is not negative [wrong-argument]")
  }

  @Test func rawValues() {
    checkPrint(
      """
      enum Size: Int { case small = -9223372036854775808, next, large = 9223372036854775807 }
      print(Size.small.rawValue, Size.next.rawValue, Size(rawValue: Int.max)!)
      """, "-9223372036854775808 -9223372036854775807 large")
    checkProblems(
      "enum Size: Int { case large = 9223372036854775807, larger }",
      "1:6: The raw value of 'larger' does not fit into 'Int' [arithmetic-overflow]")
  }
}
