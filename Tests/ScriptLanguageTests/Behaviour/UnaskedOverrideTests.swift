import Scenarios
import Testing

/// Overrides that UIKit asks or calls and the simulator does not, and values that are not simulated.
@Suite struct UnaskedOverrideTests {
  private func ids(_ source: String, _ info: String = "ios=17") throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a \(info)")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  @Test(arguments: [
    "class Field: UITextField { override var canBecomeFirstResponder: Bool { false } }",
    "class Area: UITextView { override var canResignFirstResponder: Bool { false } }",
    "class S: UIViewController { override var navigationItem: UINavigationItem { UINavigationItem() } }",
    "class B: UIButton { override var isUserInteractionEnabled: Bool { get { false } set {} } }",
  ])
  func aGetterThatDecidesIsRefused(type: String) throws {
    #expect(try ids(type) == ["[not-simulated]"])
  }

  @Test func aGetterThatUIKitAsksIsAccepted() throws {
    #expect(
      try ids(
        "class S: UIViewController {\n"
          + "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}"
      ) == [])
  }

  @Test func aMethodThatUIKitMayCallItselfIsNotDenied() throws {
    let presented = """
      class Home: UIViewController {
          override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
              print("dismissing")
              super.dismiss(animated: flag, completion: completion)
          }
      }
      let A = Home(), B = UIViewController()
      window.rootViewController = A
      A.present(B, animated: false)
      when "dismissed" { B.dismiss(animated: false) }

      """
    #expect(
      try ids(presented + "require never console.print(\"dismissing\")") == ["[not-modelled]"])
    #expect(try ids(presented + "require A.presentedViewController == nil") == [])
  }

  @Test(arguments: [
    "let n = Int(Theme.width)\nrequire n == nil",
    "let box = UIView(frame: CGRect(x: 0, y: 0, width: Theme.width, height: 50))",
    "let names = Array(Theme.names)\nrequire names.isEmpty",
  ])
  func anUnknownValueStaysUnknownInAnInitializer(code: String) throws {
    #expect(try ids(code) == ["[opaque-condition]"])
  }

  @Test func theFrameFromAnUnknownValueIsUnknown() throws {
    #expect(
      try ids("let box = UIView(frame: Theme.frame)\nrequire box.frame == .zero") == [
        "[not-simulated]"
      ])
  }

  @Test func theScreenOfAPhoneIsKnown() {
    checkPrint("let box = UIView(frame: UIScreen.main.bounds)\nprint(box.frame.width)", "393.0")
  }

  @Test func theTextOfAnEnumerationOfUIKitIsUnknown() throws {
    let printed = """
      let A = UIViewController()
      window.rootViewController = A
      print("style \\(A.traitCollection.userInterfaceStyle)")

      """
    #expect(try ids(printed + "require console contains \"style light\"") == ["[opaque-condition]"])
    #expect(try ids(printed + "require console contains \"style\"") == [])
  }

  @Test func anOptionalOfUIKitIsPrintedAsSuch() {
    checkPrint(
      "let A = UIViewController()\nA.title = \"Home\"\nprint(A.title, \"\\(A.title)\", A.title ?? \"\")",
      "Optional(\"Home\") Optional(\"Home\") Home")
  }

  @Test func aLayerTellsNoCrash() throws {
    #expect(
      try ids(
        "let v = UIView()\nv.isHidden = true\nprint(v.layer.isHidden)\nrequire v.isHidden") == [])
  }

  @Test(arguments: ["setNeedsLayout", "setNeedsDisplay", "layoutIfNeeded"])
  func uikitMayAskAViewForUpdatesItself(method: String) throws {
    let added = """
      class Box: UIView { override func \(method)() { super.\(method)(); print("asked") } }
      let A = UIViewController(), box = Box()
      window.rootViewController = A
      when "added" { A.view.addSubview(box) }
      require never console.print("asked")
      """
    #expect(try ids(added) == ["[not-modelled]"])
  }
}
