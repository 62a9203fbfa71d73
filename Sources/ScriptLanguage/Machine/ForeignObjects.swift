import LifecycleEngine

// Objects that only the script knows, not the engine.
extension Machine {
  func makeForeign(_ object: ForeignObject, of class: ClassID = ClassID(.object)) -> ObjectID {
    weigh(object)
    foreign.append(object)
    return world.makeForeignObject(of: `class`, slot: foreign.count - 1)
  }

  func foreignObject(_ id: ObjectID) -> ForeignObject? {
    guard world.kind(of: id) == .foreign else { return nil }
    return foreign[world.foreignSlot(of: id)]
  }

  func makeArray(_ elements: [Value]) -> Value { .object(makeForeign(.array(elements))) }

  func makeArray(_ ids: [ObjectID]) -> Value { makeArray(ids.map { owned($0) }) }

  func array(_ id: ObjectID) -> [Value]? {
    guard case .array(let elements) = foreignObject(id) else { return nil }
    return elements
  }

  func dictionary(_ id: ObjectID) -> (keys: [Value], values: [Value])? {
    guard case .dictionary(let keys, let values) = foreignObject(id) else { return nil }
    return (keys, values)
  }

  func makeTuple(_ elements: [Value], _ labels: Int) -> Value {
    .object(makeForeign(.tuple(elements, labels: labels)))
  }

  func tuple(_ id: ObjectID) -> (elements: [Value], labels: [String?])? {
    guard case .tuple(let elements, let labels) = foreignObject(id) else { return nil }
    return (elements, program.labels[labels])
  }

  /// A key and its value as an iteration over a dictionary yields the pair.
  func pair(_ key: Value, _ value: Value) -> Value {
    makeTuple([copied(key), copied(value)], Program.pairLabels)
  }

  func makeClosure(_ function: Int, _ captures: [Value]) {
    let record = ClosureRecord(function: function, captures: captures, boundSelf: nil)
    push(.object(makeForeign(.closure(record))))
  }

  func tupleElement(_ index: Int) throws(RunError) {
    let value = pop()
    if case .opaque = value {
      // The members `.0` and `.1` give the same value.
      push(opaqueMember(String(index), of: value))
      return release(value)
    }
    guard let id = value.objectID, let elements = tuple(id)?.elements,
      elements.indices.contains(index)
    else {
      release(value)
      throw failed(.typeMismatch, "\(describeKind(value)) is not a tuple of \(index + 1) or more")
    }
    push(copied(elements[index]))
    release(value)
  }

  func makeDictionary(_ parts: [Value]) throws(RunError) {
    var keys: [Value] = []
    var values: [Value] = []
    let id = makeForeign(.dictionary(keys: [], values: []))
    let slot = world.foreignSlot(of: id)
    for index in stride(from: 0, to: parts.count, by: 2) {
      if try keyPlace(parts[index], in: id) != nil {
        throw failed(
          .duplicateKey, "The key '\(describe(parts[index]))' is in this dictionary twice")
      }
      noteKey(parts[index], slot)
      foreign[slot] = .dictionary(keys: [], values: [])
      keys.append(parts[index])
      values.append(parts[index + 1])
      foreign[slot] = .dictionary(keys: keys, values: values)
    }
    weigh(foreign[slot])
    push(.object(id))
  }

  /// Makes a case with a payload. The place of use decides the type of the case.
  func makeCase(_ site: CallSite) {
    let record = PayloadRecord(
      type: nil, name: program.names[site.name], values: pop(site.argumentCount), site: site)
    push(.object(makeForeign(.payload(record))))
  }

  /// The kind of a value, as diagnostics write it.
  func describeKind(_ value: Value) -> String {
    guard case .object(let id) = value else { return value.typeName }
    switch foreignObject(id) {
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
    case .task: return "a task"
    case .pause: return "a wait without 'await'"
    case .continuation: return "a continuation"
    case .notifications: return "a sequence of notifications"
    default: return "'\(name(of: id) ?? world.classRecord(of: id).name)'"
    }
  }
}
