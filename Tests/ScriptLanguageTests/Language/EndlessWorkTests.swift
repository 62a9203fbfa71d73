import Testing

/// If the run loop finds no end, the diagnostic names the code with the endless repetition.
@Suite struct EndlessWorkTests {
  private static let endless = "The scenario was stopped: the run loop never became idle; this ran"

  private func check(
    _ source: String, _ place: String, _ beginning: String, _ ending: String = "",
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let problems = outcome(of: source).problems
    #expect(problems.count == 1, sourceLocation: location)
    #expect(
      problems.first?.hasPrefix("\(place): \(beginning)") == true, "\(problems)",
      sourceLocation: location)
    #expect(
      ending.isEmpty || problems.first?.contains(ending) == true, "\(problems)",
      sourceLocation: location)
  }

  @Test func aBlockThatGivesItselfToTheMainQueue() {
    check(
      """
      func again() {
          let noise = "a"
          DispatchQueue.main.async { again() }
      }
      when "x" { again() }
      """, "3:5", Self.endless, "times in 'again'")
  }

  @Test func workOnTwoQueues() {
    check(
      """
      func again() {
          DispatchQueue.global().async { DispatchQueue.main.async { again() } }
      }
      when "x" { again() }
      """, "2:36", Self.endless)
  }

  @Test func aTaskThatYieldsForEver() {
    check(
      """
      when "x" {
          Task {
              while true { await Task.yield() }
          }
      }
      """, "3:22", Self.endless)
  }

  @Test func aTaskThatWaitsForWhatIsNotSimulated() {
    check(
      """
      when "x" {
          Task {
              while true { await service.next() }
          }
      }
      """, "3:22", Self.endless)
  }

  @Test func anAnimationThatBeginsTheNext() {
    check(
      """
      func pulse() {
          UIView.animate(withDuration: 1, animations: {}) { _ in pulse() }
      }
      when "x" { pulse() }
      """, "2:5", Self.endless, "times in 'pulse'")
  }

  @Test func aTimerInALongWait() {
    check(
      """
      var n = 0
      Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in
          n += 1
      }
      when "x" { system.wait(3600) }
      """, "3:5",
      "'system.wait(3600)' was stopped at 100.",
      " s: the run loop took more than 10000 turns; this ran 10001 times [budget-exceeded]")
    checkHolds(
      """
      var n = 0
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in n += 1 }
      when "x" { system.wait(3600) }
      require n == 3600
      """)
  }

  @Test func aControllerThatPresentsAnotherOneInEveryAppearance() {
    check(
      """
      class Screen: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              view.backgroundColor = .red
              present(Screen(), animated: true)
              title = "again"
          }
      }
      when "x" { window.rootViewController = Screen() }
      """, "5:9", "The scenario was stopped: views or controllers nested more than 100 deep; ",
      "times in 'Screen.viewDidAppear'")
  }

  @Test func aControllerThatPushesInEveryAppearance() {
    check(
      """
      class Screen: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              navigationController?.setViewControllers([Screen()], animated: true)
          }
      }
      window.rootViewController = UINavigationController(rootViewController: Screen())
      """, "4:9", "The scenario was stopped:", "times in 'Screen.viewDidAppear'")
  }

  /// Each turn is short. Only the sum of all turns exceeds the budget.
  @Test func workThatUsesUpABudgetTogether() {
    check(
      """
      func again() {
          for n in 0..<200 { _ = n }
          DispatchQueue.main.async { again() }
      }
      when "x" { again() }
      """, "3:5", "The scenario was stopped after 2000000 instructions: this ran",
      "times in 'again' [endless-code]")
  }

  @Test func manyPiecesOfWorkAreNoChain() {
    checkHolds(
      """
      var n = 0
      when "x" { for _ in 0..<4000 { DispatchQueue.main.async { n += 1 } } }
      require n == 4000
      """)
  }

  @Test func aTaskThatYieldsUntilAnotherOneIsDone() {
    checkPrint(
      """
      var isDone = false, isLast = false
      let A = UIViewController()
      Task { while !isLast { await Task.yield() }; print("last") }
      Task { try? await Task.sleep(nanoseconds: 500_000_000); isDone = true }
      Task { while !isDone { await Task.yield() }; print("done"); isLast = true }
      window.rootViewController = A
      when "time passes" { system.wait(1); print("waited") }
      """, "done", "last", "waited")
  }

  @Test func aTaskThatYieldsUntilAStepIsDone() {
    checkPrint(
      """
      var isDone = false
      let task = Task { while !Task.isCancelled { await Task.yield() }; print("cancelled") }
      Task { while !isDone { await Task.yield() }; print("done") }
      when "nothing happens" { print("first") }
      when "it is done" { isDone = true }
      when "it is cancelled" { task.cancel() }
      """, "first", "done", "cancelled")
  }

  @Test func aTaskThatYieldsForEverWhileOthersRun() {
    check(
      """
      var isDone = false
      Task { while !isDone {
          await Task.yield() } }
      when "x" { print("x") }
      """, "3:5", Self.endless)
  }
}
