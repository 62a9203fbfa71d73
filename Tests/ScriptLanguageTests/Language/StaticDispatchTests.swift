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
    #expect(ids(any + "let v = 5 as Any\nlog(v)") == ["[not-simulated]"])
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

  /// All texts are those of swiftc.
  @Test func aDeclaredTypeChoosesAmongOverloads() {
    checkPrint(
      """
      class Screen {}
      class Detail: Screen {}
      class Last: Detail {}
      protocol Named {}
      class Person: Named {}
      class Router {
          var screen: Screen = Detail()
          let detail = Detail()
          func open(_ s: Screen) { print("screen") }
          func open(_ s: Detail) { print("detail") }
          func go(_ s: Screen, _ o: Screen?, _ l: Last) {
              open(s)
              if let o { open(o) }
              guard let other = o else { return }
              open(other)
              open(l)
              open(screen)
              open(self.detail)
          }
          static func make(_ x: Screen?) { print("optional") }
          static func make(_ x: Screen) { print("plain") }
      }
      func sum(_ x: [Int]) { print("numbers") }
      func sum(_ x: [String]) { print("texts") }
      func tell(_ x: Named) { print("named") }
      func tell(_ x: Person) { print("person") }
      let router = Router(), s: Screen = Detail(), d = Detail(), n: Named = Person(), p = Person()
      let e: [String] = [], maybe: Screen? = d
      router.go(Detail(), Detail(), Last())
      router.open(s)
      router.open(d)
      router.open(router.screen)
      sum(e)
      tell(n)
      tell(p)
      Router.make(maybe)
      Router.make(s)
      for _ in 0..<1 {
          let inner: Screen = Last()
          router.open(inner)
      }
      """, "screen", "screen", "screen", "detail", "screen", "detail", "screen", "detail", "screen",
      "texts", "named", "person", "optional", "plain", "screen")
  }

  private let tracked = """
    protocol Tracked { var screenName: String { get } }
    extension Tracked {
        var screenName: String { "unnamed" }
        func track() { print(screenName) }
    }

    """

  @Test func aMemberBesideAnInheritedDefaultIsRefused() {
    let base = tracked + "class Base: UIViewController, Tracked {}\n"
    #expect(
      ids(base + "class Home: Base { var screenName: String { \"home\" } }") == ["[not-simulated]"])
    #expect(ids(base + "class Home: Base {}") == [])
    checkPrint(
      tracked + """
        class Base: Tracked { var screenName: String { "base" } }
        class Home: Base { override var screenName: String { "home" } }
        class Other: Tracked { var screenName: String { "other" } }
        Home().track()
        Other().track()
        """, "home", "other")
  }

  @Test func theMoreConstrainedDefaultWins() {
    let defaults = """
      protocol Tracked { func track() }
      extension Tracked { func track() { print("default") } }
      extension Tracked where Self: UIViewController { func track() { print("controller") } }
      class Home: UIViewController, Tracked {}

      """
    checkPrint(defaults + "Home().track()", "controller")
    #expect(ids(defaults + "class Model: Tracked {}") == ["[not-simulated]"])
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
