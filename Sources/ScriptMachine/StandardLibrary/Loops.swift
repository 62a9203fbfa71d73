import LifecycleEngine

// The steps of `for` loops.
extension Collections {
  func nextElement(_ slot: Int, _ target: Int) throws(RunError) {
    let base = stack.frame.base
    guard case .integer(let position) = stack[base + slot + 1] else { return }
    if position == 0, case .string(let text) = stack[base + slot] {
      try machine.checkIsKnown(text)
      // Finding a character by number would count from the start each time.
      stack[base + slot] = heap.makeArray(try sequence(stack[base + slot]) ?? [])
    }
    var element: Value?
    switch stack[base + slot] {
    case .range(let bounds):
      guard bounds.lower != nil else { throw notASequence(stack[base + slot]) }
      element = bounds.element(at: position).map { .integer($0) }
    case .object(let id):
      if try isIterated(slot, isFirst: position == 0) {
        element = try advance(slot)
      } else {
        element = try self.element(Int(position), of: id)
      }
    case .opaque(let name, let number):
      guard rules.allowsUnknownValues else { throw machine.opaqueCondition(name) }
      if position == 0,
        machine.unknowns.decide("\(machine.unknowns.origin(of: number)) has elements")
      {
        element = machine.unknowns.opaqueMember("element", of: stack[base + slot])
      }
    default: throw notASequence(stack[base + slot])
    }
    guard let element else { return stack.jump(to: target) }
    stack[base + slot + 1] = .integer(position + 1)
    stack.push(element)
  }

  /// True if a loop goes through an iterator. An author's sequence makes the iterator first.
  private func isIterated(_ slot: Int, isFirst: Bool) throws(RunError) -> Bool {
    let place = stack.frame.base + slot
    if isFirst, let made = try iterator(of: stack[place]) {
      heap.release(stack[place])
      stack[place] = made
    }
    guard let id = stack[place].objectID else { return false }
    return heap.array(id) == nil && heap.dictionary(id) == nil && heap.set(id) == nil
  }

  private func advance(_ slot: Int) throws(RunError) -> Value? {
    let place = stack.frame.base + slot
    let current = stack[place]
    // The slot is emptied, so that nothing else holds the iterator during the step.
    stack[place] = .void
    guard let (element, next) = try advance(current) else {
      stack[place] = current
      throw notASequence(current)
    }
    stack[place] = next
    return element.isNull ? nil : element
  }

  private func element(_ position: Int, of id: ObjectID) throws(RunError) -> Value? {
    if let array = heap.array(id) {
      return position < array.count ? heap.copied(array[position]) : nil
    }
    if let set = heap.set(id) {
      guard position < set.count else { return nil }
      return heap.copied(set[heap.placeInOpenOrder(position, of: set.count)])
    }
    guard let (keys, values) = heap.dictionary(id) else { throw notASequence(.object(id)) }
    guard position < keys.count else { return nil }
    let place = heap.placeInOpenOrder(position, of: keys.count)
    return heap.pair(keys[place], values[place])
  }

  private func notASequence(_ value: Value) -> RunError {
    failed(.notASequence, "\(machine.describeKind(value)) cannot be iterated over")
  }
}
