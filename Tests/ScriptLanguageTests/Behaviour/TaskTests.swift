import Scenarios
import Testing

/// Code that waits in a task continues in a later turn.
@Suite struct TaskTests {
  @Test func sleepLetsTimePassAndCancellationEndsIt() {
    checkHolds(
      #"""
      class S: UIViewController {
          var task: Task<Void, Never>?
          override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          task = Task {
            print("start")
            let x = await load(2)
            print("loaded \(x)")
            do { try await Task.sleep(for: .seconds(5)); print("slept") } catch { print("cancelled") }
            print("end \(Task.isCancelled)")
          }
          }
          func load(_ n: Int) async -> Int { try? await Task.sleep(nanoseconds: 1_000_000_000); return n + 1 }
      }
      let A = S()
      window.rootViewController = A
      when "a" { system.wait(2) }
      expect(.console) { console.print("loaded 3") }
      when "b" { A.task?.cancel() }
      expect(.console) {
          console.print("cancelled")
          console.print("end true")
      }
      """#)
  }

  @Test func twoTasksTakeTurns() {
    checkHolds(
      #"""
      @MainActor func work(_ n: String) async { for i in 1...2 { print("\(n)\(i)"); try? await Task.sleep(for: .milliseconds(100)) } }
      when "p" {
          Task { await work("a"); await api.call(); print("done a") }
          Task { await work("b") }
          print("sync")
          system.wait(1)
      }
      expect(.console) {
          console.print("sync")
          console.print("a1")
          console.print("b1")
          console.print("a2")
          console.print("b2")
          console.print("done a")
      }
      """#)
  }

  @Test func aTaskThatWaitsHoldsWhatItCaptured() {
    checkHolds(
      """
      class S: UIViewController {
          override func viewDidLoad() {
          super.viewDidLoad()
          Task { for await x in Feed.shared.updates { self.show(x) } }
          }
          func show(_ x: Int) { }
      }
      class W: UIViewController {
          var t: Task<Void, Never>?
          override func viewDidLoad() {
          super.viewDidLoad()
          t = Task { [weak self] in for await x in Feed.shared.updates { self?.show(x) } }
          }
          deinit { t?.cancel(); print("gone") }
          func show(_ x: Int) { }
      }
      let A = UIViewController()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "p" { nav.pushViewController(S(), animated: false) }
      when "back" { nav.popViewController(animated: false) }
      require !S1.isDeallocated
      when "q" { nav.pushViewController(W(), animated: false)}
      when "r" { nav.popViewController(animated: false) }
      require W1.isDeallocated
      require console contains "gone"
      require leaks.isEmpty
      """)
  }

  @Test func aTaskInATaskIsCancelledByName() {
    checkHolds(
      #"""
      class A1: UIViewController {
        var tasks: [Task<Void, Never>] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          tasks.append(Task { [weak self] in
            print("outer")
            let inner = Task { print("inner"); try? await Task.sleep(for: .seconds(1)); print("inner end") }
            for i in 0..<3 { await self?.step(i) }
            inner.cancel()
            print("outer end")
          })
        }
        func step(_ n: Int) async { try? await Task.sleep(for: .milliseconds(10)); print("step \(n)") }
      }
      let A = A1()
      window.rootViewController = A
      when "x" { system.wait(5) }
      expect(.console) {
        console.print("step 0")
        console.print("step 1")
        console.print("step 2")
        console.print("outer end")
        console.print("inner end")
      }
      """#)
  }

  @Test func errorsOfTasksGoToTheirHandlers() {
    checkHolds(
      #"""
      enum E: Error { case bad }
      func f() async throws -> Int { try await Task.sleep(for: .seconds(1)); throw E.bad }
      when "x" {
        Task { do { _ = try await f(); print("no") } catch { print("caught \(error)") } }
        Task { _ = try await f(); print("never") }
        Task { defer { print("deferred") }; try await Task.sleep(for: .seconds(2)); print("late") }
        system.wait(3)
      }
      expect(.console) {
        console.print("caught bad")
        console.print("late")
        console.print("deferred")
      }
      """#)
  }

  @Test func theMainActorRunsWhatATaskGivesIt() {
    checkHolds(
      """
      let A = UIViewController()
      window.rootViewController = A
      when "x" { Task { await MainActor.run { A.present(UIViewController(), animated: true) } } }
      require A.presentedViewController != nil
      """)
  }
}
