// Changes to the order of subviews that change nothing else.
extension ViewHierarchy {
  func moveSubview(_ id: ObjectID, of superview: ObjectID, to place: SubviewPlace) {
    guard world.views[id].superview == superview else { return }
    attach(id, to: superview, at: place)
  }

  func exchangeViews(_ old: ObjectID, _ new: ObjectID, hiding: Bool) {
    guard !hiding else {
      world.setHidden(true, ofView: old)
      return world.setHidden(false, ofView: new)
    }
    guard let superview = world.superview(of: old) else { return }
    addSubview(new, to: superview)
    world.removeFromSuperview(old)
  }
}
