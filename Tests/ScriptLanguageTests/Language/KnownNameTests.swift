import Testing

/// Every script knows some names. A script cannot declare a known name again, and a misspelt known
/// name does not count as a value without simulation.
@Suite struct KnownNameTests {
  @Test(arguments: ["user", "system", "console", "app", "window"])
  func whatEveryScriptHasIsNotDeclaredAgain(_ name: String) {
    for source in ["let \(name) = 3", "var \(name): Int?", "let (a, \(name)) = (1, 2)"] {
      let problems = outcome(of: source).problems
      #expect(problems.count == 1)
      #expect(problems.first?.contains("'\(name)' is declared already: ") == true)
    }
    #expect(outcome(of: "func \(name)() {}").problems.count == 1)
  }

  @Test func insideOfAFunctionTheyAreNamesLikeOthers() {
    checkPrint("func f() -> Int {\n  let user = 3\n  return user\n}\nprint(f())", "3")
  }

  @Test(arguments: [
    ("let n = UINavigationControler()", "1:9", "UINavigationControler", "UINavigationController"),
    ("let a = UIVewController()", "1:9", "UIVewController", "UIViewController"),
    ("pritn(3)", "1:1", "pritn", "print"),
    ("usr.tapBack()", "1:1", "usr", "user"),
    ("windw.rootViewController = UIViewController()", "1:1", "windw", "window"),
    ("class A: UIViewControler {}", "1:7", "UIViewControler", "UIViewController"),
  ])
  func aSlipOfThePen(_ source: String, _ place: String, _ name: String, _ near: String) {
    checkProblems(
      source, "\(place): '\(name)' is not declared; did you mean '\(near)'? [unknown-name]")
  }

  @Test(arguments: [
    "UIImageView()", "UITableViewController()", "UICollectionViewController(nibName: nil)",
    "UInt(3)", "Strings.hello", "pushStuff(3)", "UIButton()", "UIStackView()",
    "NetworkService.shared", "Mask()", "map(3)",
  ])
  func namesOfTheirOwnAreNotSimulated(_ value: String) {
    checkProblems("let x = \(value)")
  }

  @Test(arguments: [
    ("String(format: \"%02d\", 5)", "String(format:_:)"),
    ("Int(bitPattern: 3)", "Int(bitPattern:)"),
    ("Array(unsafeUninitializedCapacity: 3)", "Array(unsafeUninitializedCapacity:)"),
    ("CGRect(center: 1, size: 2)", "CGRect(center:size:)"),
  ])
  func initializersThatAreNotSimulated(_ call: String, _ name: String) {
    checkProblems("let x = \(call)", "1:9: '\(name)' is not simulated yet [not-simulated]")
  }

  @Test func theInitializerOfADictionary() {
    checkProblems(
      "let x = Dictionary([1, 2], by: { $0 })",
      "1:9: 'Dictionary(_:by:)' is not simulated yet [not-simulated]")
    checkPrint(
      """
      var groups: [Int: [Int]] = [:]
      for value in 1...4 { groups[value % 2] = (groups[value % 2] ?? []) + [value] }
      print(groups[0]!, groups[1]!, Dictionary(grouping: 1...4, by: { $0 % 2 }) == groups)
      """, "[2, 4] [1, 3] true")
  }
}
