import Testing

/// Tests names without receiver in the members of protocols.
struct ProtocolExtensionTests {
  @Test func anExtensionForControllersUsesWhatControllersHave() {
    checkHolds(
      """
      protocol Opening {}
      extension Opening where Self: UIViewController {
        func open(_ other: UIViewController) { present(other, animated: true) }
        func embed(_ child: UIViewController) {
          addChild(child); view.addSubview(child.view); child.didMove(toParent: self)
        }
        func leave() { navigationController?.popViewController(animated: false) }
        var count: Int { children.count }
      }
      class Screen: UIViewController, Opening {}
      let A = Screen(), B = UIViewController(), C = UIViewController(), D = Screen()
      let nav = UINavigationController(A, D)
      window.rootViewController = nav
      when "D leaves" { D.leave() }
      require D.isDeallocated == false
      require nav.topViewController == A
      when "embedded" { A.embed(C) }
      require C.parent == A
      require A.count == 1
      when "opened" { A.open(B) }
      require B.presentingViewController == nav
      """)
  }

  @Test func aProtocolOfAClassUsesWhatTheClassHas() {
    checkPrint(
      """
      protocol Named: UIViewController {}
      protocol Counted: Named {}
      extension Counted { var text: String { (title ?? "none") + " \\(children.count)" } }
      class Screen: UIViewController, Counted {}
      let A = Screen()
      A.title = "A"
      print(A.text)
      """, "A 0")
  }

  @Test func anExtensionForAClassOfTheAuthorUsesWhatThatHas() {
    checkPrint(
      """
      protocol Counting: AnyObject {}
      extension Counting where Self: Counter {
        func run() { helper(); count += 1; later { count += 1 } }
      }
      class Counter: Counting {
        var count = 0
        func helper() { print("helped") }
        func later(_ body: () -> Void) { body() }
      }
      class Louder: Counter { override func helper() { print("HELPED") } }
      let a = Louder()
      a.run()
      print(a.count)
      """, "HELPED", "2")
  }

  @Test func anExtensionForAnotherProtocolUsesWhatThatHas() {
    checkPrint(
      """
      protocol Named { var name: String { get } }
      protocol Greeting {}
      extension Greeting where Self: Named { func greet() -> String { "hello " + name } }
      struct Person: Named, Greeting { let name: String }
      print(Person(name: "B").greet())
      """, "hello B")
  }

  @Test func aSlipInAnExtensionForControllersIsNoted() {
    checkProblems(
      """
      protocol Opening {}
      extension Opening where Self: UIViewController {
        func open(_ other: UIViewController) { presnt(other, animated: true) }
      }
      """, "3:42: 'presnt' is not declared; did you mean 'present'? [unknown-name]")
  }

  @Test func whatOneExtensionSaysOfSelfHoldsInThatAlone() {
    checkPrint(
      """
      protocol Named {}
      extension Named where Self: UIViewController { func own() -> String { title ?? "none" } }
      extension Named { func other() -> String { "\\(title)" } }
      class Screen: UIViewController, Named {}
      let A = Screen()
      A.title = "A"
      print(A.own(), A.other())
      """, "A <not simulated: title>")
  }

  @Test func anExtensionForOneStructureGivesAnArgumentItsName() {
    checkPrint(
      """
      protocol Style { var width: Int { get } }
      struct Plain: Style { let width: Int }
      extension Style where Self == Plain { static var plain: Plain { Plain(width: 3) } }
      func draw(_ style: Style) -> Int { style.width }
      print(draw(.plain))
      """, "3")
  }
}
