/// The place of a view among the subviews of its superview.
public enum SubviewPlace: Sendable {
  case front, back
  /// Counted from the back.
  case index(Int)
  case below(ObjectID)
  case above(ObjectID)

  /// The index in a list from back to front; in front of all subviews without the sibling.
  func index(in subviews: [ObjectID]) -> Int {
    switch self {
    case .front: subviews.count
    case .back: 0
    case .index(let index): min(max(index, 0), subviews.count)
    case .below(let sibling): subviews.firstIndex(of: sibling) ?? subviews.count
    case .above(let sibling):
      subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count
    }
  }
}
