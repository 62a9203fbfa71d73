import LifecycleEngine
import ScriptCompiler

// Work that becomes due while the system may have suspended the app.
extension UnknownValues {
  /// Notes that a closure, a timer or a task may run in the background, or may not.
  func noteSuspension(of id: ObjectID) {
    guard !rules.allowsUndeclared else { return }
    note(.suspension, functions(of: id))
  }

  /// The functions of the author that run when the time of an object has come.
  private func functions(of id: ObjectID) -> [Int] {
    switch heap.foreignObject(id) {
    case .closure(let closure): [closure.function]
    case .task(let record):
      record.code.frames.map { $0.function } + [record.closure].compactMap { $0 }.flatMap(functions)
    case .dispatch(let record): [record.closure].compactMap { $0 }.flatMap(functions)
    case .timer(let record):
      if let closure = record.closure {
        functions(of: closure)
      } else {
        program.types.flatMap { $0.methods }.filter { $0.name == record.selector }.map {
          $0.function
        }
      }
    default: []
    }
  }
}
