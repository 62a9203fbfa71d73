import LifecycleEngine

// Coercions of collections to declared types.
extension ValueTypes {
  /// Coerces a value to a declared type. Elements that went through the same coercion before are
  /// skipped.
  func settled(_ value: Value, _ coercion: Int) throws(RunError) -> Value {
    guard case .elements(let inner) = program.coercions[coercion], let id = value.objectID,
      heap.array(id) != nil || heap.dictionary(id) != nil
    else { return try coerced(value, program.coercions[coercion]) }
    let slot = world.foreignSlot(of: id)
    guard machine.settling.isSettled(slot, coercion) else {
      let result = try coerced(value, program.coercions[coercion])
      if let made = result.objectID {
        machine.settling.settle(world.foreignSlot(of: made), coercion)
      }
      return result
    }
    guard let places = machine.settling.takeUnsettled(of: id) else { return value }
    // The table drops its elements first, so that the change does not copy the elements.
    if var elements = heap.array(id) {
      heap[slot] = .array([])
      for place in places {
        elements[place] = try coerced(elements[place], inner)
      }
      heap[slot] = .array(elements)
    } else if case (let keys, var values)? = heap.takeDictionary(id) {
      for place in places {
        values[place] = try coerced(values[place], inner)
      }
      heap[slot] = .dictionary(keys: keys, values: values)
    }
    return value
  }
}
