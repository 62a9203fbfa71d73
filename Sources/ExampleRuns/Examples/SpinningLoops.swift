import Diagnostics
import ScriptMachine

/// The loops of an example in which a task only checks a condition and yields. A loop that ends in
/// some run waits for other code. A loop that ends in no run is endless.
struct SpinningLoops {
  /// A loop that still spun at the end of a run.
  struct Spin {
    let failure: Diagnostic
    let plan: DrivePlan
  }

  private var spins: [Spin] = []
  private var passed: [SourceRange] = []

  /// Adds the loops of a run that ran to the end.
  mutating func add(_ machine: Machine, of example: DrivenExample) {
    for range in machine.tasks.passedYields where !passed.contains(range) { passed.append(range) }
    for failure in machine.concurrency.endlessYields
    where !spins.contains(where: { $0.failure.range == failure.range }) {
      spins.append(Spin(failure: failure, plan: example.plan))
    }
  }

  /// The loops that ended in no run.
  var endless: [Spin] {
    spins.filter { !passed.contains($0.failure.range) }
  }
}
