import LifecycleEngine

/// Records which collections have elements that are already coerced to a declared type.
struct Settling {
  /// The coercion that all elements of a collection went through, by slot. -1 stands for none.
  fileprivate var coercions: [Int32] = []
  /// The collection that was changed last without a new coercion, and the places of the change.
  fileprivate var unsettled: (id: ObjectID, places: Range<Int>)?
}

// Coercions of collections to declared types.
extension ValueTypes {
  /// Coerces a value to a declared type. Elements that went through the same coercion before are
  /// skipped.
  func settled(_ value: Value, _ coercion: Int) throws(RunError) -> Value {
    guard case .elements(let inner) = program.coercions[coercion], let id = value.objectID,
      heap.array(id) != nil || heap.dictionary(id) != nil
    else { return try coerced(value, program.coercions[coercion]) }
    let slot = world.foreignSlot(of: id)
    guard slot < machine.settling.coercions.count,
      machine.settling.coercions[slot] == Int32(coercion)
    else {
      let result = try coerced(value, program.coercions[coercion])
      if let made = result.objectID { settle(made, coercion) }
      return result
    }
    guard let change = machine.settling.unsettled, change.id == id else { return value }
    machine.settling.unsettled = nil
    // The table drops its elements first, so that the change does not copy the elements.
    if var elements = heap.array(id) {
      heap[slot] = .array([])
      for place in change.places {
        elements[place] = try coerced(elements[place], inner)
      }
      heap[slot] = .array(elements)
    } else if case (let keys, var values)? = heap.takeDictionary(id) {
      for place in change.places {
        values[place] = try coerced(values[place], inner)
      }
      heap[slot] = .dictionary(keys: keys, values: values)
    }
    return value
  }

  private func settle(_ id: ObjectID, _ coercion: Int) {
    let slot = world.foreignSlot(of: id)
    while machine.settling.coercions.count <= slot { machine.settling.coercions.append(-1) }
    machine.settling.coercions[slot] = Int32(coercion)
  }

  /// Remembers the places whose new elements have not been coerced to the type of the variable yet.
  func noteUnsettled(_ id: ObjectID, _ places: Range<Int>) {
    if let old = machine.settling.unsettled {
      let slot = world.foreignSlot(of: old.id)
      if slot < machine.settling.coercions.count { machine.settling.coercions[slot] = -1 }
    }
    machine.settling.unsettled = (id, places)
  }
}
