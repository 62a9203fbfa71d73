// Calls about text fields and text views.
extension World {
  /// Sets the delegate of a text field or text view; the delegate is not held.
  public func setTextDelegate(_ delegate: ObjectID?, of input: ObjectID) {
    textEditing.setDelegate(delegate, of: input)
  }

  /// The delegate of a text field or text view, if alive.
  public func textDelegate(of input: ObjectID) -> ObjectID? {
    alive(editing.delegate(of: input))
  }

  /// Returns true if a view is the first responder.
  public func isFirstResponder(_ view: ObjectID) -> Bool { editing.input == view }

  /// The description of the keyboard that came last, as the author's code gave the description.
  public var keyboard: String { editing.keyboard }

  /// Notes that the author's code has changed the keyboard of a text field or text view.
  public func noteOtherKeyboard(of input: ObjectID) {
    if editing.input == input { textEditing.mayMove(.otherKeyboard) }
  }

  /// Notes that the author's code presents an alert with a text field.
  public func noteAlertField() { textEditing.noteAlertField() }

  /// Performs `reloadInputViews`.
  public func reloadInputViews() { textEditing.mayMove(.reloadedInputViews) }

  /// True if a keyboard that is gone has a frame below the screen.
  public var keyboardHidesBelow: Bool { holds(.keyboardHidesBelow) }

  /// True if the curve of the keyboard's animation is known.
  public var keyboardHasCurve: Bool { holds(.keyboardHasCurve) }

  /// True if the screen is the object of the keyboard's notifications.
  public var screenPostsKeyboard: Bool { holds(.screenPostsKeyboard) }

  /// Performs `becomeFirstResponder` of a text field or text view. What was edited before has to end
  /// editing first.
  /// - Returns: True if the field or view is edited now.
  public func beginEditing(_ input: ObjectID) -> Bool { textEditing.beginEditing(input) }

  /// Returns true if the delegate of a text field allows editing: `canBecomeFirstResponder`.
  public func canBeginEditing(_ input: ObjectID) -> Bool { textEditing.canBeginEditing(input) }

  /// Performs `resignFirstResponder`.
  /// - Parameter isForced: True if the delegate's answer does not matter.
  /// - Returns: True if the field or view is no longer edited.
  @discardableResult
  public func endEditing(_ input: ObjectID, isForced: Bool = false) -> Bool {
    textEditing.endEditing(input, isForced: isForced)
  }

  /// Performs `endEditing` of a view.
  /// - Returns: True if nothing in the view is edited any more.
  public func endEditing(in view: ObjectID, isForced: Bool) -> Bool {
    textEditing.endEditing(in: view, isForced: isForced)
  }
}
