import LifecycleEngine

extension Machine {
  func executeJump(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .jump(let target): jump(target)
    case .callDeferred(let target):
      stack.push(.integer(stack.frame.position))
      jump(target)
    case .endDeferred:
      if case .integer(let position) = stack.pop() { jump(Int(position)) }
    case .jumpIfFalse(let target): if !(try condition(stack.pop())) { jump(target) }
    case .jumpIfTrue(let target): if try condition(stack.pop()) { jump(target) }
    case .jumpIfNull(let target): if stack.last?.isNull == true { jump(target) }
    case .popJumpIfNull(let target):
      if case .opaque(let name, let number) = stack.last {
        guard rules.allowsUnknownValues else { throw opaqueCondition(name) }
        if unknowns.isPresent(number) { break }
        heap.release(stack.pop())
        jump(target)
        break
      }
      if stack.last?.isNull == true {
        _ = stack.pop()
        jump(target)
      }
    case .jumpIfNotNull(let target): if stack.last?.isNull != true { jump(target) }
    case .jumpIfUnchanged(let target):
      if case .void = stack.last {
        _ = stack.pop()
        jump(target)
      }
    case .nextElement(let slot, let target): try nextElement(slot, target)
    default: break
    }
  }

  private func jump(_ target: Int) { stack.jump(to: target) }

  /// Returns the truth of a condition. An unsimulated value has no truth of its own.
  func condition(_ value: Value) throws(RunError) -> Bool {
    if case .boolean(let truth) = value { return truth }
    if case .opaque(let name, let number) = value {
      guard rules.allowsUnknownValues else { throw opaqueCondition(name) }
      heap.release(value)
      return unknowns.decide(unknowns.origin(of: number))
    }
    let kind = describeKind(value)
    heap.release(value)
    throw failed(.notACondition, "\(kind) stands where a condition is needed")
  }

  func opaqueCondition(_ name: String) -> RunError {
    failed(
      .opaqueCondition, "'\(name)' is not simulated, so a scenario cannot depend on it",
      ["declare it in the scenario, or use something that the simulator models"])
  }

  private func nextElement(_ slot: Int, _ target: Int) throws(RunError) {
    let base = stack.frame.base
    guard case .integer(let position) = stack[base + slot + 1] else { return }
    if position == 0, case .string(let text) = stack[base + slot] {
      try checkIsKnown(text)
      // Finding a character by number would count from the start each time.
      stack[base + slot] = heap.makeArray(try collections.sequence(stack[base + slot]) ?? [])
    }
    var element: Value?
    switch stack[base + slot] {
    case .range(let bounds):
      guard bounds.lower != nil else { throw notASequence(stack[base + slot]) }
      element = bounds.element(at: position).map { .integer($0) }
    case .object(let id):
      if case .notifications(let sequence) = heap.foreignObject(id) {
        guard let next = try notifications.nextNotification(of: id, sequence) else { return }
        element = next.isNull ? nil : next
      } else if try isIterated(slot, isFirst: position == 0) {
        element = try advance(slot)
      } else {
        element = try self.element(Int(position), of: id)
      }
    case .opaque(let name, let number):
      guard rules.allowsUnknownValues else { throw opaqueCondition(name) }
      if position == 0, unknowns.decide("\(unknowns.origin(of: number)) has elements") {
        element = unknowns.opaqueMember("element", of: stack[base + slot])
      }
    default: throw notASequence(stack[base + slot])
    }
    guard let element else { return jump(target) }
    stack[base + slot + 1] = .integer(position + 1)
    stack.push(element)
  }

  /// True if a loop goes through an iterator. An author's sequence makes the iterator first.
  private func isIterated(_ slot: Int, isFirst: Bool) throws(RunError) -> Bool {
    let place = stack.frame.base + slot
    if isFirst, let made = try collections.iterator(of: stack[place]) {
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
    guard let (element, next) = try collections.advance(current) else {
      stack[place] = current
      throw notASequence(current)
    }
    stack[place] = next
    return element.isNull ? nil : element
  }

  private func element(_ position: Int, of id: ObjectID) throws(RunError) -> Value? {
    if let array = heap.array(id) ?? heap.set(id) {
      return position < array.count ? heap.copied(array[position]) : nil
    }
    guard let (keys, values) = heap.dictionary(id) else { throw notASequence(.object(id)) }
    return position < keys.count ? heap.pair(keys[position], values[position]) : nil
  }

  private func notASequence(_ value: Value) -> RunError {
    failed(.notASequence, "\(describeKind(value)) cannot be iterated over")
  }
}
