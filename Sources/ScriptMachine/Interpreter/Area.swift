import Diagnostics
import LifecycleEngine
import ScriptCompiler

/// An area of the language or of the libraries: the code that runs what a program asks of the area.
///
/// An area holds the machine and nothing else. The state is in the parts of the machine, and an area
/// reads the state anew after each call that may have run code of the author's.
protocol Area {
  var machine: Machine { get }
}

extension Area {
  var world: World { machine.world }
  var program: Program { machine.program }
  var rules: RunRules { machine.rules }
  var stack: CallStack { machine.stack }
  var heap: Heap { machine.heap }
  var budget: Budget { machine.budget }

  func failed(_ reason: RunReason, _ summary: String, _ help: [String] = []) -> RunError {
    machine.failed(reason, summary, help)
  }

  func notSimulated(_ name: String) -> RunError { machine.notSimulated(name) }

  /// Reports a fact. The fact is only made if the observer wants facts.
  func tell(_ fact: @autoclosure () -> RunFact) { machine.unknowns.tell(fact()) }
}
