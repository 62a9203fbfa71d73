import LifecycleEngine

// `inout` arguments, which are passed in cells.
extension Machine {
  /// The value in the cell of an `inout` argument, or `nil` for any other value.
  private func cellContent(_ value: Value) -> (id: ObjectID, value: Value)? {
    guard case .object(let id) = value, case .cell(let content) = heap.foreignObject(id) else {
      return nil
    }
    return (id, content)
  }

  /// Puts the arguments of `inout` parameters into cells, and takes all others out of cells.
  func unwrapCells(of function: Int) {
    let parameters = program.functions[function].parameters
    for (offset, parameter) in parameters.enumerated() {
      let place = stack.count - parameters.count + offset
      if parameter.isInOut {
        guard cellContent(stack[place]) == nil else { continue }
        stack[place] = .object(heap.makeForeign(.cell(stack[place])))
      } else if let (id, content) = cellContent(stack[place]) {
        stack[place] = heap.copied(content)
        world.release(id)
      }
    }
  }

  /// Takes the arguments of a call to foreign code out of their cells. The cells become empty,
  /// because the effect of the call is not known.
  func emptyCells(_ values: [Value]) -> [Value] {
    values.map { value in
      guard let (id, content) = cellContent(value) else { return value }
      heap[world.foreignSlot(of: id)] = .cell(.void)
      world.release(id)
      return content
    }
  }
}
