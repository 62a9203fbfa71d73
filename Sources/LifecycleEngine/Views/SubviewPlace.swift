/// Where a view goes among the subviews of its superview.
public enum SubviewPlace: Sendable {
  case front, back
  /// Counted from the back.
  case index(Int)
  case below(ObjectID)
  case above(ObjectID)

  /// The place in a list from back to front; in front of all where there is no such sibling.
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

// What changes the order of subviews and nothing else.
extension World {
  /// What `bringSubviewToFront`, `sendSubviewToBack` and `exchangeSubview` do: nothing happens to a
  /// view that is not a subview.
  /// - Parameters:
  ///   - id: The view.
  ///   - superview: Where it is a subview.
  ///   - place: Its new place among the subviews.
  public func moveSubview(_ id: ObjectID, of superview: ObjectID, to place: SubviewPlace) {
    guard views[viewSlot(id)].superview == superview else { return }
    attach(id, to: superview, at: place)
  }

  /// What `exchangeSubview(at:withSubviewAt:)` does; places that there are not change nothing.
  /// - Parameters:
  ///   - first: A place among the subviews, from 0 at the back.
  ///   - second: Another place among them.
  ///   - superview: Whose subviews they are.
  public func exchangeSubviews(_ first: Int, _ second: Int, of superview: ObjectID) {
    let slot = viewSlot(superview)
    let places = views[slot].subviews.indices
    guard places.contains(first), places.contains(second) else { return }
    views[slot].subviews.swapAt(first, second)
  }

  /// What `UIView.transition(from:to:)` does to the two views when it is called: one takes the place
  /// of the other, or both stay and one is hidden.
  /// - Parameters:
  ///   - old: The view that goes.
  ///   - new: The view that comes.
  ///   - hiding: Whether both stay.
  public func exchangeViews(_ old: ObjectID, _ new: ObjectID, hiding: Bool) {
    guard !hiding else {
      setHidden(true, ofView: old)
      return setHidden(false, ofView: new)
    }
    guard let superview = superview(of: old) else { return }
    addSubview(new, to: superview)
    removeFromSuperview(old)
  }
}
