import LifecycleEngine

// Ranges of whole numbers without an end, as sequences.
extension Collections {
  /// The bounds of a range that has a beginning and no end, `nil` for other values.
  func endless(_ value: Value) -> RangeBounds? {
    guard case .range(let bounds) = value, bounds.lower != nil, bounds.upper == nil else {
      return nil
    }
    return bounds
  }

  /// The first numbers of a range without an end.
  func numbers(of bounds: RangeBounds, _ count: Int) throws(RunError) -> [Value] {
    guard count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
    budget.spend(count)
    return try (0..<count).map { place throws(RunError) in try number(at: place, of: bounds) }
  }

  private func number(at place: Int, of bounds: RangeBounds) throws(RunError) -> Value {
    guard let number = bounds.element(at: Int64(place)) else {
      throw machine.overflow("The next number")
    }
    return .integer(number)
  }

  /// The result of a method that ends on a range without an end; `nil` for any other method.
  func callEndless(
    _ bounds: RangeBounds, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    let label = arguments.labels.first ?? nil
    switch (name, label) {
    case ("prefix", nil) where arguments.values.count == 1:
      let count = try self.count(arguments.values[0], of: name)
      return heap.makeArray(try numbers(of: bounds, count))
    case ("dropFirst", nil):
      let count = try self.count(arguments.first ?? .integer(1), of: name)
      guard case .integer(let lower) = try number(at: count, of: bounds) else { return nil }
      return .range(RangeBounds(lower: lower, upper: nil))
    case ("prefix", "while"), ("first", "where"), ("contains", "where"), ("firstIndex", "where"):
      guard let closure = arguments.values.first?.objectID else { return nil }
      return try search(bounds, name, closure)
    case ("map", _), ("filter", _), ("compactMap", _), ("flatMap", _), ("reduce", _),
      ("forEach", _), ("sorted", _), ("reversed", _), ("enumerated", _), ("shuffled", _):
      throw failed(
        .endlessSequence, "'\(name)' goes through all of an endless range",
        ["take some of it first, as with 'prefix(3)', or use a range with an end"])
    default: return nil
    }
  }

  /// Tests number after number until the closure ends the search.
  private func search(
    _ bounds: RangeBounds, _ name: String, _ closure: ObjectID
  ) throws(RunError) -> Value {
    var found: [Value] = []
    while true {
      let number = try number(at: found.count, of: bounds)
      let isSo = try machine.condition(try machine.call(closure: closure, [number]))
      if name == "prefix", !isSo { return heap.makeArray(found) }
      if name != "prefix", isSo { return name == "contains" ? .boolean(true) : number }
      found.append(number)
      guard found.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
    }
  }

  /// `zip`: the finite sequence decides where the endless range ends.
  func zipped(_ arguments: Arguments) throws(RunError) -> Value {
    guard arguments.values.count == 2 else {
      throw failed(.wrongArgument, "'zip' needs two sequences")
    }
    let (one, other) = (arguments.values[0], arguments.values[1])
    let pairs: (left: [Value], right: [Value])
    switch (endless(one), endless(other)) {
    case (_?, _?):
      throw failed(
        .endlessSequence, "Both sequences that 'zip' is given are endless",
        ["give one of them an end, as with 'prefix(3)'"])
    case (let bounds?, nil):
      let right = try elements(toZip: other)
      pairs = (try numbers(of: bounds, right.count), right)
    case (nil, let bounds?):
      let left = try elements(toZip: one)
      pairs = (left, try numbers(of: bounds, left.count))
    case (nil, nil): pairs = (try elements(toZip: one), try elements(toZip: other))
    }
    defer {
      heap.release(pairs.left)
      heap.release(pairs.right)
    }
    return heap.makeArray(
      zip(pairs.left, pairs.right).map { heap.makeTuple([heap.copied($0), heap.copied($1)], 0) })
  }

  private func elements(toZip value: Value) throws(RunError) -> [Value] {
    guard let elements = try sequence(value) else {
      throw failed(
        .wrongArgument, "\(machine.describeKind(value)) is not a sequence, and 'zip' needs two")
    }
    return elements
  }
}
