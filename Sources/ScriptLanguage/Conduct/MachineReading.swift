import Diagnostics
import LifecycleEngine

// The parts of the machine that the observer reads often.
extension ExampleObserver {
  var world: World { machine.world }
  var program: Program { machine.program }
  var frames: [Frame] { machine.frames }
  var stack: [Value] { machine.stack }
  /// The range of the source that the machine is running.
  var currentRange: SourceRange { machine.currentRange }
  /// The condition of a check that is being evaluated.
  var judgement: Judgement? { machine.judgement }
  var opaqueValues: Machine.OpaqueValues { machine.opaqueValues }

  // MARK: Values

  func foreignObject(_ id: ObjectID) -> ForeignObject? { machine.foreignObject(id) }
  func array(_ id: ObjectID) -> [Value]? { machine.array(id) }
  func copied(_ value: Value) -> Value { machine.copied(value) }
  func copied(_ values: [Value]) -> [Value] { machine.copied(values) }
  func release(_ value: Value) { machine.release(value) }

  // MARK: Names

  func origin(of number: Int32) -> String { machine.origin(of: number) }
  func identity(of value: Value) -> String { machine.identity(of: value) }
  func identities(of values: [Value]) -> String { machine.identities(of: values) }
}
