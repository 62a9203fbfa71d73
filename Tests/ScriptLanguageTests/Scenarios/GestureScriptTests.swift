import LifecycleEngine
import Scenarios
import Testing

/// The scripts with a gesture of the reader's.
@Suite struct GestureScriptTests {
  private static let setUp = """
    let A = UIViewController(), B = UIViewController()  // A below B
    let nav = UINavigationController(A, B)
    window.rootViewController = nav
    """

  private static let swipe = """
    when "you swipe back" {
        user.beginSwipeBack()
        user.moveSwipe(to: 0.4)
    }

    """

  private func script(
    _ source: String, after step: Int, _ gesture: HeldGesture = .swipeBack,
    progress: Double = 0.4, _ outcome: ReadersGesture.Outcome = .held
  ) throws -> String? {
    try GestureScript(source).text(
      after: step, ReadersGesture(gesture, progress: progress, outcome))
  }

  @Test func afterTheSetUpNothingElseIsLeft() throws {
    let source =
      Self.setUp + """

        require A.isViewLoaded == false

        // The step.
        when "C comes" {
            nav.pushViewController(UIViewController(), animated: true)  // {
        }
        expect { A.viewWillAppear }
        """
    let expected = Self.setUp + "\n\n// The step.\n\n" + Self.swipe
    #expect(try script(source, after: 0) == expected)
  }

  @Test func aHeldGestureGivesWayWithTheStepsThatMoveIt() throws {
    let held = Self.setUp + "\nuser.beginSwipeBack()\n"
    let source = held + "when \"it moves\" { user.moveSwipe(to: 0.5) }\n"
    let text = try #require(try script(source, after: 1))
    let run = try Scenario(text, attributes: ScenarioAttributes()).run(on: .newest)
    #expect(run.diagnostics.isEmpty, "\(text)")
  }

  @Test func theStepsUpToTheGestureStayAndTheChecksGo() throws {
    let first = """
      when "C } comes" {
          let C = UIViewController()
          nav.pushViewController(C, animated: true)
          if true { print("a { b \\(1)") }
      }
      """
    let source =
      Self.setUp + "\n" + first + """

        expect(.classic, of: A, B) {
            B.viewWillDisappear  // first
            B.viewDidDisappear
        }
        require never A.viewDidLoad; require count(B.viewDidLoad) == 0
        when "back" { nav.popViewController(animated: true) }
        require A.isViewLoaded == false
        """
    #expect(try script(source, after: 1) == Self.setUp + "\n" + first + "\n\n" + Self.swipe)
    let second = try #require(try script(source, after: 2))
    #expect(second.hasPrefix(Self.setUp + "\n" + first))
    #expect(
      second.hasSuffix("when \"back\" { nav.popViewController(animated: true) }\n\n" + Self.swipe))
    #expect(!second.contains(";") && second.contains("print"))
    #expect(!second.contains("expect") && !second.contains("first"))
    #expect(try script(source, after: 3) == nil)
    #expect(try script(source, after: -1) == nil)
  }

  @Test func theReadersGestureTakesThePlaceOfAHeldOne() throws {
    let held =
      Self.setUp + """

        when "the swipe begins" { user.beginSwipeBack() }
        require A.isViewLoaded
        when "it is cancelled" { user.cancelSwipe() }
        """
    #expect(try script(held, after: 1) == Self.setUp + "\n\n" + Self.swipe)
    let ended = try #require(try script(held, after: 2))
    #expect(ended.contains("user.cancelSwipe() }\n\nwhen"))
    let later =
      Self.setUp + """

        when "the swipe begins" {
            print("here")
            user.beginSwipeBack()
            user.moveSwipe(to: 0.1)
        }
        when "time passes" { system.wait(1) }
        """
    let step = "\nwhen \"the swipe begins\" {\n    print(\"here\")\n}\n\n"
    #expect(try script(later, after: 2) == Self.setUp + step + Self.swipe)
    let inSetUp = Self.setUp + "\nuser.beginSwipeBack()\nuser.moveSwipe(to: 0.1)\nprint(1)\n"
    #expect(try script(inSetUp, after: 0) == Self.setUp + "\nprint(1)\n\n" + Self.swipe)
  }

  @Test(arguments: HeldGesture.allCases) func everyGestureAndOutcomeRuns(
    _ gesture: HeldGesture
  ) throws {
    let setUp =
      switch gesture {
      case .swipeBack: Self.setUp
      case .pageForward, .pageReverse:
        """
        let A = UIViewController(), B = UIViewController(), C = UIViewController()
        let pages = UIPageViewController(.scroll, A, B, C)
        window.rootViewController = pages
        pages.setViewControllers([B], direction: .forward, animated: false)
        """
      case .sheetSwipe:
        """
        let A = UIViewController(), B = UIViewController()
        B.modalPresentationStyle = .pageSheet
        window.rootViewController = A
        A.present(B, animated: false)
        """
      }
    for outcome in [ReadersGesture.Outcome.held, .cancelled, .finished] {
      for progress in [0, 0.12345, 1, -2, 7, Double.nan] {
        let text = try #require(try script(setUp, after: 0, gesture, progress: progress, outcome))
        let run = try Scenario(text, attributes: ScenarioAttributes()).run(
          on: .newest, recordsStates: true)
        #expect(run.diagnostics.isEmpty, "\(text)")
        #expect(run.rests.map { $0.gestures }.first?.contains(gesture) == true, "\(text)")
        if case .held = outcome { #expect(run.rests.last?.gestures == [gesture]) }
      }
    }
  }

  @Test func aGestureThatCannotBeginIsNotPossible() throws {
    let gestures = [
      "window.rootViewController = UIViewController()": [],
      "window.rootViewController = UINavigationController(UIViewController())": [],
      Self.setUp: [HeldGesture.swipeBack],
      Self.setUp + "\nnav.isNavigationBarHidden = true": [],
      Self.setUp + "\nnav.interactivePopGestureRecognizer?.isEnabled = false\n"
        + "nav.interactiveContentPopGestureRecognizer?.isEnabled = false": [],
      Self.setUp + "\nB.present(UIViewController(), animated: true)": [.sheetSwipe],
      "let pages = UIPageViewController(.scroll, UIViewController(), UIViewController())\n"
        + "window.rootViewController = pages": [.pageForward],
    ]
    for (source, expected) in gestures {
      let run = try Scenario(source, attributes: ScenarioAttributes()).run(
        on: .newest, recordsStates: true)
      #expect(run.rests.map { $0.gestures } == [expected], "\(source)")
      let plain = try Scenario(source, attributes: ScenarioAttributes()).run(on: .newest)
      #expect(plain.rests.isEmpty)
      #expect(plain.trace.events.map { $0.callback } == run.trace.events.map { $0.callback })
    }
  }
}
