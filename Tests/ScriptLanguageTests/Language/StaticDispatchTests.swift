import Testing

/// Swift that the declared types decide is refused, because a script runs by the types of its values.
@Suite struct StaticDispatchTests {
  private func ids(_ source: String) -> [String] {
    outcome(of: source).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  private let themed = """
    protocol Themed {}
    extension Themed {
        func applyTheme() { print("default") }
        var theme: String { "default" }
    }

    """

  @Test(arguments: [
    "func applyTheme() { print(\"own\") }", "var theme: String { \"own\" }",
    "var theme = \"own\"",
  ])
  func aMemberBesideTheOneOfAnExtensionIsRefused(member: String) {
    #expect(
      ids(themed + "class Screen: UIViewController, Themed {\n\(member)\n}") == ["[not-simulated]"])
    #expect(
      ids(themed + "class Base: UIViewController, Themed {}\nclass Screen: Base {\n\(member)\n}")
        == ["[not-simulated]"])
    #expect(ids(themed + "class Screen: UIViewController {\n\(member)\n}") == [])
  }

  @Test func aRequirementWithADefaultIsReplaced() {
    checkPrint(
      """
      protocol Themed { func applyTheme() }
      extension Themed { func applyTheme() { print("default") } }
      class Screen: Themed { func applyTheme() { print("own") } }
      let themed: Themed = Screen()
      themed.applyTheme()
      """, "own")
  }

  @Test func anotherDefaultValueInAnOverrideIsRefused() {
    let base = "class Base { func load(limit: Int = 10) {} }\n"
    #expect(
      ids(base + "class Feed: Base { override func load(limit: Int = 50) {} }") == [
        "[not-simulated]"
      ])
    #expect(ids(base + "class Feed: Base { override func load(limit: Int = 10) {} }") == [])
  }

  @Test func overloadsThatADeclaredTypeDecidesAreRefused() {
    let any = """
      func log(_ x: Any) { print("any") }
      func log(_ x: Int) { print("int") }

      """
    #expect(ids(any + "let v: Any = 5\nlog(v)") == ["[not-simulated]"])
    checkPrint(any + "log(5)", "int")
    checkPrint(any + "let v = 5\nlog(v)", "int")
    let screens = """
      class Screen: UIViewController {
          func log(_ x: UIViewController) { print("controller") }
          func log(_ x: UINavigationController) { print("navigation") }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              log(parent!)
          }
      }
      """
    #expect(ids(screens) == ["[not-simulated]"])
    let unrelated = """
      func log(_ x: String) { print("text") }
      func log(_ x: Int) { print("int") }
      let values = [1]
      log(values[0])
      """
    checkPrint(unrelated, "int")
  }

  @Test(arguments: [
    "let rest = items.dropFirst()\nprint(rest[0])", "print(items[1...][0])",
    "print(items.suffix(2)[0])", "print(items.dropFirst()[1])",
  ])
  func theIndexOfASliceIsRefused(use: String) {
    #expect(ids("let items: [Int] = [1, 2, 3]\n" + use) == ["[not-simulated]"])
  }

  @Test(arguments: [
    "print(Array(items.dropFirst())[0])", "print(items.dropFirst().first!)",
    "print(items[1...].first!)",
    "for item in items.dropFirst().prefix(1) { print(item) }", "print(items.prefix(2)[1])",
    "print(items[0..<2][1])",
  ])
  func otherUsesOfASliceRun(use: String) {
    checkPrint("let items: [Int] = [1, 2, 3]\n" + use, "2")
  }

  @Test(arguments: [
    "var n: UInt8 = 255", "var f: Float = 0.1", "let f = Float(0.1)", "var x: Int?? = .some(nil)",
    "let d: [String: Int?] = [:]", "func f(_ x: Int32) {}",
    "let items: [Int?] = [nil]\nprint(items.first == nil)",
  ])
  func typesThatAreNotKeptAreRefused(declaration: String) {
    #expect(ids(declaration) == ["[not-simulated]"])
  }

  @Test func aStackViewSwitchesTheMaskOff() {
    checkPrint(
      "let box = UIView(), s = UIStackView(arrangedSubviews: [box])\n"
        + "print(box.translatesAutoresizingMaskIntoConstraints)", "false")
  }

  @Test func aRectangleOfNegativeSizeTellsItsEdges() {
    checkPrint(
      "let r = CGRect(x: 10, y: 0, width: -10, height: 5)\nprint(r.minX, r.maxX, r.width)",
      "0.0 10.0 10.0")
  }
}
