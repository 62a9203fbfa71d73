import LifecycleEngine
import ScriptLanguage
import Testing

/// A check that could not fail is an error.
@Suite struct EmptyCheckTests {
  private let push = """
    class Note { func done() {} ; deinit { } }
    let A = UIViewController(), B = UIViewController(), note = Note(), five = 5
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: true) }

    """

  @Test(arguments: [
    ("require never A.updateProperties", "6:17: 'updateProperties' is not simulated yet"),
    ("require never A.updateViewConstraints", "6:17: 'updateViewConstraints' is not simulated yet"),
    ("require never A.awakeFromNib", "6:17: 'awakeFromNib' is not simulated yet"),
    (
      "require never A.didReceiveMemoryWarning",
      "6:17: 'didReceiveMemoryWarning' is not simulated yet"
    ),
    ("require never A.viewWillTransition", "6:17: 'viewWillTransition' is not simulated yet"),
    ("expect(.memory) { }", "6:9: Nothing of '.memory' is simulated yet"),
    ("expect(.app) { }", "6:9: Nothing of '.app' is simulated yet"),
    ("expect(.geometry) { }", "6:9: Nothing of '.geometry' is simulated yet"),
    ("expect(.classic + .responder) { }", "6:20: Nothing of '.responder' is simulated yet"),
    ("expect(of: app) { }", "6:12: 'app' is not simulated yet"),
    ("require never app.viewDidLoad", "6:15: 'app' is not simulated yet"),
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
    ("require never console.viewDidLoad", "6:15: 'console' never gets 'viewDidLoad'"),
    ("expect(.classic, of: console) { }", "6:22: 'console' gets nothing that .classic shows"),
  ])
  func whatTheReceiverNeverGets(_ check: String, _ expected: String) {
    checkProblems(push + check, expected + " [impossible-event]")
  }

  @Test func aCountThatEveryNumberMeets() {
    checkProblems(
      push + "require count(A.viewDidLoad) >= 0",
      "6:15: Every count meets this, so the check could not fail [bad-requirement]")
  }

  @Test(arguments: [
    "A.undefinedThing != nil", "A.undefinedThing == nil", "nil == A.undefinedThing",
    "A.view.alpha != nil", "A.undefinedThing == B", "A.undefinedThing === A",
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
        require never A.navigationController(willShow:)
        expect(.delegates, of: A) { }
        """)
  }

  /// What is said to be delivered is, and nothing else: a new delivery has to be declared.
  @Test func everyDeliveredCallbackComesAndNoOther() {
    var seen = CallbackSet()
    for source in EmptyCheckTests.scripts {
      let (run, problems) = outcome(of: source)
      #expect(problems.isEmpty)
      for event in run?.trace.events ?? [] { seen.insert(event.callback) }
    }
    for callback in Callback.allCases where callback.lens != .none {
      #expect(seen.contains(callback) == callback.isDelivered, "\(callback)")
    }
    for lens in Lens.allCases where lens != .none {
      let isSeen = Callback.allCases.contains { LensSet(lens).shows($0) && seen.contains($0) }
      #expect(isSeen == lens.isDelivered, "\(lens)")
    }
  }

  private static let scripts = [
    """
    class Spy: UINavigationControllerDelegate {
        func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {}
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
    }
    let A = UIViewController(), spy = Spy()
    let nav = UINavigationController(A)
    nav.delegate = spy
    window.rootViewController = nav
    nav.pushViewController(UIViewController(), animated: false)
    nav.popViewController(animated: false)
    print("popped")
    UIViewController().present(UIViewController(), animated: false)
    nav.pushViewController(A, animated: false)
    require count(console.exception) == 1
    """,
    """
    class Book: UIPageViewController, UIPageViewControllerDelegate {
        func pageViewController(_ p: UIPageViewController, willTransitionTo v: [UIViewController]) {}
        func pageViewController(
            _ p: UIPageViewController, didFinishAnimating f: Bool,
            previousViewControllers v: [UIViewController], transitionCompleted c: Bool
        ) {}
    }
    let A = UIViewController(), B = UIViewController()
    let pages = Book(.scroll, A, B)
    pages.delegate = pages
    window.rootViewController = pages
    user.beginPageSwipe(.forward)
    user.finishSwipe()
    pages.setViewControllers([A], direction: .reverse, animated: true) { _ in print("done") }
    """,
  ]
}
