import LifecycleEngine
import Scenarios
import Testing

/// A check without a way to fail is an error.
@Suite struct EmptyCheckTests {
  private let push = """
    class Note { func done() {} ; deinit { } }
    let A = UIViewController(), B = UIViewController(), note = Note(), five = 5
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true) }

    """

  @Test(arguments: [
    ("require never A.textFieldShouldReturn", "6:17: 'textFieldShouldReturn' is not simulated yet")
  ])
  func whatIsNotSimulated(_ check: String, _ expected: String) {
    checkProblems(push + check, expected + " [not-simulated]")
  }

  @Test(arguments: [
    (
      "expect(.classic, of: window) { }",
      "6:22: 'window' never gets anything that .classic shows"
    ),
    ("expect(of: A, five) { }", "6:15: 'five' never gets anything that .appearance shows"),
    ("expect(of: note) { }", "6:12: 'note' never gets anything that .appearance shows"),
    ("require never window.viewDidLoad", "6:15: 'window' never gets 'viewDidLoad'"),
    ("require never note.viewDidLoad", "6:15: 'note' never gets 'viewDidLoad'"),
    ("require never A.print", "6:15: 'A' never gets 'print'"),
    ("expect(.console, of: A) { }", "6:22: 'A' never gets anything that .console shows"),
    ("expect(.delegates, of: A) { }", "6:24: 'A' never gets anything that .delegates shows"),
    ("expect(.delegates) { }", "6:1: Nothing here ever gets anything that .delegates shows"),
    (
      "require never A.navigationController(willShow: B)",
      "6:15: 'A' never gets 'navigationController(willShow: B)'"
    ),
    (
      "require never A.completion(of: \"setViewControllers\")",
      "6:15: 'A' never gets 'completion(of: \"setViewControllers\")'"
    ),
    ("require never B.willMove(toParent: note)", "6:36: 'note' is not a controller"),
    ("require never B.willMove(toParent: five)", "6:36: 'five' is not a controller"),
    ("require never B.willMove(toParent: window)", "6:36: 'window' is not a controller"),
    ("expect(of: app) { }", "6:12: 'app' gets nothing that .appearance shows"),
    ("require never app.viewDidLoad", "6:15: 'app' never gets 'viewDidLoad'"),
    ("require never A.prepare", "6:15: 'A' never gets 'prepare'"),
    ("expect(.responder) { }", "6:1: Nothing here ever gets anything that .responder shows"),
    ("require never console.viewDidLoad", "6:15: 'console' never gets 'viewDidLoad'"),
    ("expect(.classic, of: console) { }", "6:22: 'console' gets nothing that .classic shows"),
  ])
  func whatTheReceiverNeverGets(_ check: String, _ expected: String) {
    checkProblems(push + check, expected + " [impossible-event]")
  }

  @Test(arguments: [
    ("A.viewWillAppear(animated: \"q\")", "6:42: Here 'viewWillAppear' has 'true' or 'false'"),
    ("A.viewWillAppear(animated: nil)", "6:42: Here 'viewWillAppear' has 'true' or 'false'"),
    ("A.viewWillAppear(animated: A)", "6:42: Here 'viewWillAppear' has 'true' or 'false'"),
    ("A.viewWillAppear(1, 2, 3)", "6:32: Here 'viewWillAppear' has 'true' or 'false'"),
    ("A.viewWillAppear(true, 2)", "6:38: 'viewWillAppear' has one argument"),
    (
      "A.viewWillAppear(animated: false, animated: true)",
      "6:59: This argument of 'viewWillAppear' is given twice"
    ),
    ("A.viewDidLoad(3)", "6:29: 'viewDidLoad' has no arguments"),
    ("console.print(3)", "6:29: Here 'print' has text in quotes"),
    (
      "B.willMove(toParent: 3)", "6:36: Here 'willMove' has the name of a controller or 'nil'"
    ),
    (
      "A.navigationController(nav, willShow: B)",
      "6:53: This argument of 'navigationController' is given twice"
    ),
    (
      "A.navigationController(willShow: A, didShow: B)",
      "6:60: 'didShow:' does not belong to the same callback as the labels before it"
    ),
    (
      "A.pageViewController(willTransitionTo: A)",
      "6:54: Here 'pageViewController' has a list of controllers, such as '[A, B]'"
    ),
    (
      "A.completion(of: \"push\")",
      "6:32: Here 'completion' has one of \"present\", \"dismiss\", \"transition\", \"animate\", "
        + "\"addCompletion\", \"setViewControllers\""
    ),
  ])
  func argumentsThatNoEventHas(_ event: String, _ expected: String) {
    checkProblems(push + "require never " + event, expected + " [impossible-event]")
    let lines = outcome(of: push + "expect(.all) {\n\(event)\n}").problems
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("[impossible-event]") == true)
  }

  @Test(arguments: [
    ("expect(.classic) { A.viewWillAppear(animated: nosuch) }", "6:47", "nosuch"),
    ("require never B.willMove(toParent: Zed)", "6:36", "Zed"),
    ("require never A.pageViewController(willTransitionTo: [A, Zed])", "6:58", "Zed"),
    ("require never B.willMove(toParent: console)", "6:36", "console"),
  ])
  func anUnknownNameIsReportedWhereItStands(_ check: String, _ place: String, _ name: String) {
    checkProblems(
      push + check, "\(place): '\(name)' is not the name of an object here [unknown-name]")
  }

  @Test(arguments: [
    ("require never Detail7.viewDidLoad", "6:15", "Detail7"),
    ("expect(.classic, of: Detail1) { }", "6:22", "Detail1"),
    ("require never B.willMove(toParent: Detail1)", "6:36", "Detail1"),
    ("require never UIViewController1.viewDidLoad", "6:15", "UIViewController1"),
  ])
  func aNumberedNameThatNoObjectEverHas(_ check: String, _ place: String, _ name: String) {
    let known = "class Detail: UIViewController {} ; " + push + check
    checkProblems(
      known, "\(place): No object is ever called '\(name)' [unknown-name]")
  }

  @Test func aNumberedNameThatAnObjectHasLater() {
    checkHolds(
      """
      class Detail: UIViewController {}
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      when "time passes" { system.wait(1) }
      require never Detail1.viewDidLoad
      expect(.all, of: Detail1) { }
      when "pushed" { nav.pushViewController(Detail(), animated: false) }
      require count(Detail1.viewDidLoad) == 1
      """)
  }

  @Test(arguments: [
    ("turn(of: A.viewWillDisappear) == turn(of: A.viewWillDisappear)", "fail"),
    ("turn(of: A.viewWillDisappear) <= turn(of: A.viewWillDisappear)", "fail"),
    ("frame(of: A.viewWillDisappear) != frame(of:  A . viewWillDisappear)", "hold"),
    ("A.parent == A.parent", "fail"), ("A.view === A.view", "fail"), ("A != A", "hold"),
  ])
  func sidesThatAreTheSame(_ demand: String, _ what: String) {
    let problems = outcome(of: push + "require " + demand).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        "Both sides are the same, so the check could not \(what) [bad-requirement]") == true)
  }

  @Test(arguments: [
    "frame(of: B.viewDidAppear) >= 0", "frame(of: B.viewDidAppear) > 0",
    "turn(of: B.viewDidAppear) >= 1", "transaction(of: B.viewDidAppear) != 0",
    "turn(of: B.viewDidAppear) == 5", "frame(of: B.viewDidAppear) == 32",
    "true", "!false", "1 == 1", "\"a\" != \"b\"", "1 + 1 == 2 at B.viewDidAppear",
  ])
  func comparisonsThatAlwaysHold(_ demand: String) {
    let problems = outcome(of: push + "require " + demand).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasSuffix("[bad-requirement]") == true)
  }

  @Test func aCallbackThatNoneOfTheReleasesHas() {
    let source =
      "let A = UIViewController()\nwindow.rootViewController = A\n"
      + "require never A.viewIsAppearing"
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(12)]
    #expect(
      outcome(of: source, attributes).problems
        == ["3:15: 'A' never gets 'viewIsAppearing' [impossible-event]"])
    attributes.releases = [Release(13), Release(12)]
    #expect(outcome(of: source, attributes).problems == [])
  }

  @Test func aPropertyThatUIKitReadsIsNoEvent() {
    checkProblems(
      push + "require never A.shouldAutomaticallyForwardAppearanceMethods",
      "6:17: 'shouldAutomaticallyForwardAppearanceMethods' is read by UIKit and is not an event "
        + "[unknown-callback]")
  }

  @Test func ofEveryArgumentIsKnownWhatItCanBe() {
    for callback in Callback.allCases where callback.lens != .none {
      for label in callback.argumentLabels {
        let receiver = callback.lens == .console ? "console" : "A"
        // The text of the console has no label.
        let argument = callback.lens == .console ? "3" : "\(label): 3"
        let check = "require never \(receiver).\(callback.baseName)(\(argument))"
        let problems = outcome(of: push + check).problems
        #expect(problems.count == 1)
        #expect(problems.first?.contains("Here '\(callback.baseName)' has ") == true, "\(check)")
      }
    }
  }

  @Test func aCountThatEveryNumberMeets() {
    checkProblems(
      push + "require count(A.viewDidLoad) >= 0",
      "6:15: Every count meets this, so the check could not fail [bad-requirement]")
  }

  @Test(arguments: [
    "A.undefinedThing != nil", "A.undefinedThing == nil", "nil == A.undefinedThing",
    "A.view.tintColor != nil", "A.undefinedThing == B", "A.undefinedThing === A",
    "A.undefinedThing < 3", "A.undefinedThing + 1 == 2", "[A.undefinedThing] == [A]",
    "A.undefinedThing", "!A.undefinedThing", "A.undefinedThing is UIView",
    "A.undefinedThing?.text != nil", "(A.undefinedThing ?? 3) == 3", "A.undefinedThing.isEmpty",
    "A.undefinedCall() != nil", "A.undefinedThing != nil at B.viewDidLoad",
  ])
  func whatIsOpaqueDecidesNothing(_ condition: String) {
    let problems = outcome(of: push + "require " + condition).problems
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix("[opaque-condition]") == true
        || problems.first?.hasSuffix("[type-mismatch]") == true, "\(problems)")
  }

  @Test func whatReceiversDoGetCanBeChecked() {
    checkHolds(
      push + """
        expect(.loading, of: note) { }
        expect(.console, of: console) { }
        require never note.deinit
        expect(.completion, of: A) { }
        require never A.completion(of: "dismiss")
        """)
    checkHolds(
      """
      class Screen: UIViewController, UINavigationControllerDelegate {
          func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {}
      }
      let A = Screen(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "nobody tells A" { nav.pushViewController(B, animated: true) }
      require never A.navigationController(willShow:)
      require never A.navigationController(willShow: B)
      expect(.delegates, of: A) { }
      expect(.delegates) { }
      """)
  }

  /// The declared deliveries equal the actual deliveries, so a new delivery needs a declaration.
  @Test func everyDeliveredCallbackComesAndNoOther() {
    var seen = CallbackSet()
    for source in DeliveryScripts.all {
      let (run, problems) = outcome(of: source)
      #expect(problems.isEmpty)
      for event in run?.trace.events ?? [] { seen.insert(event.callback) }
    }
    var pad = ScenarioAttributes()
    pad.device = Device(.pad, orientation: .landscapeLeft)
    for source in DeliveryScripts.onPad {
      let (run, problems) = outcome(of: source, pad)
      #expect(problems.isEmpty)
      for event in run?.trace.events ?? [] { seen.insert(event.callback) }
    }
    let (old, problems) = outcome(
      of: EmptyCheckTests.oldScript, ScenarioAttributes(on: 5))
    #expect(problems.isEmpty)
    for event in old?.trace.events ?? [] { seen.insert(event.callback) }
    var first = ScenarioAttributes()
    first.releases = [.oldest]
    for source in EmptyCheckTests.scriptsOfTheFirstRelease {
      let (run, problems) = outcome(of: source, first)
      #expect(problems.isEmpty)
      for event in run?.trace.events ?? [] { seen.insert(event.callback) }
    }
    for callback in Callback.allCases where callback.lens != .none {
      #expect(seen.contains(callback), "\(callback)")
    }
    for lens in Lens.allCases where lens != .none {
      let isSeen = Callback.allCases.contains { LensSet(lens).shows($0) && seen.contains($0) }
      #expect(isSeen, "\(lens)")
    }
  }

  /// Callbacks that come only on iOS 5, or in an app without scenes.
  private static let oldScript = """
    let A = UIViewController()
    A.loadView()
    system.memoryWarning()
    system.enterBackground()
    system.enterForeground()
    require count(app.applicationDidReceiveMemoryWarning) == 1
    require count(app.applicationDidBecomeActive) == 1
    system.terminate()
    """

  private static let scriptsOfTheFirstRelease = [
    """
    class Turning: UIViewController {
        override func shouldAutorotate(to o: UIInterfaceOrientation) -> Bool { true }
    }
    let A = Turning()
    window.rootViewController = A
    user.rotate(to: .landscapeLeft)
    """
  ]

  @Test(arguments: [
    "A.isViewLoaded || true", "false && A.isViewLoaded", "!(A.isViewLoaded && false)", "{ true }()",
    "true ? 1 == 1 : false", "[1, 2].count == 2", "[1].contains(1)",
  ])
  func conditionsThatDependOnNothing(_ condition: String) {
    checkProblems(
      push + "require " + condition,
      "6:9: This is the same in every run, so nothing is checked [bad-requirement]")
  }

  @Test func conditionsWithALiteralCanDepend() {
    checkProblems(push + "require A.isViewLoaded || false\nrequire true && A.isViewLoaded")
  }

  @Test(arguments: [
    ("console.prin(\"x\")", "6:23: 'prin' is not a callback; did you mean 'print'?"),
    ("app.foo", "6:19: 'foo' is not a callback"),
  ])
  func anUnknownCallbackIsReportedOnce(_ event: String, _ summary: String) {
    checkProblems(push + "require never " + event, "\(summary) [unknown-callback]")
  }
}
