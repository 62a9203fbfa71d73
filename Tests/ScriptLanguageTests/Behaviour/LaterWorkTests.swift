import Scenarios
import Testing

/// Foundation, Dispatch and Swift's concurrency do some work later. The simulator does the work or
/// reports an error.
@Suite struct LaterWorkTests {
  @Test func aQueueOfAnotherThreadHopsToTheMainOneInLaterTurns() {
    checkHolds(
      #"""
      let A = UIViewController()
      window.rootViewController = A
      when "work is begun" {
          DispatchQueue.global(qos: .background).async { [weak A] in
              let result = 3
              DispatchQueue.main.async { A?.view.tag = result; print("global \(A!.view.tag)") }
          }
          DispatchQueue(label: "mine").asyncAfter(deadline: .now() + 1) {
              DispatchQueue.main.sync { print("after") }
          }
          OperationQueue.main.addOperation { print("operation") }
          print("here \(DispatchQueue.global().sync { 4 })")
      }
      require console.print("here 4") < console.print("operation")
      require console.print("here 4") < console.print("global 3")
      when "a second passes" { system.wait(1) }
      expect(.console) { console.print("after") }
      """#)
  }

  @Test func theMainQueueIsServedBeforeAPerformedSelector() {
    checkHolds(
      #"""
      class S: UIViewController {
          func go() {
              perform(#selector(later), with: nil, afterDelay: 0)
              DispatchQueue.main.async { print("block") }
          }
          @objc func later() { print("performed") }
      }
      let A = S()
      window.rootViewController = A
      when "work is begun" { A.go() }
      require console.print("block") < console.print("performed")
      """#)
  }

  @Test func uikitOutsideOfTheMainThreadIsAnError() {
    checkProblems(
      "let A = UIViewController()\nDispatchQueue.global().async { A.loadViewIfNeeded() }",
      "2:32: 'loadViewIfNeeded' is used off the main thread, which is not simulated yet "
        + "[not-simulated]")
  }

  @Test func aSelectorIsPerformedAtOnceOrAfterADelayThatHoldsTheObject() {
    checkHolds(
      #"""
      class Screen: UIViewController {
          func start() {
              perform(#selector(said(_:)), with: "later", afterDelay: 0.5)
              perform(#selector(said(_:)), with: "now")
          }
          @objc func said(_ text: String) { print("said \(text)") }
      }
      class Model: NSObject {
          func start() { perform(#selector(ready), with: nil, afterDelay: 0) }
          @objc func ready() { print("ready") }
          deinit { print("model gone") }
      }
      let A = Screen()
      when "both start" {
          A.start()
          Model().start()
          print("started")
      }
      expect(.console) {
          console.print("said now")
          console.print("started")
          console.print("ready")
          console.print("model gone")
      }
      when "half a second passes" { system.wait(0.5) }
      expect(.console) { console.print("said later") }
      """#)
  }

  @Test func aTaskWaitsForItsContinuation() {
    checkHolds(
      #"""
      struct Bad: Error {}
      func later() async throws -> Int {
          try await withCheckedThrowingContinuation { c in
              DispatchQueue.main.asyncAfter(deadline: .now() + 1) { c.resume(returning: 7) }
          }
      }
      func never() async throws -> Int {
          try await withCheckedThrowingContinuation { c in
              DispatchQueue.global().async { c.resume(throwing: Bad()) }
          }
      }
      func now() async { await withCheckedContinuation { $0.resume() } }
      when "a task waits" {
          let task = Task {
              await now()
              print("now")
              print("got \(try await later())")
              do { print(try await never()) } catch { print("error \(error)") }
          }
          system.wait(0.5)
          task.cancel()
      }
      expect(.console) { console.print("now") }
      when "the time has come" { system.wait(1) }
      expect(.console) {
          console.print("got 7")
          console.print("error Bad()")
      }
      """#)
  }

  @Test func aContinuationIsResumedOnce() {
    checkProblems(
      "Task { await withCheckedContinuation { c in c.resume(); c.resume() } }",
      "1:57: The app crashes here: a continuation is resumed twice [fatal-error]")
  }

  @Test(arguments: [
    ("RunLoop.main.perform { }", "1:1: 'perform'"),
    ("let q = OperationQueue(); q.addOperation { }", "1:27: 'addOperation'"),
    (
      "Task { await withTaskGroup(of: Int.self) { g in g.addTask { 1 } } }", "1:14: 'withTaskGroup'"
    ),
    ("let w = DispatchWorkItem { }; w.notify(queue: .main) { }", "1:31: 'notify'"),
    ("let g = DispatchGroup(); g.wait()", "1:26: 'wait'"),
    ("DispatchQueue.main.async(group: DispatchGroup()) { }", "1:1: 'async(group:)'"),
    ("DispatchQueue.concurrentPerform(iterations: 2) { _ in }", "1:1: 'concurrentPerform'"),
    ("CATransaction.flush()", "1:1: 'flush'"),
    (
      "NSObject.cancelPreviousPerformRequests(withTarget: window)",
      "1:1: 'cancelPreviousPerformRequests'"
    ),
    ("model.$items.sink { _ in }", "1:1: 'sink'"),
    ("let b = UIButton(); b.sendActions(for: .touchUpInside)", "1:21: 'sendActions'"),
  ])
  func whatIsDoneOtherwiseIsAnError(_ source: String, _ expected: String) {
    checkProblems(source, expected + " is not simulated yet [not-simulated]")
  }

  @Test func namesOfTheAuthorsAreTheirOwn() {
    checkPrint(
      """
      class RunLoop { func perform(_ work: () -> Void) { work() } }
      func withTaskGroup(_ work: () -> Void) { work() }
      RunLoop().perform { print("mine") }
      withTaskGroup { print("my group") }
      api.perform { print("nobody's") }
      """, "mine", "my group")
  }

  @Test func aStackViewKeepsASubviewThatItArrangesNoMore() {
    checkPrint(
      """
      let stack = UIStackView(), one = UIView()
      stack.addArrangedSubview(one)
      stack.removeArrangedSubview(one)
      print(one.superview == stack)
      one.removeFromSuperview()
      print(one.superview == stack)
      """, "true", "false")
  }
}
