import Testing

@testable import Scenarios

/// Views that UIKit puts around others, safe areas of other frames, and calls that UIKit refuses.
@Suite struct OpenPlaceTests {
  private func ids(_ script: String, _ info: String = "ios=17") throws -> [String] {
    outcome(of: script + "\n", try ScenarioAttributes(info: "scenario a \(info)")).problems.map {
      String($0.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  private static let presented = """
    let A = UIViewController(), B = UIViewController()
    window.rootViewController = A
    when "presented" { A.present(B, animated: true) }

    """

  @Test func theViewOfASheetFillsAViewOfUIKit() throws {
    checkHolds(Self.presented + "require B.view.frame.origin == .zero")
    for check in [
      "B.view.superview == B.presentationController?.containerView",
      "B.view.superview != B.presentationController?.containerView",
    ] {
      #expect(try ids(Self.presented + "require \(check)") == ["not-modelled"])
    }
    let full = Self.presented.replacing(
      "window.", with: "B.modalPresentationStyle = .fullScreen\nwindow.")
    checkHolds(full + "require B.view.superview == B.presentationController?.containerView")
  }

  @Test(arguments: ["bounds.width == 393", "frame == A.view.frame", "safeAreaInsets.top == 59"])
  func anAlertHasASizeOfItsOwn(_ property: String) throws {
    let alert = """
      let A = UIViewController()
      let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
      window.rootViewController = A
      when "presented" { A.present(alert, animated: true) }

      """
    #expect(try ids(alert + "require alert.view.\(property)") == ["not-modelled"])
  }

  private static let child = """
    let A = UIViewController(), child = UIViewController()
    A.addChild(child)
    A.view.addSubview(child.view)
    child.didMove(toParent: A)
    window.rootViewController = A

    """

  @Test func theSafeAreaFollowsTheFrameOfAChild() throws {
    let moved =
      Self.child
        + """
        when "moved" { child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452) }

        """
    checkHolds(moved + "require child.view.safeAreaInsets.top == 0")
    checkHolds(moved + "require child.view.safeAreaInsets.bottom == 34")
    checkHolds(moved + "require count(child.viewSafeAreaInsetsDidChange) == 1")
  }

  @Test func theSafeAreaOfAChildThatConstraintsPlaceIsUnknown() throws {
    let placed =
      "let A = UIViewController(), child = UIViewController()\n"
      + "child.view.translatesAutoresizingMaskIntoConstraints = false\n"
      + Self.child.split(separator: "\n").dropFirst().joined(separator: "\n")
      + "\nwhen \"shown\" { system.wait() }\nrequire child.view.safeAreaInsets.top == 59"
    #expect(try ids(placed) == ["not-modelled"])
  }

  @Test(arguments: [
    ("0, y: 0, width: 393, height: 852", "59", "34"),
    ("0, y: 652, width: 393, height: 200", "0", "34"),
    ("16, y: 16, width: 361, height: 500", "59 - 16", "0"),
  ])
  func aPlainViewBetweenPassesTheSafeAreaOn(frame: String, top: String, bottom: String) throws {
    let boxed = """
      let A = UIViewController(), child = UIViewController(), box = UIView()
      A.view.addSubview(box)
      box.frame = CGRect(x: \(frame))
      A.addChild(child)
      child.view.frame = box.bounds
      box.addSubview(child.view)
      child.didMove(toParent: A)
      when "shown" { window.rootViewController = A }

      """
    checkHolds(boxed + "require child.view.safeAreaInsets.top == \(top) at child.viewDidAppear")
    checkHolds(boxed + "require child.view.safeAreaInsets.bottom == \(bottom)")
    let placed = boxed.replacing(
      "A.addChild", with: "box.translatesAutoresizingMaskIntoConstraints = false\nA.addChild"
    ).replacing("box.bounds", with: "CGRect(x: 0, y: 0, width: 393, height: 852)")
    #expect(try ids(placed + "require child.view.safeAreaInsets.top == 0") == ["not-modelled"])
  }

  @Test func theRootOfAWindowIsNoChild() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "added" { B.addChild(A) }
      require console contains "adding a root view controller"
      """)
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      when "another root, then added" {
          window.rootViewController = B
          B.addChild(A)
          B.view.addSubview(A.view)
      }
      require A.parent == B
      """)
  }

  @Test func aNavigationControllerOfTheSystemIsNotPushed() throws {
    let push = """
      let A = UIViewController(), P = UIImagePickerController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "x" { CALL }
      require nav.topViewController == A
      """
    #expect(
      try ids(push.replacing("CALL", with: "nav.pushViewController(P, animated: true)"))
        == ["not-simulated"])
    checkHolds(
      push.replacing(
        "CALL", with: "P.modalPresentationStyle = .fullScreen; A.present(P, animated: true)"))
  }

  @Test(arguments: ["minY", "origin.y"])
  func theBoundsOfATableBeginWhereTheContentIs(_ member: String) throws {
    let table = """
      let A = UITableViewController()
      window.rootViewController = UINavigationController(A)
      when "shown" { system.wait() }
      require A.tableView.bounds.
      """
    #expect(try ids(table + "\(member) == 0") == ["not-simulated"])
    checkHolds(table + "width == 393")
  }

  @Test(arguments: [
    "when \"dark\" { system.setTraits(userInterfaceStyle: .dark) }\n"
      + "require never A.viewDidLayoutSubviews",
    "let host = UIHostingController(rootView: Text(\"a\").onAppear { print(\"on\") })\n"
      + "when \"x\" { A.present(host, animated: true) }\nrequire never console.print(\"on\")",
    "class Host: UIHostingController<Inner> {}\n"
      + "struct Inner: View { var body: some View { Text(\"a\").onAppear { print(\"on\") } } }\n"
      + "let host = Host(rootView: Inner())\n"
      + "when \"x\" { A.present(host, animated: true) }\nrequire never console.print(\"on\")",
  ])
  func theAbsenceOfACallProvesNothing(_ step: String) throws {
    let root = "let A = UIViewController()\nwindow.rootViewController = A\n"
    #expect(try ids(root + step) == ["not-modelled"])
  }

  @Test func anAppearanceBegunBesideUIKits() throws {
    let doubled = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = .fullScreen
      window.rootViewController = A
      when "presented" {
          A.beginAppearanceTransition(false, animated: true)
          A.present(B, animated: true) { A.endAppearanceTransition() }
      }

      """
    #expect(try ids(doubled + "require never console.warning") == ["not-modelled"])
  }

  @Test func theEndOfAViewWithSubviews() throws {
    let view = """
      class Box: UIView {
          override func willRemoveSubview(_ subview: UIView) {
              super.willRemoveSubview(subview)
              print("removed")
          }
      }
      class Screen: UIViewController {
          var box: Box? = Box()
          override func viewDidLoad() { super.viewDidLoad(); box?.addSubview(UIView()) }
      }
      let A = Screen()
      window.rootViewController = A
      when "gone" { A.box = nil }
      require never console.print("removed")
      """
    #expect(try ids(view) == ["not-modelled"])
  }

  @Test(arguments: [
    ("let nav = UINavigationController()\nnav.addChild(A)", "never A.viewDidLoad", "not-simulated"),
    (
      "let nav = UINavigationController(UIViewController())\nwindow.rootViewController = nav\n"
        + "when \"x\" { nav.addChild(A) }", "nav.viewControllers.count == 1", "not-modelled"
    ),
    (
      "window.rootViewController = A\nlet other = UIView()\nwhen \"x\" { A.view = other }",
      "A.view.window == nil", "not-modelled"
    ),
    (
      "let B = UIViewController()\nB.loadViewIfNeeded()\nwindow.rootViewController = A\n"
        + "when \"x\" { A.present(B, animated: true) }", "never B.traitCollectionDidChange",
      "not-modelled"
    ),
    (
      "let B = UIViewController()\nwindow.rootViewController = UINavigationController(A)\n"
        + "when \"x\" {\n"
        + "A.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: B.view)\n}",
      "never B.viewWillAppear", "not-modelled"
    ),
    (
      "class Chat: UIViewController {\nlet bar = UIView()\n"
        + "override var canBecomeFirstResponder: Bool { true }\n"
        + "override var inputAccessoryView: UIView? { bar }\n}\nlet C = Chat()\n"
        + "when \"x\" { window.rootViewController = C }", "C.bar.window == nil", "not-modelled"
    ),
    (
      "let T = UITableViewController()\nwhen \"x\" { T.tableView = UITableView() }",
      "T.view != nil", "not-simulated"
    ),
  ])
  func anUnknownUseIsRefused(_ step: String, _ check: String, _ id: String) throws {
    let script = "let A = UIViewController()\n\(step)\nrequire \(check)"
    #expect(try ids(script).first == id, "\(script)")
  }
}
