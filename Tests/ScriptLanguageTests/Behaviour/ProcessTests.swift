import LifecycleEngine
import Scenarios
import Testing

/// The app leaves, returns and runs short of memory. Storyboards make controllers.
@Suite struct ProcessTests {
  @Test func leavingTheAppLaysOutTwiceAndNothingDisappears() {
    checkHolds(
      """
      let A = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      NotificationCenter.default.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) { _ in print("note") }
      when "the user leaves" { system.enterBackground() }
      expect(.all, of: A, app, console) {
          app.sceneWillResignActive
          app.sceneDidEnterBackground
          console.print("note")
          A.viewWillLayoutSubviews
          A.viewDidLayoutSubviews
          A.traitCollectionDidChange
          A.viewWillLayoutSubviews
          A.viewDidLayoutSubviews
          A.traitCollectionDidChange
      }
      when "and comes back" { system.enterForeground() }
      expect(.app + .appearance) {
          app.sceneWillEnterForeground
          app.sceneDidBecomeActive
      }
      require UIApplication.shared.applicationState == .active
      """)
  }

  @Test func anAppDelegateAloneMeansAnAppWithoutScenes() {
    checkHolds(
      #"""
      class D: NSObject, UIApplicationDelegate {
          func applicationDidEnterBackground(_ application: UIApplication) { print("bg \(application.applicationState == .background)") }
          func applicationDidReceiveMemoryWarning(_ application: UIApplication) { }
      }
      let d = D()
      UIApplication.shared.delegate = d
      let A = UIViewController()
      window.rootViewController = A
      when "x" { system.enterBackground() ; system.memoryWarning() }
      expect(.app + .console + .memory) {
          d.applicationDidEnterBackground
          console.print("bg")
          d.applicationDidReceiveMemoryWarning
          A.didReceiveMemoryWarning
      }
      """#)
  }

  @Test func aHiddenViewIsUnloadedUpToTheFifthRelease() {
    checkHolds(
      """
      let H = UIViewController(), V = UIViewController()
      let nav = UINavigationController(H)
      window.rootViewController = nav
      nav.pushViewController(V, animated: true)
      when "memory is short" { system.memoryWarning() }
      expect(.memory) {
          H.didReceiveMemoryWarning
          H.viewWillUnload
          H.viewDidUnload
          V.didReceiveMemoryWarning
      }
      require !H.isViewLoaded
      when "H is shown again" { user.tapBack() }
      expect(.loading, of: H) {
          H.loadView
          H.viewDidLoad
      }
      """, ScenarioAttributes(on: 5))
  }

  @Test func aSegueFindsTheDestinationMadeAndItsViewNotLoaded() {
    checkHolds(
      """
      class Detail: UIViewController {
          var text = ""
          required init?(coder: NSCoder) { super.init(coder: coder) }
          override func awakeFromNib() { super.awakeFromNib() }
      }
      class Master: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          let d = segue.destination as! Detail
          d.text = "hello"
          }
      }
      let A = system.instantiateFromStoryboard(Master.self)
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "segue" { A.performSegue(withIdentifier: "showDetail", sender: nil) }
      expect(.loading + .classic + .delegates) {
          Detail1.init
          Detail1.awakeFromNib
          A.prepare(for: Detail1)
          Detail1.loadView
          Detail1.viewDidLoad
          A.viewWillDisappear
          Detail1.viewWillAppear
          A.viewDidDisappear
          Detail1.viewDidAppear
      }
      require Detail1.text == "hello"
      """)
  }

  @Test func aSecondEmbedSegueRaises() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      window.rootViewController = A
      when "a" { A.performSegue(withIdentifier: "embedB", sender: nil) }
      expect(.containment + .classic + .delegates) {
          A.prepare(for: B)
          B.willMove(toParent: A)
          B.viewWillAppear
          B.didMove(toParent: A)
          B.viewDidAppear
      }
      when "b" { A.performSegue(withIdentifier: "embedC", sender: nil) }
      require console contains "There are unexpected subviews in the container view"
      """)
  }

  /// The user taps a form on a stack and leaves by the back button. Checks the callbacks on a
  /// release.
  private func checkBack(ios: Int, _ heard: String) {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    checkHolds(
      """
      class Form: UIViewController, UITextFieldDelegate, UINavigationControllerDelegate {
          let field = UITextField()
          override func viewDidLoad() { super.viewDidLoad(); view.addSubview(field); field.delegate = self }
          func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
          func textFieldDidBeginEditing(_ textField: UITextField) { }
          func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
          func textFieldDidEndEditing(_ textField: UITextField) { }
          func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {}
          func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
      }
      let A = UIViewController(), B = Form()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      nav.delegate = B
      nav.pushViewController(B, animated: true)
      when "tap" { user.tap(B.field) }
      expect(.responder) {
          B.textFieldShouldBeginEditing
          B.textFieldDidBeginEditing
      }
      require B.field.isFirstResponder
      when "back" { user.tapBack() }
      expect(.classic + .responder + .delegates) {
      \(heard)
      }
      """, attributes)
  }

  @Test func aPopEndsEditingAfterTheWillCallbacksUpToIOS9() {
    checkBack(
      ios: 9,
      """
      B.viewWillDisappear
      A.viewWillAppear
      B.navigationController(willShow: A)
      B.textFieldShouldEndEditing
      B.textFieldDidEndEditing
      B.viewDidDisappear
      A.viewDidAppear
      B.navigationController(didShow: A)
      """)
  }

  @Test func aPopEndsEditingBeforeTheWillCallbacksFromIOS10() {
    checkBack(
      ios: 10,
      """
      B.textFieldShouldEndEditing
      B.textFieldDidEndEditing
      B.viewWillDisappear
      A.viewWillAppear
      B.navigationController(willShow: A)
      B.viewDidDisappear
      A.viewDidAppear
      B.navigationController(didShow: A)
      """)
  }

  @Test func aDelegateThatRefusesKeepsTheFieldUnlessItLeaves() {
    checkHolds(
      """
      let A = UIViewController(), f = UITextField(), g = UITextField()
      class D: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ t: UITextField) -> Bool { true }
        func textFieldDidBeginEditing(_ t: UITextField) {}
        func textFieldShouldEndEditing(_ t: UITextField) -> Bool { false }
        func textFieldDidEndEditing(_ t: UITextField) {}
      }
      let d = D()
      window.rootViewController = A
      A.view.addSubview(f)
      A.view.addSubview(g)
      f.delegate = d
      g.delegate = d
      when "x" { user.tap(f); user.tap(g) }
      expect(.responder) {
        d.textFieldShouldBeginEditing
        d.textFieldDidBeginEditing
        d.textFieldShouldBeginEditing
        d.textFieldShouldEndEditing
      }
      require f.isFirstResponder
      when "y" { f.removeFromSuperview() }
      expect(.responder) {
        d.textFieldShouldEndEditing
        d.textFieldDidEndEditing
      }
      """)
  }

  @Test(arguments: [9, 10, 26])
  func theMethodWithAReasonIsCalledInPlaceOfTheOneWithout(major: Int) {
    let told = major < 10 ? "textFieldDidEndEditing" : "textFieldDidEndEditing(reason: .committed)"
    checkHolds(
      """
      class Form: UIViewController, UITextFieldDelegate {
          var reason: UITextField.DidEndEditingReason?
          func textFieldDidEndEditing(_ field: UITextField) {}
          func textFieldDidEndEditing(_ field: UITextField, reason: UITextField.DidEndEditingReason) {
              self.reason = reason
          }
      }
      let A = Form(), field = UITextField()
      window.rootViewController = A
      A.view.addSubview(field)
      field.delegate = A
      user.tap(field)
      when "it ends" { field.resignFirstResponder() }
      expect(.responder) { A.\(told) }
      require (A.reason == .committed) == \(major >= 10)
      """, ScenarioAttributes(on: major))
  }

  @Test func aPushEndsEditing() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), field = UITextField()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      A.view.addSubview(field)
      when "x" { field.becomeFirstResponder(); nav.pushViewController(B, animated: true) }
      require !field.isFirstResponder
      """)
  }

  @Test func anUnknownSegueRaises() {
    checkHolds(
      """
      let A = UIViewController()
      when "x" { A.performSegue(withIdentifier: "nope", sender: nil) }
      require console contains "has no segue with identifier 'nope'"
      """)
  }

  @Test func aGestureThatCameLaterSaysWithWhichRelease() {
    for (action, major) in [("beginSwipeBack", 7), ("beginSheetSwipe", 13)] {
      let (_, problems) = outcome(
        of: "when \"x\" { user.\(action)() }", ScenarioAttributes(on: major - 1))
      #expect(
        problems == [
          "1:12: 'user.\(action)()' is impossible: it came with iOS \(major) [impossible-action]"
        ])
    }
  }

  @Test func anAppWithADelegateOfTheApplicationOnlyHasOneScene() {
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate { }
      let delegate = AppDelegate()
      UIApplication.shared.delegate = delegate
      require UIApplication.shared.connectedScenes.first == window.windowScene
      """
    checkHolds(delegate)
    checkHolds("require UIApplication.shared.connectedScenes.count == 1")
    #expect(
      outcome(
        of: "require UIApplication.shared.connectedScenes.isEmpty", ScenarioAttributes(on: 12)
      ).problems == ["1:9: 'connectedScenes' exists from iOS 13 [unavailable]"])
  }

  @Test func whatCannotHappenIsSaid() {
    checkProblems(
      "when \"x\" { system.enterForeground() }\nexpect(.app) { }",
      "1:12: 'system.enterForeground()' is impossible: the app is already in front "
        + "[impossible-action]")
    checkProblems(
      "when \"x\" { system.enterBackground() }\nwhen \"y\" { system.enterBackground() }",
      "2:12: 'system.enterBackground()' is impossible: the app is already in the background "
        + "[impossible-action]")
    checkProblems(
      "when \"x\" { user.tap(window) }\nexpect(.app) { }",
      "1:12: 'tap' needs a control, a bar button item, an action of an alert, a text field or a text view [wrong-argument]"
    )
    checkProblems(
      "require Task { } == nil",
      "1:9: A check may not change what it judges: a task is begun [check-with-effect]")
  }
}
