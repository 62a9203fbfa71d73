import LifecycleEngine

// Subscripts.
extension Machine {
  func getElement(_ labels: Int, _ count: Int) throws(RunError) {
    let indices = pop(count)
    let base = pop()
    push(try element(of: base, indices, program.labels[labels]))
    release(base)
    release(indices)
  }

  private func element(
    of base: Value, _ indices: [Value], _ labels: [String?]
  ) throws(RunError) -> Value {
    if case .opaque = base { return copied(base) }
    guard let index = indices.first else { throw noSubscript(base) }
    if base.isNull { throw failed("found-nil", "An element is read from nil") }
    if let id = base.objectID, let elements = array(id) {
      return try element(of: elements, at: index)
    }
    guard let id = base.objectID, let (keys, values) = dictionary(id) else {
      throw noSubscript(base)
    }
    for (key, value) in zip(keys, values) where try areEqual(key, index) { return copied(value) }
    if indices.count == 2, labels == [nil, "default"] { return copied(indices[1]) }
    return .null
  }

  private func element(of elements: [Value], at index: Value) throws(RunError) -> Value {
    switch index {
    case .integer(let position):
      guard elements.indices.contains(position) else {
        throw outOfRange(position, elements.count)
      }
      return copied(elements[position])
    case .range(let first, let end):
      let last = end == Int.max ? elements.count : end
      let start = first == Int.min ? 0 : first
      guard start >= 0, last <= elements.count, start <= last else {
        throw outOfRange(start < 0 || start > elements.count ? start : last, elements.count)
      }
      return makeArray(copied(Array(elements[start..<last])))
    default: throw failed("type-mismatch", "\(describeKind(index)) is not an index of an array")
    }
  }

  private func outOfRange(_ position: Int, _ count: Int) -> RunError {
    failed(
      "out-of-range", "Index \(position) is out of range of \(self.count(count, "element"))",
      count == 0 ? [] : ["the indices are 0 to \(count - 1)"])
  }

  private func noSubscript(_ base: Value) -> RunError {
    failed("no-subscript", "\(describeKind(base)) cannot be subscripted this way")
  }

  /// Assigns to an element; leaves the changed collection.
  func setElement(_ labels: Int, _ count: Int) throws(RunError) {
    let indices = pop(count)
    let base = pop()
    let value = pop()
    defer {
      release(base)
      release(indices)
    }
    if case .opaque = base {
      release(value)
      return push(.void)
    }
    guard let index = indices.first, let id = base.objectID else { throw noSubscript(base) }
    if let (keys, values) = dictionary(id) {
      return push(try setting(index, to: value, keys, values))
    }
    guard let elements = array(id), case .integer(let position) = index else {
      throw noSubscript(base)
    }
    guard elements.indices.contains(position) else { throw outOfRange(position, elements.count) }
    var changed = copied(elements)
    release(changed[position])
    changed[position] = value
    push(makeArray(changed))
  }

  /// A dictionary with a value changed, or removed when it is nil.
  func setting(
    _ key: Value, to value: Value, _ keys: [Value], _ values: [Value]
  ) throws(RunError) -> Value {
    var newKeys = copied(keys)
    var newValues = copied(values)
    var place: Int?
    for (index, known) in keys.enumerated() where try areEqual(known, key) { place = index }
    if let place {
      release(newValues[place])
      if value.isNull {
        release(newKeys.remove(at: place))
        newValues.remove(at: place)
      } else {
        newValues[place] = value
      }
    } else if !value.isNull {
      newKeys.append(copied(key))
      newValues.append(value)
    }
    return .object(makeForeign(.dictionary(keys: newKeys, values: newValues)))
  }
}
