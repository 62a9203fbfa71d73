import LifecycleEngine
import ScriptCompiler

// Sets. The elements keep the order of insertion, so that a script does the same each time. Swift
// leaves the order open.
extension Collections {
  /// Makes a set of elements and drops duplicates. The caller gives the elements away.
  func makeSet(_ elements: [Value]) throws(RunError) -> Value {
    let id = heap.makeForeign(.set([]))
    var kept: [Value] = []
    for element in elements {
      if try keyPlace(element, in: id) == nil {
        noteKey(element, world.foreignSlot(of: id))
        heap[world.foreignSlot(of: id)] = .set([])
        kept.append(element)
        heap[world.foreignSlot(of: id)] = .set(kept)
      } else {
        heap.release(element)
      }
    }
    budget.weigh(heap[world.foreignSlot(of: id)])
    return .object(id)
  }

  /// Converts a sequence into a set and coerces the elements. The caller gives the value away.
  func asSet(_ value: Value, _ element: Coercion?) throws(RunError) -> Value {
    guard let id = value.objectID, heap.array(id) != nil || heap.set(id) != nil,
      var elements = try sequence(value)
    else { return value }
    if let element {
      for place in elements.indices {
        elements[place] = try machine.valueTypes.coerced(elements[place], element)
      }
    } else if heap.set(id) != nil {
      heap.release(elements)
      return value
    }
    let made = try makeSet(elements)
    heap.release(value)
    return made
  }

  func setProperty(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "count": .integer(elements.count)
    case "isEmpty": .boolean(elements.isEmpty)
    case "first": heap.inOpenOrder(elements).first.map { heap.copied($0) } ?? .null
    default: nil
    }
  }

  // MARK: Members that leave it as it is

  /// Calls a member that sets have and other sequences do not have.
  func callSet(
    _ id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard let elements = heap.set(id) else { return nil }
    switch name {
    case "contains":
      guard let value = arguments.unlabeled else { return nil }
      return .boolean(try keyPlace(value, in: id) != nil)
    case "union", "intersection", "subtracting", "symmetricDifference":
      return try makeSet(try combined(id, name, try other(arguments, of: name)))
    case "isSubset", "isSuperset", "isStrictSubset", "isStrictSuperset", "isDisjoint":
      return .boolean(try compares(id, name, try other(arguments, of: name)))
    case "filter":
      let list = heap.makeArray(heap.copied(elements))
      defer { heap.release(list) }
      return try callCollection(list, name, arguments).map { rest throws(RunError) in
        try asSet(rest, nil)
      }
    default: return nil
    }
  }

  /// The other set of an operation. The argument may be any sequence.
  private func other(_ arguments: Arguments, of name: String) throws(RunError) -> ObjectID {
    guard let first = arguments.first, let elements = try sequence(first),
      let id = try makeSet(elements).objectID
    else { throw failed(.wrongArgument, "'\(name)' needs a set or another sequence") }
    world.autorelease(id)
    return id
  }

  /// The elements of a combination of two sets. The caller owns the elements.
  private func combined(
    _ id: ObjectID, _ name: String, _ other: ObjectID
  ) throws(RunError) -> [Value] {
    let (mine, theirs) = (heap.set(id) ?? [], heap.set(other) ?? [])
    var result: [Value] = []
    for element in mine {
      let isShared = try keyPlace(element, in: other) != nil
      switch name {
      case "union", "formUnion": result.append(heap.copied(element))
      case "intersection", "formIntersection": if isShared { result.append(heap.copied(element)) }
      default: if !isShared { result.append(heap.copied(element)) }
      }
    }
    guard ["union", "formUnion", "symmetricDifference", "formSymmetricDifference"].contains(name)
    else { return result }
    for element in theirs where try keyPlace(element, in: id) == nil {
      result.append(heap.copied(element))
    }
    return result
  }

  private func compares(
    _ id: ObjectID, _ name: String, _ other: ObjectID
  ) throws(RunError) -> Bool {
    let (mine, theirs) = (heap.set(id) ?? [], heap.set(other) ?? [])
    switch name {
    case "isSubset": return try holds(other, all: mine)
    case "isStrictSubset": return theirs.count > mine.count ? try holds(other, all: mine) : false
    case "isSuperset": return try holds(id, all: theirs)
    case "isStrictSuperset": return mine.count > theirs.count ? try holds(id, all: theirs) : false
    default:
      for element in mine where try keyPlace(element, in: other) != nil { return false }
      return true
    }
  }

  private func holds(_ id: ObjectID, all elements: [Value]) throws(RunError) -> Bool {
    for element in elements where try keyPlace(element, in: id) == nil { return false }
    return true
  }

  /// True if two sets have the same elements.
  func areEqualSets(_ a: ObjectID, _ b: ObjectID) throws(RunError) -> Bool {
    guard let mine = heap.set(a), let theirs = heap.set(b), mine.count == theirs.count else {
      return false
    }
    return try holds(b, all: mine)
  }

  // MARK: Members that change it

  /// Returns the result of a method, and the changed set. The caller gives the old set away.
  func mutate(
    set id: ObjectID, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> (Value, Value) {
    switch name {
    case "insert", "update": return try insert(arguments, into: id, isUpdate: name == "update")
    case "remove":
      guard let value = arguments.unlabeled else { break }
      return try remove(at: try keyPlace(value, in: id), from: id)
    case "removeFirst", "popFirst":
      let count = heap.set(id)?.count ?? 0
      let isEmpty = count == 0
      if isEmpty, name == "removeFirst" {
        throw failed(.outOfRange, "'\(name)' is called on an empty set")
      }
      return try remove(at: isEmpty ? nil : heap.placeInOpenOrder(0, of: count), from: id)
    case "removeAll": return (.void, replaced(id, by: try makeSet([])))
    case "formUnion", "formIntersection", "subtract", "formSymmetricDifference":
      let result = try combined(id, name, try other(arguments, of: name))
      return (.void, replaced(id, by: try makeSet(result)))
    case "reserveCapacity": return (.void, .object(id))
    default: break
    }
    throw failed(.unknownMember, "'Set' has no method '\(name)' that is called this way")
  }

  private func replaced(_ id: ObjectID, by changed: Value) -> Value {
    world.release(id)
    return changed
  }

  private func insert(
    _ arguments: Arguments, into id: ObjectID, isUpdate: Bool
  ) throws(RunError) -> (Value, Value) {
    guard let value = arguments.first else {
      throw failed(.wrongArgument, "An element to add is missing")
    }
    let elements = heap.set(id) ?? []
    if let place = try keyPlace(value, in: id) {
      let old = heap.copied(elements[place])
      if isUpdate { return (old, .object(id)) }
      return (heap.makeTuple([.boolean(false), old], Program.insertionLabels), .object(id))
    }
    let made = appending(heap.copied(value), to: id, elements)
    let result =
      isUpdate
      ? Value.null : heap.makeTuple([.boolean(true), heap.copied(value)], Program.insertionLabels)
    return (result, made)
  }

  /// Adds an element to a set, in place if the set has no other owner.
  private func appending(_ value: Value, to id: ObjectID, _ elements: [Value]) -> Value {
    let isUnique = world.strongCount(of: id) == 1
    let changed = isUnique ? id : heap.makeForeign(.set([]))
    let slot = world.foreignSlot(of: changed)
    noteKey(value, slot)
    // The table drops its elements first, so that the change does not copy the elements.
    heap[slot] = .set([])
    var elements = isUnique ? elements : heap.copied(elements)
    elements.append(value)
    if elements.count > Budget.collectionBudget { budget.oversized = "A set" }
    heap[slot] = .set(elements)
    if !isUnique { world.release(id) }
    return .object(changed)
  }

  private func remove(at place: Int?, from id: ObjectID) throws(RunError) -> (Value, Value) {
    guard let place, var elements = heap.set(id).map({ heap.copied($0) }) else {
      return (.null, .object(id))
    }
    let removed = elements.remove(at: place)
    let made = try makeSet(elements)
    world.release(id)
    return (removed, made)
  }
}
