import LifecycleEngine

extension Operators {
  package func areEqual(_ left: Value, _ right: Value) throws(RunError) -> Bool {
    if let own = try ownComparison("==", left, right) { return own }
    switch (machine.unknowns.withStandIn(left), machine.unknowns.withStandIn(right)) {
    case (.null, .null), (.void, .void): return true
    case (.opaque(_, let a), .opaque(_, let b))
    where rules.allowsUnknownValues && a != b && isNew(a) && isNew(b):
      return false
    case (.opaque, _) where rules.allowsUnknownValues,
      (_, .opaque) where rules.allowsUnknownValues:
      if machine.unknowns.identity(of: left) == machine.unknowns.identity(of: right) { return true }
      tell(.guessed)
      return false
    case (.opaque(let name, _), _), (_, .opaque(let name, _)):
      if let known = heap.opaqueValues.compare(left, right, .equal) { return known }
      throw machine.opaqueCondition(name)
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.integer(let a), .integer(let b)): return a == b
    case (.string(let a), .string(let b)):
      try machine.checkIsKnown(a)
      try machine.checkIsKnown(b)
      budget.spend(min(a.utf8.count, b.utf8.count) / Budget.textWeight)
      return a == b
    case (.object(let a), .object(let b)): return try areEqual(a, b)
    case (.type(let a), .type(let b)): return a == b
    case (.builtInType(let a), .builtInType(let b)): return a == b
    case (.range(let a), .range(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.notificationName(let name), .symbol), (.symbol, .notificationName(let name)):
      let other = if case .symbol = left { left } else { right }
      return try machine.operators.notificationName(other) == name
    case (.notificationName(let name), .object(let id)),
      (.object(let id), .notificationName(let name)):
      // `.init("changed")`.
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil,
        record.name == "init"
      else { return false }
      return try machine.operators.notificationName(record.values.first) == name
    case (.detentIdentifier(let a), .detentIdentifier(let b)): return a == b
    case (.detentIdentifier(let text), .symbol), (.detentIdentifier(let text), .object),
      (.detentIdentifier(let text), .string):
      return try machine.operators.detentIdentifier(right) == text
    case (.symbol, .detentIdentifier(let text)), (.object, .detentIdentifier(let text)),
      (.string, .detentIdentifier(let text)):
      return try machine.operators.detentIdentifier(left) == text
    case (.symbol, _), (_, .symbol): return try areEqualByName(left, right)
    case (.enumCase(let type, _), .object(let id)), (.object(let id), .enumCase(let type, _)):
      guard case .payload(let record) = heap.foreignObject(id), record.type == nil else {
        return false
      }
      try machine.valueTypes.checkCase(record.name, record.values.count, of: type)
      return false
    default:
      if let a = left.number, let b = right.number { return a == b }
      return areEqualSymbols(left, right) || areEqualGeometries(left, right)
    }
  }

  /// True if an initialiser such as `UUID()` made the value. No other value equals a new value.
  private func isNew(_ number: Int32) -> Bool {
    heap.opaqueValues.made.contains(number) && machine.unknowns.origin(of: number).hasSuffix("()")
  }

  /// True if two values are the same object, whatever `==` of the type says.
  func areIdentical(_ left: Value, _ right: Value) throws(RunError) -> Bool {
    if case (.object(let a), .object(let b)) = (
      machine.unknowns.withStandIn(left), machine.unknowns.withStandIn(right)
    ) {
      return a == b
    }
    return try areEqual(left, right)
  }

  /// Compares two values of which one is a name. The type of the other value decides the meaning.
  private func areEqualByName(_ left: Value, _ right: Value) throws(RunError) -> Bool {
    if case .symbol(let name) = right, let type = machine.types.valueType(of: left) {
      return try machine.valueTypes.isEqual(left, toMember: name, of: type)
    }
    if case .symbol(let name) = left, let type = machine.types.valueType(of: right) {
      return try machine.valueTypes.isEqual(right, toMember: name, of: type)
    }
    return areEqualSymbols(left, right) || areEqualGeometries(left, right)
  }

  private func areEqualSymbols(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.symbol(let a), .symbol(let b)), (.notificationName(let a), .notificationName(let b)):
      a == b
    case (.enumCase(let a, let b), .enumCase(let c, let d)): a == c && b == d
    default: false
    }
  }

  private func areEqualGeometries(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.rect(let a), .rect(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.point(let a, let b), .point(let c, let d)): a == c && b == d
    case (.point(let a, let b), .symbol("zero")), (.symbol("zero"), .point(let a, let b)):
      a == 0 && b == 0
    case (.insets(let a), .insets(let b)): a == b
    case (.indexPath(let a, let b), .indexPath(let c, let d)): a == c && b == d
    case (.traits(let a), .traits(let b)): a == b
    case (.traitOverrides(let a), .traitOverrides(let b)): a == b
    case (.insets(let a), .symbol("zero")), (.symbol("zero"), .insets(let a)): a == .zero
    case (.rect(let a), .symbol("zero")), (.symbol("zero"), .rect(let a)): a == .zero
    case (.size(let a), .symbol("zero")), (.symbol("zero"), .size(let a)):
      a == Size(width: 0, height: 0)
    default: false
    }
  }

  /// True if two objects are equal. Values are compared by contents, all other objects by identity.
  private func areEqual(_ a: ObjectID, _ b: ObjectID) throws(RunError) -> Bool {
    budget.spend(Budget.objectWeight)
    try machine.checkBudgets()
    guard budget.comparisonDepth < Budget.depthBudget else {
      throw failed(
        .budgetExceeded, "Values nested more than \(Budget.depthBudget) deep are compared here",
        ["a loop that nests values needs an end"])
    }
    budget.comparisonDepth += 1
    defer { budget.comparisonDepth -= 1 }
    guard a != b, let left = heap.foreignObject(a), let right = heap.foreignObject(b) else {
      return a == b
    }
    switch (left, right) {
    case (.array(let x), .array(let y)), (.tuple(let x, _), .tuple(let y, _)):
      return try areEqual(x, y)
    case (.set, .set): return try machine.collections.areEqualSets(a, b)
    case (.closure(let one), .closure(let other)):
      guard let one = program.functions[one.function].keyPath,
        let other = program.functions[other.function].keyPath
      else { return false }
      // If one key path leaves out its root type, the other key path supplies the type.
      return one.path == other.path
        && (one.root == other.root || one.root.isEmpty || other.root.isEmpty)
    case (.interval(let low, let high, let one), .interval(let otherLow, let otherHigh, let other)):
      guard one == other, try areEqual(low ?? .null, otherLow ?? .null) else { return false }
      return try areEqual(high ?? .null, otherHigh ?? .null)
    case (.set, .array(let list)), (.array(let list), .set):
      // An array literal beside a set is a set.
      let made = try machine.collections.makeSet(heap.copied(list))
      defer { heap.release(made) }
      guard let other = made.objectID else { return false }
      return try heap.set(a) == nil
        ? machine.collections.areEqualSets(other, b) : machine.collections.areEqualSets(a, other)
    case (.structure(let type, _), .array) where machine.valueTypes.isOptionSet(type),
      (.array, .structure(let type, _)) where machine.valueTypes.isOptionSet(type):
      let bits = try machine.valueTypes.optionBits(.object(a), type)
      let otherBits = try machine.valueTypes.optionBits(.object(b), type)
      return bits != nil && bits == otherBits
    case (.structure(let one, let x), .structure(let other, let y)):
      guard one == other else { return false }
      return try areEqual(x, y)
    case (.payload(let x), .payload(let y)):
      try machine.valueTypes.checkPayloads(x, y)
      guard x.name == y.name else { return false }
      return try areEqual(x.values, y.values)
    case (.dictionary(let keys, let values), .dictionary(let otherKeys, let otherValues)):
      guard keys.count == otherKeys.count else { return false }
      for (key, value) in zip(keys, values) {
        guard let place = try machine.collections.keyPlace(key, in: b),
          try areEqual(value, otherValues[place])
        else {
          return false
        }
      }
      return true
    default: return false
    }
  }

  private func areEqual(_ left: [Value], _ right: [Value]) throws(RunError) -> Bool {
    guard left.count == right.count else { return false }
    budget.spend(left.count)
    for (x, y) in zip(left, right) where !(try areEqual(x, y)) { return false }
    return true
  }

  /// Tests if the value of a pattern matches the subject. A range matches its elements.
  func executeMatch() throws(RunError) {
    let pattern = stack.pop()
    let subject = stack.pop()
    defer {
      heap.release(pattern)
      heap.release(subject)
    }
    if let result = try machine.unknowns.opaqueResult(of: .equal, subject, pattern) {
      return stack.push(result)
    }
    if case .range(let bounds) = pattern, let isInside = bounds.contains(subject) {
      return stack.push(.boolean(isInside))
    }
    if let isInside = try machine.collections.interval(pattern, contains: subject) {
      return stack.push(.boolean(isInside))
    }
    stack.push(.boolean(try areEqual(subject, pattern)))
  }
}
