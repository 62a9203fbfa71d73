import Scenarios
import Testing

/// Tests `for await` over the notifications of a name.
@Suite struct NotificationSequenceTests {
  private static let screen = """
    class Screen: UIViewController {
        var task: Task<Void, Never>?
        override func viewDidLoad() {
            super.viewDidLoad()
            task = Task { [weak self] in
                for await note in NotificationCenter.default.notifications(named: .changed) {
                    print("got", note.userInfo?["n"] ?? "none")
                    self?.title = "seen"
                }
                print("ended")
            }
        }
        deinit { print("gone") }
    }
    extension Notification.Name { static let changed = Notification.Name("changed") }
    func post(_ number: Int) {
        NotificationCenter.default.post(name: .changed, object: nil, userInfo: ["n": number])
        print("posted", number)
    }

    """

  @Test func eachPostResumesTheLoopInALaterTurn() {
    checkPrint(
      Self.screen + """
        let a = Screen()
        window.rootViewController = a
        when "posts" { post(1); post(2) }
        when "another" { post(3) }
        when "a cancellation" { a.task?.cancel() }
        when "too late" { post(4) }
        """, "posted 1", "posted 2", "got 1", "got 2", "posted 3", "got 3", "ended", "posted 4")
  }

  @Test func whatIsPostedWhileTheBodyWaitsComesAfterIt() {
    checkPrint(
      """
      let name = Notification.Name("x")
      let center = NotificationCenter.default
      Task {
          for await note in center.notifications(named: name, object: window) {
              print(note.object == nil ? "none" : "window")
              try? await Task.sleep(for: .seconds(1))
              print("slept")
              break
          }
          print("left")
      }
      when "posts" {
          center.post(name: name, object: nil)
          center.post(name: name, object: window)
          center.post(name: name, object: window)
      }
      when "later" { system.wait(2) }
      """, "window", "slept", "left")
  }

  @Test func aLoopThatIsLeftHearsNoMore() {
    checkPrint(
      """
      let name = Notification.Name("x")
      let center = NotificationCenter.default
      Task {
          for await _ in center.notifications(named: name) { break }
          print("left")
          try? await Task.sleep(nanoseconds: 2_000_000_000)
          print("slept")
      }
      when "one" { center.post(name: name, object: nil) }
      when "two" { center.post(name: name, object: nil) }
      when "later" { system.wait(3) }
      """, "left", "slept")
  }

  /// A task without cancellation stays alive, and holds the captures of its closure.
  @Test func theTaskHoldsWhatItsClosureHolds() {
    for (capture, lines) in [
      ("[self] in", ["gone: no"]), ("[weak self] in", ["gone", "gone: yes"]),
    ] {
      let (run, problems) = outcome(
        of: """
          class Screen: UIViewController {
              override func viewDidLoad() {
                  super.viewDidLoad()
                  Task { \(capture)
                      for await _ in NotificationCenter.default.notifications(
                          named: UIApplication.didEnterBackgroundNotification) { work() }
                  }
              }
              func work() {}
              deinit { print("gone") }
          }
          var a: Screen? = Screen()
          weak var b = a
          a?.loadViewIfNeeded()
          when "x" { a = nil }
          when "y" { print("gone:", b == nil ? "yes" : "no") }
          """.replacing(
            "work() }", with: capture.hasPrefix("[weak") ? "self?.work() }" : "work() }"))
      #expect(problems.isEmpty)
      let printed = run?.trace.events.compactMap { event -> String? in
        guard event.callback == .consolePrint, case .text(let text) = event.arguments.first?.value
        else { return nil }
        return text
      }
      #expect(printed == lines)
    }
  }

  @Test func outsideOfATask() {
    checkProblems(
      """
      for await _ in NotificationCenter.default.notifications(named: Notification.Name("x")) { }
      """, "1:16: Only the code of a 'Task' can wait here [await-outside-task]")
  }

  @Test func beforeTheReleaseThatBroughtIt() {
    #expect(
      outcome(
        of: """
          let all = NotificationCenter.default.notifications(named: Notification.Name("x"))
          """, ScenarioAttributes(on: 14)
      ).problems == ["1:11: 'notifications' exists from iOS 15 [unavailable]"])
  }
}
