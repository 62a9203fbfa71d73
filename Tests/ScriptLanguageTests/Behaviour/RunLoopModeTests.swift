import Testing

/// The run loop: its modes while the user drags, and threads whose loop nobody runs.
@Suite struct RunLoopModeTests {
  private func dragged(_ style: String, _ work: String) -> String {
    """
    class Screen: UIViewController {
        @objc func hit() { print("hit") }
    }
    let A = Screen(), B = UIViewController()
    let pages = UIPageViewController(.\(style), A, B)
    window.rootViewController = pages
    when "dragged" {
        \(work)
        user.beginPageSwipe(.forward)
        system.wait(5)
        print("let go")
        user.cancelSwipe()
        system.wait(5)
    }

    """
  }

  private static let timer =
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(\"hit\") }"
  private static let selector = "A.perform(#selector(Screen.hit), with: nil, afterDelay: 1)"
  private static let block =
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(\"hit\") }"
  private static let late = "require console.print(\"let go\") < console.print(\"hit\")"
  private static let early = "require console.print(\"hit\") < console.print(\"let go\")"

  @Test(arguments: [
    ("scroll", timer, late), ("scroll", selector, late), ("scroll", block, early),
    ("pageCurl", timer, early),
    (
      "scroll",
      "A.perform(#selector(Screen.hit), with: nil, afterDelay: 1, inModes: [.common])", early
    ),
  ])
  func onlyTheDefaultModeWaitsForTheEndOfADrag(style: String, work: String, check: String) {
    checkHolds(dragged(style, work) + check)
  }

  @Test func aLateTimerKeepsItsTimes() {
    checkHolds(
      """
      var n = 0
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      window.rootViewController = pages
      when "dragged" {
          let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in n += 1 }
          user.beginPageSwipe(.forward)
          system.wait(5)
          print("held \\(n)")
          user.cancelSwipe()
          system.wait(0.9)
          print("after \\(n)")
          system.wait(0.2)
          print("later \\(n)")
      }
      require console contains "held 0"
      require console contains "after 1"
      require console contains "later 2"
      """)
  }

  @Test func aTimerThatIsFiredByHandKeepsItsTimes() {
    checkHolds(
      """
      var n = 0
      when "fired" {
          let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in n += 1 }
          timer.fire()
          system.wait(3)
      }
      require n == 2
      """)
  }

  @Test(arguments: [
    "DispatchQueue.global().async", "DispatchQueue(label: \"q\").async", "Task.detached",
  ])
  func aTimerOnAThreadWithoutARunLoopNeverFires(queue: String) {
    checkHolds(
      """
      when "begun" {
          \(queue) { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print("tick") } }
          system.wait(3)
      }
      require never console.print("tick")
      """)
  }

  @Test func actorsHaveTimesOfTheirOwn() {
    let two = """
      actor Store {
          let name: String
          init(_ name: String) { self.name = name }
          func load() { print(name) }
      }
      let a = Store("a"), b = Store("b")
      when "loaded" {
          Task { await a.load() }
          Task { await b.load() }
      }

      """
    checkHolds(two + "require console contains \"a\"\nrequire count(console.print(\"b\")) == 1")
    #expect(
      outcome(of: two + "require console.print(\"a\") < console.print(\"b\")").problems.allSatisfy {
        $0.hasSuffix("[not-modelled]")
      })
  }

  @Test func aSleepOrdersAsyncCodeOfNoActor() {
    checkHolds(
      """
      class Loader {
          func load() async throws -> [String] {
              try await Task.sleep(nanoseconds: 1_000_000_000)
              return ["a"]
          }
      }
      class List: UIViewController {
          let loader = Loader()
          var names: [String] = []
          override func viewDidLoad() {
              super.viewDidLoad()
              Task {
                  names = (try? await loader.load()) ?? []
                  print("loaded")
              }
          }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              print("appeared \\(names.count)")
          }
      }
      let A = List()
      when "shown" {
          window.rootViewController = A
          system.wait(2)
      }
      require A.viewDidAppear < console.print("loaded")
      require console contains "appeared 0"
      require A.names.count == 1
      """)
  }

  @Test func anotherDataSourceReplacesThePagesOfTheShorthand() {
    checkProblems(
      """
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      window.rootViewController = pages
      pages.dataSource = nil
      when "swiped" { user.beginPageSwipe(.forward) }
      require never B.viewDidAppear
      """,
      "5:17: 'user.beginPageSwipe(.forward)' is impossible: it needs a page view controller with a page in that direction on screen [impossible-action]"
    )
  }

  @Test(arguments: [
    "nav.view.gestureRecognizers?.forEach { $0.isEnabled = false }",
    "nav.view.gestureRecognizers?.first?.isEnabled = false",
  ])
  func recognizersThatNobodyKnowsTakeNoSwipe(code: String) {
    let problems = outcome(
      of: """
        let A = UIViewController(), B = UIViewController()
        let nav = UINavigationController(A, B)
        window.rootViewController = nav
        \(code)
        when "swiped" { user.beginSwipeBack() }
        require count(A.viewWillAppear) == 1
        """
    ).problems
    #expect(problems.allSatisfy { $0.hasSuffix("[not-simulated]") } && !problems.isEmpty)
  }

  @Test func anIndicatorKnowsThatItAnimates() {
    checkHolds(
      """
      let spinner = UIActivityIndicatorView(style: .medium)
      when "begun" { spinner.startAnimating() }
      require spinner.isAnimating
      when "ended" { spinner.stopAnimating() }
      require !spinner.isAnimating
      """)
  }
}
