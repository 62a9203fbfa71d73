import Testing

/// Orders that no one knows: other threads, and waits for what is not simulated. Errors that
/// unsimulated code may throw.
@Suite struct RaceTests {
  private func scenario(_ code: String, _ check: String) -> String {
    """
    class S: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            \(code)
        }
    }
    let A = S()
    when "shown" { window.rootViewController = A }
    \(check)
    """
  }

  private func isUnknown(_ code: String, _ check: String) -> Bool {
    outcome(of: scenario(code, check)).problems.contains { $0.hasSuffix("[not-modelled]") }
  }

  private static let blocks =
    "DispatchQueue.global().async { print(\"a\") }\nDispatchQueue.global().async { print(\"b\") }"

  @Test(arguments: [
    (blocks, "require console.print(\"a\") < console.print(\"b\")"),
    (blocks, "expect(.console) {\n console.print(\"a\")\n console.print(\"b\")\n}"),
    (blocks, "require A.viewDidAppear < console.print(\"a\")"),
    (
      "DispatchQueue.global().async { print(\"a\") }\nprint(\"b\")",
      "require console.print(\"b\") < console.print(\"a\")"
    ),
    (
      "Task.detached { print(\"a\") }\nTask { print(\"b\") }",
      "require console.print(\"a\") < console.print(\"b\")"
    ),
  ])
  func theOrderOfIndependentWorkIsUnknown(code: String, check: String) {
    #expect(isUnknown(code, check))
  }

  @Test(arguments: [
    (blocks, "require console contains \"a\"\nrequire count(console.print(\"b\")) == 1"),
    (
      "print(\"a\")\nDispatchQueue.global().async { print(\"b\") }",
      "require console.print(\"a\") < console.print(\"b\")"
    ),
    (
      "DispatchQueue.global().async { print(\"a\")\n DispatchQueue.main.async { print(\"b\") } }",
      "require console.print(\"a\") < console.print(\"b\")"
    ),
    (
      "DispatchQueue.main.async { print(\"a\") }\nDispatchQueue.main.async { print(\"b\") }",
      "require console.print(\"a\") < console.print(\"b\")"
    ),
    (
      "Task { print(\"a\")\n _ = try await service.load()\n print(\"b\") }",
      "require console.print(\"a\") < console.print(\"b\")"
    ),
    (
      "Task { try await Task.sleep(nanoseconds: 1_000)\n print(\"a\") }\nprint(\"b\")",
      "system.wait(1)\nrequire console.print(\"b\") < console.print(\"a\")"
    ),
  ])
  func anOrderThatCodeGivesIsKnown(code: String, check: String) {
    let steps = check.replacing("system.wait(1)", with: "when \"later\" { system.wait(1) }")
    checkHolds(scenario(code, steps))
  }

  @Test(arguments: [
    "require console.print(\"a\") < B.viewDidAppear",
    "require turn(of: console.print(\"a\")) < turn(of: B.viewDidAppear)",
  ])
  func anAnswerMayComeBehindATransition(check: String) {
    let source = """
      class S: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              Task { _ = try await service.load(); print("a") }
          }
      }
      let A = UIViewController(), B = S()
      let nav = UINavigationController(A)
      window.rootViewController = nav
      when "pushed" { nav.pushViewController(B, animated: true) }
      \(check)
      """
    #expect(outcome(of: source).problems.contains { $0.hasSuffix("[not-modelled]") })
  }

  @Test(arguments: [
    "class Service { func go() { Task { print(\"a\") } } }",
    "struct Service { func go() { Task { print(\"a\") } } }",
    "class Service { func go() { begin() } }\nfunc begin() { Task { print(\"a\") } }",
  ])
  func aTaskOfCodeWithoutAnActorMayRunAtOnce(service: String) {
    func source(_ service: String, _ check: String) -> String {
      """
      \(service)
      class S: UIViewController {
          let service = Service()
          override func viewDidLoad() {
              super.viewDidLoad()
              service.go()
          }
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              print("b")
          }
      }
      when "shown" { window.rootViewController = S() }
      \(check)
      """
    }
    let order = "require console.print(\"b\") < console.print(\"a\")"
    #expect(
      outcome(of: source(service, order)).problems.contains { $0.hasSuffix("[not-modelled]") })
    checkHolds(source(service, "require count(console.print(\"a\")) == 1"))
    let ofMain = service.replacing("class", with: "@MainActor class").replacing(
      "struct", with: "@MainActor struct"
    ).replacing("func begin", with: "@MainActor func begin")
    checkHolds(source(ofMain, order))
    checkHolds(source(service.replacing("Task {", with: "Task { @MainActor in"), order))
  }

  @Test(arguments: [
    "class Ticker { func start() async { TIMER } }\nlet t = Ticker()\nTask { await t.start() }",
    "class Ticker { func start() async { begin() }\n func begin() { TIMER } }\nlet t = Ticker()\nTask { await t.start() }",
    "class Ticker { func start() { Task { TIMER } } }\nlet t = Ticker()\nt.start()",
  ])
  func nobodyKnowsTheThreadOfSuchCode(code: String) {
    let timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in print(\"tick\") }"
    let source = code.replacing("TIMER", with: timer)
    #expect(outcome(of: source).problems.contains { $0.hasSuffix("[not-simulated]") })
    checkPrint(
      source.replacing("class", with: "@MainActor class") + "\nwhen \"later\" { system.wait(2) }",
      "tick")
  }

  @Test func aThreadMayCallWhatItWasGiven() {
    let code = """
      class Service {
          func load(_ done: @escaping () -> Void) { DispatchQueue.global().async { done() } }
      }
      class S: UIViewController {
          let service = Service()
          var n = 0
          override func viewDidLoad() {
              super.viewDidLoad()
              service.load { self.n = 1 }
              DispatchQueue.main.async { print("n \\(self.n)") }
          }
      }
      let A = S()
      when "shown" { window.rootViewController = A }

      """
    #expect(
      outcome(of: code + "require console contains \"n 1\"").problems.contains {
        $0.hasSuffix("[not-modelled]")
      })
    checkHolds(code + "require A.n == 1")
  }

  @Test func unsimulatedCodeMayThrow() {
    let call = "do { try service.load() } catch { print(\"called\") }"
    #expect(isUnknown(call, "require never console.print(\"called\")"))
    let task = "Task { do { try await service.load() } catch { print(\"called\") } }"
    #expect(isUnknown(task, "require never console.print(\"called\")"))
    checkHolds(scenario(call, "require never A.viewDidDisappear"))
    let own = "func f() throws {}\n do { try f() } catch { print(\"called\") }"
    checkHolds(scenario(own, "require never console.print(\"called\")"))
  }
}
