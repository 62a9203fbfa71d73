import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// A run that answers a question, on which sources disagree, in the other way.
package struct OtherWay: Sendable {
  let question: Disagreement
  let run: ScenarioRun
}

// Runs a scenario again for each question on which sources disagree, and refuses the checks of which the
// answers differ.
extension Scenario {
  /// Compares a run with the runs that go the other way.
  /// - Parameter makeWorld: Makes a new world on the release of the run.
  /// - Returns: The other runs for questions of order, which bear on claims too.
  func compare(
    _ runner: Runner, with makeWorld: ([Disagreement]) -> World
  ) -> [OtherWay] {
    findCrashOfCells(runner) { makeWorld([]) }
    let questions = runner.world.trace.disagreements.filter { mayNotice($0) }
    guard !questions.isEmpty, runner.machine.failure == nil else { return [] }
    var ways = questions.map { [$0] }
    if questions.count > 1 { ways.append(questions) }
    var others: [OtherWay] = []
    for way in ways {
      let other = Runner(self, makeWorld(way))
      other.runAll()
      runner.refuseChecks(unlike: other, way[0])
      if way.count == 1, way[0].lenses == nil {
        others.append(OtherWay(question: way[0], run: other.result(of: self, other.world.release)))
      }
    }
    return others
  }

  /// Runs the scenario again with the author's code of cells, which does not run in a scenario because no
  /// source tells how often UIKit calls the code. The run ends where that code would end the app.
  func findCrashOfCells(_ runner: Runner, in makeWorld: () -> World) {
    guard runner.machine.countsRows, runner.machine.failure == nil, runner.stopDiagnostic == nil
    else { return }
    let world = makeWorld()
    let other = Runner(self, world)
    other.machine.askForCells()
    world.observer = { _, event in
      if event.callback == .viewDidLayoutSubviews { other.machine.lookAtRows() }
    }
    other.runAll()
    runner.stopDiagnostic = other.machine.loadedRows.crash
  }

  /// Returns true if code or a check of the scenario may see the ways differ.
  private func mayNotice(_ question: Disagreement) -> Bool {
    guard let lenses = question.lenses else { return true }
    let callbacks = Callback.allCases.filter { lenses.shows($0) }
    return program.types.contains { type in
      type.methods.contains { method in
        Callback(declared: method.name, labels: method.labels).map { callbacks.contains($0) }
          ?? false
      }
    }
      || plan.contains { item in
        guard case .check(let compiled) = item else { return false }
        switch compiled.check {
        case .expectation(let expectation):
          return callbacks.contains { expectation.lenses.shows($0) }
        case .requirement(let requirement, _):
          return requirement.patterns.contains { pattern in
            callbacks.contains { pattern.callbacks.contains($0) }
          }
        }
      }
  }
}

extension Runner {
  /// Refuses the checks that hold in one of two runs only.
  fileprivate func refuseChecks(unlike other: Runner, _ question: Disagreement) {
    for (index, judged) in other.checks.enumerated() where checks.indices.contains(index) {
      let own = checks[index].failure
      guard (own == nil) != (judged.failure == nil), own?.id != "not-modelled",
        let failure = own ?? judged.failure
      else { continue }
      let place = own == nil ? "on the other side" : "on the side the simulator takes"
      checks[index].failure = Diagnostic(
        question, "\(place), the check fails: \(failure.summary)", at: failure.range,
        on: world.release)
    }
  }
}

extension Diagnostic {
  /// The refusal of a check that holds on one side only.
  /// - Parameter difference: The difference between the sides.
  init(_ question: Disagreement, _ difference: String, at range: SourceRange, on release: Release) {
    self =
      Diagnostic(
        id: "not-modelled", question.summary, at: range,
        notes: [
          "\(question.situation) \(question.reason)", difference, "judged on iOS \(release.major)",
        ], help: [question.advice]
      ).asDisagreement
  }
}
