import Testing

/// Extensions add members to types without a declaration in the scenario.
struct ExtensionTests {
  @Test(arguments: [
    "UIView()", "UILabel()", "UIButton(type: .system)", "UIImageView()", "UIStackView()",
    "UIScrollView()", "UITableView()",
    "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
    "UITextField()", "UISwitch()",
    "UITableViewCell()", "UIWindow()",
  ])
  func aMethodOfViewsReachesEachClassOfUIKit(_ view: String) {
    checkPrint(
      """
      extension UIView {
        func embed(in other: UIView) { other.addSubview(self) }
        var isEmbedded: Bool { superview != nil }
      }
      let host = UIView(), view = \(view)
      view.embed(in: host)
      print(view.isEmbedded, host.subviews.first === view)
      """, "true true")
  }

  @Test(arguments: [
    "UIViewController()", "UINavigationController(rootViewController: UIViewController())",
    "UITableViewController(style: .plain)",
    "UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())",
    "UIAlertController(title: nil, message: nil, preferredStyle: .alert)",
    "Own(rootViewController: UIViewController())", "List()",
  ])
  func aMethodOfControllersReachesEachClassOfUIKit(_ controller: String) {
    checkPrint(
      """
      class Own: UINavigationController {}
      class List: UITableViewController {}
      extension UIViewController {
        func add(_ child: UIViewController) { addChild(child) }
      }
      let controller = \(controller), child = UIViewController()
      controller.add(child)
      print(child.parent === controller)
      """, "true")
  }

  @Test func anExtensionOfASubclassHasWhatIsAddedAbove() {
    checkPrint(
      """
      extension NSObject { var mark: String { "o" } }
      extension UIResponder { func respond() -> String { "r" + mark } }
      extension UIViewController { func control() -> String { "c" + respond() } }
      extension UINavigationController { func navigate() -> String { "n" + control() } }
      class Own: UINavigationController { func own() -> String { "x" + navigate() } }
      print(UINavigationController().navigate(), Own().own(), UILabel().respond())
      print(UIApplication.shared.respond())
      """, "ncro xncro ro", "ro")
  }

  @Test func anExtensionMakesClassesAndValuesConform() {
    checkPrint(
      """
      protocol Named {}
      extension Named { func say() { print("named") } }
      extension UIViewController: Named {}
      extension String: Named {}
      let values: [Any] = [UITabBarController(), "text", 3]
      UITableViewController().say()
      "text".say()
      print(values.filter { $0 is Named }.count)
      """, "named", "named", "2")
  }

  @Test func valuesHaveWhatIsAddedToTheirTypes() {
    checkPrint(
      """
      extension String {
        var shouted: String { uppercased() + "!" }
        func wrapped(in mark: String) -> String { mark + self + mark }
        static let nothing = ""
      }
      extension Int {
        var doubled: Int { self * 2 }
        func times(_ work: () -> Void) { for _ in 0..<self { work() } }
      }
      extension Double { var half: Double { self / 2 } }
      extension CGFloat { static let margin: CGFloat = 8 }
      extension Bool { var word: String { self ? "yes" : "no" } }
      extension CGRect { var middle: CGPoint { CGPoint(x: midX, y: midY) } }
      extension Collection { var isFilled: Bool { !isEmpty } }
      print("a".shouted, "a".wrapped(in: "-"), String.nothing.isEmpty, 3.doubled, 3.0.half)
      2.times { print("again") }
      print(CGFloat.margin, true.word, CGRect(x: 0, y: 0, width: 4, height: 2).middle.x)
      print([1].isFilled, "".isFilled, [Int: Int]().isFilled)
      """, "A! -a- true 6 1.5", "again", "again", "8.0 yes 2.0", "true false false")
  }

  @Test func aMutatingMethodOfAnExtensionChangesTheVariable() {
    checkPrint(
      """
      extension Array {
        mutating func appendTwice(_ element: Element) { append(element); append(element) }
        mutating func remove(_ element: Int) { removeAll { $0 == element } }
        func second() -> Element? { count > 1 ? self[1] : nil }
      }
      extension Bool { mutating func flip() { self = !self } }
      extension CGRect {
        var across: CGFloat { get { size.width } set { size.width = newValue } }
      }
      var list = [1], flag = true, rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      list.appendTwice(2); flag.flip(); rect.across = 9
      print(list, list.second() as Any, flag, rect.width)
      list.remove(2); list.remove(at: 0)
      print(list, list.second() as Any)
      """, "[1, 2, 2] Optional(2) false 9.0", "[] nil")
  }

  @Test func anOptionalHasWhatIsAddedToOptionals() {
    checkPrint(
      """
      extension Optional { var isMissing: Bool { self == nil } }
      extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
      let none: String? = nil, some: String? = "a", a = UIViewController()
      print(none.isMissing, some.isMissing, a.parent.isMissing, none.orEmpty + some.orEmpty)
      """, "true false true a")
  }

  @Test func theApplicationHasWhatIsAddedToIt() {
    checkPrint(
      """
      extension UIApplication {
        class func top(
          of base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
        ) -> UIViewController? {
          if let nav = base as? UINavigationController { return top(of: nav.visibleViewController) }
          if let next = base?.presentedViewController { return top(of: next) }
          return base
        }
        var front: UIWindow? { keyWindow }
      }
      let a = UIViewController()
      window.rootViewController = UINavigationController(a)
      print(UIApplication.top() === a, UIApplication.shared.front === window)
      """, "true true")
  }

  @Test func whatIsNotSimulatedHasWhatIsAddedToItsType() {
    checkPrint(
      """
      extension UIColor {
        static let brand = UIColor(white: 1, alpha: 1)
        static func made() -> UIColor { print("made"); return .red }
        func darker() -> UIColor { print("darker"); return self }
        var code: String { "f00" }
        convenience init(hex: Int) { self.init(white: 1, alpha: 1); print("hex", hex) }
      }
      extension UINavigationBar { func dress() { print("dressed") } }
      let a = UIViewController(), nav = UINavigationController(a)
      a.view.backgroundColor = UIColor.brand.darker()
      a.view.backgroundColor = UIColor.made()
      print(UIColor(hex: 7).code)
      nav.navigationBar.dress()
      """, "darker", "made", "hex 7", "f00", "dressed")
  }

  @Test func aConstantThatIsNotSimulatedHasWhatIsAddedToItsType() {
    checkPrint(
      """
      extension UIInterfaceOrientation {
        var isUpright: Bool { self == .portrait || self == .portraitUpsideDown }
      }
      extension UIColor { func darker() -> UIColor { print("darker"); return self } }
      let color: UIColor = .red
      _ = color.darker()
      print(UIInterfaceOrientation.portrait.isUpright, UIInterfaceOrientation.landscapeLeft.isUpright)
      """, "darker", "true false")
  }

  @Test func anInitializerOfAnExtensionGoesOnToOneOfUIKit() {
    checkPrint(
      """
      extension UIView {
        convenience init(in host: UIView) { self.init(frame: .zero); host.addSubview(self) }
      }
      extension UIViewController {
        convenience init(named name: String) { self.init(nibName: nil, bundle: nil); title = name }
      }
      extension UINavigationController {
        convenience init(around root: UIViewController) { self.init(rootViewController: root) }
      }
      class Own: UIView {}
      let a = UIViewController(named: "first"), host = UIView()
      let views: [UIView] = [UIView(in: host), UILabel(in: host), Own(in: host)]
      let nav = UINavigationController(around: a)
      print(nav.topViewController?.title ?? "", a.parent === nav)
      print(host.subviews.count, views[1] is UILabel, views[2] is Own)
      """, "first true", "3 true true")
  }

  @Test func whatIsStaticIsMeantWhereTheTypeIsExpected() {
    checkPrint(
      """
      extension UIColor {
        static var brand: UIColor { print("brand"); return .red }
        static func mixed(_ part: Int) -> UIColor { print("mixed", part); return .red }
        convenience init(hex: Int) { self.init(white: 1, alpha: 1); print("hex", hex) }
      }
      extension UIView { static func line(_ width: Double) -> UIView { UIView() } }
      extension CGFloat { static let margin: CGFloat = 8 }
      func paint(_ color: UIColor) {}
      paint(.brand); paint(.mixed(2)); paint(.init(hex: 3)); paint(.blue)
      let view: UIView = .line(1), margin: CGFloat = .margin
      print(view.alpha, margin + 1)
      """, "brand", "mixed 2", "hex 3", "1.0 9.0")
  }

  @Test func aTypeInsideOfAnExtensionIsFound() {
    checkPrint(
      """
      extension UIViewController { enum Mode { case plain, full } }
      let mode: UIViewController.Mode = .full
      print(UIViewController.Mode.plain, mode == .full)
      """, "plain true")
  }

  @Test func aMethodThatMayBeOfAnExtensionIsNoSilence() {
    checkProblems(
      """
      extension UIView { func pin() { print("pinned") } }
      service.makeView().pin()
      """,
      "2:1: 'makeView' is not simulated, so it is not known whether 'pin' is the one in the extension "
        + "of 'UIView' [not-simulated]")
  }

  @Test func aMethodOfWhatHasAKnownTypeIsNotThatOfAnotherOne() {
    checkPrint(
      """
      extension UIView { func start() { print("view") } }
      Service.shared.start()
      Service(name: "a").start()
      print("done")
      """, "done")
  }

  @Test(arguments: [
    (
      "extension Error { func f() {} }",
      "1:11: An extension of 'Error' cannot be run by the simulator yet [unsupported-syntax]"
    ),
    (
      "extension UIViewControler { func f() {} }",
      "1:11: 'UIViewControler' is not declared; did you mean 'UIViewController'? [unknown-name]"
    ),
    (
      "extension String { init(number: Int) { self = \"\" } }",
      "1:20: An initializer in an extension of 'String' cannot be run by the simulator yet "
        + "[unsupported-syntax]"
    ),
    (
      "extension String { func f() -> String { shoutted() } }\nprint(\"a\".f())",
      "1:41: String has no method 'shoutted' in the simulator [unknown-member]"
    ),
  ])
  func whatAnExtensionCannotBeIsAnError(_ source: String, _ expected: String) {
    checkProblems(source, expected)
  }
}
