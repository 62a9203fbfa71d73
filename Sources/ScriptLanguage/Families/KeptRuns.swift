import LifecycleEngine

/// A run of a scenario as other blocks need it: its events without their states.
public struct KeptRun: Sendable {
  /// The release it ran on.
  public let release: Release
  /// True if something ended the run before its script did.
  public let endedEarly: Bool
  private let names: ObjectNames
  /// The events that a page shows or claims are about.
  private let events: [Event]
  /// The place of the first event that a page shows.
  private let firstShown: Int
  /// The place of the first event that claims are about: it is the same whether or not the set-up is shown.
  private let firstClaimed: Int

  /// - Parameter run: The run.
  public init(_ run: ScenarioRun) {
    let claimed = run.steps.first?.firstEvent ?? 0
    let shown = min(run.firstShownEvent, run.trace.events.count)
    let start = min(claimed, shown)
    firstShown = shown - start
    firstClaimed = claimed - start
    events = run.trace.events[start...].map { event in
      var event = event
      event.state = nil
      return event
    }
    names = run.names
    release = run.release
    endedEarly = run.endedEarly
  }

  /// The events that a page shows, without those of UIKit's own containers.
  /// - Parameter lenses: The lenses to look through.
  public func shown(through lenses: LensSet) -> ShownEvents {
    ShownEvents(
      events[firstShown...].filter {
        lenses.shows($0.callback) && names.isShownByDefault($0)
      }, names, on: release)
  }

  /// The place of the first event that a pattern describes, among those that claims are about.
  func place(of pattern: EventPattern) -> Int? {
    events[firstClaimed...].firstIndex { pattern.matches($0, names) }
  }

  /// The names of all that got something that claims are about.
  var receivers: Set<String> { Set(events[firstClaimed...].map { names[$0.receiver] }) }
}

/// The runs of the scenarios that blocks are about, each made once.
public final class KeptRuns {
  private struct Key: Hashable {
    let id: String
    let release: Release
  }

  private let makeRun: (Scenario, Release) -> ScenarioRun
  private var runs: [Key: KeptRun] = [:]

  /// Creates runs, of which none is made yet.
  /// - Parameter makeRun: Runs a scenario.
  public init(_ makeRun: @escaping (Scenario, Release) -> ScenarioRun = { $0.run(on: $1) }) {
    self.makeRun = makeRun
  }

  /// A run that was made before.
  /// - Parameters:
  ///   - id: What the whole site knows the scenario by.
  ///   - release: The release it ran on.
  public func known(_ id: String, on release: Release) -> KeptRun? {
    runs[Key(id: id, release: release)]
  }

  /// A run, which is made unless it is known.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - id: What the whole site knows it by.
  ///   - release: The release to run it on.
  public func run(_ scenario: Scenario, _ id: String, on release: Release) -> KeptRun {
    if let run = known(id, on: release) { return run }
    let run = KeptRun(makeRun(scenario, release))
    runs[Key(id: id, release: release)] = run
    return run
  }

  /// Keeps a run that was made for something else.
  public func keep(_ run: ScenarioRun, of id: String) {
    runs[Key(id: id, release: run.release)] = KeptRun(run)
  }

  /// Forgets all runs.
  public func forget() { runs = [:] }
}
