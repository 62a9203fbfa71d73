import LifecycleEngine

// The order of sets and dictionaries, which Swift leaves open. The elements come in the order of insertion, and
// in another run the other way round. A check that sees the difference is refused.
extension Heap {
  /// The elements of a set, or the keys or values of a dictionary, as the run reads them.
  func inOpenOrder(_ elements: [Value]) -> [Value] {
    isReversed(elements.count) ? elements.reversed() : elements
  }

  /// The place of the element that the run reads at a position.
  func placeInOpenOrder(_ position: Int, of count: Int) -> Int {
    isReversed(count) ? count - 1 - position : position
  }

  private func isReversed(_ count: Int) -> Bool {
    count > 1 && world.goesOtherWay(.orderOfSet)
  }
}
