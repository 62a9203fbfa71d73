import LifecycleEngine

/// Records which collections have elements that are already coerced to a declared type.
struct Settling {
  /// The coercion that all elements of a collection went through, by slot. -1 stands for none.
  private var coercions: [Int32] = []
  /// The collection that was changed last without a new coercion, and the places of the change.
  private var unsettled: (id: ObjectID, slot: Int, places: Range<Int>)?

  /// True if all elements of a collection went through a coercion.
  func isSettled(_ slot: Int, _ coercion: Int) -> Bool {
    slot < coercions.count && coercions[slot] == Int32(coercion)
  }

  mutating func settle(_ slot: Int, _ coercion: Int) {
    while coercions.count <= slot { coercions.append(-1) }
    coercions[slot] = Int32(coercion)
  }

  /// Takes the places of a collection whose elements want a coercion; `nil` for none.
  mutating func takeUnsettled(of id: ObjectID) -> Range<Int>? {
    guard let change = unsettled, change.id == id else { return nil }
    unsettled = nil
    return change.places
  }

  /// Remembers the places whose new elements have not been coerced to the type of the variable yet.
  mutating func noteUnsettled(_ id: ObjectID, _ slot: Int, _ places: Range<Int>) {
    if let old = unsettled, old.slot < coercions.count { coercions[old.slot] = -1 }
    unsettled = (id, slot, places)
  }
}
