import LifecycleEngine
import Testing

/// A tap on a control or on a bar button item calls the author's code.
@Suite struct ControlTapTests {
  private func screen(_ members: String, _ setUp: String = "") -> String {
    """
    class Screen: UIViewController {
        let button = UIButton(type: .system)
        let level = UISwitch()
        let choice = UISegmentedControl(items: ["a", "b"])
        lazy var add = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(added))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(button)
            view.addSubview(level)
            view.addSubview(choice)
            navigationItem.rightBarButtonItem = add
            \(setUp)
        }
        @objc func tapped() { print("tapped") }
        @objc func gotSender(_ sender: UIButton) { print(sender === button) }
        @objc func added(_ sender: Any) { print("added") }
        \(members)
    }
    let A = Screen(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    window.rootViewController = nav

    """
  }

  @Test func aTargetThatIsAddedAgainIsCalledOnce() {
    checkPrint(
      screen(
        "",
        """
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        """) + "user.tap(A.button)", "tapped")
  }

  @Test func aButtonCallsItsTargetsAndActionsInTheOrderOfRegistration() {
    checkPrint(
      screen(
        "",
        """
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        button.addAction(UIAction { _ in print("action") }, for: .touchUpInside)
        button.addTarget(self, action: #selector(gotSender), for: [.touchUpInside, .touchCancel])
        button.addTarget(self, action: #selector(tapped), for: .touchDragExit)
        """) + "user.tap(A.button)", "tapped", "action", "true")
    checkPrint(
      "let b = UIButton(primaryAction: UIAction(title: \"x\") { action in print(action.title) })\n"
        + "let A = UIViewController()\nA.view.addSubview(b)\nwindow.rootViewController = A\n"
        + "user.tap(b)", "x")
  }

  @Test func whatWasRemovedIsNotCalled() {
    let add = """
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      button.addTarget(self, action: #selector(gotSender), for: .touchUpInside)
      """
    checkPrint(
      screen("", add + "\nbutton.removeTarget(self, action: #selector(tapped), for: .allEvents)")
        + "user.tap(A.button)", "true")
    checkPrint(
      screen(
        "", add + "\nbutton.removeTarget(self, action: #selector(tapped), for: .touchUpInside)")
        + "user.tap(A.button)", "true")
    checkPrint(
      screen("", add + "\nbutton.removeTarget(nil, action: nil, for: .touchUpInside)")
        + "user.tap(A.button)\nprint(\"nothing\")", "nothing")
    checkPrint(
      screen(
        "let own = UIAction { _ in print(\"own\") }",
        """
        button.addAction(own, for: .touchUpInside)
        button.removeAction(own, for: .touchUpInside)
        """) + "user.tap(A.button)\nprint(\"nothing\")", "nothing")
  }

  @Test func anEventMayBeOneOfASet() {
    func tap(_ events: String, _ lines: String...) {
      checkPrint(
        screen("", "button.addTarget(self, action: #selector(tapped), for: \(events))")
          + "user.tap(A.button)\nprint(\"end\")", lines: lines + ["end"])
    }
    tap(".allTouchEvents", "tapped", "tapped")
    tap("[.touchDown, .valueChanged]", "tapped")
    tap("UIControl.Event.touchUpInside", "tapped")
    tap(".allEditingEvents")
    checkPrint(
      screen(
        "",
        """
        button.addTarget(self, action: #selector(tapped), for: .allTouchEvents)
        button.removeTarget(self, action: nil, for: .touchDown)
        """) + "user.tap(A.button)", "tapped")
    let problems = outcome(
      of: screen("", "button.addTarget(self, action: #selector(tapped), for: .tapped)")
    ).problems
    #expect(problems.first?.contains("'.tapped' is not simulated yet [not-simulated]") == true)
  }

  @Test func aSwitchThatCodeSetsTogglesFromThere() {
    checkPrint(
      screen("", "level.setOn(true, animated: false)")
        + "print(A.level.isOn)\nuser.tap(A.level)\nprint(A.level.isOn)", "true", "false")
  }

  @Test func theTargetOfAnItemMayBeSetLater() {
    checkPrint(
      screen(
        "deinit { print(\"gone\") }",
        "add = UIBarButtonItem()\nadd.target = self\nadd.action = #selector(added)\n"
          + "navigationItem.rightBarButtonItem = add"
      )
      .replacing("let A = Screen()", with: "var A: Screen? = Screen()")
      .replacing("rootViewController: A", with: "rootViewController: A!")
        + "user.tap(A!.add)\nwindow.rootViewController = B\nnav.viewControllers = []\nA = nil",
      "added", "gone")
  }

  @Test func theValueIsChangedBeforeTheActionHears() {
    checkPrint(
      screen(
        "",
        "level.addAction(UIAction { [unowned self] _ in print(level.isOn) }, for: .valueChanged)")
        + "user.tap(A.level)\nuser.tap(A.level)", "true", "false")
    let choice =
      "choice.addAction(UIAction { [unowned self] _ in print(choice.selectedSegmentIndex) }, "
      + "for: .valueChanged)"
    checkPrint(
      screen("", choice)
        + "user.tap(A.choice, segment: 1)\nuser.tap(A.choice, segment: 1)\n"
        + "A.choice.selectedSegmentIndex = 0\nuser.tap(A.choice, segment: 1)", "1", "1")
  }

  @Test func anItemCallsItsTargetWhileItsBarIsVisible() {
    checkPrint(
      screen("") + "user.tap(A.add)\nuser.tap(A.navigationItem.rightBarButtonItem!)",
      "added", "added")
    checkPrint(
      screen(
        "",
        "navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: "
          + "UIAction { _ in print(\"left\") })") + "user.tap(A.navigationItem.leftBarButtonItem!)",
      "left")
    let problem =
      "'user.tap(UIBarButtonItem)' is impossible: it needs a navigation bar with the item on screen "
      + "[impossible-action]"
    let line = screen("").split(separator: "\n", omittingEmptySubsequences: false).count + 1
    for change in [
      "nav.pushViewController(B, animated: false)",
      "nav.setNavigationBarHidden(true, animated: false)",
      "window.rootViewController = B",
    ] {
      checkProblems(screen("") + change + "\nuser.tap(A.add)", "\(line):1: \(problem)")
    }
  }

  @Test func anActionOfAnAlertIsHeardWhenTheAlertIsGone() {
    let alert = """
      let A = UIViewController(), B = UIViewController()
      window.rootViewController = A
      let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
      let yes = UIAlertAction(title: "Yes", style: .default) { action in
          print(action.title, A.presentedViewController == nil, alert.view.window == nil)
      }
      let no = UIAlertAction(title: "No", style: .cancel)
      alert.addAction(yes)
      alert.addAction(no)

      """
    checkPrint(
      alert + "A.present(alert, animated: true)\nsystem.wait()\nuser.tap(yes)\nsystem.wait()\n"
        + "print(A.presentedViewController == nil)", "Yes true true", "true")
    checkPrint(
      alert + "A.present(alert, animated: true)\nsystem.wait()\nuser.tap(no)\nsystem.wait()\n"
        + "print(A.presentedViewController == nil)", "true")
    let line = alert.split(separator: "\n", omittingEmptySubsequences: false).count
    checkProblems(
      alert + "user.tap(yes)",
      "\(line):1: 'user.tap(yes)' is impossible: it needs the alert on screen [impossible-action]")
  }

  @Test func anOrderThatNoSourceTellsIsRefused() {
    let line = screen("").split(separator: "\n", omittingEmptySubsequences: false).count
    checkProblems(
      screen("").replacing(
        "let button = UIButton(type: .system)",
        with: "let button = UIButton(primaryAction: UIAction { _ in })")
        + "A.button.addTarget(A, action: #selector(Screen.tapped), for: .touchUpInside)\n"
        + "user.tap(A.button)",
      "\(line + 1):1: The order of '.touchUpInside' and '.primaryActionTriggered' in one tap is not "
        + "simulated yet [not-simulated]")
  }

  @Test func noTouchReachesWhatIsCoveredOrSwitchedOff() {
    let line = screen("").split(separator: "\n", omittingEmptySubsequences: false).count + 1
    func check(_ change: String, _ reason: String) {
      checkProblems(
        screen("") + change + "\nuser.tap(A.button)",
        "\(line):1: 'user.tap(UIButton)' is impossible: \(reason) [impossible-action]")
    }
    check(
      "A.present(B, animated: true)", "what is presented over the tapped view takes the touches")
    check("A.button.isEnabled = false", "the control is not enabled")
    check(
      "A.view.isUserInteractionEnabled = false",
      "a view that the control is in has user interaction disabled")
    check("A.button.isHidden = true", "the tapped view, or a view around it, is hidden")
    check("A.button.removeFromSuperview()", "it needs the control on screen")
  }

  @Test func aControlHoldsItsActionsAndNotItsTargets() {
    checkPrint(
      screen(
        "deinit { print(\"gone\") }",
        "button.addTarget(self, action: #selector(tapped), for: .touchUpInside)"
      )
      .replacing("let A = Screen()", with: "var A: Screen? = Screen()")
      .replacing("rootViewController: A", with: "rootViewController: A!")
        + "window.rootViewController = B\nnav.viewControllers = []\nA = nil", "gone")
    checkPrint(
      """
      class Box: NSObject { deinit { print("gone") } }
      func make() -> UIButton {
          let box = Box()
          return UIButton(primaryAction: UIAction { _ in print(box) })
      }
      var b: UIButton? = make()
      print("made")
      b = nil
      """, "made", "gone")
  }

  @Test func whatNobodyCanTapIsRefused() {
    let help =
      "'tap' needs a control, a bar button item, an action of an alert, a text field or a text view"
    let line = screen("").split(separator: "\n", omittingEmptySubsequences: false).count
    for value in ["A.view", "UIView()", "3", "A"] {
      checkProblems(screen("") + "user.tap(\(value))", "\(line):1: \(help) [wrong-argument]")
    }
    let segment =
      "A tap on a segmented control, and on no other control, names a segment [wrong-argument]"
    checkProblems(screen("") + "user.tap(A.choice)", "\(line):1: \(segment)")
    checkProblems(screen("") + "user.tap(A.button, segment: 1)", "\(line):1: \(segment)")
  }
}
