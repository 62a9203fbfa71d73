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
    return heap.kind(of: id) ?? "'\(name(of: id) ?? world.classRecord(of: id).name)'"
  }
}
