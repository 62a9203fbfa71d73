import LifecycleEngine
import ScriptCompiler

// Instructions that make objects of the script.
extension Machine {
  func makeClosure(_ function: Int, _ captures: [Value]) {
    let record = ClosureRecord(function: function, captures: captures, boundSelf: nil)
    stack.push(.object(heap.makeForeign(.closure(record))))
  }

  func tupleElement(_ index: Int) throws(RunError) {
    let value = stack.pop()
    if case .opaque = value {
      // The members `.0` and `.1` give the same value.
      stack.push(unknowns.opaqueMember(String(index), of: value))
      return heap.release(value)
    }
    guard let id = value.objectID, let elements = heap.tuple(id)?.elements,
      elements.indices.contains(index)
    else {
      heap.release(value)
      throw failed(.typeMismatch, "\(describeKind(value)) is not a tuple of \(index + 1) or more")
    }
    stack.push(heap.copied(elements[index]))
    heap.release(value)
  }

  /// Makes a case with a payload. The place of use decides the type of the case.
  func makeCase(_ site: CallSite) {
    let record = PayloadRecord(
      type: nil, name: program.names[site.name], values: stack.pop(site.argumentCount), site: site)
    stack.push(.object(heap.makeForeign(.payload(record))))
  }

  /// The kind of a value, as diagnostics write it.
  package func describeKind(_ value: Value) -> String {
    guard case .object(let id) = value else { return value.typeName }
    switch heap.foreignObject(id) {
    case .array: return "an array"
    case .dictionary: return "a dictionary"
    case .set: return "a set"
    case .iterator: return "an iterator"
    case .lazy: return "a lazy sequence"
    case .interval: return "a range"
    case .tuple: return "a tuple"
    case .closure: return "a closure"
    case .structure(let type, _): return "'\(program.types[type].name)'"
    case .payload(let record): return "'.\(record.name)'"
    case .timer: return "a timer"
    case .dispatch: return "a work item or a group"
    case .animator: return "a property animator"
    case .task: return "a task"
    case .pause: return "a wait without 'await'"
    case .continuation: return "a continuation"
    case .notifications: return "a sequence of notifications"
    default: return "'\(name(of: id) ?? world.classRecord(of: id).name)'"
    }
  }
}
