import LifecycleEngine
import ScriptMachine

/// A run of a scenario as other blocks need the run: the events without states.
package struct KeptRun: Sendable {
  /// The release of the run.
  package let release: Release
  /// True if the run ended before the script did.
  package let endedEarly: Bool
  private let names: ObjectNames
  /// The unknown orders and unknown calls of the trace; `nil` if there are none.
  private let doubts: Trace?
  /// The events that a page shows or claims are about.
  private let events: [Event]
  /// The place of the first event that a page shows.
  private let firstShown: Int
  /// The place of the first event that claims are about, with or without a shown set-up.
  private let firstClaimed: Int
  /// The runs that answer questions about order in the other way.
  private let others: [(question: Disagreement, run: KeptRun)]

  /// - Parameter run: The run.
  package init(_ run: ScenarioRun) {
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
    doubts = run.trace.doubts
    release = run.release
    endedEarly = run.endedEarly
    others = run.otherWays.map { ($0.question, KeptRun($0.run)) }
  }

  /// The events that a page shows, without those of UIKit's own containers.
  /// - Parameter lenses: The lenses to look through.
  package func shown(through lenses: LensSet) -> ShownEvents {
    ShownEvents(
      events[firstShown...].filter {
        lenses.shows($0.callback) && names.isShownByDefault($0)
      }, names, on: release)
  }

  /// The place of the first event that a pattern describes, among those that claims are about.
  func place(of pattern: EventPattern) -> Int? {
    events[firstClaimed...].firstIndex { pattern.matches($0, names) }
  }

  /// The reason why no source tells the order of two events; `nil` for a known order.
  func doubt(about claim: Claim, at first: Int, _ second: Int) -> String? {
    for (question, run) in others {
      guard let one = run.place(of: claim.first), let other = run.place(of: claim.second),
        (one < other) == (first < second)
      else { return "\(question.situation) \(question.reason)" }
    }
    guard let doubts else { return nil }
    let (one, other) = (events[first].number, events[second].number)
    if let order = doubts.unknownOrder(of: one, and: other) {
      return "\(order.situation) \(order.reason)"
    }
    for (pattern, number) in [(claim.first, one), (claim.second, other)] {
      let moment = doubts.unknownMoments.first { moment in
        moment.firstEvent <= number && moment.concerns(eventsSince: events[firstClaimed].number)
          && pattern.mayBe(one: moment.calls)
          && moment.concerns(names.object(named: pattern.receiver))
      }
      if let calls = moment?.calls { return "\(calls.situation) \(calls.reason)" }
    }
    return nil
  }

  /// The names of the receivers of the events that claims are about.
  var receivers: Set<String> { Set(events[firstClaimed...].map { names[$0.receiver] }) }
}

/// The runs of the scenarios that blocks are about. Each run is made once.
package final class KeptRuns {
  private struct Key: Hashable {
    let id: String
    let release: Release
  }

  private let makeRun: (Scenario, Release) -> ScenarioRun
  private var runs: [Key: KeptRun] = [:]

  /// Creates a store without runs.
  /// - Parameter makeRun: Runs a scenario.
  package init(_ makeRun: @escaping (Scenario, Release) -> ScenarioRun = { $0.run(on: $1) }) {
    self.makeRun = makeRun
  }

  /// A run that was made before.
  /// - Parameters:
  ///   - id: The id of the scenario that is unique in the site.
  ///   - release: The release of the run.
  package func known(_ id: String, on release: Release) -> KeptRun? {
    runs[Key(id: id, release: release)]
  }

  /// A known run, or a new run.
  /// - Parameters:
  ///   - scenario: The compiled scenario.
  ///   - id: The id of the scenario that is unique in the site.
  ///   - release: The release to run on.
  package func run(_ scenario: Scenario, _ id: String, on release: Release) -> KeptRun {
    if let run = known(id, on: release) { return run }
    let run = KeptRun(makeRun(scenario, release))
    runs[Key(id: id, release: release)] = run
    return run
  }

  /// Keeps a run that was made for another purpose.
  package func keep(_ run: ScenarioRun, of id: String) {
    runs[Key(id: id, release: run.release)] = KeptRun(run)
  }

  /// Forgets all runs.
  package func forget() { runs = [:] }
}
