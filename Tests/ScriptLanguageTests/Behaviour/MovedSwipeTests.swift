import LifecycleEngine
import Scenarios
import Testing

/// The user moves the finger of a held gesture.
@Suite struct MovedSwipeTests {
  private static let stack = """
    class List: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            transitionCoordinator?.animate(alongsideTransition: nil) { context in
                print("ended at \\(context.percentComplete)")
            }
        }
    }
    let A = List(), B = UIViewController()
    let nav = UINavigationController(A, B)
    window.rootViewController = nav

    """

  private static let pages = """
    let A = UIViewController(), B = UIViewController()
    let pages = UIPageViewController(.scroll, A, B)
    window.rootViewController = pages

    """

  private static func sheet(_ detents: String) -> String {
    """
    let A = UIViewController(), B = UIViewController()
    B.modalPresentationStyle = .pageSheet
    B.sheetPresentationController?.detents = [\(detents)]
    window.rootViewController = A
    A.present(B, animated: false)

    """
  }

  /// Expects one problem whose summary has some words.
  private func checkRefused(
    _ source: String, _ words: String, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: source).problems
    #expect(problems.count == 1, sourceLocation: location)
    #expect(problems.first?.contains(words) == true, "\(problems)", sourceLocation: location)
  }

  @Test func theCoordinatorTellsTheProgressOfTheFingerAndKeepsIt() {
    checkHolds(
      MovedSwipeTests.stack + """
        when "the finger moves" {
            user.beginSwipeBack()
            user.moveSwipe(to: 0.25)
            print(nav.transitionCoordinator!.percentComplete)
            user.moveSwipe(to: 1)
            print(nav.transitionCoordinator!.percentComplete)
            user.moveSwipe(to: 0)
            print(nav.transitionCoordinator!.percentComplete)
            user.moveSwipe(to: 0.5)
        }
        expect(.console) {
            console.print("0.25")
            console.print("1.0")
            console.print("0.0")
        }
        when "the finger lets go" { user.finishSwipe() }
        expect(.console) { console.print("ended at 0.5") }
        """)
  }

  @Test(arguments: ["cancelSwipe", "finishSwipe"]) func aMoveCallsNothing(end: String) throws {
    for (setUp, begin) in [
      (MovedSwipeTests.stack, "beginSwipeBack()"),
      (MovedSwipeTests.pages, "beginPageSwipe(.forward)"),
      (MovedSwipeTests.sheet(".large()"), "beginSheetSwipe()"),
    ] {
      let calls = try ["", "user.moveSwipe(to: 0.3)\nuser.moveSwipe(to: 0.6)\n"].map { move in
        let source = setUp + "when \"moved\" {\nuser.\(begin)\n\(move)user.\(end)()\n}"
        let scenario = try Scenario(source, attributes: ScenarioAttributes())
        let run = scenario.run(on: .newest)
        #expect(run.diagnostics.isEmpty, "\(begin)")
        return run.shownEvents.filter { $0.callback != .consolePrint }
          .map { "\($0.receiver) \($0.callback) \($0.time) \($0.arguments)" }
      }
      #expect(calls[0] == calls[1] && !calls[0].isEmpty, "\(begin)")
    }
  }

  @Test func withoutAHeldGestureThereIsNothingToMove() {
    checkRefused(
      MovedSwipeTests.stack + "when \"moved\" { user.moveSwipe(to: 0.5) }",
      "'user.moveSwipe(to: 0.5)' is impossible: no gesture is held [impossible-action]")
  }

  @Test(arguments: ["-0.1", "1.5", "\"far\""]) func theProgressIsAPartOfTheWay(
    _ value: String
  ) {
    checkRefused(
      MovedSwipeTests.stack
        + "when \"moved\" {\nuser.beginSwipeBack()\nuser.moveSwipe(to: \(value))\n}",
      "'moveSwipe' needs 'to:' with a number from 0 to 1")
  }

  @Test func aSheetWithSeveralDetentsIsNotMoved() {
    checkRefused(
      MovedSwipeTests.sheet(".medium(), .large()")
        + "when \"moved\" {\nuser.beginSheetSwipe()\nuser.moveSwipe(to: 0.5)\n}",
      "a sheet with several detents changes its height with the finger")
  }
}
