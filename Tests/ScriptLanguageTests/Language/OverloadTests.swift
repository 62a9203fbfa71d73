import ExampleRuns
import Testing

/// Several methods may share a name. A call means the method with matching parameters.
struct OverloadTests {
  @Test func anOverloadInAnExtensionCallsTheMethodOfUIKitsWithItsName() {
    checkPrint(
      """
      extension UINavigationController {
          func pushViewController(
              _ c: UIViewController, animated: Bool, completion: @escaping () -> Void
          ) {
              pushViewController(c, animated: animated)
              transitionCoordinator?.animate(alongsideTransition: nil) { _ in completion() }
          }
          func popViewController() { self.popViewController(animated: true) }
      }
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(rootViewController: A)
      window.rootViewController = nav
      nav.pushViewController(B, animated: true) { print("pushed") }
      print(nav.viewControllers.count)
      nav.popViewController()
      print(nav.viewControllers.count)
      """, "pushed", "2", "1")
  }

  @Test func anOverloadWithADefaultValueLeavesOtherCallsToUIKit() {
    checkPrint(
      """
      extension UIViewController {
          func dismiss(_ completion: (() -> Void)? = nil) {
              dismiss(animated: true, completion: completion)
          }
          func present(error: String, animated: Bool = true) {
              let alert = UIAlertController(title: error, message: nil, preferredStyle: .alert)
              present(alert, animated: animated)
          }
      }
      let A = UIViewController()
      window.rootViewController = A
      A.present(error: "x")
      print(A.presentedViewController is UIAlertController)
      A.dismiss { print("gone") }
      A.present(UIViewController(), animated: false)
      A.dismiss(animated: false)
      print(A.presentedViewController == nil)
      """, "true", "gone", "true")
  }

  @Test func aClassOfTheAuthorsHasItsOwnMethodsAndUIKitsOfOneName() {
    checkPrint(
      """
      class Nav: UINavigationController {
          func pushViewController(_ c: UIViewController, animated: Bool, then: () -> Void) {
              super.pushViewController(c, animated: animated)
              then()
          }
      }
      class Screen: UIViewController {
          func viewDidLoad(with text: String) { print(text) }
          func show(_ text: String) { print(text) }
          func setEditing(_ editing: Bool) { setEditing(editing, animated: false) }
          override func viewDidLoad() {
              super.viewDidLoad()
              viewDidLoad(with: "a")
              show("b")
              setEditing(true)
              show(UIViewController(), sender: nil)
          }
      }
      let nav = Nav()
      window.rootViewController = nav
      nav.pushViewController(UIViewController(), animated: false) { print("c") }
      nav.pushViewController(Screen(), animated: false)
      print(nav.viewControllers.count)
      """, "c", "a", "b", "3")
  }

  @Test func aStaticOverloadBesideTheAnimationsOfUIKits() {
    checkPrint(
      """
      extension UIView {
          static func animate(_ changes: @escaping () -> Void) {
              UIView.animate(withDuration: 0.3, animations: changes)
          }
          static func animate(slowly changes: @escaping () -> Void) {
              animate(withDuration: 3) { changes() }
          }
      }
      class Box: UIView {
          static func fade(_ box: Box) { animate(withDuration: 1) { box.alpha = 0 } }
          static func animate(_ name: String) { print(name) }
      }
      let box = Box()
      UIView.animate { print("a") }
      UIView.animate(slowly: { print("b") })
      UIView.animate(withDuration: 1) { print("c") }
      Box.animate("d")
      Box.animate(withDuration: 1) { print("e") }
      Box.fade(box)
      print(box.alpha)
      """, "a", "b", "c", "d", "e", "0.0")
  }

  @Test func anOverloadOfAMethodOfAViewWhoseOwnMembersAreNotSimulated() {
    checkPrint(
      """
      extension UITableView {
          func reloadData(_ done: () -> Void) {
              reloadData()
              done()
          }
      }
      extension UIFont {
          static func systemFont(_ size: CGFloat) -> UIFont { .systemFont(ofSize: size) }
      }
      UITableView().reloadData { print("done") }
      let label = UILabel()
      label.font = UIFont.systemFont(ofSize: 12)
      label.font = UIFont.systemFont(12)
      """, "done")
  }

  @Test func whatLeavesLessOutIsMeant() {
    checkPrint(
      """
      class Screen: UIViewController {
          func addChild(_ child: UIViewController, in place: UIView? = nil) {
              addChild(child)
              (place ?? view).addSubview(child.view)
              child.didMove(toParent: self)
          }
          func dismiss(animated: Bool, completion: (() -> Void)? = nil, then: String? = nil) {
              print("own")
          }
      }
      extension UITableView {
          func reloadData(_ done: (() -> Void)? = nil) { reloadData(); done?() }
      }
      let screen = Screen()
      window.rootViewController = screen
      screen.addChild(UIViewController(), in: screen.view)
      print(screen.children.count)
      screen.present(UIViewController(), animated: false)
      screen.dismiss(animated: false)
      print(screen.presentedViewController == nil)
      screen.dismiss(animated: false, then: "x")
      UITableView().reloadData { print("done") }
      """, "1", "true", "own", "done")
  }

  @Test func theResultOfAnOverloadIsShownAsItsOwn() {
    checkPrint(
      """
      class Base { func value() -> Int { 1 } }
      class Store: Base {
          func value(for key: String) -> Int? { 2 }
          func show() { print(value(), value(for: "x")) }
      }
      Store().show()
      """, "1 Optional(2)")
  }

  @Test func aCallThatFitsNoMethodOfANameSaysWhatTheNearestOneLacks() {
    checkProblems(
      """
      class Screen: UIViewController {
          func configure(with text: String) {}
          func present(error: String) {}
      }
      Screen().configure(for: "x")
      """,
      "5:1: 'Screen.configure' is called without 'with:' [wrong-argument]")
    checkProblems(
      """
      extension UIViewController { func present(error: String) {} }
      UIViewController().present(alert: UIViewController())
      """,
      "2:1: 'UIViewController.present' is called without 'error:' [wrong-argument]")
    checkProblems(
      """
      class Item { func move(to place: Int) {} }
      Item().move(by: 3)
      """, "2:1: 'Item.move' is called without 'to:' [wrong-argument]")
    checkProblems(
      """
      class Item { static func make(_ text: String) {} }
      Item.make(text: "x")
      """,
      "2:1: 'Item.make' is called without its argument without a label [wrong-argument]")
    checkProblems(
      """
      class Item { func show(_ text: String) {} }
      Item().show { }
      """,
      "2:1: 'Item.show' is called without its argument without a label [wrong-argument]")
  }

  @Test func aMethodFurtherUpIsCalledWhereTheNearestOneDoesNotFit() {
    checkPrint(
      """
      class Base {
          func update(_ a: Int, animated: Bool = true) { print(a, animated) }
          func reload() { print("reload") }
      }
      class Sub: Base {
          func update() { update(3); super.update(4, animated: false) }
          func reload(_ force: Bool) { reload() }
      }
      Sub().update()
      Sub().update(5)
      Sub().reload(true)
      """, "3 true", "4 false", "5 true", "reload")
  }

  @Test func aTrailingClosureIsForTheParameterThatMustBeGiven() {
    checkPrint(
      """
      class Work {
          func run(after: Double = 1, first: (() -> Void)? = nil, last: () -> Void) {
              first?()
              last()
          }
          func run(_ numbers: Int..., last: () -> Void) { print(numbers.count); last() }
      }
      Work().run { print("a") }
      Work().run { print("b") } last: { print("c") }
      Work().run(1, 2) { print("d") }
      """, "a", "b", "c", "2", "d")
  }

  // MARK: Types

  @Test func overloadsThatDifferByTypeOnlyAreToldApartByTheirArguments() {
    checkPrint(
      """
      enum Kind { case big }
      struct Item { var name = "item" }
      class Panel: UIView {
          func set(_ x: Int) { print("int") }
          func set(_ x: Double) { print("double") }
          func set(_ x: String) { print("string") }
          func set(_ x: UIView) { print("view") }
          func set(_ x: UILabel) { print("label") }
          func set(_ x: [Int]) { print("array") }
          func set(_ x: Kind) { print("kind") }
          func set(_ x: Item) { print("item") }
          func set(_ f: () -> Void) { f() }
      }
      let panel = Panel()
      panel.set(1)
      panel.set(1.5)
      panel.set("a")
      panel.set(UIView())
      panel.set(UILabel())
      panel.set(UIButton())
      panel.set([1])
      panel.set(.big)
      panel.set(Item())
      panel.set { print("closure") }
      """, "int", "double", "string", "view", "label", "view", "array", "kind", "item", "closure")
  }

  @Test func anOverrideByTypeIsCalledThroughSuperAsWhatItOverrides() {
    checkPrint(
      """
      class Base: UIView {
          func r(_ x: Int) { print("int") }
          func r(_ x: String) { print("string") }
      }
      class Sub: Base {
          override func r(_ x: String) { super.r(x); r(3) }
      }
      class Other: Base { func r(_ x: Bool) { r("x"); r(2) } }
      Sub().r("x")
      Other().r(true)
      """, "string", "int", "string", "int")
  }

  @Test func anOptionalIsChosenForNil() {
    checkPrint(
      """
      class Base {
          func show(_ x: Int) { print("some") }
          func show(_ x: Int?, force: Bool = false) { print("any") }
      }
      Base().show(nil)
      Base().show(3)
      Base().show(3, force: true)
      """, "any", "some", "any")
  }

  // MARK: Beside UIKit's

  @Test func aMethodWithOtherTypesThanUIKitsIsNoOverride() {
    checkPrint(
      """
      struct Item { let title: String }
      class Form: UIViewController {
          func validate(_ text: String) -> Bool { !text.isEmpty }
          func addChild(_ name: String) { print(name) }
          func willMove(toParent count: Int) { print(count) }
          override func viewDidLoad() {
              super.viewDidLoad()
              print(validate("a"))
              addChild("b")
              willMove(toParent: 3)
              let child = UIViewController()
              addChild(child)
              child.didMove(toParent: self)
              print(children.count)
          }
      }
      class Card: UIView {
          func display(_ item: Item) { print(item.title) }
          func draw(_ item: Item?) { print(item == nil) }
      }
      extension UIViewController { func show(_ names: [String], sender: Any?) { print(names) } }
      window.rootViewController = Form()
      let card = Card(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      card.display(Item(title: "c"))
      card.draw(nil)
      Form().show(["d"], sender: nil)
      """, "true", "b", "3", "1", "c", "true", #"["d"]"#)
  }

  @Test func anOverloadOfACallbackIsNotCalledByUIKit() {
    checkHolds(
      """
      class Child: UIViewController {
          func willMove(toParent count: Int) { print("own") }
      }
      let A = UIViewController()
      let B = Child()
      window.rootViewController = A
      when "B is added" {
          A.addChild(B)
          B.didMove(toParent: A)
      }
      require never console.print("own")
      """)
  }

  @Test func theTypesOfUIKitsMethodByAnotherNameStillOverride() {
    checkProblems(
      """
      class Screen: UIViewController {
          func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)?) {}
          func addChild(_ c: UIViewController) {}
          func willMove(toParent p: UIViewController?) {}
          func setEditing(_ editing: Bool, animated: Bool) {}
      }
      """,
      "2:10: 'present(_:animated:completion:)' is declared without 'override' [missing-override]",
      "3:10: 'addChild(_:)' is declared without 'override' [missing-override]",
      "4:10: 'willMove(toParent:)' is declared without 'override' [missing-override]",
      "5:10: 'setEditing(_:animated:)' is declared without 'override' [missing-override]")
    checkProblems(
      "extension UIViewController { func addChild(_ child: UIViewController) {} }",
      "1:35: 'UIViewController' already has 'addChild(_:)' [duplicate-name]")
  }

  @Test func functionsThatTakeMoreOrChangeWhatTheyTakeAreOthers() {
    checkPrint(
      """
      func sum(_ a: Int) -> String { "one" }
      func sum(_ a: Int...) -> Int { a.count }
      func add(_ a: Int) -> Int { a + 1 }
      func add(_ a: inout Int) { a += 5 }
      var n = 1
      add(&n)
      print(sum(1), sum(1, 2), add(1), n)
      """, "one 2 2 6")
  }
}
