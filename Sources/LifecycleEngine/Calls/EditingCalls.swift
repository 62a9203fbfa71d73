// Calls about text fields.
extension World {
  /// Sets the delegate of a text field; the delegate is not held.
  public func setTextFieldDelegate(_ delegate: ObjectID?, of field: ObjectID) {
    textEditing.setTextFieldDelegate(delegate, of: field)
  }

  /// The delegate of a text field, if alive.
  public func textFieldDelegate(of field: ObjectID) -> ObjectID? {
    alive(editing.delegate(of: field))
  }

  /// Returns true if a view is the first responder.
  public func isFirstResponder(_ view: ObjectID) -> Bool { editing.field == view }

  /// Performs `becomeFirstResponder`. The field that was edited before has to end editing first.
  /// - Returns: True if the field is edited now.
  public func beginEditing(_ field: ObjectID) -> Bool { textEditing.beginEditing(field) }

  /// Performs `resignFirstResponder`.
  /// - Parameter isForced: True if the delegate's answer does not matter.
  /// - Returns: True if the field is no longer edited.
  @discardableResult
  public func endEditing(_ field: ObjectID, isForced: Bool = false) -> Bool {
    textEditing.endEditing(field, isForced: isForced)
  }

  /// Performs `endEditing` of a view.
  /// - Returns: True if no field in the view is edited any more.
  public func endEditing(in view: ObjectID, isForced: Bool) -> Bool {
    textEditing.endEditing(in: view, isForced: isForced)
  }
}
