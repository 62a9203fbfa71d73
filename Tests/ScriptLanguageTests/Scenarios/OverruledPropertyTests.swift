import Testing

@testable import Scenarios

/// Properties that another property leaves to UIKit, and situations without a source.
@Suite struct OverruledPropertyTests {
  private func id(_ script: String, on major: Int = 17) -> String {
    let problems = outcome(of: script, ScenarioAttributes(on: major)).problems
    guard problems.count == 1 else { return "\(problems)" }
    return String(problems[0].split(separator: "[").last?.dropLast() ?? "")
  }

  private static let root = "let A = UIViewController()\nwindow.rootViewController = A\n"
  private static let margins =
    root
    + "when \"x\" { A.view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }\n"
  private static let field =
    root + "let f = UITextField()\nf.frame = CGRect(x: 50, y: 200, width: 100, height: 40)\n"
    + "A.view.addSubview(f)\nf.text = \"abc\"\n"
  private static let text =
    root + "let t = UITextView()\nt.frame = CGRect(x: 50, y: 200, width: 100, height: 40)\n"
    + "A.view.addSubview(t)\n"

  @Test func marginsContainTheSafeArea() {
    let check = "require A.view.layoutMargins.top == 8"
    #expect(id(Self.margins + check) == "opaque-condition")
    checkHolds(
      "\(Self.root)A.view.insetsLayoutMarginsFromSafeArea = false\n"
        + Self.margins.replacing(Self.root, with: "") + check)
    checkHolds(Self.margins + check, ScenarioAttributes(on: 10))
  }

  @Test func aFieldMayClearItsText() {
    let check = "when \"x\" { user.tap(f) }\nrequire f.text == \"abc\""
    #expect(id(Self.field + "f.clearsOnBeginEditing = true\n" + check) == "opaque-condition")
    checkHolds(Self.field + check)
    checkHolds(Self.field + "f.clearsOnBeginEditing = false\n" + check)
  }

  @Test func aTextViewWithoutSelectionIsNotEdited() {
    #expect(
      id(Self.text + "when \"x\" { t.isSelectable = false }\nrequire t.isEditable")
        == "opaque-condition")
    #expect(
      id(Self.text + "when \"x\" {\n t.isSelectable = false\n t.becomeFirstResponder()\n}")
        == "not-simulated")
    checkHolds(
      Self.text + "when \"x\" {\n t.isSelectable = true\n t.becomeFirstResponder()\n}\n"
        + "require t.isFirstResponder && t.isEditable")
  }

  @Test(arguments: ["UIButton(type: .contactAdd)", "UIButton(type: .close)", "UISlider()"])
  func aControlHasASizeOfItsOwn(_ control: String) {
    let script = "\(Self.root)let c = \(control)\nA.view.addSubview(c)\n"
    #expect(id(script + "require c.frame.size == .zero") == "not-simulated")
    checkHolds(
      script + "when \"x\" { c.frame = CGRect(x: 0, y: 0, width: 50, height: 40) }\n"
        + "require c.frame.width == 50")
    checkHolds("\(Self.root)let c = UIButton(type: .system)\nrequire c.frame.size == .zero")
  }

  @Test(arguments: [
    "when \"x\" { A.present(B, animated: true) }\nwhen \"y\" { window.rootViewController = B }\n"
      + "require never B.viewWillDisappear",
    "let other = UIWindow(windowScene: window.windowScene!)\nwhen \"x\" {\n"
      + " other.rootViewController = A\n other.isHidden = false\n}\n"
      + "require window.rootViewController == A",
    "class Empty: UIViewController { override func loadView() {} }\nlet E = Empty()\n"
      + "when \"x\" { window.rootViewController = E }\nrequire count(E.viewDidAppear) == 1",
    "let nav = UINavigationController(B)\nwhen \"x\" { B.preferredContentSize.width = 9 }\n"
      + "require nav.preferredContentSize == .zero",
  ])
  func nobodyKnows(_ script: String) {
    #expect(id(Self.root + "let B = UIViewController()\n" + script) == "not-modelled", "\(script)")
  }

  @Test(arguments: [
    "when \"x\" { A.present(B, animated: true) }\nwhen \"y\" { A.dismiss(animated: true) }\n"
      + "when \"z\" { window.rootViewController = B }\nrequire count(B.viewDidAppear) == 2",
    "let nav = UINavigationController(B)\nwhen \"x\" { B.preferredContentSize.width = 9 }\n"
      + "require B.preferredContentSize.width == 9",
  ])
  func itsNeighboursAreKnown(_ script: String) {
    checkHolds(Self.root + "let B = UIViewController()\n" + script)
  }

  @Test func aParentIsNotAskedForInItsDeinit() {
    let script = """
      class Parent: UIViewController {
          let child = UIViewController()
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(child)
              view.addSubview(child.view)
              child.didMove(toParent: self)
          }
          deinit { print("gone \\(child.parent == nil)") }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(Parent(), animated: false)
      when "popped" { nav.popViewController(animated: true) }

      """
    #expect(id(script + "require console contains \"gone false\"") == "not-modelled")
    checkHolds(script + "require count(Parent1.deinit) == 1")
  }

  @Test func anObserverThatPostsInItsDeinit() {
    let script = """
      class Screen: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(
                  self, selector: #selector(bye), name: .init("bye"), object: nil)
          }
          @objc func bye() { print("heard") }
          deinit {
              LINE
              NotificationCenter.default.post(name: .init("bye"), object: nil)
          }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(Screen(), animated: false)
      when "popped" { nav.popViewController(animated: true) }
      require never console.print("heard")
      """
    #expect(id(script.replacing("LINE", with: "")) == "not-simulated")
    checkHolds(script.replacing("LINE", with: "NotificationCenter.default.removeObserver(self)"))
  }
}
