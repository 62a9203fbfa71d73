import Testing

/// Tests the rules of time by the order of events.
@Suite struct TimeTests {
  private let setup = """
    let A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav

    """

  @Test func eachTopLevelStatementIsATurn() {
    checkPrint(
      """
      DispatchQueue.main.async { print("queued") }
      print("next statement")
      """, "queued", "next statement")
  }

  @Test func theStatementsOfAStepShareATurn() {
    checkHolds(
      setup + """
        when "both at once" {
            DispatchQueue.main.async { print("queued") }
            print("first")
            print("second")
        }
        expect(.console) {
            console.print("first")
            console.print("second")
            console.print("queued")
        }
        require turn(of: console.print("first")) == turn(of: console.print("second"))
        require turn(of: console.print("second")) < turn(of: console.print("queued"))
        """)
  }

  @Test func aStepEndsWhenAnimationsHaveFinished() {
    checkHolds(
      setup + """
        when "pushed" { nav.pushViewController(B, animated: true) }
        when "looked at" { print("look") }
        require B.viewDidAppear < console.print("look")
        require frame(of: B.viewWillAppear) < frame(of: B.viewDidAppear)
        """)
  }

  @Test func waitingLetsTimePassInsideAStep() {
    checkHolds(
      setup + """
        when "pushed" {
            nav.pushViewController(B, animated: true)
            print("at once")
            system.wait()
            print("idle")
        }
        require console.print("at once") < B.viewDidAppear
        require B.viewDidAppear < console.print("idle")
        """)
    checkHolds(
      setup + """
        when "a timer" {
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("two") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("one") }
            system.wait(1.5)
            print("between")
            system.wait(1)
        }
        expect(.console) {
            console.print("one")
            console.print("between")
            console.print("two")
        }
        """)
  }

  @Test func idleDoesNotWaitForTimersThatAreNotDue() {
    checkHolds(
      setup + """
        when "later" { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { print("late") } }
        require never console.print
        when "waited" { system.wait(6) }
        require count(console.print) == 1
        """)
  }

  @Test func anActionHasATurnOfItsOwn() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "swiped" {
          print("before")
          user.beginSwipeBack()
          print("after")
          user.finishSwipe()
      }
      require turn(of: console.print("before")) < turn(of: B.viewWillDisappear)
      require turn(of: B.viewWillDisappear) < turn(of: console.print("after"))
      require frame(of: console.print("before")) == frame(of: console.print("after"))
      """)
  }

  @Test func aHeldGestureSurvivesTheStep() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "swipe begins" { user.beginSwipeBack() }
      expect(.classic) {
          B.viewWillDisappear
          A.viewWillAppear
      }
      when "it ends" { user.finishSwipe() }
      expect(.classic) {
          B.viewDidDisappear
          A.viewDidAppear
      }
      """)
  }

  @Test func localVariablesOfAStepAreReleasedAtItsEnd() {
    checkHolds(
      """
      class Box { deinit { print("gone") } }
      var kept: Box? = Box()
      when "made" { let box = Box(); print(type(of: box)) }
      expect(.console) {
          console.print("Box")
          console.print("gone")
      }
      when "let go" { kept = nil }
      expect(.console) { console.print("gone") }
      """)
  }

  @Test func aStepBeginsInAFrameOfItsOwn() {
    checkHolds(
      """
      when "one" { print("one") }
      when "two" { print("two") }
      require frame(of: console.print("one")) < frame(of: console.print("two"))
      """)
  }

  @Test func impossibleActionsAreErrors() {
    checkProblems(
      setup + "when \"x\" { user.tapBack() }",
      "4:12: 'user.tapBack()' is impossible: "
        + "it needs a navigation controller with something to go back to on screen "
        + "[impossible-action]")
    checkProblems(
      setup + "when \"x\" { user.finishSwipe() }",
      "4:12: 'user.finishSwipe()' is impossible: no gesture is held [impossible-action]")
    checkProblems(
      setup + "when \"x\" { user.tapBak() }",
      "4:12: 'user' has no action 'tapBak'; did you mean 'tapBack'? [unknown-action]")
    checkProblems(
      setup + "when \"x\" { user.beginPageSwipe(.up) }",
      "4:12: 'beginPageSwipe' needs a direction [wrong-argument]")
    checkProblems(
      setup + "when \"x\" { system.wait(\"long\") }",
      "4:12: 'wait' needs a number of seconds from 0 to 1000000, not String [wrong-argument]")
    for (written, shown) in [("1e30", "1e+30"), ("1000001", "1000001"), ("-1", "-1")] {
      checkProblems(
        setup + "when \"x\" { system.wait(\(written)) }",
        "4:12: 'wait' needs a number of seconds from 0 to 1000000, not \(shown) [wrong-argument]")
    }
    checkProblems(
      setup + "when \"x\" { system.wait(0.0 / 0.0) }",
      "4:12: 'wait' needs a number of seconds from 0 to 1000000, not nan [wrong-argument]")
    checkProblems(setup + "when \"x\" { system.wait(1000000) }")
    checkProblems(
      setup + "when \"x\" { [1].forEach { _ in user.tapBack() } }",
      "4:31: 'user.tapBack' is called outside the statements of a step [action-outside-step]")
  }
}
