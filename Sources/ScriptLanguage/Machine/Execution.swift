import LifecycleEngine

extension Machine {
  func execute(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .pushNull: push(.null)
    case .pushVoid: push(.void)
    case .pushTrue: push(.boolean(true))
    case .pushFalse: push(.boolean(false))
    case .pushInteger(let value): push(.integer(value))
    case .pushDouble(let value): push(.double(value))
    case .pushString(let index): push(.string(program.strings[index]))
    case .pushSymbol(let index): push(.symbol(program.names[index]))
    case .pushType(let index): push(.builtInType(program.names[index]))
    case .pushClass(let index): push(.classType(index))
    case .pushFunction(let index): push(.function(index))
    case .pushActor(let actor): push(.actor(actor))
    case .pushOpaque(let index): push(.opaque(program.names[index]))
    case .pop: release(pop())
    case .duplicate: push(copied(stack.last ?? .void))
    case .swap: if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case .jump, .jumpIfFalse, .jumpIfTrue, .jumpIfNull, .popJumpIfNull, .jumpIfNotNull,
      .jumpIfUnchanged, .nextElement:
      try executeJump(instruction)
    case .loadLocal, .storeLocal, .loadCell, .storeCell, .makeCell, .loadCapture,
      .loadCapturedCell, .storeCapturedCell, .loadGlobal, .storeGlobal, .weaken, .clear:
      executeVariable(instruction)
    case .return: leave()
    case .fail(let index): throw .failed(program.failures[index])
    default: try executeOperation(instruction)
    }
  }

  private func executeOperation(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .getMember(let index): try getMember(program.names[index])
    case .setMember(let index): try setMember(program.names[index])
    case .getElement: try getElement()
    case .setElement: try setElement()
    case .callMember(let site): try callMember(site)
    case .callMutating(let site): try callMutating(site)
    case .callSuper(let site, let index): try callSuper(site, in: index)
    case .callValue(let site): try callValue(site)
    case .callFunction(let index, let site): try callScript(index, site)
    case .construct(let index, let site): try construct(index, site)
    case .callBuiltIn(let site): try callBuiltIn(site)
    case .makeClosure(let function, let count): makeClosure(function, pop(count))
    case .makeArray(let count): push(makeArray(pop(count)))
    case .makeRange(let isClosed): try makeRange(isClosed: isClosed)
    case .binary(let operation): try executeBinary(operation)
    case .not: push(.boolean(!(try condition(pop()))))
    case .negate: try negate()
    case .widen:
      let value = pop()
      if case .integer(let number) = value { push(.double(Double(number))) } else { push(value) }
    case .forceUnwrap:
      if stack.last?.isNull == true {
        throw failed("found-nil", "A nil value is unwrapped here")
      }
    case .cast(let type, let kind): try executeCast(program.types[type], kind)
    case .concatenate(let count): concatenate(count)
    case .isDeallocated(let index):
      let slot = program.globals.firstIndex { $0.name == program.names[index] }
      let object = slot.flatMap { namedObjects[$0] }
      push(.boolean(object.map { world.isDeallocated($0) } ?? false))
    case .checkRelease(let major): push(.boolean(world.release >= Release(major)))
    default: break
    }
  }

  // MARK: Jumps

  private func executeJump(_ instruction: Instruction) throws(RunError) {
    switch instruction {
    case .jump(let target): jump(target)
    case .jumpIfFalse(let target): if !(try condition(pop())) { jump(target) }
    case .jumpIfTrue(let target): if try condition(pop()) { jump(target) }
    case .jumpIfNull(let target): if stack.last?.isNull == true { jump(target) }
    case .popJumpIfNull(let target):
      if case .opaque(let name) = stack.last { throw opaqueCondition(name) }
      if stack.last?.isNull == true {
        _ = pop()
        jump(target)
      }
    case .jumpIfNotNull(let target): if stack.last?.isNull != true { jump(target) }
    case .jumpIfUnchanged(let target):
      if case .void = stack.last {
        _ = pop()
        jump(target)
      }
    case .nextElement(let slot, let target): try nextElement(slot, target)
    default: break
    }
  }

  private func jump(_ target: Int) { frames[frames.count - 1].position = target }

  /// A value as a condition; what is not simulated has no truth.
  func condition(_ value: Value) throws(RunError) -> Bool {
    if case .boolean(let truth) = value { return truth }
    if case .opaque(let name) = value { throw opaqueCondition(name) }
    let name = value.typeName
    release(value)
    throw failed("not-a-condition", "A condition must be true or false, but this is \(name)")
  }

  private func opaqueCondition(_ name: String) -> RunError {
    failed(
      "opaque-condition", "'\(name)' is not simulated, so a scenario cannot depend on it",
      ["declare it in the scenario, or use something that the simulator models"])
  }

  private func nextElement(_ slot: Int, _ target: Int) throws(RunError) {
    let base = frames[frames.count - 1].base
    guard case .integer(let position) = stack[base + slot + 1] else { return }
    var element: Value?
    switch stack[base + slot] {
    case .range(let first, let end):
      if first + position < end { element = .integer(first + position) }
    case .object(let id):
      guard let array = array(id) else {
        throw failed("not-a-sequence", "This cannot be iterated over")
      }
      if position < array.count { element = copied(array[position]) }
    case .string(let text):
      let characters = Array(text)
      if position < characters.count { element = .string(String(characters[position])) }
    case .opaque: break
    default: throw failed("not-a-sequence", "This cannot be iterated over")
    }
    guard let element else { return jump(target) }
    stack[base + slot + 1] = .integer(position + 1)
    push(element)
  }

  // MARK: Variables

  private func executeVariable(_ instruction: Instruction) {
    let frame = frames[frames.count - 1]
    switch instruction {
    case .loadLocal(let slot): push(copied(stack[frame.base + slot]))
    case .storeLocal(let slot): store(pop(), at: frame.base + slot)
    case .makeCell(let slot):
      let value = stack[frame.base + slot]
      stack[frame.base + slot] = .object(makeForeign(.cell(value)))
    case .loadCell(let slot): push(loadCell(stack[frame.base + slot]))
    case .storeCell(let slot): storeCell(stack[frame.base + slot], pop())
    case .loadCapture(let index): push(copied(captureValue(index, frame)))
    case .loadCapturedCell(let index): push(loadCell(captureValue(index, frame)))
    case .storeCapturedCell(let index): storeCell(captureValue(index, frame), pop())
    case .loadGlobal(let slot): push(copied(globals[slot]))
    case .storeGlobal(let slot): storeGlobal(slot)
    case .weaken:
      let value = pop()
      if case .object(let id) = value {
        push(.weak(id))
        world.release(id)
      } else {
        push(value)
      }
    case .clear(let start, let end):
      // In reverse, as Swift lets go of the variables of a scope.
      for slot in (start..<end).reversed() { store(.void, at: frame.base + slot) }
    default: break
    }
  }

  private func store(_ value: Value, at index: Int) {
    let old = stack[index]
    stack[index] = value
    release(old)
  }

  private func storeGlobal(_ slot: Int) {
    let value = pop()
    let object: ObjectID? =
      switch value {
      case .object(let id), .weak(let id): id
      default: nil
      }
    if let object, namedObjects[slot] == nil { namedObjects[slot] = object }
    let old = globals[slot]
    globals[slot] = value
    release(old)
  }

  private func captureValue(_ index: Int, _ frame: Frame) -> Value {
    guard let id = frame.closure, case .closure(let record) = foreign[world.foreignSlot(of: id)],
      record.captures.indices.contains(index)
    else { return .null }
    return record.captures[index]
  }

  private func loadCell(_ cell: Value) -> Value {
    guard let id = cell.objectID, case .cell(let value) = foreign[world.foreignSlot(of: id)] else {
      return .null
    }
    return copied(value)
  }

  private func storeCell(_ cell: Value, _ value: Value) {
    guard let id = cell.objectID, case .cell(let old) = foreign[world.foreignSlot(of: id)] else {
      return release(value)
    }
    foreign[world.foreignSlot(of: id)] = .cell(value)
    release(old)
  }

  // MARK: Objects of the script

  func makeForeign(_ object: ForeignObject, of class: ClassID = ClassID(.object)) -> ObjectID {
    foreign.append(object)
    return world.makeForeignObject(of: `class`, slot: foreign.count - 1)
  }

  func makeArray(_ elements: [Value]) -> Value { .object(makeForeign(.array(elements))) }

  func makeArray(_ ids: [ObjectID]) -> Value { makeArray(ids.map { owned($0) }) }

  func array(_ id: ObjectID) -> [Value]? {
    guard world.kind(of: id) == .foreign,
      case .array(let elements) = foreign[world.foreignSlot(of: id)]
    else { return nil }
    return elements
  }

  private func makeClosure(_ function: Int, _ captures: [Value]) {
    let record = ClosureRecord(function: function, captures: captures, boundSelf: nil)
    push(.object(makeForeign(.closure(record))))
  }
}
