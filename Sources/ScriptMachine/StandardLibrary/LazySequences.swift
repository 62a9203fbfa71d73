import LifecycleEngine
import UIKitNames

// The closures of a lazy sequence are called as in Swift: only when an element is asked for, one
// element after the other, and again whenever the element is asked for again.
extension Collections {
  /// The longest chain of steps. Steps are called inside each other.
  private static let lazySteps = 64

  /// Makes `lazy` of an array or of a range of whole numbers. The caller gives the base away.
  func makeLazy(_ base: Value) -> Value {
    var record = LazyRecord(base: base, places: 0..<0)
    if case .range(let bounds) = base {
      record.isEndless = bounds.upper == nil
      record.places = 0..<(record.isEndless ? .max : Int(clamping: bounds.count ?? .max))
    } else if let elements = base.objectID.flatMap({ heap.array($0) }) {
      record.places = elements.indices
    }
    return .object(heap.makeForeign(.lazy(record)))
  }

  private func owned(_ record: LazyRecord) -> Value {
    _ = heap.copied(record.references)
    return .object(heap.makeForeign(.lazy(record)))
  }

  private func element(_ place: Int, of record: LazyRecord) throws(RunError) -> Value {
    if case .range(let bounds) = record.base {
      guard let number = bounds.element(at: Int64(place)) else {
        throw machine.overflow("The next number")
      }
      return .integer(number)
    }
    guard let elements = record.base.objectID.flatMap({ heap.array($0) }), place < elements.count
    else {
      return .null
    }
    return heap.copied(elements[place])
  }

  // MARK: One after the other

  /// The next element of an iterator, or `nil` after the last element.
  private func next(of record: inout LazyRecord) throws(RunError) -> Value? {
    if record.given == record.limit { return nil }
    search: while record.places.lowerBound < record.places.upperBound {
      let place = record.places.lowerBound
      record.places = place + 1..<record.places.upperBound
      var value = try element(place, of: record)
      for step in record.steps {
        switch step {
        case .map(let closure): value = try machine.call(closure: closure, [value])
        case .filter(let closure):
          guard try machine.condition(try machine.call(closure: closure, [heap.copied(value)]))
          else {
            heap.release(value)
            continue search
          }
        case .compactMap(let closure):
          value = try machine.call(closure: closure, [value])
          if value.isNull { continue search }
        }
      }
      record.given += 1
      return value
    }
    return nil
  }

  /// An iterator over a lazy sequence, or `nil` for anything else.
  func lazyIterator(of id: ObjectID) -> Value? {
    guard case .lazy(let record) = heap.foreignObject(id) else { return nil }
    return owned(record)
  }

  /// The next element of a lazy iterator. At the end the element is `.null`.
  func nextLazy(of id: ObjectID) throws(RunError) -> Value? {
    guard case .lazy(var record) = heap.foreignObject(id) else { return nil }
    let value = try next(of: &record)
    heap[world.foreignSlot(of: id)] = .lazy(record)
    if value?.isNull == true {
      throw notSimulated("a loop over a lazy sequence of optionals")
    }
    return value ?? .null
  }

  /// All elements of a lazy sequence. The caller owns the elements.
  func elements(of record: LazyRecord) throws(RunError) -> [Value] {
    if record.isEndless, record.limit == nil { throw endlessLazy("This") }
    var rest = record
    var result: [Value] = []
    while let value = try next(of: &rest) {
      result.append(value)
      guard result.count <= Budget.collectionBudget else { throw machine.tooLarge("An array") }
    }
    return result
  }

  private func endlessLazy(_ name: String) -> RunError {
    failed(
      .endlessSequence, "\(name) goes through all of an endless range",
      ["take some of it first, as with 'prefix(3)', or use a range with an end"])
  }

  // MARK: By places

  /// The element at a place after the first `count` steps.
  private func element(
    _ place: Int, of record: LazyRecord, behind count: Int
  ) throws(RunError) -> Value {
    var value = try element(place, of: record)
    for step in record.steps[..<count] {
      switch step {
      case .map(let closure), .compactMap(let closure):
        value = try machine.call(closure: closure, [value])
      case .filter: break
      }
    }
    return value
  }

  /// The first place, from the given one on, that a step lets through.
  private func passed(
    _ place: Int, _ record: LazyRecord, step: Int
  ) throws(RunError) -> Int {
    var place = place
    while place < record.places.upperBound {
      switch record.steps[step] {
      case .map: return place
      case .filter(let closure):
        let value = try element(place, of: record, behind: step)
        if try machine.condition(try machine.call(closure: closure, [value])) { return place }
      case .compactMap(let closure):
        let value = try element(place, of: record, behind: step)
        let made = try machine.call(closure: closure, [value])
        defer { heap.release(made) }
        if !made.isNull { return place }
      }
      place = try after(place, record, behind: step)
    }
    return place
  }

  private func start(_ record: LazyRecord, behind count: Int) throws(RunError) -> Int {
    guard count > 0 else { return record.places.lowerBound }
    return try passed(try start(record, behind: count - 1), record, step: count - 1)
  }

  private func after(
    _ place: Int, _ record: LazyRecord, behind count: Int
  ) throws(RunError) -> Int {
    guard count > 0 else { return place + 1 }
    return try passed(
      try after(place, record, behind: count - 1), record, step: count - 1)
  }

  /// The place `offset` elements after the first element.
  private func place(_ record: LazyRecord, offset: Int) throws(RunError) -> Int {
    let count = record.steps.count
    var place = try start(record, behind: count)
    if record.isMapped { return place + min(offset, record.places.upperBound - place) }
    for _ in 0..<offset {
      if place >= record.places.upperBound { break }
      place = try after(place, record, behind: count)
    }
    return place
  }

  // MARK: Members

  func lazyProperty(_ name: String, _ id: ObjectID, _ record: LazyRecord) throws(RunError) -> Value?
  {
    if name == "lazy" {
      world.retain(id)
      return .object(id)
    }
    guard !record.isEndless else { return nil }
    let count = record.steps.count
    switch name {
    case "first":
      let place = try start(record, behind: count)
      guard place < record.places.upperBound else { return .null }
      return try element(place, of: record, behind: count)
    case "isEmpty": return .boolean(try start(record, behind: count) >= record.places.upperBound)
    case "count":
      if record.isMapped { return .integer(record.places.count) }
      var whole = record
      while case .map = whole.steps.last { whole.steps.removeLast() }
      var place = try start(whole, behind: whole.steps.count)
      var number = 0
      while place < whole.places.upperBound {
        number += 1
        place = try after(place, whole, behind: whole.steps.count)
      }
      return .integer(number)
    case "last" where record.isMapped:
      guard let last = record.places.last else { return .null }
      return try element(last, of: record, behind: count)
    default:
      return try throughArray(record, name) { m, list throws(RunError) in
        try list.objectID.flatMap { id throws(RunError) in
          try m.collections.collectionProperty(name, of: id)
        }
      }
    }
  }

  func callLazy(
    _ record: LazyRecord, _ name: String, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    let isPlain =
      (arguments.labels.first ?? nil) == nil || arguments.labels == [ArgumentLabel.trailing]
    if record.limit == nil, isPlain, let made = try adding(name, arguments, to: record) {
      return made
    }
    if let closure = arguments.values.last?.objectID,
      let found = try goThrough(record, name, closure, arguments)
    {
      return found
    }
    switch name {
    case "contains" where arguments.labels == [nil]:
      guard let wanted = arguments.first else { return nil }
      var rest = record
      while let value = try next(of: &rest) {
        defer { heap.release(value) }
        if try machine.operators.areEqual(value, wanted) { return .boolean(true) }
      }
      return .boolean(false)
    case "sorted", "joined", "min", "max", "elementsEqual", "starts", "shuffled":
      let list = heap.makeArray(try elements(of: record))
      defer { heap.release(list) }
      return try callCollection(list, name, arguments)
    default:
      return try throughArray(record, name) { m, list throws(RunError) in
        try m.collections.callCollection(list, name, arguments)
      }
    }
  }

  /// Runs a member that is not simulated for lazy sequences on an array of all elements. The rules
  /// of a run may allow that, because the moment of a closure call seldom matters.
  private func throughArray(
    _ record: LazyRecord, _ name: String,
    _ body: (Machine, Value) throws(RunError) -> Value?
  ) throws(RunError) -> Value? {
    guard rules.goesThroughLazySequences || record.limit != nil || record.steps.isEmpty else {
      throw failed(
        .notSimulated, "'\(name)' of a lazy sequence is not simulated yet",
        ["leave out 'lazy', or make an array of it: 'Array(…)'"])
    }
    if record.isEndless, record.limit == nil { throw endlessLazy("'\(name)'") }
    let list = heap.makeArray(try elements(of: record))
    defer { heap.release(list) }
    return try body(machine, list)
  }

  /// The lazy sequence that a method makes of another one.
  private func adding(
    _ name: String, _ arguments: Arguments, to record: LazyRecord
  ) throws(RunError) -> Value? {
    guard arguments.values.count <= 1 else { return nil }
    var made = record
    switch (name, arguments.first) {
    case ("map", .object(let closure)): made.steps.append(.map(closure))
    case ("filter", .object(let closure)): made.steps.append(.filter(closure))
    case ("compactMap", .object(let closure)): made.steps.append(.compactMap(closure))
    case ("prefix", .integer):
      let number = try count(arguments.first, of: name)
      if record.isEndless {
        made.limit = number
      } else {
        let end = try place(record, offset: number)
        made.places = try start(record, behind: record.steps.count)..<end
      }
    case ("dropFirst", .integer) where !record.isEndless,
      ("dropFirst", nil) where !record.isEndless:
      let number = try count(arguments.first ?? .integer(1), of: name)
      made.places = try place(record, offset: number)..<record.places.upperBound
    default: return nil
    }
    guard made.steps.count <= Collections.lazySteps else {
      throw failed(
        .budgetExceeded, "This lazy sequence has more than \(Collections.lazySteps) steps",
        ["make an array of it in between"])
    }
    return owned(made)
  }

  /// Calls a closure with one element after the other.
  private func goThrough(
    _ record: LazyRecord, _ name: String, _ closure: ObjectID, _ arguments: Arguments
  ) throws(RunError) -> Value? {
    guard ["first", "contains", "allSatisfy", "forEach", "reduce"].contains(name) else {
      return nil
    }
    let isSearch = ["first", "contains", "allSatisfy"].contains(name)
    if record.isEndless, record.limit == nil, !isSearch { throw endlessLazy("'\(name)'") }
    if name == "reduce", arguments.labels.first == "into" { return nil }
    var rest = record
    var result = name == "reduce" ? heap.copied(arguments.first ?? .null) : Value.void
    while let value = try next(of: &rest) {
      switch name {
      case "forEach": heap.release(try machine.call(closure: closure, [value]))
      case "reduce": result = try machine.call(closure: closure, [result, value])
      default:
        let isSo = try machine.condition(try machine.call(closure: closure, [heap.copied(value)]))
        if name == "first", isSo { return value }
        heap.release(value)
        if isSo == (name == "contains"), name != "first" { return .boolean(isSo) }
      }
    }
    switch name {
    case "first": return .null
    case "contains": return .boolean(false)
    case "allSatisfy": return .boolean(true)
    default: return result
    }
  }
}
