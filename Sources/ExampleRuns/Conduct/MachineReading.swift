import Diagnostics
import LifecycleEngine
import ScriptCompiler
import ScriptMachine

// The parts of the machine that the observer reads often.
extension ExampleObserver {
  var world: World { machine.world }
  var program: Program { machine.program }
  var frames: [Frame] { machine.stack.frames }
  var stack: CallStack { machine.stack }
  /// The range of the source that the machine is running.
  var currentRange: SourceRange { machine.currentRange }
  /// The condition of a check that is being evaluated.
  var judgement: Judgement? { machine.judgement }
  var opaqueValues: OpaqueValues { machine.heap.opaqueValues }

  // MARK: Values

  func foreignObject(_ id: ObjectID) -> ForeignObject? { machine.heap.foreignObject(id) }
  func array(_ id: ObjectID) -> [Value]? { machine.heap.array(id) }
  func copied(_ value: Value) -> Value { machine.heap.copied(value) }
  func copied(_ values: [Value]) -> [Value] { machine.heap.copied(values) }
  func release(_ value: Value) { machine.heap.release(value) }

  // MARK: Names

  func origin(of number: Int32) -> String { machine.unknowns.origin(of: number) }
  func identity(of value: Value) -> String { machine.unknowns.identity(of: value) }
  func identities(of values: [Value]) -> String { machine.unknowns.identities(of: values) }
}
