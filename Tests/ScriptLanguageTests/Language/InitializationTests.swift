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
      class Label: UILabel { init(_ text: String) { super.init(frame: .zero) } }
      class Table: UITableViewController { init() { super.init(style: .plain) } }
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
    checkProblems(
      "class A { var n = 1 }\nclass B: A { override var n: Int { didSet {} } }",
      "2:27: An override of a property by one with observers cannot be run by the simulator yet "
        + "[unsupported-syntax]")
  }
}
