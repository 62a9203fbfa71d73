import LifecycleEngine

// Arguments that a function may change come in cells.
extension Machine {
  /// The value in the cell of such an argument; `nil` for any other value.
  private func cellContent(_ value: Value) -> (id: ObjectID, value: Value)? {
    guard case .object(let id) = value, case .cell(let content) = foreignObject(id) else {
      return nil
    }
    return (id, content)
  }

  /// Gives a function its arguments as its parameters want them: in cells where it may change them.
  func unwrapCells(of function: Int) {
    let parameters = program.functions[function].parameters
    for (offset, parameter) in parameters.enumerated() {
      let place = stack.count - parameters.count + offset
      if parameter.isInOut {
        guard cellContent(stack[place]) == nil else { continue }
        stack[place] = .object(makeForeign(.cell(stack[place])))
      } else if let (id, content) = cellContent(stack[place]) {
        stack[place] = copied(content)
        world.release(id)
      }
    }
  }

  /// What a call is given that is not the author's: it gets the values, and the cells are emptied, as it
  /// is not known what becomes of them.
  func emptyCells(_ values: [Value]) -> [Value] {
    values.map { value in
      guard let (id, content) = cellContent(value) else { return value }
      foreign[world.foreignSlot(of: id)] = .cell(.void)
      world.release(id)
      return content
    }
  }
}
