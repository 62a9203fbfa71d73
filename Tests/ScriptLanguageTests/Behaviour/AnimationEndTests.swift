import Testing

/// The ends of animations: known while something moves on screen, and not known otherwise.
@Suite struct AnimationEndTests {
  private func page(_ statements: String, _ check: String, waits: String = "") -> String {
    """
    let A = UIViewController(), B = UIViewController(), box = UIView(), off = UIView()
    let nav = UINavigationController(A)
    A.view.addSubview(box)
    window.rootViewController = nav
    var done = false
    when "it moves" {
        \(statements)
        \(waits)
    }
    \(check)
    """
  }

  private func animate(_ changes: String, _ seconds: String = "1", options: String = "[]") -> String
  {
    "UIView.animate(withDuration: \(seconds), delay: 0, options: \(options), animations: { \(changes) }, "
      + "completion: { finished in done = finished; print(\"finished \\(finished)\") })"
  }

  @Test(arguments: [
    "box.alpha = 0", "box.frame = CGRect(x: 0, y: 0, width: 9, height: 9)",
    "box.center = CGPoint(x: 40, y: 50)", "box.backgroundColor = .red", "nav.view.alpha = 0.5",
    "box.transform = CGAffineTransform(scaleX: 2, y: 2)", "off.alpha = 1; box.alpha = 0.5",
    "nav.navigationBar.alpha = 0",
  ])
  func theEndOfAnAnimationOnScreenIsKnown(_ changes: String) {
    checkHolds(page(animate(changes), "require done\nrequire console contains \"finished true\""))
  }

  @Test(arguments: [
    "", "box.alpha = 1", "off.alpha = 0", "box.isHidden = true", "box.addSubview(off)",
    "box.transform = .identity", "A.view.layoutIfNeeded()", "A.title = \"title\"",
  ])
  func theEndOfAnAnimationOfNothingIsNotKnown(_ changes: String) {
    checkNotModelled(page(animate(changes), "require done"))
    checkNotModelled(page(animate(changes), "require console contains \"finished true\""))
  }

  @Test(arguments: [
    "box.removeFromSuperview()", "nav.pushViewController(B, animated: false)",
    "window.rootViewController = B", "system.enterBackground()",
    "UIView.animate(withDuration: 1) { box.alpha = 1 }",
  ])
  func theEndOfAnAnimationThatIsTakenAwayIsNotKnown(_ statement: String) {
    checkNotModelled(
      page(
        animate("box.alpha = 0", "8"), "require console contains \"finished\"",
        waits: "system.wait(0.5)\n\(statement)\nsystem.wait(9)"))
  }

  @Test func anAnimationInsideOfAnAnimationHasAnUnknownEnd() {
    checkNotModelled(
      page("UIView.animate(withDuration: 3) { \(animate("box.alpha = 0", "0.1")) }", "require done")
    )
    checkHolds(
      page(
        "UIView.animate(withDuration: 3) { "
          + animate("box.alpha = 0", options: "[.overrideInheritedDuration]") + " }",
        "require done"))
  }

  @Test func anAnimationWithoutADurationEndsInTheNextTurn() {
    checkHolds(page(animate("off.alpha = 0", "0"), "require done"))
  }

  @Test func aSpringByItsBounceHasAnUnknownEnd() {
    checkNotModelled(
      page(
        "UIView.animate(springDuration: 1) { box.alpha = 0 } completion: { done = $0 }",
        "require done"))
  }

  @Test(arguments: ["transition(with: box", "transition(from: box, to: off"])
  func aTransitionOfViewsNeedsAnOption(_ call: String) {
    let changes = call.hasPrefix("transition(with") ? "animations: {}, " : ""
    func statement(_ options: String) -> String {
      "UIView.\(call), duration: 1, options: \(options), \(changes)completion: { done = $0 })"
    }
    checkHolds(page(statement(".transitionCrossDissolve"), "require done"))
    checkNotModelled(page(statement("[]"), "require done"))
  }

  @Test func aChangedConstraintMovesInTheLayout() {
    let screen = """
      class Screen: UIViewController {
          let box = UIView()
          lazy var height = box.heightAnchor.constraint(equalToConstant: 10)
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(box)
              height.isActive = true
          }
          func grow(_ size: CGFloat) {
              height.constant = size
              UIView.animate(withDuration: 1, animations: { self.view.layoutIfNeeded() }, completion: { _ in print("grown") })
          }
      }
      let Page = Screen()
      window.rootViewController = Page
      when "it grows" { Page.grow(100) }
      require console contains "grown"
      """
    checkHolds(screen)
  }

  @Test func aStackViewAnimatesWhatItHides() {
    checkHolds(
      page(
        "let stack = UIStackView(arrangedSubviews: [off]); A.view.addSubview(stack); "
          + animate("off.isHidden = true"), "require done"))
  }

  @Test func theDoubtFollowsTheCompletion() {
    for completion in [
      "later()", "A.present(B, animated: false)",
      "if $0 { nav.setViewControllers([B], animated: false) }",
    ] {
      checkNotModelled(
        page(
          "func later() { A.present(B, animated: true) }\n"
            + "UIView.animate(withDuration: 1, animations: {}, completion: { _ = $0; \(completion) })",
          "require count(B.viewDidAppear) >= 1"))
    }
  }

  @Test func aPoppedScreenMayGoBeforeItsAnimation() {
    checkNotModelled(
      """
      class Screen: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
              super.viewWillDisappear(animated)
              UIView.animate(withDuration: 30, animations: { self.view.alpha = 0 }, completion: { _ in self.title = "over" })
          }
          deinit { print("gone") }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(Screen(), animated: false)
      when "it pops" {
          nav.popViewController(animated: true)
          system.wait(10)
          print("later")
      }
      require console.print("later") < console.print("gone")
      """)
  }

  // MARK: Transactions

  @Test(arguments: [
    "nav.setNavigationBarHidden(true, animated: true)", "UISwitch().setOn(true, animated: true)",
    "layer.opacity = 0", "UIView.animate(withDuration: 1) { off.alpha = 0 }",
  ])
  func theEndOfATransactionWithOtherAnimationsIsNotKnown(_ statement: String) {
    checkNotModelled(
      page(
        "let layer = CALayer(); CATransaction.begin(); CATransaction.setCompletionBlock { done = true }; "
          + "\(statement); CATransaction.commit()", "require done"))
  }

  // MARK: Moments

  @Test func twoEndsAtOneMomentHaveNoOrder() {
    let statement =
      animate("box.alpha = 0")
      + "; DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(\"timer\") }"
    checkNotModelled(
      page(statement, "require console.print(\"finished\") < console.print(\"timer\")"))
    let later =
      animate("box.alpha = 0")
      + "; DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { print(\"timer\") }"
    checkHolds(
      page(
        later, "require console.print(\"finished\") < console.print(\"timer\")",
        waits: "system.wait(2)"))
  }

  @Test func theLengthOfATransitionIsNotKnown() {
    func push(_ seconds: String) -> String {
      page(
        "nav.pushViewController(B, animated: true); DispatchQueue.main.asyncAfter(deadline: .now() + \(seconds)) { print(\"timer\") }",
        "require console.print(\"timer\") < B.viewDidAppear")
    }
    checkNotModelled(push("0.4"))
    checkHolds(push("0.1"))
  }

  // MARK: Await

  @Test(arguments: [
    ("A.present(B, animated: true)", "present"), ("A.dismiss(animated: true)", "dismiss"),
    ("UIView.animate(withDuration: 1) { box.alpha = 0 }", "animate"),
    ("UIView.animate(springDuration: 1) { box.alpha = 0 }", "animate"),
    (
      "UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: {})",
      "transition"
    ),
  ])
  func awaitOfAMethodWithoutAnAsyncFormIsAnError(_ call: String, _ name: String) {
    let problems = outcome(
      of: page("Task { await \(call); print(\"after\") }", "require console contains \"after\"")
    ).problems
    #expect(
      problems.contains {
        $0.hasSuffix(
          "'\(name)' has no 'async' form in UIKit, so 'await' does not wait for its end [unknown-member]"
        )
      }, "\(problems)")
  }

  @Test func aContinuationWaitsForTheCompletion() {
    checkHolds(
      """
      extension UIViewController {
          func presentAndWait(_ other: UIViewController) async {
              await withCheckedContinuation { next in present(other, animated: true) { next.resume() } }
          }
          func dismissAndWait() async {
              await withCheckedContinuation { next in dismiss(animated: true) { next.resume() } }
          }
      }
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      window.rootViewController = A
      when "one after the other" {
          Task {
              await A.presentAndWait(B)
              print("in \\(B.view.window != nil)")
              await A.dismissAndWait()
              A.present(C, animated: true)
          }
      }
      require B.viewDidAppear < console.print("in true")
      require A.presentedViewController == C
      """)
  }

  // MARK: Touches

  @Test(arguments: [
    ("button.alpha = 0.5", "the control"), ("A.view.alpha = 0.5", "a view that the control is in"),
    ("window.alpha = 0.5", "a view that the control is in"),
  ])
  func animatedViewsTakeNoTouches(_ changes: String, _ name: String) {
    func tap(_ options: String) -> [String] {
      outcome(
        of: """
          class Screen: UIViewController {
              let button = UIButton()
              var taps = 0
              override func viewDidLoad() {
                  super.viewDidLoad()
                  button.frame = CGRect(x: 0, y: 200, width: 80, height: 40)
                  view.addSubview(button)
                  button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
              }
              @objc func tapped() { taps += 1 }
          }
          let A = Screen()
          let button = A.button
          window.rootViewController = A
          when "tapped" {
              UIView.animate(withDuration: 2, delay: 0, options: \(options), animations: { \(changes) })
              system.wait(1)
              user.tap(button)
          }
          when "tapped later" { user.tap(button) }
          require A.taps == 2
          """
      ).problems
    }
    #expect(tap("[.allowUserInteraction, .curveEaseIn]") == [])
    #expect(
      tap("[]").contains {
        $0.hasSuffix(
          "is impossible: \(name) is being animated without '.allowUserInteraction' [impossible-action]"
        )
      }, "\(tap("[]"))")
  }

  private func checkNotModelled(
    _ script: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: script).problems
    #expect(
      problems.contains { $0.hasSuffix("[not-modelled]") }, "\(problems)",
      sourceLocation: sourceLocation)
  }
}
