import LifecycleEngine

// Subscripts.
extension Collections {
  func getElement(_ labels: Int, _ count: Int) throws(RunError) {
    let indices = stack.pop(count)
    let base = stack.pop()
    do throws(RunError) {
      stack.push(try element(of: base, indices, program.labels[labels]))
    } catch {
      // The result of an undeclared subscript is not known.
      guard rules.allowsUndeclared, case .failed(let problem) = error,
        problem.reason == .noSubscript
      else {
        throw error
      }
      stack.push(
        machine.unknowns.opaqueCall("subscript", on: base, Arguments(values: indices, labels: [])))
    }
    heap.release(base)
    heap.release(indices)
  }

  private func element(
    of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> Value {
    if let own = try machine.objects.ownElement(of: base, indices, labels) { return own }
    if case .opaque = base {
      guard rules.allowsUnknownValues, let index = indices.first else { return heap.copied(base) }
      // Elements at different places are different values.
      return machine.unknowns.opaqueMember("[\(machine.unknowns.identity(of: index))]", of: base)
    }
    guard let index = indices.first else { throw noSubscript(base) }
    if rules.allowsUnknownValues, index.isOpaque, let id = base.objectID,
      let elements = heap.array(id)
    {
      // An unknown index can mean any element, so the first element is as good as the others.
      return elements.first.map { heap.copied($0) } ?? machine.unknowns.makeOpaque("element")
    }
    if base.isNull { throw failed(.foundNil, "An element is read from nil") }
    if let id = base.objectID, let elements = heap.array(id) {
      if labels.first != .some(nil) {
        guard rules.allowsUndeclared else { throw noSubscript(base) }
        // `items[safe: 3]`, which many projects declare.
        guard case .integer(let number) = index else { throw noSubscript(base) }
        guard let place = Int(exactly: number), elements.indices.contains(place) else {
          return .null
        }
        return heap.copied(elements[place])
      }
      return try element(of: elements, at: index)
    }
    if case .string(let text) = base { return try machine.scalars.element(ofText: text, at: index) }
    guard let id = base.objectID, heap.dictionary(id) != nil else { throw noSubscript(base) }
    if let value = try value(for: index, in: id) { return value }
    if indices.count == 2, labels == [nil, "default"] { return heap.copied(indices[1]) }
    return .null
  }

  /// The value of a key in a dictionary. The caller owns the value.
  func value(for key: Value, in id: ObjectID) throws(RunError) -> Value? {
    guard let place = try keyPlace(key, in: id), let values = heap.dictionary(id)?.values else {
      return nil
    }
    return try found(values[place])
  }

  private func element(of elements: [Value], at index: Value) throws(RunError) -> Value {
    switch index {
    case .integer(let number):
      guard let place = Int(exactly: number), elements.indices.contains(place) else {
        throw outOfRange(number, elements.count)
      }
      return heap.copied(elements[place])
    case .range(let bounds):
      return heap.makeArray(heap.copied(Array(elements[try places(bounds, elements.count)])))
    default:
      throw failed(.typeMismatch, "\(machine.describeKind(index)) is not an index of an array")
    }
  }

  /// The places that a range of indices means.
  func places(_ bounds: RangeBounds, _ count: Int) throws(RunError) -> Range<Int> {
    let start = bounds.lower ?? 0
    guard let first = Int(exactly: start), first >= 0, first <= count else {
      throw outOfRange(start, count)
    }
    guard let upper = bounds.upper else { return first..<count }
    guard upper <= count, let end = Int(exactly: upper), end < count || !bounds.isClosed else {
      throw outOfRange(upper, count)
    }
    let last = bounds.isClosed ? end + 1 : end
    guard first <= last else { throw outOfRange(upper, count) }
    return first..<last
  }

  func outOfRange(_ position: Int64, _ count: Int) -> RunError {
    failed(
      .outOfRange, "Index \(position) is out of range of \(machine.count(count, "element"))",
      count == 0 ? [] : ["the indices are 0 to \(count - 1)"])
  }

  private func noSubscript(_ base: Value) -> RunError {
    failed(.noSubscript, "\(machine.describeKind(base)) cannot be subscripted this way")
  }

  /// Assigns to an element and leaves the changed collection on the stack.
  func setElement(_ labels: Int, _ count: Int) throws(RunError) {
    let indices = stack.pop(count)
    let base = stack.pop()
    let value = stack.pop()
    defer { heap.release(indices) }
    if let changed = try machine.objects.settingOwnElement(
      of: base, indices, program.labels[labels], to: value)
    {
      heap.release(base)
      return stack.push(changed)
    }
    if case .opaque = base {
      heap.release(value)
      return stack.push(.void)
    }
    if rules.allowsUndeclared, let id = base.objectID, heap.array(id) == nil,
      heap.dictionary(id) == nil
    {
      heap.release(value)
      heap.release(base)
      return stack.push(.void)
    }
    guard let index = indices.first, let id = base.objectID else { throw noSubscript(base) }
    if heap.dictionary(id) != nil { return stack.push(try setting(index, to: value, in: id)) }
    if rules.allowsUnknownValues, index.isOpaque {
      heap.release(value)
      return stack.push(.object(id))
    }
    if case .range(let bounds) = index, let size = heap.array(id)?.count {
      // The range of an array is replaced by other elements.
      guard let new = try sequence(value) else { throw noSubscript(value) }
      heap.release(value)
      let places = try places(bounds, size)
      var dropped: [Value] = []
      let end = places.lowerBound + new.count
      stack.push(
        change(id, at: places.lowerBound..<end) { elements in
          dropped = Array(elements[places])
          elements.replaceSubrange(places, with: new)
        })
      return heap.release(dropped)
    }
    guard let size = heap.array(id)?.count, case .integer(let number) = index else {
      throw noSubscript(base)
    }
    guard let place = Int(exactly: number), place >= 0, place < size else {
      throw outOfRange(number, size)
    }
    var old = Value.void
    let changed = change(id, at: place..<(place + 1)) { elements in
      old = elements[place]
      elements[place] = value
    }
    stack.push(changed)
    heap.release(old)
  }
}
