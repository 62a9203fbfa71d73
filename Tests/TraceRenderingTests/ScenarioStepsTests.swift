import Foundation
import LifecycleEngine
import Scenarios
import Testing
import TraceRendering

/// The page's script puts the changes of a step file together. The result has to equal the state that the run
/// recorded.
@Suite struct ScenarioStepsTests {
  private static let scenarios = [
    "a push with a child": """
    class Screen: UIViewController {
        let child = UIViewController()
        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
            print("loaded")
        }
    }
    let A = UIViewController(), B = Screen()
    let nav = UINavigationController(A)
    window.rootViewController = nav
    when "B is pushed" {
        nav.pushViewController(B, animated: true)
    }
    when "it is popped" {
        nav.popViewController(animated: true)
    }
    """,
    "a sheet, and a controller that goes": """
    let A = UIViewController()
    var B: UIViewController? = UIViewController()
    window.rootViewController = A
    when "B is presented" {
        A.present(B!, animated: true)
    }
    when "it is dismissed" {
        A.dismiss(animated: false)
        B = nil
    }
    when "the device is rotated" {
        system.rotate(to: .landscapeLeft)
        A.view.isHidden = true
    }
    """,
  ]

  private func run(_ source: String, title: String = "") throws -> ScenarioRun {
    let scenario = try Scenario(source, attributes: ScenarioAttributes(id: "steps"))
    var run = scenario.run(on: .newest, recordsStates: true)
    run.title = title
    return run
  }

  private func groups(_ steps: ScenarioSteps) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(steps.text.utf8))
    return try #require(json as? [[String: Any]])
  }

  @Test(arguments: scenarios.keys.sorted())
  func changesAddUpToTheRecordedStates(_ name: String) throws {
    let run = try run(try #require(Self.scenarios[name]))
    var added = ScenarioSteps()
    added.add(run, for: [.newest], lenses: .all, isOnPage: true)
    let group = try #require(try groups(added).first)
    let steps = try DecodedSteps(group)
    let trace = TraceJSON.render(run)
    let whole = try #require(
      try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any])
    let events = try #require(whole["events"] as? [[String: Any]])
    #expect(events.count > 8)
    #expect(steps.states.count == events.count)
    for (state, event) in zip(steps.states, events) {
      let recorded = try #require(event["state"] as? NSDictionary)
      #expect(state == recorded, "event \(event["n"] ?? 0)")
    }
    let listed = try #require(group["events"] as? [[Any]])
    for (step, event) in zip(listed, events) {
      #expect(step[1] as? Int == event["turn"] as? Int)
      #expect(step[2] as? String == event["receiver"] as? String)
      #expect((step[3] as? String)?.hasPrefix(event["callback"] as? String ?? "?") == true)
    }
  }

  @Test func onlyWhatHasChangedIsWritten() throws {
    let run = try run(try #require(Self.scenarios["a push with a child"]))
    var added = ScenarioSteps()
    added.add(run, for: [.newest], lenses: .all, isOnPage: true)
    let changes = try #require(try groups(added).first?["changes"] as? [[Any]])
    #expect(changes.first?.count == 6, "the first event has everything but the keyboard")
    #expect(changes.dropFirst().contains { $0.isEmpty }, "in some events nothing changes")
    #expect(
      changes.dropFirst().allSatisfy { $0.count < 4 || $0[3] is NSNull }, "the windows stay")
  }

  @Test func aGroupThatIsNotOnThePageBringsItsTableAndDiagram() throws {
    let run = try run(try #require(Self.scenarios["a push with a child"]), title: "</script>")
    var added = ScenarioSteps()
    added.add(run, for: [Release(25), Release(26)], lenses: .all, isOnPage: true)
    added.add(run, for: [Release(12)], lenses: .all, isOnPage: false)
    let groups = try groups(added)
    #expect(groups.map { $0["label"] as? String } == ["iOS 25–26", "iOS 12"])
    #expect(groups.map { $0["ios"] as? Int } == [26, 12])
    #expect(groups[0]["table"] == nil)
    #expect(groups[1]["table"] as? String == SequenceTable.html(run, lenses: .all))
    #expect(groups[1]["svg"] as? String == SequenceDiagram.svg(run, lenses: .all, embedded: true))
    #expect(groups[0]["text"] as? String == TraceText.render(run, lenses: .all))
    #expect(groups[0]["mermaid"] as? String == MermaidDiagram.render(run, lenses: .all))
  }

  @Test func aLineOfTheConsoleIsTheFifthPartOfItsEvent() throws {
    let run = try run(try #require(Self.scenarios["a push with a child"]))
    var added = ScenarioSteps()
    added.add(run, for: [.newest], lenses: .all, isOnPage: true)
    let events = try #require(try groups(added).first?["events"] as? [[Any]])
    #expect(events.filter { $0.count > 4 }.map { $0[4] as? String } == ["print: loaded"])
  }
}

/// The states of a group, put together as `stepper-state.js` does, in the shape of `TraceJSON`.
private struct DecodedSteps {
  private(set) var states: [NSDictionary] = []
  private let names: [String]
  private var controllers: [Int: [Double]] = [:]
  private var views: [Int: [Double]] = [:]
  private var windows: [Int] = []

  init(_ group: [String: Any]) throws {
    names = try #require(group["names"] as? [String])
    for change in try #require(group["changes"] as? [[Any]]) {
      for number in change.count > 2 ? try numbers(change[2]) : [] {
        controllers[Int(number)] = nil
        views[Int(number)] = nil
      }
      for row in change.isEmpty ? [] : try rows(change[0]) { controllers[Int(row[0])] = row }
      for row in change.count > 1 ? try rows(change[1]) : [] { views[Int(row[0])] = row }
      if change.count > 3, let shown = change[3] as? [Double] { windows = shown.map { Int($0) } }
      states.append(state)
    }
  }

  private func rows(_ value: Any) throws -> [[Double]] { try #require(value as? [[Double]]) }
  private func numbers(_ value: Any) throws -> [Double] { try #require(value as? [Double]) }
  private func name(_ number: Double) -> Any { number < 0 ? NSNull() : names[Int(number)] as Any }

  /// The numbers of controllers are in the order of creation, as the trace lists controllers.
  private var state: NSDictionary {
    let appearances = ["disappeared", "appearing", "appeared", "disappearing"]
    let listed = controllers.values.sorted { $0[0] < $1[0] }.map { row -> [String: Any] in
      let flags = Int(row[2])
      return [
        "name": name(row[0]), "appearance": appearances[Int(row[1])], "parent": name(row[3]),
        "viewLoaded": flags & 1 != 0, "inWindow": flags & 2 != 0, "geometryFinal": flags & 4 != 0,
      ]
    }
    return ["controllers": listed, "windows": windows.map { tree($0) }]
  }

  private func tree(_ number: Int) -> [String: Any] {
    guard let row = views[number] else { return [:] }
    return [
      "view": name(row[0]), "controller": name(row[9]), "frame": Array(row[1...4]),
      "subviews": row[11...].map { tree(Int($0)) },
    ]
  }
}
