import LifecycleEngine
import Scenarios
import Testing

/// The run judges a check at the place of the check.
@Suite struct CheckPlaceTests {
  @Test func checksStandBetweenStatements() {
    let source = """
      let A = UIViewController()
      require A.isViewLoaded == false
      A.loadViewIfNeeded()
      require A.isViewLoaded
      """
    checkHolds(source)
    checkProblems(
      source + "\nrequire A.isViewLoaded == false",
      "5:9: 'A.isViewLoaded == false' is false [requirement-failed]")
  }

  @Test func aGroupBetweenStatementsCoversWhatHappenedSinceTheGroupBefore() {
    checkHolds(
      """
      let A = UIViewController()
      expect(.loading) { A.init }
      require never A.viewDidLoad
      A.loadViewIfNeeded()
      expect(.loading) {
          A.loadView
          A.viewDidLoad
      }
      require count(A.init) == 1
      expect(.loading, of: A) {
          A.loadView
          A.viewDidLoad
      }
      func nothing() {}
      expect(.loading) { }
      """)
  }

  @Test func checksOfTheSetUpLookAtTheSetUp() {
    let setup = """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      expect(.classic) {
          A.viewWillAppear
          A.viewDidAppear
      }
      require A.view.window == nil at A.viewWillAppear
      require A.view.window != nil at last A.viewDidAppear
      require never B.viewDidLoad

      """
    let steps = """
      when "pushed" { nav.pushViewController(B, animated: false) }
      expect(.classic, of: A) {
          A.viewWillDisappear
          A.viewDidDisappear
      }
      require never A.viewDidAppear
      require A.view.window != nil at A.viewWillDisappear
      """
    checkHolds(setup + steps)
    #expect(outcome(of: setup + steps).run?.shownEvents.first?.callback == .willMoveToParent)
    checkProblems(
      setup + "require never A.viewDidAppear\n" + steps,
      "11:15: 'A.viewDidAppear' happened in turn 3, transaction 4 [requirement-failed]")
  }

  @Test func aConditionAtAnEventIsNotJudgedAfterItsCheck() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      var kept: [Int] = [1]
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(B, animated: false) }
      require kept[0] == 1 at last A.viewDidDisappear
      when "popped" { nav.popViewController(animated: false); kept = [] }
      when "pushed again" { nav.pushViewController(B, animated: false) }
      require count(A.viewDidDisappear) == 2
      """)
  }

  @Test func aCheckNamesWhatIsDeclaredAboveIt() {
    checkProblems(
      "require never B.viewDidLoad\nrequire B == nil\nlet B = UIViewController()",
      "1:15: 'B' is declared below this check [unknown-name]",
      "2:9: 'B' is declared below this check [unknown-name]")
  }

  @Test func aVariableThatIsFilledInAStepNamesTheObjectAtOnce() {
    checkHolds(
      """
      class C: UIViewController {}
      let A = UIViewController()
      var B: UIViewController? = nil
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "x" { B = C(); nav.pushViewController(B!, animated: false) }
      require B?.isViewLoaded == false at B.willMove
      require B?.parent === nav at B.didMove
      """)
  }

  @Test func whatCameBeforeTheNameIsNotSaidToHaveNeverHappened() {
    checkProblems(
      "var B: UIViewController? = nil\nwhen \"x\" { B = UIViewController() }\nrequire B != nil at B.init",
      "3:21: 'B.init' came before the object was called 'B' [requirement-failed]")
  }

  @Test func whatHappenedInTheSetUpOnlyIsSaid() {
    let setup = """
      let A = UIViewController()
      window.rootViewController = A
      when "x" { }

      """
    checkProblems(
      setup + "require count(A.viewDidAppear) == 1",
      "4:15: 'A.viewDidAppear' never happened since the first 'when', but must happen once "
        + "[requirement-failed]")
    let run = outcome(of: setup + "require A.isViewLoaded at A.viewDidAppear").run
    #expect(
      run?.diagnostics.first?.notes.first
        == "it happened once in the setup, before the first 'when'")
  }
}
