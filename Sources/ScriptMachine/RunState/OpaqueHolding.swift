import LifecycleEngine

/// A value that an opaque value holds.
package struct HeldValue {
  /// The name of the property, or of the label of the call, that got the value.
  package let label: String
  package let value: Value
  /// The result of the call that gave the value, which ends the holding.
  let token: Int32?
}

/// The values that opaque values hold.
struct OpaqueHoldings {
  /// The held values by the number of their holder.
  private(set) var held: [Int32: [HeldValue]] = [:]
  /// The opaque values that the system holds, such as a display link in a run loop.
  private(set) var registered: [Int32] = []

  mutating func add(_ value: HeldValue, by number: Int32) {
    held[number, default: []].append(value)
  }

  /// Removes and returns values that an opaque value holds.
  mutating func take(from number: Int32, where isMeant: (HeldValue) -> Bool) -> [HeldValue] {
    guard let values = held[number] else { return [] }
    let rest = values.filter { !isMeant($0) }
    held[number] = rest.isEmpty ? nil : rest
    return values.filter(isMeant)
  }

  mutating func register(_ number: Int32) -> Bool {
    guard !registered.contains(number) else { return false }
    registered.append(number)
    return true
  }

  mutating func unregister(_ number: Int32) -> Bool {
    guard let place = registered.firstIndex(of: number) else { return false }
    registered.remove(at: place)
    return true
  }
}

// The objects that code without simulation holds, as far as its calls tell.
extension Heap {
  /// Lets an opaque value hold a value.
  package func hold(
    _ value: Value, by number: Int32, as label: String, until token: Int32? = nil
  ) {
    holdings.add(HeldValue(label: label, value: copied(value), token: token), by: number)
  }

  /// Lets an opaque value hold another value as one of its properties.
  package func hold(_ value: Value?, by number: Int32, asProperty name: String) {
    let old = holdings.take(from: number) { $0.label == name }
    if let value { hold(value, by: number, as: name) }
    for one in old { release(one.value) }
  }

  /// Ends the holding of all values by an opaque value, and the system's holding of the opaque value.
  package func endHolding(by number: Int32) {
    for one in holdings.take(from: number, where: { _ in true }) { release(one.value) }
    if holdings.unregister(number) { release(.opaque("", number)) }
  }

  /// Lets the controller or view that stands in for an opaque value hold what the value holds, if
  /// something else keeps the stand-in.
  func handOver(heldBy number: Int32) {
    let standIn = opaqueValues.standIns[number] ?? opaqueValues.standInViews[number]
    guard let standIn, world.strongCount(of: standIn) > 1 else { return }
    for (index, held) in values(heldByOpaque: number).enumerated() {
      let label = held.label.isEmpty ? "value" : held.label
      keep(copied(held.value), "\(label) \(index)", of: standIn)
    }
  }

  /// Ends the holding of the values that an opaque value got in the call that returned a token.
  package func endHolding(by number: Int32, until token: Int32) {
    for one in holdings.take(from: number, where: { $0.token == token }) { release(one.value) }
  }

  /// Notes that the system holds an opaque value.
  package func register(_ number: Int32) {
    if holdings.register(number) { _ = copied(.opaque("", number)) }
  }

  /// The values that an opaque value holds.
  package func values(heldByOpaque number: Int32) -> [HeldValue] { holdings.held[number] ?? [] }

  /// Adds a value to a set or an array in place.
  package func keep(_ value: Value, inCollection id: ObjectID) {
    switch foreignObject(id) {
    case .set(let values): self[world.foreignSlot(of: id)] = .set(values + [copied(value)])
    case .array(let values): self[world.foreignSlot(of: id)] = .array(values + [copied(value)])
    default: break
    }
  }

  /// True if any opaque value holds something.
  package var hasHoldings: Bool { !holdings.held.isEmpty }

  /// The opaque values that the system holds.
  package var registeredOpaques: [Int32] { holdings.registered }
}
