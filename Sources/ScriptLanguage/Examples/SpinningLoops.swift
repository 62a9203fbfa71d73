import Diagnostics

/// The loops of an example in which a task only asks and yields. One that comes to an end in some run waits
/// for what other code does; one that never does is endless.
struct SpinningLoops {
  /// A loop that was left spinning.
  struct Spin {
    let failure: Diagnostic
    let plan: DrivePlan
  }

  private var spins: [Spin] = []
  private var passed: [SourceRange] = []

  /// Adds those of a run that has come to its end.
  mutating func add(_ machine: Machine, of example: DrivenExample) {
    for range in machine.tasks.passedYields where !passed.contains(range) { passed.append(range) }
    for failure in machine.endlessYields
    where !spins.contains(where: { $0.failure.range == failure.range }) {
      spins.append(Spin(failure: failure, plan: example.plan))
    }
  }

  /// Those that came to an end in no run.
  var endless: [Spin] {
    spins.filter { !passed.contains($0.failure.range) }
  }
}
