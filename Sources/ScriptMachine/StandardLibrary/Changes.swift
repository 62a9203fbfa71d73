import LifecycleEngine
import ScriptCompiler

// Changes of arrays and dictionaries. Both are values, so a change makes a new object. A collection
// without other owners, as after `vacate`, is changed in place, because nobody can tell.
extension Collections {
  /// Changes the elements of an array and returns the changed array. The caller gives its reference
  /// away. The body must not run code of the script.
  /// - Parameter places: The places of new elements after the change.
  func change(_ id: ObjectID, at places: Range<Int>, _ body: (inout [Value]) -> Void) -> Value {
    guard var elements = heap.array(id) else { return .object(id) }
    guard world.strongCount(of: id) == 1 else {
      elements = heap.copied(elements)
      body(&elements)
      world.release(id)
      return heap.makeArray(elements)
    }
    let slot = world.foreignSlot(of: id)
    // The table drops its elements first, so that the change does not copy the elements.
    heap[slot] = .array([])
    body(&elements)
    budget.spend(places.count)
    if elements.count > Budget.collectionBudget { budget.oversized = "An array" }
    heap[slot] = .array(elements)
    machine.settling.noteUnsettled(id, slot, places)
    return .object(id)
  }

  /// Returns an array with more elements at its end. The caller still owns the original array.
  func joined(_ id: ObjectID, _ more: [Value]) -> Value {
    let size = heap.array(id)?.count ?? 0
    // An extra reference makes `change` copy the array if anybody but the caller holds it.
    let isUnique = world.strongCount(of: id) == 1
    if !isUnique { world.retain(id) }
    let result = change(id, at: size..<(size + more.count)) { $0 += more }
    if isUnique { world.retain(id) }
    return result
  }

  /// Sets the value of a key in a dictionary, or removes the key if the value is nil. The caller
  /// gives its reference to the dictionary away.
  func setting(_ key: Value, to value: Value, in id: ObjectID) throws(RunError) -> Value {
    let place = try keyPlace(key, in: id)
    guard world.strongCount(of: id) == 1 else {
      guard let (keys, values) = heap.dictionary(id) else { return .object(id) }
      let copy = heap.makeForeign(.dictionary(keys: heap.copied(keys), values: heap.copied(values)))
      world.release(id)
      return changeInPlace(copy, key, at: place, to: value)
    }
    return changeInPlace(id, key, at: place, to: value)
  }

  private func changeInPlace(
    _ id: ObjectID, _ key: Value, at place: Int?, to value: Value
  ) -> Value {
    guard var (keys, values) = heap.takeDictionary(id) else { return .object(id) }
    let slot = world.foreignSlot(of: id)
    var dropped: [Value] = []
    var changed = 0..<0
    if let place, value.isNull {
      budget.spend((keys.count - place) / Budget.moveWeight)
      noteRemovedKey(keys[place], at: place, slot)
      dropped = [keys.remove(at: place), values.remove(at: place)]
    } else if let place {
      dropped = [values[place]]
      values[place] = value
      changed = place..<(place + 1)
    } else if !value.isNull {
      noteKey(key, slot)
      keys.append(heap.copied(key))
      values.append(value)
      changed = (values.count - 1)..<values.count
    }
    if keys.count > Budget.collectionBudget { budget.oversized = "A dictionary" }
    heap[slot] = .dictionary(keys: keys, values: values)
    machine.settling.noteUnsettled(id, slot, changed)
    heap.release(dropped)
    return .object(id)
  }

  // MARK: Variables

  /// Returns true if the variable holds the collection that is about to be changed, which lies on
  /// the stack below `depth` values. The variable then releases the collection until the change is
  /// done.
  func isAboutToChange(_ variable: Value, below depth: Int) -> Bool {
    let place = stack.count - depth - 1
    // While a condition of a check is computed, no variable may lose its value.
    guard machine.judgement == nil, place >= 0, let id = variable.objectID,
      stack[place].objectID == id,
      heap.array(id) != nil || heap.dictionary(id) != nil || heap.set(id) != nil
    else { return false }
    world.release(id)
    return true
  }

  func vacate(_ place: Place, below depth: Int) {
    let base = stack.frame.base
    switch place {
    case .local(let slot):
      if isAboutToChange(stack[base + slot], below: depth) { stack[base + slot] = .void }
    case .cell(let slot): vacateCell(stack[base + slot], below: depth)
    case .capturedCell(let index):
      vacateCell(machine.captureValue(index, stack.frame), below: depth)
    case .global(let slot):
      if isAboutToChange(machine.variables[slot], below: depth) {
        machine.variables.vacate(slot)
      }
    case .member(let name):
      let owner = stack.pop()
      vacateMember(program.names[name], of: owner, below: depth)
      heap.release(owner)
    }
  }

  private func vacateCell(_ cell: Value, below depth: Int) {
    guard let id = cell.objectID, case .cell(let value) = heap.foreignObject(id),
      isAboutToChange(value, below: depth)
    else { return }
    heap[world.foreignSlot(of: id)] = .cell(.void)
  }

  private func vacateMember(_ name: String, of owner: Value, below depth: Int) {
    switch owner {
    case .type(let type):
      guard let slot = machine.types.staticSlot(name, of: type),
        let value = machine.variables.staticValue(slot),
        !program.statics[slot].isConstant, isAboutToChange(value, below: depth)
      else { return }
      machine.variables.setStatic(.void, slot)
    case .object(let id):
      // An observer must see the old value.
      guard let (slot, index, field) = machine.objects.fieldPlace(name, of: id),
        field.willSet == nil,
        field.didSet == nil, !field.isConstant,
        isAboutToChange(heap[slot, index], below: depth)
      else { return }
      heap[slot, index] = .void
    default: return
    }
  }
}
