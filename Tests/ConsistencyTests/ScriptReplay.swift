import Diagnostics

@testable import LifecycleEngine
@testable import Scenarios

/// A plan that is written and run as a scenario.
struct ScriptReplay {
  /// The broken invariants of the world after the scenario.
  let failures: [Failure]
  /// The reasons why the scenario did not run to its end.
  let problems: [String]
  /// The appearances and disappearances, in order.
  let appearances: [String]

  init(_ plan: Plan, choreographies: [Choreography] = Choreography.all) {
    let source = ScenarioWriter(plan).source
    do throws(ScriptError) {
      let scenario = try Scenario(source, attributes: ScenarioAttributes())
      let world = World(
        release: plan.release, device: Device(plan.device == .pad ? .pad : .phone),
        choreographies: choreographies)
      let runner = Runner(scenario, world)
      runner.runAll()
      var witness = Witness()
      var failures: [Failure] = []
      for event in world.trace.events {
        if let text = witness.notice(event, in: world) {
          failures.append(Failure(invariant: "every-did-has-its-will", text: text))
        }
      }
      let names = runner.names
      let scene = Invariant.Scene(
        world: world, witness: witness, name: { names[$0] })
      for invariant in Invariant.all {
        failures += invariant.check(scene).map { Failure(invariant: invariant.name, text: $0) }
      }
      self.failures = failures
      appearances = ScriptReplay.appearances(world, of: plan) { names[$0] }
      problems = runner.result(of: scenario, plan.release).diagnostics.map(\.summary)
    } catch {
      failures = []
      appearances = []
      problems = error.diagnostics.map(\.summary)
    }
  }

  /// The events of the members that keep their object from beginning to end.
  static func appearances(
    _ world: World, of plan: Plan, _ name: (ObjectID) -> String
  ) -> [String] {
    let renewed = Set(
      plan.operations.filter {
        [.renew, .awake, .makePages, .launchStoryboard].contains($0.kind)
      }.map(\.subject))
    let known = Set(Member.all.filter { !renewed.contains($0) }.map(\.name))
    return world.trace.events.compactMap { event in
      guard event.callback.lens == .classic, case .object(let id) = event.receiver,
        known.contains(name(id))
      else { return nil }
      return "\(name(id)).\(event.callback)"
    }
  }
}
