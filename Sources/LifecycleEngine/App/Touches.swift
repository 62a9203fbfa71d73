// The views that the user's finger reaches.
extension Gestures {
  func tap(_ input: ObjectID) throws(GestureError) {
    guard world.isInWindow(input), world.classRecord(of: input).base.isTextInput else {
      let isTextView = world.classRecord(of: input).base == .textView
      throw .nothingThere(isTextView ? "the text view" : "the text field")
    }
    try checkGetsTouches(input)
    _ = world.beginEditing(input)
  }

  func checkTap(on view: ObjectID, named name: String) throws(GestureError) {
    guard world.isInWindow(view) else { throw .nothingThere(name) }
    try checkGetsTouches(view)
  }

  func checkTap(onAlert alert: ObjectID) throws(GestureError) {
    guard let view = world.controllers[alert].view, world.isInWindow(view) else {
      throw .nothingThere("the alert")
    }
    guard world.controllers[alert].appearance == .appeared else { throw .transitionRunning }
    try checkGetsTouches(view)
  }

  func checkTap(on bar: Bar, of controller: ObjectID) throws(GestureError) {
    guard let parent = world.controllers[controller].parent,
      world.controllers[parent].kind == .navigationController,
      world.navigations[parent].stack.last == controller,
      !world.containers.isBarHidden(bar, of: parent),
      let view = world.controllers[parent].view, world.isInWindow(view)
    else {
      throw .nothingThere("a \(bar == .toolbar ? "toolbar" : "navigation bar") with the item")
    }
    try checkGetsTouches(view)
  }

  /// Throws if no touch gets to a view in a window.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  private func checkGetsTouches(_ view: ObjectID) throws(GestureError) {
    var current: ObjectID? = view
    var hasController = false
    while let id = current {
      let record = world.views[id]
      guard !record.isHidden else { throw .hidden }
      guard !isBehindPresentation(id, view) else { throw .covered }
      if let controller = record.controller, !hasController {
        hasController = true
        try checkTakesTouches(controller)
      }
      current = record.superview
    }
  }

  /// Returns true if a presentation is in front of an ancestor of a view, so that the container
  /// view takes the touches. In an author's container, the presentation covers only the view of the
  /// presenting child.
  private func isBehindPresentation(_ ancestor: ObjectID, _ view: ObjectID) -> Bool {
    guard let superview = world.views[ancestor].superview else { return false }
    let siblings = world.views[superview].subviews
    guard let place = siblings.firstIndex(of: ancestor) else { return false }
    return siblings[(place + 1)...].contains { sibling in
      guard let id = world.views[sibling].presentation else { return false }
      let presentation = world.presentations[id]
      guard !world.sheets.isUndimmed(behind: presentation) else { return false }
      guard let covered = world.presenting.childCovered(by: sibling) else { return true }
      return covered == view || world.isDescendant(view, of: covered)
    }
  }
}

// The actions of the user.
extension World {
  /// Checks that a tap reaches a view.
  /// - Throws: If the view is in no window, or if no touch reaches the view.
  public func checkTap(on view: ObjectID, named name: String) throws(GestureError) {
    try Gestures(world: self).checkTap(on: view, named: name)
  }

  /// Checks that a tap reaches the actions of an alert.
  /// - Throws: If the alert is not on screen, is on its way, or is covered.
  public func checkTap(onAlert alert: ObjectID) throws(GestureError) {
    try Gestures(world: self).checkTap(onAlert: alert)
  }

  /// Checks that a tap reaches the items that a controller has in a bar of its navigation
  /// controller.
  /// - Throws: If the controller is not on top of a visible stack, if the bar is hidden, or if no
  ///   touch reaches the bar.
  public func checkTap(on bar: Bar, of controller: ObjectID) throws(GestureError) {
    try Gestures(world: self).checkTap(on: bar, of: controller)
  }

  /// Taps a text field or text view, which begins editing if its delegate allows editing.
  /// - Throws: If no touch reaches the field or view.
  public func tap(_ input: ObjectID) throws(GestureError) { try Gestures(world: self).tap(input) }
}
