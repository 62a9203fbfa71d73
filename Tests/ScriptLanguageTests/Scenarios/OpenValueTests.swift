import Testing

@testable import Scenarios

/// Values that UIKit or Swift leaves open are refused; neighbours that are certain are judged.
@Suite struct OpenValueTests {
  private func ids(_ script: String, on major: Int = 17) -> [String] {
    outcome(of: script + "\n", ScenarioAttributes(on: major)).problems.map {
      String($0.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  private static let root = "let A = UIViewController()\nwindow.rootViewController = A\n"

  @Test(arguments: [
    "when \"x\" { window.isHidden = true }\nrequire A.view.window == nil",
    "when \"x\" { A.view.frame.origin.y = 300 }\nrequire A.view.safeAreaInsets.top == 59",
    "when \"x\" { A.view.frame.origin.y = 300 }\nrequire never A.viewDidLayoutSubviews",
    "let n = UINavigationController(), s = UISegmentedControl(items: [\"a\"])\nwhen \"x\" { s.selectedSegmentIndex = 7 }\nrequire s.selectedSegmentIndex == 7",
    "let f = UITextField()\nwhen \"x\" { A.view.addSubview(f) }\nrequire f.subviews.isEmpty",
    "let n = UINavigationController()\nwhen \"x\" { n.loadViewIfNeeded() }\nrequire n.view.backgroundColor == nil",
    "let s = Set([1, 2, 3])\nwhen \"x\" { print(\"first \\(s.first!)\") }\nrequire console contains \"first 1\"",
    "let d = [1: 2, 3: 4]\nwhen \"x\" { for (k, v) in d { print(\"\\(k)\\(v)\") } }\nexpect(.console) {\n console.print(\"12\")\n console.print(\"34\")\n}",
  ])
  func whatIsOpenIsRefused(_ script: String) {
    let ids = ids(OpenValueTests.root + script)
    #expect(ids == ["not-modelled"] || ids == ["opaque-condition"], "\(script)")
  }

  @Test(arguments: [
    "when \"x\" { window.isHidden = false }\nrequire window.isKeyWindow",
    "when \"x\" { A.view.frame.origin.y = 300 }\nrequire A.view.frame.minY == 300",
    "let s = UISegmentedControl(items: [\"a\", \"b\"])\nwhen \"x\" { s.selectedSegmentIndex = 1 }\nrequire s.selectedSegmentIndex == 1",
    "let n = UINavigationController()\nwhen \"x\" { n.view.backgroundColor = .red }\nrequire n.view.backgroundColor == .red",
    "let s = Set([1, 2, 3])\nwhen \"x\" { print(\"first \\(s.sorted()[0]) of \\(s.count), \\(s.contains(2))\") }\nrequire console contains \"first 1 of 3, true\"",
    "let d = [1: 2, 3: 4]\nwhen \"x\" { print(\"sum \\(d.values.reduce(0, +))\") }\nrequire console contains \"sum 6\"",
    "let s = Set([1])\nwhen \"x\" { print(\"\\(s)\") }\nrequire console contains \"[1]\"",
  ])
  func whatIsCertainIsJudged(_ script: String) {
    checkHolds(OpenValueTests.root + script, ScenarioAttributes(on: 17))
  }

  @Test func aTabThatIsNotThere() {
    let script = """
      let A = UIViewController(), tabs = UITabBarController(A)
      window.rootViewController = tabs
      when "x" { tabs.selectedIndex = 5 }
      require tabs.selectedIndex == 0
      """
    #expect(ids(script) == ["not-simulated"])
  }

  @Test(arguments: [".fullScreen", ".overFullScreen"])
  func theLayoutOfAPresentationWithoutAnimation(_ style: String) {
    let script = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = \(style)
      window.rootViewController = A
      when "presented" { A.present(B, animated: ANIMATED) }

      """
    let plain = script.replacing("ANIMATED", with: "false")
    for check in [
      "B.viewDidLayoutSubviews < B.viewDidAppear", "B.viewDidAppear < B.viewDidLayoutSubviews",
    ] {
      #expect(ids(plain + "require " + check, on: 15) == ["not-modelled"])
    }
    #expect(ids(plain + "require B.viewWillAppear < B.viewDidLayoutSubviews", on: 15).isEmpty)
    let animated = script.replacing("ANIMATED", with: "true")
    #expect(ids(animated + "require B.viewDidLayoutSubviews < B.viewDidAppear", on: 15).isEmpty)
  }

  // MARK: Certain, and refused before

  @Test(arguments: [
    "let g = UITapGestureRecognizer()", "let g = UIPanGestureRecognizer()",
  ])
  func aRecognizerDoesNotHoldItsTarget(_ declaration: String) {
    checkHolds(
      """
      class S: UIViewController {
          \(declaration)
          override func viewDidLoad() {
              super.viewDidLoad()
              g.addTarget(self, action: #selector(tapped))
              view.addGestureRecognizer(g)
          }
          @objc func tapped() {}
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(S(), animated: false)
      when "it is popped" { nav.popViewController(animated: false) }
      require S1.isDeallocated
      """)
  }

  @Test func textThatCodeSetsSendsNothing() {
    checkHolds(
      """
      class S: UIViewController {
          let field = UITextField()
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(field)
              field.addTarget(self, action: #selector(changed), for: .editingChanged)
          }
          @objc func changed() { print("changed") }
      }
      let A = S()
      window.rootViewController = A
      when "code sets the text" { A.field.text = "hello" }
      require never console.print("changed")
      require A.field.text == "hello"
      """)
  }

  @Test func ownComparisons() {
    checkHolds(
      """
      struct Item: Equatable {
          let id: Int, name: String
          static func == (one: Item, other: Item) -> Bool { one.id == other.id }
      }
      struct Rank: Comparable {
          let value: Int
          static func < (one: Rank, other: Rank) -> Bool { one.value > other.value }
      }
      enum Level: Int, Comparable {
          case low, high
          static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
      }
      let A = UIViewController()
      window.rootViewController = A
      when "things are compared" {
          print("same \\(Item(id: 1, name: "a") == Item(id: 1, name: "b"))")
          print("other \\(Item(id: 1, name: "a") != Item(id: 2, name: "a"))")
          print("first \\([Rank(value: 1), Rank(value: 3)].sorted()[0].value)")
          print("below \\(Level.low < .high) \\(Level.high <= Level.low)")
          print("has \\([Item(id: 4, name: "")].contains(Item(id: 4, name: "x")))")
      }
      require console contains "same true"
      require console contains "other true"
      require console contains "first 3"
      require console contains "below true false"
      require console contains "has true"
      """)
  }

  @Test func methodsOfRectangles() {
    checkHolds(
      """
      let A = UIViewController()
      window.rootViewController = A
      let r = CGRect(x: 0, y: 0, width: 10, height: 10), far = CGRect(x: 50, y: 0, width: 5, height: 5)
      when "rectangles meet" {
          print("in \\(r.contains(CGPoint(x: 5, y: 5))) \\(r.contains(CGPoint(x: 10, y: 5)))")
          print("meets \\(r.intersects(CGRect(x: 5, y: 5, width: 10, height: 10))) \\(r.intersects(far))")
          print("whole \\(r.contains(CGRect(x: 1, y: 1, width: 2, height: 2))) \\(r.contains(far))")
          print("both \\(r.union(far).width) \\(r.isEmpty) \\(CGRect.zero.isEmpty)")
      }
      require console contains "in true false"
      require console contains "meets true false"
      require console contains "whole true false"
      require console contains "both 55.0 false true"
      """)
  }

  @Test func aCellMayOverrideSetEditing() {
    checkHolds(
      """
      class Cell: UITableViewCell {
          override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
      }
      let A = UIViewController()
      when "shown" { window.rootViewController = A }
      require count(A.viewDidAppear) == 1
      """)
  }

  @Test func isEditingCallsSetEditing() {
    checkHolds(
      """
      class List: UITableViewController {
          override func setEditing(_ editing: Bool, animated: Bool) {
              super.setEditing(editing, animated: animated)
              print("editing \\(editing), animated \\(animated)")
          }
      }
      let A = List()
      window.rootViewController = UINavigationController(A)
      when "code edits" { A.isEditing = true }
      require console contains "editing true, animated false"
      """)
  }

  @Test func aRequirementThatASuperclassHasSettled() {
    let script = """
      protocol Named { func name() -> String }
      extension Named {
          func name() -> String { "default" }
          func greet() -> String { "hello \\(name())" }
      }
      class Base: UIViewController, Named { OWN }
      class Sub: Base { WORD func name() -> String { "sub" } }
      let A = Sub()
      when "shown" { window.rootViewController = A; print(A.greet()) }
      require console contains "hello sub"
      """
    let plain = script.replacing("OWN", with: "").replacing("WORD", with: "")
    #expect(ids(plain) == ["not-simulated"])
    let own = script.replacing("OWN", with: "func name() -> String { \"base\" }")
    checkHolds(own.replacing("WORD", with: "override"))
    let direct = script.replacing(
      "class Sub: Base { WORD", with: "class Sub: UIViewController, Named {"
    )
    .replacing("OWN", with: "")
    checkHolds(direct)
  }
}
