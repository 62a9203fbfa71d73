import LifecycleEngine
import ScriptCompiler

/// The values of a run: the contents of objects that the engine does not know, the stored properties
/// of instances, and the ownership of all values.
package final class Heap {
  let world: World
  let program: Program
  private let budget: Budget
  /// The contents of objects that only the script knows, by slot.
  private var contents: [ForeignObject] = []
  /// The indexes of the keys of large dictionaries, by the slot of the dictionary.
  private var keyIndexes: [Int: KeyIndex] = [:]
  /// The stored properties of instances, and their place for each object, -1 for none.
  private var instances: [[Value]] = []
  private var instanceSlots: [Int32] = []
  /// The assigned properties of UIKit objects that the engine does not model.
  private var unmodeled: [UnmodeledProperty] = []
  /// The opaque values of the script.
  package var opaqueValues = OpaqueValues()
  /// The values that opaque values hold.
  var holdings = OpaqueHoldings()
  /// The objects that are being made, the innermost last.
  var unfinished: [Unfinished] = []
  /// Called when nothing holds an opaque value any more.
  var didDropOpaque: ((Int32) -> Void)?

  init(program: Program, world: World, budget: Budget) {
    self.program = program
    self.world = world
    self.budget = budget
  }

  // MARK: Ownership

  package func release(_ value: Value) {
    switch value {
    case .object(let id): world.release(id)
    case .opaque(_, let number): releaseOpaque(number)
    default: break
    }
  }

  func release(_ values: [Value]) { for value in values { release(value) } }

  /// A copy of a value that the caller owns. The place that was read keeps its own reference.
  package func copied(_ value: Value) -> Value {
    switch value {
    case .object(let id):
      world.retain(id)
      return value
    case .weak(let id):
      guard !world.isGone(id) else { return .null }
      world.retain(id)
      return .object(id)
    case .opaque(_, let number):
      retainOpaque(number)
      return value
    default: return value
    }
  }

  package func copied(_ values: [Value]) -> [Value] { values.map { copied($0) } }

  func owned(_ id: ObjectID?) -> Value {
    guard let id else { return .null }
    world.retain(id)
    return .object(id)
  }

  private func retainOpaque(_ number: Int32) { opaqueValues.holders[Int(number)] += 1 }

  /// Releases the stand-ins of a value when nothing holds the value any more.
  private func releaseOpaque(_ number: Int32) {
    opaqueValues.holders[Int(number)] -= 1
    guard opaqueValues.holders[Int(number)] == 0 else { return }
    didDropOpaque?(number)
    handOver(heldBy: number)
    endHolding(by: number)
    if let id = opaqueValues.standIns.removeValue(forKey: number) { world.release(id) }
    if let view = opaqueValues.standInViews.removeValue(forKey: number) { world.release(view) }
  }

  // MARK: Foreign objects

  func makeForeign(_ object: ForeignObject, of class: ClassID = ClassID(.object)) -> ObjectID {
    budget.weigh(object)
    contents.append(object)
    return world.makeForeignObject(of: `class`, slot: contents.count - 1)
  }

  package func foreignObject(_ id: ObjectID) -> ForeignObject? {
    guard world.kind(of: id) == .foreign else { return nil }
    return contents[world.foreignSlot(of: id)]
  }

  package func makeArray(_ elements: [Value]) -> Value { .object(makeForeign(.array(elements))) }

  func makeArray(_ ids: [ObjectID]) -> Value { makeArray(ids.map { owned($0) }) }

  package func array(_ id: ObjectID) -> [Value]? {
    guard case .array(let elements) = foreignObject(id) else { return nil }
    return elements
  }

  func dictionary(_ id: ObjectID) -> (keys: [Value], values: [Value])? {
    guard case .dictionary(let keys, let values) = foreignObject(id) else { return nil }
    return (keys, values)
  }

  /// Takes keys and values out of the table, so that a change copies neither.
  func takeDictionary(_ id: ObjectID) -> (keys: [Value], values: [Value])? {
    guard let found = dictionary(id) else { return nil }
    contents[world.foreignSlot(of: id)] = .dictionary(keys: [], values: [])
    return found
  }

  func set(_ id: ObjectID) -> [Value]? {
    guard case .set(let elements) = foreignObject(id) else { return nil }
    return elements
  }

  func makeTuple(_ elements: [Value], _ labels: Int) -> Value {
    .object(makeForeign(.tuple(elements, labels: labels)))
  }

  func tuple(_ id: ObjectID) -> (elements: [Value], labels: [String?])? {
    guard case .tuple(let elements, let labels) = foreignObject(id) else { return nil }
    return (elements, program.labels[labels])
  }

  /// A key and its value as an iteration over a dictionary yields the pair.
  func pair(_ key: Value, _ value: Value) -> Value {
    makeTuple([copied(key), copied(value)], Program.pairLabels)
  }

  /// The number of foreign objects that were made.
  var contentsCount: Int { contents.count }

  /// The contents of a foreign object, by slot.
  subscript(slot: Int) -> ForeignObject {
    get { contents[slot] }
    set { contents[slot] = newValue }
  }

  func makeText(_ text: String) -> Value {
    let size = text.utf8.count
    budget.spend(size / Budget.textWeight)
    if size > Budget.stringBudget { budget.oversized = "A string" }
    return .string(text)
  }

  // MARK: Instances

  /// Gives an instance of an author's class room for its stored properties.
  /// - Returns: The slot of the properties.
  func makeFields(of id: ObjectID, _ count: Int) -> Int {
    while instanceSlots.count <= Int(id.index) { instanceSlots.append(-1) }
    instanceSlots[Int(id.index)] = Int32(instances.count)
    instances.append(Array(repeating: .null, count: count))
    return instances.count - 1
  }

  /// The slot of an object's stored properties, or `nil` for none.
  package func fieldSlot(of id: ObjectID) -> Int? {
    let index = Int(id.index)
    guard index < instanceSlots.count, instanceSlots[index] >= 0 else { return nil }
    return Int(instanceSlots[index])
  }

  /// The stored properties in a slot.
  package func fields(_ slot: Int) -> [Value] { instances[slot] }

  /// The value of one stored property.
  subscript(slot: Int, field: Int) -> Value {
    get { instances[slot][field] }
    set { instances[slot][field] = newValue }
  }

  // MARK: Properties that the engine does not model

  /// The assigned value of an unmodeled property, or `nil` for none. The heap owns the value.
  package func kept(_ name: String, of id: ObjectID) -> Value? {
    unmodeled.first { $0.object == id && $0.name == name }?.value
  }

  /// The assigned unmodeled properties of an object.
  package func unmodeledProperties(of id: ObjectID) -> [UnmodeledProperty] {
    unmodeled.filter { $0.object == id }
  }

  /// Returns true if any object has an assigned unmodeled property that fits.
  package func hasUnmodeledProperty(where fits: (UnmodeledProperty) -> Bool) -> Bool {
    unmodeled.contains(where: fits)
  }

  /// Keeps a property that the engine does not model. The caller gives the value away.
  package func keep(_ new: Value, _ name: String, of id: ObjectID) {
    budget.spend(unmodeled.count / Budget.searchWeight)
    if let index = unmodeled.firstIndex(where: { $0.object == id && $0.name == name }) {
      let old = unmodeled[index].value
      unmodeled[index].value = new
      release(old)
    } else {
      unmodeled.append(UnmodeledProperty(object: id, name: name, value: new))
    }
  }

  /// Drops a kept property.
  func dropKept(_ name: String, of id: ObjectID) {
    guard let index = unmodeled.firstIndex(where: { $0.object == id && $0.name == name }) else {
      return
    }
    release(unmodeled.remove(at: index).value)
  }

  // MARK: Keys of dictionaries

  /// The index of the keys of a dictionary, if the dictionary has an index.
  func keyIndex(_ slot: Int) -> KeyIndex? { keyIndexes[slot] }

  func setKeyIndex(_ index: KeyIndex, _ slot: Int) { keyIndexes[slot] = index }

  func appendToIndex(_ key: KeyIndex.Key?, _ slot: Int) { keyIndexes[slot]?.append(key) }

  func removeFromIndex(_ key: KeyIndex.Key?, at place: Int, _ slot: Int) {
    keyIndexes[slot]?.remove(key, at: place)
  }

  // MARK: References

  /// The values that the script's part of an object holds.
  func values(heldBy id: ObjectID) -> [Value] {
    var values = fieldSlot(of: id).map { instances[$0] } ?? []
    for property in unmodeled where property.object == id { values.append(property.value) }
    if let object = foreignObject(id) { values += references(in: object) }
    return values
  }

  /// The values that a foreign object holds.
  package func references(in object: ForeignObject) -> [Value] {
    switch object {
    case .instance, .pause: []
    case .timer(let record): record.references
    case .dispatch(let record): record.references
    case .animator(let record): record.references
    case .task(let record): record.references
    case .lazy(let record): record.references
    case .continuation(let record): record.references
    case .notifications(let sequence): sequence.pending
    case .set(let values), .iterator(let values, _): values
    case .interval(let low, let high, _): [low, high].compactMap { $0 }
    case .array(let values), .structure(_, let values), .tuple(let values, _): values
    case .dictionary(let keys, let values): keys + values
    case .payload(let record): record.values
    case .closure(let record): record.captures + (record.boundSelf.map { [$0] } ?? [])
    case .cell(let value): [value]
    }
  }

  /// Drops everything that a deallocated object held.
  func letGo(of id: ObjectID) {
    if let slot = fieldSlot(of: id) {
      let values = instances[slot]
      instances[slot] = []
      release(values)
    }
    budget.spend(unmodeled.count / Budget.searchWeight)
    let dropped = unmodeled.filter { $0.object == id }
    if !dropped.isEmpty {
      unmodeled.removeAll { $0.object == id }
      for property in dropped { release(property.value) }
    }
    guard world.kind(of: id) == .foreign else { return }
    let slot = world.foreignSlot(of: id)
    let old = contents[slot]
    contents[slot] = .instance
    if case .dictionary = old { keyIndexes[slot] = nil }
    release(references(in: old))
  }
}

/// A property that the engine does not model.
package struct UnmodeledProperty {
  package let object: ObjectID
  package let name: String
  package fileprivate(set) var value: Value
}
