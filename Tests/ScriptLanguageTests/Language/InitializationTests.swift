import Testing

@Suite struct InitializationTests {
  @Test func observersAreSilentInTheirOwnClassInitializerOnly() {
    checkPrint(
      """
      class A {
          var n = 1 { willSet { print("will", newValue) } didSet { print("did \\(oldValue)->\\(n)") } }
          init() { n = 2; self.n = 3 }
      }
      class B: A { override init() { super.init(); n = 4 } }
      class C: A { convenience init(_ n: Int) { self.init(); self.n = n } }
      _ = A()
      _ = B()
      _ = C(5)
      """, "will 4", "did 3->4", "will 5", "did 3->5")
  }

  @Test func anInitializerTellsObserversThroughAMethodOrAClosure() {
    checkPrint(
      """
      class A {
          var n = 1 { didSet { print("did", n) } }
          init() { set(2); let f = { self.n = 3 }; f() }
          func set(_ value: Int) { n = value }
      }
      _ = A()
      """, "did 2", "did 3")
  }

  @Test func anObserverThatSetsItsOwnPropertyIsNotCalledAgain() {
    checkPrint(
      """
      class A {
          var n = 0 { didSet { if n > 9 { n = 9 }; m += 1 } }
          var m = 0 { didSet { print("m", m) } }
      }
      let a = A()
      a.n = 20
      print(a.n)
      """, "m 1", "9")
  }

  @Test func aConvenienceInitializerDoesNotStopInheritance() {
    checkPrint(
      """
      class A { let n: Int; init(n: Int) { self.n = n } }
      class B: A { convenience init() { self.init(n: 7) } }
      class V: UIViewController { var k = 0; convenience init(k: Int) { self.init(); self.k = k } }
      class Nav: UINavigationController {
          convenience init(first: UIViewController) { self.init(rootViewController: first) }
      }
      print(B(n: 3).n, B().n, V(k: 3).k, V().k)
      print(Nav(first: V()).viewControllers.count)
      """, "3 7 3 0", "1")
  }

  @Test func convenienceInitializersComeWithAllDesignatedOnes() {
    let base = """
      class A {
          let n: Int
          init(n: Int) { self.n = n }
          convenience init() { self.init(n: 1) }
      }

      """
    checkPrint(
      base + "class B: A { override init(n: Int) { super.init(n: n * 10) } }\nprint(B().n)", "10")
    checkProblems(
      base + "class B: A { init(m: Int) { super.init(n: m) } }\nB()",
      "7:1: 'B' is called without 'm:' [wrong-argument]")
  }

  @Test func theInitializerWithoutArgumentsGoesOnToTheDesignatedOne() {
    checkPrint(
      """
      class V: UIViewController {
          override init(nibName: String?, bundle: Bundle?) {
              super.init(nibName: nibName, bundle: bundle)
              print("made", nibName == nil)
          }
          required init?(coder: NSCoder) { fatalError() }
      }
      _ = V()
      """, "made true")
  }

  @Test func initializersOfUIKitHaveTheirLabels() {
    checkPrint(
      """
      _ = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      _ = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
      _ = UIViewController(nibName: nil, bundle: nil)
      _ = UITabBarController()
      _ = UIWindow(frame: .zero)
      print(UINavigationController(rootViewController: UIViewController()).viewControllers.count)
      class Label: UILabel {
          init(_ text: String) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
      }
      class Table: UITableViewController {
          init() { super.init(style: .plain) }
          required init?(coder: NSCoder) { fatalError() }
      }
      _ = Label("a")
      _ = Table()
      """, "1")
    checkProblems(
      "_ = UINavigationController(root: UIViewController())",
      "1:5: UIKit has no initializer 'UINavigationController(root:)' [wrong-argument]")
    checkProblems(
      "class V: UIViewController {}\n_ = V(title: \"a\")",
      "2:5: UIKit has no initializer 'UIViewController(title:)' [wrong-argument]")
  }

  @Test func aSubclassOfTheWindowIsAWindow() {
    checkPrint(
      """
      class Overlay: UIWindow {}
      class Screen: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print("appeared", view.window === overlay)
          }
      }
      let overlay = Overlay()
      overlay.rootViewController = Screen()
      overlay.makeKeyAndVisible()
      """, "appeared true")
  }

  @Test func selfOfAStaticMethodIsTheClassItIsCalledOn() {
    checkPrint(
      """
      extension UIViewController {
          static func make() -> Self { Self() }
          static var word: String { "word" }
          var nick: String { "nick" }
      }
      class Detail: UIViewController {}
      print(UIViewController.make().nick, type(of: Detail.make()), UIViewController.word)
      """, "nick Detail word")
  }

  @Test func aComputedPropertyOverridesAStoredOne() {
    checkPrint(
      """
      class A { var name = "a"; func show() { print(name) } }
      class B: A { override var name: String { get { "b" } set { print("set", newValue) } } }
      let b = B()
      b.name = "c"
      b.show()
      """, "set c", "b")
  }

  @Test func anOverrideObservesAPropertyOfASuperclass() {
    checkPrint(
      """
      class A {
          var n = 1 { didSet { print("A", oldValue, n) } }
          func bump() { n += 1 }
      }
      class B: A {
          override var n: Int {
              willSet { print("will", newValue) }
              didSet { print("B", oldValue, n); if n > 9 { n = 9 } }
          }
      }
      class C: B {
          override var n: Int { didSet { print("C", n) } }
          override init() { super.init(); n = 5 }
      }
      let b = B()
      b.n = 2
      b.bump()
      b.n = 10
      print(b.n)
      _ = C()
      """,
      "will 2", "A 1 2", "B 1 2", "will 3", "A 2 3", "B 2 3", "will 10", "A 3 10", "B 3 10",
      "A 10 9", "9", "will 5", "A 1 5", "B 1 5", "C 5")
    checkPrint(
      """
      class Button: UIButton {
          override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
      }
      class Cell: UICollectionViewCell {
          override var isSelected: Bool { didSet { print("selected", isSelected) } }
      }
      class Panel: UIView {
          override var frame: CGRect { didSet { print(oldValue.width, frame.width) } }
      }
      class Screen: UIViewController {
          override var title: String? { didSet { print(title ?? "none") } }
      }
      let button = Button()
      button.isHighlighted = true
      print(button.alpha)
      let cell = Cell()
      cell.isSelected = true
      cell.isSelected = false
      Panel().frame = CGRect(x: 0, y: 0, width: 3, height: 4)
      let screen = Screen()
      screen.title = "Home"
      print(screen.title ?? "")
      """, "0.5", "selected true", "selected false", "0.0 3.0", "Home", "Home")
  }

  @Test func anObserverOfWhatUIKitChangesByItselfIsAnError() {
    checkProblems(
      "class T: UITabBarController { override var selectedIndex: Int { didSet {} } }",
      "1:44: An observer of 'selectedIndex', which UIKit changes by itself, is not simulated yet "
        + "[not-simulated]")
    checkProblems(
      "class A { var n = 1 }\nclass B: A { override var n = 2 }",
      "2:27: 'n' is an override without a getter or observers [not-overridable]")
  }
}
