import LifecycleEngine
import Scenarios
import Testing

/// A condition must not change the judged state.
@Suite struct CheckEffectTests {
  private let setup = """
    class Counter {
        var number = 0
        var list: [Int] = []
        lazy var made = { print("made"); return 7 }()
        static var total = 3
        static let printing: Int = { print("static"); return 1 }()
        func next() -> Int { number += 1; return number }
        func grow() -> Int { list.append(1); return list.count }
        func tally() -> Int { var sum = 0; for n in [1, 2, 3] { sum += n }; return sum }
        func mapped() -> [Int] { var all: [Int] = []; [1, 2].forEach { all.append($0 * 2) }; return all }
    }
    let A = UIViewController(), B = UIViewController(), k = Counter()
    var total = 0
    func setRoot() -> Bool { window.rootViewController = B; return true }
    func count() -> Int { total += 1; return total }
    func reset() -> Int { Counter.total = 0; return Counter.total }
    let counter = { var n = 0; return { n += 1; return n } }()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" { nav.pushViewController(B, animated: false) }

    """

  @Test(arguments: [
    ("k.next() == 1", "'number' is set"), ("k.grow() == 1", "'list' is set"),
    ("count() == 1", "'total' is set"), ("reset() == 0", "'total' is set"),
    ("counter() == 1", "a captured variable is set"),
    ("setRoot()", "'rootViewController' is set"),
    ("nav.popViewController(animated: false) == B", "'popViewController' is called"),
    ("UIViewController().view.window == nil", "'UIViewController' is made"),
    ("Counter().number == 0", "'Counter' is made"), ("UIView() == UIView()", "'UIView' is made"),
    ("print(\"hello\") == 3", "'print' is called"), ("k.made == 7", "'print' is called"),
    ("Counter.printing == 1", "'print' is called"),
    ("A.view.layoutIfNeeded() == nil", "'layoutIfNeeded' is called"),
    ("[A.viewDidLoad()] == []", "'viewDidLoad' is called"),
    ("A.loadViewIfNeeded() == nil", "'loadViewIfNeeded' is called"),
    (
      "DispatchQueue.main.async { } == nil",
      "'async' is called on the main queue"
    ),
  ])
  func whatChangesSomethingIsAnError(_ condition: String, _ what: String) {
    let bare = outcome(of: setup).run
    for place in ["", " at B.viewWillAppear"] {
      let (run, problems) = outcome(of: setup + "require \(condition)\(place)")
      #expect(
        problems == [
          "21:9: A check may not change what it judges: \(what) [check-with-effect]"
        ])
      // The condition had no effect.
      #expect(run?.trace.events.count == bare?.trace.events.count)
      #expect(run?.checks.map { $0.isMet } == [false])
      #expect(run?.diagnostics.first?.isDisagreement == false)
    }
  }

  @Test func readingAViewThatIsNotLoadedIsAnError() {
    let source = """
      let A = UIViewController(), B = UIViewController()
      when "x" { window.rootViewController = A }
      require B.view.window == nil
      require B.viewIfLoaded?.window == nil
      require A.view.window == window
      require never B.viewDidLoad
      """
    checkProblems(
      source,
      "3:9: A check may not change what it judges: the view would be loaded [check-with-effect]")
    let run = outcome(of: source).run
    #expect(run?.diagnostics.first?.help == ["use 'viewIfLoaded'"])
    #expect(run?.checks.map { $0.isMet } == [false, true, true, true])
  }

  @Test func whereItHappensIsNoted() {
    #expect(
      outcome(of: setup + "require setRoot()").run?.diagnostics.first?.notes
        == ["this happens in 'setRoot'"])
    #expect(
      outcome(of: setup + "require k.grow() == 1").run?.diagnostics.first?.notes
        == ["this happens in 'Counter.grow'"])
  }

  @Test func theScenarioGoesOnAsIfTheConditionWereNotThere() {
    checkProblems(
      setup + """
        require k.next() == 1 && k.grow() == 1
        require nav.popViewController(animated: true) == B
        when "B is popped" { nav.popViewController(animated: false); print("popped", k.list, total) }
        expect(.classic + .console) {
            console.print("popped [] 0")
            B.viewWillDisappear
            A.viewWillAppear
            B.viewDidDisappear
            A.viewDidAppear
        }
        require k.number == 0
        require !B.isDeallocated
        """,
      "21:9: A check may not change what it judges: 'number' is set [check-with-effect]",
      "22:9: A check may not change what it judges: 'popViewController' is called "
        + "[check-with-effect]")
  }

  @Test(arguments: [
    "k.number == 0", "k.tally() == 6", "k.mapped() == [2, 4]", "Counter.total == 3",
    "nav.viewControllers.map { $0.isViewLoaded } == [true, true]",
    "nav.viewControllers.filter { $0 === A }.count == 1", "[1, 2].contains(2) && k.list.isEmpty",
    "k.list.sorted() == []", "\"\\(k.number)\" == \"0\"",
  ])
  func whatOnlyComputesIsFine(_ condition: String) {
    checkHolds(setup + "require \(condition)\nrequire \(condition) at B.viewWillAppear")
  }

  @Test func aLazyPropertyIsMadeLater() {
    checkHolds(
      """
      class K { var base = 1; lazy var copy = base; static var first = 1 }
      let k = K()
      require k.copy == 1
      k.base = 2
      require k.copy == 2
      """)
  }

  @Test func aBrokenConditionLeavesNothingBehind() {
    checkProblems(
      """
      let A = UIViewController()
      var total = 0
      func f() -> Bool { let x = A.nothing == 3; total = 1; return x }
      require f()
      when "x" { print("a"); window.rootViewController = A; print("b") }
      expect(.console) {
          console.print("a")
          console.print("b")
      }
      require total == 0
      """, "3:28: 'nothing' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }

  // MARK: Notes

  @Test func theNoteShowsTheValueThatWasCompared() {
    let source = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "B is pushed" { nav.pushViewController(B, animated: true) }
      """
    let run = outcome(
      of: source + "\nrequire nav.topViewController === A at B.viewDidLoad"
        + "\nrequire nav.topViewController == A && B.parent == nil"
        + "\nrequire B.parent == A || nav.topViewController?.parent?.parent == A"
        + "\nrequire leaks.count + 1 == 2\nrequire [A, B].count == 3"
    ).run
    #expect(
      run?.diagnostics.map { $0.notes.dropLast() } == [
        ["'nav.topViewController' is B"], ["'nav.topViewController' is B"],
        ["'B.parent' is nav", "'nav.topViewController?.parent?.parent' is nil"],
        ["'leaks.count + 1' is 1"], ["'[A, B].count' is 2"],
      ])
  }
}
