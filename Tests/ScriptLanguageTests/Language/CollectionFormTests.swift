import Testing

/// Calls of methods of arrays, dictionaries and texts follow Swift's declarations.
@Suite struct CollectionFormTests {
  @Test func formsThatDifferInTheirLabels() {
    checkPrint(
      """
      let a = [1, 2, 3, 1]
      print(a.prefix(while: { $0 < 3 }), a.prefix { $0 < 3 }, a.drop(while: { $0 < 3 }), a.prefix(1))
      print(a.suffix(from: 1), a.prefix(upTo: 1), a.prefix(through: 1), a.suffix(2))
      print(a.last(where: { $0 < 3 })!, a.lastIndex { $0 == 1 }!, a.lastIndex(of: 1)!)
      print(a.count(where: { $0 == 1 }), a.sorted(by: >), a.max(by: >)!, a.min(by: >)!, a.max()!)
      print(["b", "aa"].max { $0.count < $1.count }!, ["bb", "a", "c"].min { $0.count < $1.count }!)
      print([String]().max { $0 < $1 } == nil)
      """, "[1, 2] [1, 2] [3, 1] [1]", "[2, 3, 1] [1] [1, 2] [3, 1]", "1 3 3",
      "2 [3, 2, 1, 1] 1 3 3", "aa a", "true")
  }

  @Test func theLeastOfNumbersWithFractionsIsOne() {
    checkPrint("print(min(2.5, 1), max(1, 2, 3), abs(-2.5))", "1.0 3 2.5")
  }

  @Test func partsOfTextsAreTexts() {
    checkPrint(
      """
      let text = "aab,,c"
      print(text.prefix(while: { $0 == "a" }), text.drop { $0 == "a" }, text.filter { $0 != "," })
      print(text.split(separator: ","), text.split(separator: ",", omittingEmptySubsequences: false))
      print(text.split(separator: ",", maxSplits: 1), text.contains(where: { $0 == "b" }))
      """, "aa b,,c aabc", "[\"aab\", \"c\"] [\"aab\", \"\", \"c\"]", "[\"aab\", \",c\"] true")
  }

  @Test(arguments: [
    (
      "a.removeAll(wehre: { $0 == 2 })",
      "'removeAll' does not take an argument 'wehre:' here; "
        + "did you mean 'where:'?"
    ),
    ("a.remove(1)", "'remove' is called without 'at:'"),
    ("a.insert(1, 0)", "'insert' is called without 'at:'"),
    ("_ = a.sorted(>)", "'sorted' does not take a further argument here"),
    ("_ = a.first(while: { $0 > 1 })", "'first' is called without 'where:'"),
    ("_ = a.dropFirst(while: { $0 > 1 })", "'dropFirst' does not take an argument 'while:' here"),
    ("_ = a.map(by: { $0 })", "'map' is called without its argument without a label"),
    ("_ = a.filter(where: { $0 > 1 })", "'filter' is called without its argument without a label"),
    (
      "_ = \"a\".hasPrefix(of: \"a\")", "'hasPrefix' is called without its argument without a label"
    ),
    ("_ = d.removeValue(key: 1)", "'removeValue' is called without 'forKey:'"),
    ("_ = a.contains(1, 2)", "'contains' does not take a further argument here"),
    ("_ = a.map(1)", "'map' needs a closure, but got Int"),
    ("_ = max(1)", "'max' takes two values or more"),
    ("_ = abs(-1, 2)", "'abs' takes one number"),
    ("_ = min(a: 1, b: 2)", "'min' takes two values or more"),
  ])
  func whatNoFormTakesIsRefused(_ line: String, _ summary: String) {
    let (_, problems) = outcome(of: "var a = [1, 2, 3], d = [1: 2]\n\(line)")
    #expect(problems.count == 1)
    #expect(problems.first?.contains(summary) == true, "\(problems)")
  }

  @Test func formsThatAreNotSimulatedSaySo() {
    checkProblems(
      "print(\"a b\".replacingOccurrences(of: \"a\", with: \"c\", options: []))",
      "1:7: 'replacingOccurrences(of:with:options:)' of a 'String' is not simulated yet "
        + "[not-simulated]")
  }

  @Test func cutsOutsideOfAnArrayAreErrors() {
    checkProblems(
      "print([1].suffix(from: 2))", "1:7: The index of 'suffix' is out of range [out-of-range]")
    checkProblems(
      "print([1].prefix(through: 1))", "1:7: The index of 'prefix' is out of range [out-of-range]")
  }
}
