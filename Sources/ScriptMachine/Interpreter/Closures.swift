import LifecycleEngine
import ScriptCompiler
import UIKitNames

extension Machine {
  func callValue(_ site: CallSite) throws(RunError) {
    let callee = stack[stack.count - site.argumentCount - 1]
    switch callee {
    case .object(let id): try callClosure(id, site)
    case .opaque(let name, _):
      let arguments = takeArguments(site)
      let result = try library.callUndeclared(name, arguments, in: self)
      drop(arguments)
      heap.release(stack.pop())
      stack.push(result)
    case .null: throw failed(.foundNil, "A function that is nil is called")
    case .type(let type):
      stack.remove(at: stack.count - site.argumentCount - 1)
      try objects.construct(type, site)
    case .builtInType(let name) where !isFunction(name):
      try refuseCall(of: name)
      let arguments = takeArguments(site)
      _ = stack.pop()
      let result = try callBuiltIn(name, arguments)
      drop(arguments)
      stack.push(result)
    default: throw failed(.notAFunction, "\(describeKind(callee)) cannot be called")
    }
  }

  private func isFunction(_ name: String) -> Bool { BuiltInFunctions.names.contains(name) }

  private func callClosure(_ id: ObjectID, _ site: CallSite) throws(RunError) {
    guard case .closure(let record) = heap.foreignObject(id) else {
      if let type = types.valueType(of: .object(id)) ?? types.typeIndex(of: id),
        let method = types.method("callAsFunction", of: type, types.given(site))
      {
        return try enterMethod(method.function, site)
      }
      throw failed(.notAFunction, "\(describeKind(.object(id))) cannot be called")
    }
    let code = program.functions[record.function]
    if record.boundSelf == nil, code.hasLabels, program.names[site.name] == code.name {
      // A local function that is called by its name has labels like any other function.
      try arrange(record.function, site, hasSelf: false)
      stack.remove(at: stack.count - code.parameters.count - 1)
      return try enter(record.function, argumentCount: code.parameters.count, closure: id)
    }
    guard site.argumentCount == code.parameters.count else {
      throw failed(
        .wrongArgument,
        "'\(program.names[site.name])' takes \(count(code.parameters.count, "argument")), "
          + "not \(site.argumentCount)")
    }
    try enterClosure(id, record, argumentCount: site.argumentCount)
  }

  /// Calls a closure with values from UIKit or the library. Values beyond the closure's parameters
  /// are dropped. A single tuple is taken apart if the closure has a parameter for each element.
  package func call(closure id: ObjectID, _ arguments: [Value]) throws(RunError) -> Value {
    guard case .closure(let record) = heap.foreignObject(id) else {
      throw failed(.notAFunction, "\(describeKind(.object(id))) cannot be called")
    }
    let depth = stack.frames.count
    let wanted = program.functions[record.function].parameters.count
    var values = arguments
    if values.count == 1, wanted > 1, let pair = values[0].objectID,
      let elements = heap.tuple(pair)?.elements, elements.count == wanted
    {
      values = heap.copied(elements)
      world.release(pair)
    }
    while values.count > wanted { heap.release(values.removeLast()) }
    while values.count < wanted {
      // Nothing is known of the values that unsimulated code passes to a closure.
      values.append(rules.allowsUnknownValues ? unknowns.makeOpaque("value") : .void)
    }
    stack.push(heap.owned(id))
    for value in values { stack.push(value) }
    try enterClosure(id, record, argumentCount: wanted)
    try run(downTo: depth)
    return stack.pop()
  }

  /// Begins a closure. The frame takes over the reference to the closure below the arguments.
  func enterClosure(
    _ id: ObjectID, _ record: ClosureRecord, argumentCount: Int
  ) throws(RunError) {
    let place = stack.count - argumentCount - 1
    try coerceArguments(of: record.function)
    guard let bound = record.boundSelf else {
      stack.remove(at: place)
      try enter(record.function, argumentCount: argumentCount, closure: id)
      return expect(record.result)
    }
    stack[place] = heap.copied(bound)
    try enter(record.function, argumentCount: argumentCount + 1, closure: id)
    expect(record.result)
  }

  /// Makes the last frame coerce its result.
  private func expect(_ result: Coercion?) {
    if let result { stack.expect(result) }
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "one \(noun)" : (number == 0 ? "no \(noun)s" : "\(number) \(noun)s")
  }
}
