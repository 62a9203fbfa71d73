import LifecycleEngine

// Iterators, and sequences that the author declares.
extension Collections {
  /// Makes an iterator over elements. The caller gives the elements away.
  func makeIterator(_ elements: [Value]) -> Value {
    .object(heap.makeForeign(.iterator(elements, position: 0)))
  }

  /// The next element of a library iterator.
  func next(of id: ObjectID) -> Value? {
    guard case .iterator(let elements, let position) = heap.foreignObject(id) else { return nil }
    guard position < elements.count else { return .null }
    heap[world.foreignSlot(of: id)] = .iterator(elements, position: position + 1)
    return heap.copied(elements[position])
  }

  /// Makes an `AnyIterator` of a closure, or returns the value, which is an iterator already. The
  /// caller owns the result.
  func makeIterator(of value: Value) -> Value {
    guard let id = value.objectID, case .closure(var record) = heap.foreignObject(id) else {
      return heap.copied(value)
    }
    record.isIterator = true
    record.captures = heap.copied(record.captures)
    record.boundSelf = record.boundSelf.map { heap.copied($0) }
    return .object(heap.makeForeign(.closure(record)))
  }

  /// True if a closure yields the elements of an iterator. No other closure is a sequence.
  func isIterator(_ id: ObjectID) -> Bool {
    guard case .closure(let record) = heap.foreignObject(id) else { return false }
    return record.isIterator
  }

  /// The author's type of a value that may be a sequence.
  private func ownSequence(_ value: Value) -> Int? {
    if let type = machine.types.valueType(of: value) { return type }
    guard case .object(let id) = value, world.kind(of: id) == .foreign else { return nil }
    return machine.types.typeIndex(of: id)
  }

  /// The iterator of an author's sequence: the result of `makeIterator()`, or the value itself.
  /// Returns `nil` if the value is no sequence. The caller owns the iterator.
  func iterator(of value: Value) throws(RunError) -> Value? {
    if let id = value.objectID, isIterator(id) { return heap.copied(value) }
    if let made = value.objectID.flatMap({ lazyIterator(of: $0) }) { return made }
    guard let type = ownSequence(value) else { return nil }
    let call = GivenArguments(labels: [], place: stack.count)
    if let method = machine.types.method("makeIterator", of: type, call) {
      return try machine.call(method.function, [heap.copied(value)])
    }
    return machine.types.method("next", of: type, call) == nil ? nil : heap.copied(value)
  }

  /// Returns the next element of an iterator, and the iterator after the step. The caller gives the
  /// old iterator away. The element is nil at the end.
  func advance(_ iterator: Value) throws(RunError) -> (element: Value, iterator: Value)? {
    if let id = iterator.objectID {
      if let element = next(of: id) { return (element, iterator) }
      if let element = try nextLazy(of: id) { return (element, iterator) }
      if isIterator(id) { return (try machine.call(closure: id, []), iterator) }
    }
    let call = GivenArguments(labels: [], place: stack.count)
    guard let type = ownSequence(iterator),
      let method = machine.types.method("next", of: type, call)
    else {
      return nil
    }
    guard method.isMutating, machine.types.valueType(of: iterator) != nil else {
      return (try machine.call(method.function, [heap.copied(iterator)]), iterator)
    }
    let depth = stack.frames.count
    stack.push(iterator)
    try machine.enter(method.function, argumentCount: 1, ending: .resultAndSelf)
    try machine.run(downTo: depth)
    let changed = stack.pop()
    return (stack.pop(), changed)
  }

  /// All elements of an author's sequence, within the budget. The caller owns the elements.
  func ownElements(_ value: Value) throws(RunError) -> [Value]? {
    guard var current = try iterator(of: value) else { return nil }
    if let id = current.objectID, heap.array(id) != nil || heap.set(id) != nil {
      defer { heap.release(current) }
      return try sequence(current)
    }
    var elements: [Value] = []
    while true {
      guard let (element, next) = try advance(current) else {
        heap.release(current)
        return nil
      }
      current = next
      if element.isNull { break }
      elements.append(element)
      guard elements.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
    }
    heap.release(current)
    return elements
  }

  /// Calls a library method on an author's sequence. Returns `nil` if the receiver is no sequence.
  func callOwnSequence(
    _ receiver: Value, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let type = ownSequence(receiver),
      machine.types.conforms(type, to: "Sequence")
        || machine.types.conforms(type, to: "Collection"),
      let elements = try ownElements(receiver)
    else { return nil }
    let list = heap.makeArray(elements)
    defer { heap.release(list) }
    return try callCollection(list, name, arguments)
  }

  /// Makes `sequence(first:next:)`. All elements are computed at once.
  func makeSequence(_ arguments: Arguments) throws(RunError) -> Value {
    guard let first = arguments.labeled("first"), let closure = arguments.closure("next") else {
      throw notSimulated("sequence(state:next:)")
    }
    var elements: [Value] = []
    var current = heap.copied(first)
    while !current.isNull {
      elements.append(current)
      guard elements.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
      if current.isOpaque, elements.count >= Collections.opaqueSequence { break }
      current = try machine.call(closure: closure, [heap.copied(current)])
    }
    return heap.makeArray(elements)
  }

  /// The most elements of a sequence of unsimulated values.
  private static let opaqueSequence = 20
}
