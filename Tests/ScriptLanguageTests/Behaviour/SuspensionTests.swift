import LifecycleEngine
import Scenarios
import Testing

/// Work that becomes due while the app is in the background.
@Suite struct SuspensionTests {
  private func clock(_ work: String) -> String {
    """
    class Clock {
        var n = 0
        func start() { \(work) }
    }
    let clock = Clock()
    clock.start()
    when "the user leaves" { system.enterBackground() }
    when "an hour passes" { system.wait(3600) }

    """
  }

  @Test func workInTheBackgroundIsUnknown() {
    for work in [
      "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 100) { self.n += 1 }",
      "Task { try await Task.sleep(for: .seconds(100)); n += 1 }",
    ] {
      checkProblems(
        clock(work) + "require clock.n == 0",
        "9:9: The engine does not know 'n' here [not-modelled]")
      #expect(outcome(of: clock(work) + "require clock.n > 0").problems.count == 1)
    }
    checkProblems(
      clock("DispatchQueue.main.asyncAfter(deadline: .now() + 100) { print(\"later\") }")
        + "require never console.print(\"later\")",
      "9:15: The engine does not know if 'console.print(\"later\")' comes here [not-modelled]")
  }

  @Test func workGoesOnAfterTheReturn() {
    let timer = """
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
      when "the user leaves and returns" {
          system.enterBackground()
          system.wait(3600)
          system.enterForeground()
      }
      require console contains "tick"
      """
    checkHolds(timer)
    checkProblems(
      timer.replacingLast(
        "require console contains \"tick\"", "require count(console.print(\"tick\")) == 1"),
      "7:15: The engine does not know if 'console.print(\"tick\")' comes here [not-modelled]")
  }

  @Test func workThatIsDueInFrontIsKnown() {
    checkHolds(
      """
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { print("later") }
      when "the user leaves and returns" {
          system.enterBackground()
          system.wait(5)
          system.enterForeground()
      }
      require never console.print("later")
      when "time passes" { system.wait(10) }
      require count(console.print("later")) == 1
      """)
    checkHolds(
      """
      when "the user leaves" {
          system.enterBackground()
          DispatchQueue.main.async { print("now") }
      }
      require count(console.print("now")) == 1
      """)
  }
}

extension String {
  fileprivate func replacingLast(_ old: String, _ new: String) -> String {
    hasSuffix(old) ? String(dropLast(old.count)) + new : self
  }
}
