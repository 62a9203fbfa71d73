import LifecycleEngine

// Touches on views, as decided by properties that the simulator only keeps.
extension ViewMembers {
  /// Throws if a text field, or a view around the text field, is set to take no touches.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func checkTakesTouches(_ field: ObjectID) throws(GestureError) {
    if isSwitchedOff("isEnabled", of: field) {
      throw .ignoresTouches("the text field is not enabled")
    }
    var current: ObjectID? = field
    while let view = current {
      let what = view == field ? "the text field" : "a view that the text field is in"
      if isSwitchedOff("isUserInteractionEnabled", of: view) {
        throw .ignoresTouches("\(what) has user interaction disabled")
      }
      if let alpha = kept("alpha", of: view)?.number, alpha < 0.01 {
        throw .ignoresTouches("\(what) is transparent")
      }
      current = world.superview(of: view)
    }
  }

  private func isSwitchedOff(_ name: String, of view: ObjectID) -> Bool {
    if case .boolean(false) = kept(name, of: view) ?? .boolean(true) { true } else { false }
  }

  private func kept(_ name: String, of view: ObjectID) -> Value? {
    heap.kept(name, of: view)
      ?? initialValue(of: name, ofView: view)
  }
}
