import Testing

/// The switch of all animations, transactions of Core Animation, and property animators.
@Suite struct AnimationTests {
  private let stack = """
    let Home = UIViewController(), Detail = UIViewController()
    let nav = UINavigationController(rootViewController: Home)
    window.rootViewController = nav

    """

  @Test func withoutAnimationsChangesTakeNoTime() {
    checkPrint(
      """
      print(UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(false)
      print(UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 2, animations: { print("changes") }, completion: { _ in print("done") })
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("a second later") }
      system.wait(2)
      UIView.setAnimationsEnabled(true)
      print(UIView.areAnimationsEnabled)
      """, "true", "false", "changes", "done", "a second later", "true")
  }

  @Test(arguments: [
    ("UIView.setAnimationsEnabled(false); nav.pushViewController(Detail, animated: true)", 37),
    ("UIView.performWithoutAnimation { nav.pushViewController(Detail, animated: true) }", 34),
  ])
  func anAnimatedPushWithoutAnimationsIsRefused(_ source: String, _ column: Int) {
    checkProblems(
      stack + source,
      "4:\(column): 'pushViewController' with 'animated: true' while animations are off is not "
        + "simulated yet [not-simulated]")
  }

  @Test(arguments: [
    "Home.show(Detail, sender: nil)", "user.rotate(to: .landscapeLeft)",
    "nav.pushViewController(Detail, animated: false); user.tapBack()",
  ])
  func whatIsAlwaysAnimatedIsRefusedToo(_ act: String) {
    let problems = outcome(
      of: stack
        + "UIView.setAnimationsEnabled(false)\nwhen \"it moves\" { \(act) }\nrequire Home.isViewLoaded"
    ).problems
    #expect(
      problems.contains {
        $0.hasSuffix(
          "A transition with an animation while animations are off is not simulated yet [not-simulated]"
        )
      }, "\(problems)")
  }

  // MARK: Transactions

  @Test func theBlockOfATransactionFollowsTheTransition() {
    checkPrint(
      stack + """
        func run() {
          CATransaction.begin()
          CATransaction.setCompletionBlock { print("block", Detail.view.window != nil) }
          nav.pushViewController(Detail, animated: true)
          CATransaction.commit()
          print("committed")
        }
        run()
        """, "committed", "block true")
  }

  @Test func theBlockOfATransactionFollowsTheLongestAnimation() {
    checkPrint(
      """
      func run() {
        let box = UIView()
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("block") }
        UIView.animate(withDuration: 2) { box.alpha = 0 } completion: { _ in print("long") }
        UIView.animate(withDuration: 1) { box.alpha = 0 } completion: { _ in print("short") }
        CATransaction.commit()
      }
      run()
      """, "short", "long", "block")
  }

  @Test func theBlockOfATransactionWithoutAnimationIsCalledAtOnce() {
    checkPrint(
      stack + """
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("block") }
        nav.pushViewController(Detail, animated: false)
        CATransaction.commit()
        print("committed")
        """, "block", "committed")
  }

  @Test(arguments: [("DidAppear", true), ("WillAppear", false)])
  func theOrderOfTheBlockAmongTheLastCallsIsNotKnown(_ name: String, _ isUnknown: Bool) {
    let problems = outcome(
      of: stack + """
        when "pushed" {
            CATransaction.begin()
            CATransaction.setCompletionBlock { print("block") }
            nav.pushViewController(Detail, animated: true)
            CATransaction.commit()
        }
        require Detail.view\(name) < console.print("block")
        """
    ).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") } == isUnknown, "\(problems)")
  }

  @Test(arguments: [
    (
      "CATransaction.setCompletionBlock { }",
      "4:1: 'setCompletionBlock' outside a transaction is not simulated yet [not-simulated]"
    ),
    (
      "CATransaction.commit()",
      "4:1: 'CATransaction.commit()' without 'begin()' is not simulated yet [not-simulated]"
    ),
    (
      "CATransaction.begin(); CATransaction.setCompletionBlock { }; CATransaction.begin()",
      "4:62: A transaction inside a transaction with a completion block is not simulated yet "
        + "[not-simulated]"
    ),
  ])
  func whatNoSourceTellsOfTransactionsIsRefused(_ source: String, _ expected: String) {
    checkProblems(stack + source, expected)
  }

  // MARK: Property animators

  @Test func anAnimatorWaitsForItsStart() {
    checkPrint(
      """
      func run() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { print("changes") }
        animator.addAnimations { print("more") }
        animator.addCompletion { print("end", $0 == .end) }
        print(animator.state == .inactive, animator.isRunning)
        animator.startAnimation()
        print(animator.state == .active, animator.isRunning)
        system.wait(1)
        print(animator.state == .inactive, animator.isRunning)
      }
      run()
      """, "true false", "changes", "more", "true true", "end true", "true false")
  }

  @Test func aPausedAnimatorGoesOn() {
    checkPrint(
      """
      func run() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { print("changes") }
        animator.addCompletion { _ in print("end") }
        animator.startAnimation()
        system.wait(0.25)
        animator.pauseAnimation()
        print(animator.fractionComplete, animator.state == .active, animator.isRunning)
        system.wait(5)
        animator.startAnimation()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { print("not yet") }
        system.wait(1)
      }
      run()
      """, "changes", "0.25 true false", "not yet", "end")
  }

  @Test func aFractionMakesAnAnimatorActive() {
    checkPrint(
      """
      func run() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { print("changes") }
        animator.addCompletion { _ in print("end") }
        animator.fractionComplete = 0.5
        print(animator.fractionComplete, animator.state == .active, animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { print("not yet") }
        system.wait(0.6)
      }
      run()
      """, "changes", "0.5 true false", "not yet", "end")
  }

  @Test func aStoppedAnimatorCallsItsCompletionOnlyIfFinished() {
    checkPrint(
      """
      func run() {
        let first = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        first.addCompletion { _ in print("never") }
        first.startAnimation()
        first.stopAnimation(true)
        print(first.state == .inactive)
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        second.addCompletion { print("current", $0 == .current) }
        second.startAnimation()
        second.stopAnimation(false)
        print(second.state == .stopped)
        second.finishAnimation(at: .current)
      }
      run()
      """, "true", "true", "current true")
  }

  @Test func aRunningAnimatorIsHeldAndThenReleased() {
    checkHolds(
      """
      class Screen: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [], animations: {
                  self.view.alpha = 0
              }, completion: { _ in print("done") })
          }
      }
      let Home = UIViewController()
      let nav = UINavigationController(rootViewController: Home)
      window.rootViewController = nav
      when "it comes and goes" {
          nav.pushViewController(Screen(), animated: false)
          system.wait(2)
          nav.popViewController(animated: false)
      }
      require console contains "done"
      require Screen1.viewDidAppear < Screen1.completion(of: "addCompletion")
      require leaks.isEmpty
      """)
  }

  @Test func anAnimatorThatIsNeverStartedHoldsItsClosure() {
    checkProblems(
      """
      class Screen: UIViewController {
          var animator: UIViewPropertyAnimator?
          override func viewDidLoad() {
              super.viewDidLoad()
              animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.alpha = 0 }
          }
      }
      let Home = UIViewController()
      let nav = UINavigationController(rootViewController: Home)
      window.rootViewController = nav
      when "it comes and goes" {
          nav.pushViewController(Screen(), animated: false)
          system.wait()
          nav.popViewController(animated: false)
      }
      require leaks.isEmpty
      """, "16:9: 'leaks.isEmpty' is false [requirement-failed]")
  }

  private static let exception =
    "raises 'NSInternalInconsistencyException' in UIKit, which is not simulated yet [not-simulated]"

  @Test(arguments: [
    (
      "a?.pauseAnimation(); a = nil",
      "2:22: The end of a paused or stopped 'UIViewPropertyAnimator' "
    ),
    ("a!.stopAnimation(true)", "2:1: 'stopAnimation' of an animator that is not active "),
    ("a!.finishAnimation(at: .end)", "2:1: 'finishAnimation' of an animator that is not stopped "),
    (
      "func run() { a!.startAnimation(); a!.stopAnimation(false); a!.startAnimation() }; run()",
      "2:60: 'startAnimation' of a stopped animator "
    ),
  ])
  func misusesOfAnimatorsAreErrors(_ source: String, _ expected: String) {
    checkProblems(
      "var a: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {}\n"
        + source, expected + AnimationTests.exception)
  }

  @Test(arguments: [
    (
      "a.startAnimation(afterDelay: 1)",
      "2:1: 'startAnimation' with a delay is not simulated yet [not-simulated]"
    ),
    ("a.isReversed = true", "2:1: 'isReversed' is not simulated yet [not-simulated]"),
    (
      "func run() { a.startAnimation(); print(a.fractionComplete) }; run()",
      "2:40: 'fractionComplete' of an animator that is not paused is not simulated yet [not-simulated]"
    ),
    (
      "func run() { a.startAnimation(); system.wait(0.5); a.pauseAnimation() }; run()",
      "2:52: The progress of an animator that is not linear is not simulated yet [not-simulated]"
    ),
  ])
  func whatNoSourceTellsOfAnimatorsIsRefused(_ source: String, _ expected: String) {
    checkProblems(
      "let a = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}\n" + source, expected)
  }
}
