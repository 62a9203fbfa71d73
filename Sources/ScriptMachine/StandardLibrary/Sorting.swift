import LifecycleEngine

// Merge sort: equal elements keep their order, and a closure that is no order cannot make the sort
// run longer.
extension Collections {
  /// Values in order.
  func sorted(_ values: [Value], by closure: ObjectID?) throws(RunError) -> [Value] {
    var result = values
    var width = 1
    while width < result.count {
      var merged: [Value] = []
      merged.reserveCapacity(result.count)
      for start in stride(from: 0, to: result.count, by: 2 * width) {
        let middle = min(start + width, result.count)
        let end = min(start + 2 * width, result.count)
        try merge(result[start..<middle], result[middle..<end], closure, into: &merged)
      }
      result = merged
      width *= 2
    }
    return result
  }

  /// The closure to sort by, if there is one.
  func order(_ arguments: Arguments) throws(RunError) -> ObjectID? {
    guard case .opaque(let name, _) = arguments.labeled("by") else {
      return arguments.closure("by")
    }
    throw machine.opaqueCondition(name)
  }

  private func merge(
    _ left: ArraySlice<Value>, _ right: ArraySlice<Value>, _ closure: ObjectID?,
    into merged: inout [Value]
  ) throws(RunError) {
    var (one, other) = (left.startIndex, right.startIndex)
    while one < left.endIndex, other < right.endIndex {
      if try isLess(right[other], left[one], closure) {
        merged.append(right[other])
        other += 1
      } else {
        merged.append(left[one])
        one += 1
      }
    }
    merged += left[one...]
    merged += right[other...]
  }

  /// Returns true if a value comes before another: by the closure, or by `<` without a closure.
  func isLess(_ a: Value, _ b: Value, _ closure: ObjectID?) throws(RunError) -> Bool {
    if let closure {
      return try machine.condition(
        try machine.call(closure: closure, [heap.copied(a), heap.copied(b)]))
    }
    return try machine.operators.compare(a, b, .less)
  }
}
