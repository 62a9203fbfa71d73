import Testing

/// Numbers of small types, places in texts and texts inside of lists, as Swift has them.
@Suite struct SizedNumberTests {
  private func printed(_ expression: String, _ text: String) -> [String] {
    outcome(
      of: """
        let done = 1, all = 3, text = "abc"
        when "it is printed" { print(\(expression)) }
        require console contains \(text.debugDescription)
        """
    ).problems
  }

  @Test(arguments: [
    ("Float(done) / Float(all)", "0.33333334"), ("Float(0.1) + Float(0.2)", "0.3"),
    ("CGFloat(Float(0.1))", "0.10000000149011612"), ("Float.pi", "3.1415925"),
    ("-Float(0.1) * 3", "-0.3"), ("[1, 2].map(Float.init)", "[1.0, 2.0]"),
    ("Float(0.1) < 0.2, Float(0.1) == 0.1, max(Float(2), Float(3))", "true true 3.0"),
    ("Int(Float(7.9)), Float(2) / 4", "7 0.5"), ("UInt8(250) + UInt8(5)", "255"),
    ("Int8(-128), Int(UInt16(3)) - 5", "-128 -2"),
    ("[\"a \\\"b\\\" it's\"]", "[\"a \\\"b\\\" it\\'s\"]"), ("Optional(\"a\\nb\") as Any", "a"),
    ("[\"k\": \"a\\\\b\"]", "[\"k\": \"a\\\\b\"]"),
    ("text[text.index(text.startIndex, offsetBy: 2)]", "c"),
  ])
  func swiftPrintsSo(_ expression: String, _ text: String) {
    let found = printed(expression, text)
    #expect(found.isEmpty || found.allSatisfy { $0.contains("not-modelled") }, "\(found)")
  }

  @Test(arguments: [
    ("UInt8(250) + UInt8(10)", "arithmetic-overflow"), ("Int8(100) * 2", "arithmetic-overflow"),
    ("[1, 2].map(UInt8.init).map { $0 - 2 }", "arithmetic-overflow"),
    ("text.index(after: text.endIndex)", "out-of-range"),
    ("text.index(before: text.startIndex)", "out-of-range"),
    ("text.index(text.startIndex, offsetBy: 9)", "out-of-range"),
    ("Character(text)", "out-of-range"), ("Int.random(in: 0..<0)", "empty-range"),
    ("Double.random(in: 0..<0)", "empty-range"), ("URL(string: \"\")!", "found-nil"),
    ("Float(done) / Float(all)", "requirement-failed"),
    ("DateFormatter().date(from: \"x\")!", "found-nil"),
  ])
  func swiftTraps(_ expression: String, _ id: String) {
    #expect(printed(expression, "0.3333333333333333").first?.hasSuffix("[\(id)]") == true)
  }
}
