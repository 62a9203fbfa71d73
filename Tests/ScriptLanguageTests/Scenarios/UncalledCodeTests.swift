import Testing

/// Checks about effects of code that only UIKit or other unsimulated code would run.
@Suite struct UncalledCodeTests {
  /// A screen whose `viewDidLoad` hands something over, and a step that shows the screen.
  private func screen(_ statement: String, members: String = "", check: String) -> String {
    """
    class Screen: UIViewController {
        var n = 0
        \(members)
        override func viewDidLoad() { super.viewDidLoad(); \(statement) }
    }
    let A = Screen(), B = UIViewController()
    when "shown" { window.rootViewController = A }
    \(check)
    """
  }

  private func checkRefused(
    _ script: String, _ summary: String,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    checkProblems(script, summary + " [not-modelled]", at: location)
  }

  @Test(arguments: [
    "service.load { print(\"called\") }",
    "service.onLoad = { print(\"called\") }",
    "service.load([{ print(\"called\") }])",
    "service.load { self.log() }",
    "service.load { NotificationCenter.default.post(name: Notification.Name(\"done\"), object: nil) }",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(log)))",
  ])
  func aLineOfCodeThatNobodyCallsIsUnknown(_ statement: String) {
    checkRefused(
      screen(
        statement,
        members: "@objc func log() { print(\"called\") }",
        check: "require never console.print(\"called\")"),
      "8:15: The engine does not know if 'console.print(\"called\")' comes here")
  }

  @Test func aVariableThatSuchCodeSetsIsUnknown() {
    checkRefused(
      screen("service.load { self.n += 1 }", check: "require A.n == 0"),
      "8:9: The engine does not know 'n' here")
  }

  @Test func aCallbackThatSuchCodeMayCauseIsUnknown() {
    let check = "require never B.viewWillAppear"
    checkRefused(
      screen("service.load { self.present(B, animated: true) }", check: check),
      "8:15: The engine does not know if 'B.viewWillAppear' comes here")
    checkRefused(
      screen(
        "service.load { self.present(B, animated: true) }",
        check: "require A.presentedViewController == nil"),
      "8:9: The engine does not know 'presentedViewController' here")
  }

  /// Most closures only configure.
  @Test func codeThatOnlyChangesTheLooksLeavesTheCallbacksKnown() {
    checkHolds(
      screen(
        "service.load { [weak self] in self?.title = \"x\"; self?.view.backgroundColor = .red }",
        check: "require never A.viewWillDisappear\nrequire count(A.viewDidAppear) == 1"))
  }

  @Test func theMethodsOfAnUnsimulatedDelegateAreUnknown() {
    checkRefused(
      """
      class List: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
              print("cell")
              return UITableViewCell()
          }
      }
      let A = List()
      when "shown" { window.rootViewController = A }
      require never console.print("cell")
      """,
      "10:15: The engine does not know if 'console.print(\"cell\")' comes here")
    checkRefused(
      screen(
        "service.delegate = self", members: "func serviceDidLoad() { print(\"loaded\") }",
        check: "require never console.print(\"loaded\")"),
      "8:15: The engine does not know if 'console.print(\"loaded\")' comes here")
  }

  @Test func anObjectThatSomethingUnsimulatedMayHoldIsNotKnownToBeGone() {
    let leak = """
      class Screen: UIViewController {
          let model = Model()
          override func viewDidLoad() { super.viewDidLoad(); model.onChange = { self.title = "x" } }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(Screen(), animated: false) }
      when "popped" { nav.popViewController(animated: false) }

      """
    checkRefused(
      leak + "require Screen1.isDeallocated", "9:9: The engine does not know 'isDeallocated' here")
    checkRefused(leak + "require leaks.isEmpty", "9:9: The engine does not know 'leaks' here")
  }

  @Test func aControllerThatSomethingUnsimulatedGetsMayAppear() {
    checkRefused(
      screen("router.push(B)", check: "require never B.viewWillAppear"),
      "8:15: The engine does not know if 'B.viewWillAppear' comes here")
    checkRefused(
      screen(
        "let effect = UIVisualEffectView(effect: nil); effect.contentView.addSubview(B.view)",
        check: "require B.view.window == nil"),
      "8:9: The engine does not know 'view' here")
  }

  @Test func sizesThatUIKitWouldChangeAreUnknown() {
    checkRefused(
      """
      let A = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "large" { nav.navigationBar.prefersLargeTitles = true }
      require A.view.safeAreaInsets.top < 120
      """,
      "5:9: The engine does not know 'safeAreaInsets' here")
  }

  @Test func theStyleOfASystemControllerIsUnknown() {
    let present = """
      let A = UIViewController()
      window.rootViewController = A
      let safari = SFSafariViewController(url: url)

      """
    checkRefused(
      present
        + "when \"shown\" { A.present(safari, animated: true) }\nrequire never A.viewWillDisappear",
      "5:15: The engine does not know if 'A.viewWillDisappear' comes here")
    checkHolds(
      present + """
        safari.modalPresentationStyle = .fullScreen
        when "shown" { A.present(safari, animated: true) }
        require count(A.viewDidDisappear) == 1
        """)
  }

  @Test func boundsKeepTheMiddleOfAView() {
    checkHolds(
      """
      let v = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      when "wider" { v.bounds.size = CGSize(width: 200, height: 100) }
      require v.frame.minX == -40
      """)
  }

  @Test func aNameThatHasHeldTwoObjectsIsNoReceiver() {
    checkProblems(
      """
      var s = UIViewController()
      let first = s
      s = UIViewController()
      when "shown" { window.rootViewController = s }
      require never s.viewDidLoad
      """,
      "5:15: 's' has held two objects, so the check may mean either [ambiguous-receiver]")
  }

  @Test(arguments: [
    ("A.setValue(3, forKey: \"n\")", "Key-value coding is not simulated yet"),
    (
      "UIApplication.shared.sendAction(#selector(log), to: A, from: nil, for: nil)",
      "'sendAction' is not simulated yet"
    ),
    ("exit(0)", "'exit' is not simulated yet"),
    ("view.layer.isHidden = true", "'layer.isHidden' is not simulated yet"),
    (
      "view.traitOverrides.userInterfaceStyle = .dark",
      "'traitOverrides' of this object is not simulated yet"
    ),
    (
      "UIView.animate(withDuration: 1, delay: 0, options: [.repeat], animations: { })",
      "An animation that repeats is not simulated yet"
    ),
  ])
  func aCallThatWouldDoNothingIsRefused(_ statement: String, _ summary: String) {
    let problems = outcome(
      of: screen(statement, members: "@objc func log() { }", check: "require A.n == 0")
    ).problems
    #expect(problems.contains { $0.contains(summary + " [not-simulated]") })
  }
}
