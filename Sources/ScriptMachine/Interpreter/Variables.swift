import LifecycleEngine
import ScriptCompiler

extension Machine {
  func executeVariable(_ instruction: Instruction) throws(RunError) {
    let frame = stack.frame
    switch instruction {
    case .loadLocal(let slot): stack.push(heap.copied(stack[frame.base + slot]))
    case .storeLocal(let slot): store(stack.pop(), at: frame.base + slot)
    case .makeCell(let slot):
      let value = stack[frame.base + slot]
      stack[frame.base + slot] = .object(heap.makeForeign(.cell(value)))
    case .loadCell(let slot): stack.push(loadCell(stack[frame.base + slot]))
    case .storeCell(let slot):
      if let id = stack[frame.base + slot].objectID, case .cell = heap.foreignObject(id) {
        storeCell(stack[frame.base + slot], stack.pop())
      } else {
        store(stack.pop(), at: frame.base + slot)
      }
    case .loadCapture(let index): stack.push(heap.copied(captureValue(index, frame)))
    case .loadCapturedCell(let index): stack.push(loadCell(captureValue(index, frame)))
    case .storeCapturedCell(let index): storeCell(captureValue(index, frame), stack.pop())
    case .loadGlobal(let slot):
      unknowns.tell(.readGlobal(slot: slot))
      stack.push(heap.copied(variables[slot]))
    case .storeGlobal(let slot): storeGlobal(slot)
    case .pushCurrentClosure: stack.push(heap.owned(frame.closure))
    case .weaken: stack.push(try weakened(stack.pop()))
    case .clear(let start, let end):
      // Swift releases the variables of a scope in reverse order.
      for slot in (start..<end).reversed() { store(.void, at: frame.base + slot) }
    default: break
    }
  }

  /// Makes a weak reference of a strong one. Objective-C ends the app if the object is being
  /// deallocated. Source: https://www.mo4tech.com/when-lazy-weak-hits-nsobject-in-swift.html
  func weakened(_ value: Value) throws(RunError) -> Value {
    guard case .object(let id) = value else { return value }
    if world.kind(of: id) != .foreign, world.isDeinitializing(id) {
      throw failed(
        .referenceInDeinit, "A weak reference to an object is made in the object's 'deinit'",
        ["use the values that the code needs, without 'self'"])
    }
    world.release(id)
    return .weak(id)
  }

  private func store(_ value: Value, at index: Int) {
    let old = stack[index]
    stack[index] = value
    heap.release(old)
  }

  private func storeGlobal(_ slot: Int) {
    acts += 1
    let value = stack.pop()
    guard mayChange("'\(program.globals[slot].name)' is set") else { return heap.release(value) }
    variables.nameObject(value, slot)
    unknowns.tell(.wroteGlobal(slot: slot, value))
    heap.release(variables.set(value, slot))
  }

  package func captureValue(_ index: Int, _ frame: Frame) -> Value {
    guard let id = frame.closure, case .closure(let record) = heap[world.foreignSlot(of: id)],
      record.captures.indices.contains(index)
    else { return .null }
    return record.captures[index]
  }

  private func loadCell(_ cell: Value) -> Value {
    // A variable that may be in a cell, such as an `inout` parameter, need not be.
    guard let id = cell.objectID, case .cell(let value) = heap.foreignObject(id) else {
      return heap.copied(cell)
    }
    return heap.copied(value)
  }

  private func storeCell(_ cell: Value, _ value: Value) {
    guard let id = cell.objectID, case .cell(let old) = heap.foreignObject(id),
      mayChange("a captured variable is set", of: id)
    else { return heap.release(value) }
    heap[world.foreignSlot(of: id)] = .cell(value)
    heap.release(old)
  }

  func pushQuotient(_ quotient: LiteralQuotient) {
    if case .double? = stack.last {
      stack.push(.double(quotient.fraction))
    } else {
      stack.push(.integer(quotient.whole))
    }
  }
}
