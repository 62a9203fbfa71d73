import Testing

/// Transitions that an object of the author's animates.
@Suite struct AnimatorTests {
  private func animator(_ body: String, at end: String = "completeTransition(true)") -> String {
    """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            \(body)
            context.containerView.alpha = 0.5; UIView.animate(withDuration: 0.4, animations: { context.containerView.alpha = 1 }, completion: { _ in context.\(end) })
        }
        func animationEnded(_ transitionCompleted: Bool) { print("ended \\(transitionCompleted)") }
    }
    class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
        func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
        func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { fade }
    }
    let Home = UIViewController(), Detail = UIViewController(), delegate = Delegate()
    let nav = UINavigationController(rootViewController: Home)
    nav.delegate = delegate
    Detail.transitioningDelegate = delegate
    window.rootViewController = nav

    """
  }

  private let adds = """
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    """
  private let push = "when \"pushed\" { nav.pushViewController(Detail, animated: true) }\n"

  private func present(_ style: String) -> String {
    """
    Detail.modalPresentationStyle = .\(style)
    when "presented" { nav.present(Detail, animated: true) { print("presented") } }

    """
  }

  @Test func aPushWaitsForTheAnimator() {
    checkHolds(
      animator(adds) + push + """
        require delegate.navigationController(animationControllerFor: .push) < Fade1.animateTransition
        require Fade1.transitionDuration < Fade1.animateTransition
        require count(Fade1.animateTransition) == 1
        require frame(of: Fade1.animateTransition) < frame(of: Detail.viewDidAppear)
        require count(Fade1.animationEnded(transitionCompleted: true)) == 1
        """)
  }

  @Test(arguments: ["fullScreen", "overFullScreen", "custom"])
  func aPresentationAndADismissalWaitForTheAnimator(_ style: String) {
    checkHolds(
      animator(adds) + present(style) + """
        expect(.classic, of: Detail) {
            Detail.viewWillAppear
            Detail.viewDidAppear
        }
        when "dismissed" { nav.dismiss(animated: true) }
        expect(.classic, of: Detail) {
            Detail.viewWillDisappear
            Detail.viewDidDisappear
        }
        require Home.view.window != nil
        require nav.presentedViewController == nil
        require leaks.isEmpty
        require count(Fade1.animationEnded) == 2
        """)
  }

  @Test func theContextKnowsThePlayers() {
    let tells = """
      print(context.viewController(forKey: .from) != nil, context.view(forKey: .from) != nil, context.view(forKey: .to) != nil, context.transitionWasCancelled)
      """
    for (style, line) in [
      ("fullScreen", "true true true false"), ("overFullScreen", "true false true false"),
    ] {
      checkHolds(
        animator(adds + "\n" + tells) + present(style) + "require console contains \"\(line)\"")
    }
  }

  @Test func theFinalFrameIsThatOfTheContainer() {
    checkHolds(
      animator(
        adds + """

          print(context.finalFrame(for: context.viewController(forKey: .to)!) == context.containerView.bounds)
          """) + push + "require console contains \"true\"")
  }

  @Test(arguments: [
    "Fade1.animateTransition < Detail.viewWillAppear",
    "delegate.navigationController(animationControllerFor: .push) < Detail.viewDidLoad",
    "Detail.viewDidAppear < Fade1.animationEnded",
  ])
  func theOrderAmongTheControllersIsNotKnown(_ order: String) {
    let problems = outcome(of: animator(adds) + push + "require " + order).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)")
  }

  @Test func theNumberOfQuestionsForTheDurationIsNotKnown() {
    let problems = outcome(
      of: animator(adds) + push + "require count(Fade1.transitionDuration) == 1"
    ).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)")
  }

  @Test func anAnimatorThatNeverEndsKeepsTheTouches() {
    let problems = outcome(
      of: animator(adds, at: "containerView") + push + """
        require never Detail.viewDidAppear
        when "back" { user.tapBack() }
        require Home.isViewLoaded
        """
    ).problems
    #expect(problems.contains { $0.hasSuffix("[impossible-action]") }, "\(problems)")
  }

  @Test func withoutAnimatorUIKitAnimates() {
    checkHolds(
      """
      class Delegate: NSObject, UINavigationControllerDelegate {
          func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
      }
      let Home = UIViewController(), Detail = UIViewController(), delegate = Delegate()
      let nav = UINavigationController(rootViewController: Home)
      nav.delegate = delegate
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(Detail, animated: true) }
      require Detail.viewWillAppear < Detail.viewDidAppear
      require count(delegate.navigationController(animationControllerFor: .push)) == 1
      """)
  }

  @Test func withoutAnimationTheQuestionIsNotKnown() {
    let problems = outcome(
      of: animator(adds) + """
        when "pushed" { nav.pushViewController(Detail, animated: false) }
        require never delegate.navigationController(animationControllerFor: .push)
        """
    ).problems
    #expect(problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)")
  }

  @Test func whatNoSourceTellsIsRefused() {
    func check(_ source: String, _ expected: String) {
      let problems = outcome(of: source + "\nrequire Home.isViewLoaded").problems
      #expect(
        problems.contains { $0.hasSuffix(": \(expected) is not simulated yet [not-simulated]") },
        "\(problems)")
    }
    check(animator("") + push, "An animator that does not add the new view")
    check(
      animator(adds, at: "completeTransition(false)") + push, "'completeTransition(false)'")
    check(
      animator(adds + "\ncontext.completeTransition(true)") + push,
      "'completeTransition' inside 'animateTransition'")
    check(animator(adds) + present("pageSheet"), "An animator for a sheet or a popover")
    check(
      animator(adds) + "nav.pushViewController(Detail, animated: false)\n"
        + "when \"swiped\" { user.beginSwipeBack() }",
      "A swipe back together with 'navigationController(_:animationControllerFor:from:to:)'")
  }
}
