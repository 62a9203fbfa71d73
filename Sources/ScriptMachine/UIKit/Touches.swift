import LifecycleEngine

// Touches on views, as decided by properties that the simulator only keeps.
extension ViewMembers {
  /// Throws if a view, or a view around the view, is set to take no touches.
  /// Source: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
  func checkTakesTouches(_ field: ObjectID, _ name: String) throws(GestureError) {
    if isSwitchedOff(UnknownValues.isEnabled, of: field) {
      throw .ignoresTouches("\(name) is not enabled")
    }
    var current: ObjectID? = field
    while let view = current {
      let what = view == field ? name : "a view that \(name) is in"
      if isSwitchedOff(ViewMembers.takesTouches, of: view) {
        throw .ignoresTouches("\(what) has user interaction disabled")
      }
      if let alpha = kept("alpha", of: view)?.number, alpha < 0.01 {
        throw .ignoresTouches("\(what) is transparent")
      }
      current = world.superview(of: view)
    }
  }

  /// Throws if the view of the container that the user touches is set to take no touches.
  func checkFront(_ kind: UIKitClass) throws(GestureError) {
    guard let container = world.frontContainer(kind), let view = world.viewIfLoaded(of: container)
    else { return }
    try checkTakesTouches(view, "the view of the \(kind.name)")
  }

  /// Returns false for a text view whose text the author's code protects, and for a disabled field.
  func isEditable(_ input: ObjectID) -> Bool {
    !isSwitchedOff(
      isTextView(input) ? UnknownValues.isEditable : UnknownValues.isEnabled, of: input)
  }

  func isTextView(_ input: ObjectID) -> Bool { world.classRecord(of: input).base == .textView }

  /// Returns true if the author's code disabled a bar button item or an action of an alert.
  func isDisabled(_ item: ObjectID) -> Bool {
    if case .boolean(false)? = heap.kept(UnknownValues.isEnabled, of: item) { true } else { false }
  }

  /// The property that lets a view take touches.
  static let takesTouches = "isUserInteractionEnabled"

  private func isSwitchedOff(_ name: String, of view: ObjectID) -> Bool {
    if case .boolean(false) = kept(name, of: view) ?? .boolean(true) { true } else { false }
  }

  private func kept(_ name: String, of view: ObjectID) -> Value? {
    heap.kept(name, of: view)
      ?? initialValue(of: name, ofView: view)
  }
}
