import Foundation
import LifecycleEngine
import Scenarios
import Testing

@testable import TraceRendering

/// The author's code in a step file: the lines behind the events, and the variables.
@Suite struct StepCodeTests {
  private struct Group {
    var names: [String]
    /// The line that made each event, and the line of the method that runs.
    var lines: [[Int]]
    var variables: [String] = []
    /// The values of the variables at each event.
    var values: [[String?]] = []

    /// The first event of a name with its lines: `"17, runs 3"`.
    func lines(of name: String) -> String? {
      guard let place = names.firstIndex(of: name) else { return nil }
      let lines = lines[place]
      return lines.count == 1 ? "\(lines[0])" : "\(lines[0]), runs \(lines[1])"
    }

    /// The values of a variable, each only where it differs from the one before.
    func values(of name: String) -> [String?] {
      guard let place = variables.firstIndex(of: name) else { return [] }
      var result: [String?] = []
      for moment in values where result.isEmpty || result[result.count - 1] != moment[place] {
        result.append(moment[place])
      }
      return result
    }
  }

  private func group(_ source: String, lenses: LensSet = .all, on release: Release = .newest) throws
    -> Group
  {
    let scenario = try Scenario(source, attributes: ScenarioAttributes(id: "code"))
    let run = scenario.run(on: release, recordsStates: true)
    #expect(run.diagnostics.map { $0.summary } == [])
    var steps = ScenarioSteps()
    steps.add(run, for: [release], lenses: lenses, isOnPage: true)
    let json = Data(steps.text.utf8)
    let groups = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    let events = try #require(groups.first?["events"] as? [[Any]])
    let lines = try #require(groups.first?["lines"] as? [Any])
    #expect(lines.count == events.count)
    var group = Group(
      names: events.map { "\($0[2]).\("\($0[3])".prefix { $0 != "(" })" },
      lines: lines.map { $0 as? [Int] ?? [$0 as? Int ?? -1] })
    guard let variables = groups.first?["variables"] as? [Any] else { return group }
    group.variables = try #require(variables[0] as? [String])
    let changes = try #require(variables[1] as? [[Any]])
    // Behind the events stands what changes until the end.
    #expect(changes.count == events.count + 1)
    var values: [String?] = group.variables.map { _ in nil }
    for change in changes {
      for place in stride(from: 0, to: change.count, by: 2) {
        values[try #require(change[place] as? Int)] = change[place + 1] as? String
      }
      group.values.append(values)
    }
    return group
  }

  // MARK: Lines

  private let push = """
    class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            print("loaded")
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                print("later")
            }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            present(C, animated: false)
        }
    }
    let A = UIViewController(), B = Screen(), C = UIViewController()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" {
        nav.pushViewController(B, animated: true)
        print("asked for")
    }
    when "time passes" {
        system.wait(3)
    }
    """

  @Test func theStatementThatRunsMakesTheEvent() throws {
    let group = try group(push)
    #expect(group.lines(of: "console.print") == "19")
    #expect(group.lines(of: "B.viewDidLoad") == "18, runs 2")
  }

  @Test func whatComesLaterBelongsToTheStatementThatBeganIt() throws {
    let group = try group(push)
    #expect(group.lines(of: "A.viewWillDisappear") == "18")
    #expect(group.lines(of: "B.viewDidAppear") == "18, runs 9")
    #expect(group.lines(of: "A.viewDidDisappear") == "18")
  }

  @Test func codeInsideOfACallbackOrAClosureMakesItsOwnEvents() throws {
    let group = try group(push)
    let lines = zip(group.names, group.lines).filter { $0.0 == "console.print" }.map { $0.1 }
    #expect(lines == [[19], [4], [6]])
    #expect(group.lines(of: "C.viewDidLoad") == "11")
    #expect(group.lines(of: "C.viewDidAppear") == "11")
  }

  @Test func anActionMakesTheEventsOfItsOwn() throws {
    let group = try group(
      """
      let A = UIViewController(), B = UIViewController()
      let nav = UINavigationController(A, B)
      window.rootViewController = nav
      when "the user swipes back, and keeps the finger on the screen" {
          user.beginSwipeBack()
          system.wait(1)
          user.cancelSwipe()
      }
      when "the system warns" {
          system.memoryWarning()
      }
      """)
    #expect(group.lines(of: "A.viewWillAppear") == "5")
    #expect(group.lines(of: "B.viewDidAppear") == "7")
    #expect(group.lines(of: "B.didReceiveMemoryWarning") == "10")
  }

  @Test func aLayoutBelongsToTheCodeThatMadeItNecessary() throws {
    let group = try group(
      """
      class Screen: UIViewController {
          override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
      }
      let A = Screen()
      window.rootViewController = A
      when "code asks for a layout" {
          A.view.setNeedsLayout()
      }
      """)
    #expect(group.lines(of: "A.viewWillLayoutSubviews") == "7")
    #expect(group.lines(of: "A.viewDidLayoutSubviews") == "7, runs 2")
  }

  @Test func theBodyIsThatOfTheSuperclassIfOnlyTheSuperclassHasOne() throws {
    let group = try group(
      """
      class Base: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
          }
      }
      class Screen: Base {
          deinit { print("gone") }
      }
      var A: Screen? = Screen()
      when "the screen is shown" {
          window.rootViewController = A
      }
      when "the screen goes" {
          window.rootViewController = nil
          A = nil
      }
      """)
    #expect(group.lines(of: "A.viewWillAppear") == "11, runs 2")
    #expect(group.lines(of: "A.deinit") == "14, runs 7")
  }

  // MARK: Variables

  private let variables = """
    enum Phase { case fresh, shown, failed(Int) }
    class Screen: UIViewController {
        let limit = 3
        var count = 0
        var phase = Phase.fresh
        var note: String?
        var seen: [Int] = []
        var handler: (() -> Void)?
        weak var other: UIViewController?
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            count += 1
            phase = .shown
            seen.append(count)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note = "a text that is longer than anybody wants to read in one line"
            phase = .failed(7)
        }
    }
    let A = UIViewController(), B = Screen()
    var total = 1.5, isOpen = false
    var current: UIViewController? = A
    window.rootViewController = A
    when "B is presented" {
        B.other = A
        isOpen = true
        A.present(B, animated: true) {
            total += 1
            current = B
            print("done")
        }
    }
    when "B goes" {
        current = nil
        A.dismiss(animated: false)
    }
    """

  @Test func theAuthorsVariablesAreRecordedFromEventToEvent() throws {
    let group = try group(variables)
    #expect(
      group.variables == [
        "total", "isOpen", "current", "B.count", "B.phase", "B.note", "B.seen", "B.other",
      ])
    #expect(group.values(of: "total") == ["1.5", "2.5"])
    #expect(group.values(of: "isOpen") == ["true"])
    #expect(group.values(of: "current") == ["A", "B", "nil"])
    #expect(group.values(of: "B.count") == ["0", "1"])
    #expect(group.values(of: "B.phase") == [".fresh", ".shown", ".failed(7)"])
    #expect(group.values(of: "B.note") == ["nil", "\"a text that is longer than anybody…"])
    #expect(group.values(of: "B.seen") == ["[]", "[1]"])
    #expect(group.values(of: "B.other") == ["A"])
  }

  @Test func anObjectThatIsGoneHasNoValues() throws {
    let group = try group(
      """
      class Screen: UIViewController {
          var count = 0
          deinit { print("gone") }
      }
      let A = UIViewController()
      var B: Screen? = Screen()
      window.rootViewController = A
      when "B goes" {
          B?.count = 4
          print("before")
          B = nil
          print("after")
      }
      """)
    #expect(group.values(of: "B.count") == ["4", nil])
    #expect(group.values(of: "B") == ["an object", "nil"])
  }

  @Test func aScriptWithoutVariablesHasNone() throws {
    let group = try group(push)
    #expect(group.variables == [])
    #expect(group.values == [])
  }

  @Test func atMostTwelveVariablesAreShownAndThoseThatChangeComeFirst() throws {
    var script = ""
    for number in 1...20 { script += "var v\(number) = \(number)\n" }
    script += "when \"one changes\" { print(\"a\"); v20 = 0; print(\"b\") }\n"
    let group = try group(script)
    #expect(group.variables == (1...11).map { "v\($0)" } + ["v20"])
  }

  @Test func recordingChangesNothing() throws {
    for source in [push, variables] {
      let scenario = try Scenario(source, attributes: ScenarioAttributes(id: "code"))
      let (plain, recorded) = (
        scenario.run(on: .newest), scenario.run(on: .newest, recordsStates: true)
      )
      #expect(
        TraceText.render(plain, lenses: .all, naming: [])
          == TraceText.render(recorded, lenses: .all, naming: []))
    }
  }

  @Test func codeBehindADescriptionDoesNotRun() throws {
    let group = try group(
      """
      class Thing: NSObject {
          override var description: String { print("asked"); return "thing" }
      }
      let A = UIViewController()
      var things = [Thing()]
      when "A is shown" {
          window.rootViewController = A
          things = []
      }
      """)
    #expect(!group.names.contains("console.print"))
  }
}
