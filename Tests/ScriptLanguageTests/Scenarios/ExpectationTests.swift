import Testing

@Suite struct ExpectationTests {
  private let push = """
    class D: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded") }
        override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    }
    let A = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "a D is pushed" { nav.pushViewController(D(), animated: false) }

    """

  @Test func theDefaultLensIsAppearance() {
    checkHolds(
      push + """
        expect {
            A.viewWillDisappear
            D1.viewWillAppear
            D1.viewIsAppearing
            A.viewDidDisappear
            D1.viewDidAppear
        }
        """)
    checkProblems(
      push + "expect {\n    A.viewWillDisappear\n    D1.viewWillAppear\n}",
      "12:1: 'D1.viewIsAppearing' happened here and is not expected [expectation-failed]")
  }

  @Test(arguments: [
    (".classic, of: A", "A.viewWillDisappear\nA.viewDidDisappear"),
    (".appearance, of: D1", "D1.viewWillAppear\nD1.viewIsAppearing\nD1.viewDidAppear"),
    (".loading", "D1.init\nD1.loadView\nD1.viewDidLoad"),
    (".console", "console.print(\"loaded\")"),
    (".containment", "D1.willMove(toParent: nav)\nD1.didMove(toParent: nav)"),
    (".completion", ""),
    (
      ".classic + .console, of: A, console",
      "console.print\nA.viewWillDisappear\nA.viewDidDisappear"
    ),
    (".all, of: console", "console.print(\"oad\")"),
    ("of: A", "A.viewWillDisappear\nA.viewDidDisappear"),
  ])
  func lenses(_ head: String, _ lines: String) {
    let (run, problems) = outcome(of: push + "expect(\(head)) {\n\(lines)\n}")
    #expect(problems == [])
    #expect(run?.checks.first?.isMet == true)
    // With one more line the expectation must fail, because a check without a way to fail is
    // useless.
    let more = outcome(of: push + "expect(\(head)) {\n\(lines)\nA.viewDidLoad\n}").problems
    #expect(more.count == 1)
    #expect(more.first?.contains("'A.viewDidLoad' did not happen here") == true)
  }

  @Test func layoutCallbacksShowThroughTheirLens() {
    let problems = outcome(of: push + "expect(.layout, of: D1) { }").problems
    #expect(problems.first?.contains("D1.viewLayoutMarginsDidChange") == true)
    checkHolds(push + "require D1.viewWillLayoutSubviews < D1.viewDidLayoutSubviews")
  }

  @Test func anEmptyBodyMeansThatNothingHappened() {
    checkHolds(
      "let A = UIViewController()\nwhen \"time passes\" { system.wait(1) }\nexpect { }\nexpect(.all) { }"
    )
    checkProblems(
      push + "expect(.console) { }",
      "9:20: 'console.print(\"loaded\")' happened here and is not expected [expectation-failed]")
  }

  @Test func containersOfUIKitShowOnlyWhenNamedOrSubclassed() {
    let root = "let A = UIViewController()\n"
    checkHolds(
      root + """
        let nav = UINavigationController(A)
        when "shown" { window.rootViewController = nav }
        expect(.classic) {
            A.viewWillAppear
            A.viewDidAppear
        }
        expect(.classic, of: nav) {
            nav.viewWillAppear
            nav.viewDidAppear
        }
        """)
    let subclassed =
      root + """
        class Nav: UINavigationController {}
        let nav = Nav(rootViewController: A)
        when "shown" { window.rootViewController = nav }
        expect(.classic) {
            nav.viewWillAppear
            A.viewWillAppear
            A.viewDidAppear
        }
        """
    checkProblems(
      subclassed, "8:5: 'nav.viewDidAppear' happened here and is not expected [expectation-failed]")
  }

  @Test func argumentsGivenMustMatch() {
    checkHolds(
      push + """
        expect(.classic, of: A) {
            A.viewWillDisappear(animated: false)
            A.viewDidDisappear(animated:)
        }
        expect(.containment) {
            D1.willMove(toParent:)
            D1.didMove
        }
        """)
    checkProblems(
      push
        + "expect(.classic, of: A) {\nA.viewWillDisappear(animated: true)\nA.viewDidDisappear\n}",
      "10:1: 'A.viewWillDisappear(animated: true)' did not happen here [expectation-failed]")
  }

  @Test func groupsCoverTheStepsSinceTheGroupBefore() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(B, animated: false) }
      when "popped" { nav.popViewController(animated: false) }
      expect(.classic, of: B) {
          B.viewWillAppear
          B.viewDidAppear
          B.viewWillDisappear
          B.viewDidDisappear
      }
      require count(B.viewDidAppear) == 1
      expect(.classic, of: A) {
          A.viewWillDisappear
          A.viewDidDisappear
          A.viewWillAppear
          A.viewDidAppear
      }
      when "time passes" { system.wait(1) }
      expect { }
      """)
  }

  /// A listed event that happened out of sight is no event that did not happen.
  @Test func aLensThatHidesAListedEventIsNamed() {
    checkProblems(
      push
        + "expect(of: D1) {\nD1.viewDidLoad\nD1.viewWillAppear\nD1.viewIsAppearing\nD1.viewDidAppear\n}",
      "10:1: 'D1.viewDidLoad' happened, but .appearance does not show 'viewDidLoad', so 'expect' does not "
        + "see the event [hidden-by-lens]")
    checkProblems(
      push
        + "expect(.classic, of: D1) {\nA.viewWillDisappear\nD1.viewWillAppear\nD1.viewDidAppear\n}",
      "10:1: 'A.viewWillDisappear' happened, but 'of:' does not name 'A', so 'expect' does not see the event "
        + "[hidden-by-lens]")
    // The event did not happen at all.
    checkProblems(
      push
        + "expect(.classic, of: D1) {\nD1.viewWillAppear\nD1.viewDidAppear\nD1.viewWillDisappear\n}",
      "12:1: 'D1.viewWillDisappear' did not happen here [expectation-failed]")
  }

  @Test func linesAreEventsOfKnownObjects() {
    checkProblems(
      push + "expect { A.viewDidAppaer }",
      "9:12: 'viewDidAppaer' is not a callback; did you mean 'viewDidAppear'? [unknown-callback]")
    checkProblems(
      push + "expect { B.viewDidAppear }",
      "9:10: 'B' is not the name of an object here [unknown-name]")
    checkProblems(
      push + "expect(.clasic) { }",
      "9:9: '.clasic' is not a lens; did you mean '.classic'? [unknown-lens]")
    checkProblems(
      push + "expect { A.willMove(toPerent: nav) }",
      "9:21: 'willMove' has no argument 'toPerent:'; did you mean 'toParent:'? [unknown-label]")
    checkProblems(
      push + "expect { A.viewDidLoad A.viewDidAppear }",
      "9:24: 'A' follows an event on the same line [bad-event]")
    checkProblems(
      push + "expect { A }", "9:10: 'A' is not an event [bad-event]")
    checkProblems(
      push + "print(1)",
      "9:1: 'print' begins a statement after the first 'when' [statement-after-when]")
    checkProblems(
      push + "require A.viewDidAppear > A.viewDidLoad",
      "9:25: Events are put in order with '<' [bad-requirement]")
  }
}

/// Calls to delegates and closures are events too.
@Suite struct DelegateEventTests {
  private let pages = """
    class Source: UIPageViewControllerDataSource {
        let next: UIViewController
        init(_ next: UIViewController) { self.next = next }
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? {
            v === next ? nil : next
        }
    }
    let A = UIViewController(), B = UIViewController()
    let s = Source(B)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    pages.dataSource = s
    pages.setViewControllers([A], direction: .forward, animated: false)
    window.rootViewController = pages
    when "the user turns" {
        user.beginPageSwipe(.forward)
        user.finishSwipe()
    }

    """

  @Test func questionsOfADataSourceAreEvents() {
    checkHolds(
      pages + """
        require s.pageViewController(viewControllerAfter: A) < B.viewDidAppear
        require count(s.pageViewController(viewControllerAfter: A)) == 1
        """)
    for check in [
      "never s.pageViewController(viewControllerAfter: A)", "count(s.pageViewController) == 0",
    ] {
      let problems = outcome(of: pages + "require " + check).problems
      #expect(problems.count == 1)
      #expect(problems.first?.hasSuffix("[requirement-failed]") == true)
    }
    let problems = outcome(of: pages + "expect(.delegates) { }").problems
    #expect(
      problems.first?.contains("'s.pageViewController(viewControllerAfter: A)' happened") == true)
  }

  @Test func aCompletionClosureIsTheAuthorsWhoeverItWasGivenTo() {
    let source = """
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      window.rootViewController = pages
      when "B is set" {
          pages.setViewControllers([B], direction: .forward, animated: true) { _ in }
      }

      """
    checkHolds(source + "expect(.completion) { pages.completion(of: \"setViewControllers\") }")
    checkProblems(
      source + "expect(.completion) { }",
      "7:23: 'pages.completion(of: \"setViewControllers\")' happened here and is not expected "
        + "[expectation-failed]")
  }
}
