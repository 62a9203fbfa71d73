import Testing

/// A private member belongs to the class that declares it. All texts are those of swiftc.
@Suite struct PrivateMemberTests {
  @Test func theClassOfTheCodeDecides() {
    checkPrint(
      """
      class Base {
          private let items = [1]
          private var n = 0 { didSet { print("base \\(n)") } }
          private var title: String { "base" }
          private lazy var text = "lazy base"
          private weak var owner: Base?
          private static let name = "Base"
          private enum Kind { case plain }
          private var kind = Kind.plain
          init() {}
          private func setUp() { print("set up base") }
          func show(_ other: Base) {
              setUp()
              n += 1
              let items = items.count
              print(items, title, self.text, Self.name, Base.name, other.title, kind)
              if let owner { print(owner) }
              let closure = { [weak self] in print(self?.title ?? "none", self?.n ?? -1) }
              closure()
          }
      }
      class Home: Base {
          private let items = [1, 2, 3]
          private var n = 10
          private var title: String { "home" }
          private lazy var text = "lazy home"
          private weak var owner: Base?
          private static let name = "Home"
          private enum Kind { case special }
          private var kind = Kind.special
          private func setUp() { print("set up home") }
          func showHome() {
              setUp()
              n += 1
              owner = self
              print(items.count, n, title, text, Self.name, kind, owner === self)
              show(self)
          }
      }
      Home().showHome()
      """, "set up home", "3 11 home lazy home Home special true", "set up base", "base 1",
      "1 base lazy base Base Base base plain", "base 1")
  }

  @Test func aPrivateMemberOfAnExtensionBelongsToItsClass() {
    checkPrint(
      """
      extension UIViewController {
          private func setUp() { print("extension") }
          func start() { setUp() }
      }
      class Home: UIViewController {
          private func setUp() { print("home") }
          override func viewDidLoad() {
              super.viewDidLoad()
              start()
              setUp()
          }
      }
      Home().loadViewIfNeeded()
      """, "extension", "home")
  }

  @Test func aSubclassMayShowWhatItsSuperclassHides() {
    checkPrint(
      """
      class A { private var n: Int { 1 }; func go() { print(n) } }
      class B: A { var n: Int { 2 }; func g2() { print(n) } }
      class C: B { override var n: Int { 3 } }
      let c = C()
      c.go()
      c.g2()
      print(c.n)
      """, "1", "3", "3")
  }

  @Test func otherMembersOfTheNameStayOthers() {
    checkPrint(
      """
      class Cell { var label = "cell" }
      class Base {
          private var label = "base"
          func show(_ cell: Cell, label other: String) { print(cell.label, label, other) }
          func hide(label: String) { print(label, self.label) }
      }
      class Home: Base { private var label = "home" }
      Home().show(Cell(), label: "argument")
      Home().hide(label: "parameter")
      """, "cell base argument", "parameter base")
  }

  @Test(arguments: [
    "fileprivate func setUp() {}", "func setUp() {}", "@objc private func setUp() {}",
  ])
  func aMethodThatIsSeenNeedsAnOverride(method: String) {
    let source =
      "class Base: UIViewController {\n\(method)\n}\nclass Home: Base { func setUp() {} }"
    #expect(outcome(of: source).problems.contains { $0.hasSuffix("[missing-override]") })
  }
}
