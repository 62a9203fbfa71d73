/// What the world knows of a text field.
struct TextFieldRecord: Equatable {
  let field: ObjectID
  /// The delegate; it is not held.
  var delegate: ObjectID?
  /// What the delegate answered when it was asked last.
  var isAllowed = true
}

/// The text fields, and which of them the keyboard writes into.
struct EditingState: Equatable {
  fileprivate var textFields: [TextFieldRecord] = []
  /// The text field that is being edited; it is not held.
  fileprivate(set) var field: ObjectID?
}

/// What a text field asks and tells its delegate.
enum TextFieldAction: Sendable {
  case askToBegin, didBegin, askToEnd, didEnd
}

/// Why a text field ends editing: what is known of it differs.
enum EditingEnd: Sendable {
  case popped, otherwise

  var question: ChoreographyIndex {
    self == .popped ? .poppedEditingQuestion : .editingEndQuestion
  }

  var news: ChoreographyIndex { self == .popped ? .poppedEditingEnd : .editingEnd }
}

// The text field that is being edited: UIKit's first responder.
extension World {
  /// Sets the delegate of a text field; it is not held.
  public func setTextFieldDelegate(_ delegate: ObjectID?, of field: ObjectID) {
    editing.textFields[textFieldPlace(field)].delegate = delegate
  }

  /// The delegate of a text field, if it is alive.
  public func textFieldDelegate(of field: ObjectID) -> ObjectID? {
    alive(editing.textFields.first { $0.field == field }?.delegate)
  }

  /// Whether a view is the first responder.
  public func isFirstResponder(_ view: ObjectID) -> Bool { editing.field == view }

  private func textFieldPlace(_ field: ObjectID) -> Int {
    if let place = editing.textFields.firstIndex(where: { $0.field == field }) { return place }
    editing.textFields.append(TextFieldRecord(field: field))
    return editing.textFields.count - 1
  }

  /// What `becomeFirstResponder` does: the field that was edited before has to let go first.
  /// - Returns: Whether the field is edited now.
  public func beginEditing(_ field: ObjectID) -> Bool {
    guard isInWindow(field) else { return false }
    guard editing.field != field else { return true }
    guard isAllowed(.editingQuestion, field), isInWindow(field) else { return false }
    let isUp = editing.field != nil
    if let edited = editing.field, !letGo(edited, .otherwise, isForced: false) { return false }
    editing.field = field
    perform(.editingStart, subject: field)
    if !isUp { start(.keyboardShowing, in: nil, from: nil, to: nil, animated: true) }
    return editing.field == field
  }

  /// What `resignFirstResponder` does.
  /// - Parameter isForced: Whether the delegate's answer does not matter.
  /// - Returns: Whether the field is not edited any more.
  @discardableResult
  public func endEditing(_ field: ObjectID, isForced: Bool = false) -> Bool {
    endEditing(field, .otherwise, isForced: isForced)
  }

  private func endEditing(_ field: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    guard editing.field == field else { return true }
    guard letGo(field, end, isForced: isForced) else { return false }
    if editing.field == nil {
      // A keyboard that is still coming never gets there.
      let showing = ChoreographyIndex.keyboardShowing.rawValue
      for transition in transitions where transition.choreography == showing {
        cancel(transition.id)
      }
      start(.keyboardHiding, in: nil, from: nil, to: nil, animated: true)
    }
    return true
  }

  /// The field ends editing, if its delegate allows it; the keyboard stays.
  private func letGo(_ field: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    retain(field)
    defer { release(field) }
    guard isAllowed(end.question, field) || isForced else { return false }
    guard editing.field == field else { return true }
    editing.field = nil
    perform(end.news, subject: field)
    return true
  }

  /// What `endEditing` of a view does.
  /// - Returns: Whether nothing in the view is edited any more.
  public func endEditing(in view: ObjectID, isForced: Bool) -> Bool {
    endEditing(in: view, .otherwise, isForced: isForced)
  }

  private func endEditing(in view: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    guard let field = editing.field, isEditing(in: view) else { return true }
    return endEditing(field, end, isForced: isForced)
  }

  /// Whether the text field that is edited is in a view, or is it.
  func isEditing(in view: ObjectID) -> Bool {
    editing.field.map { $0 == view || isDescendant($0, of: view) } ?? false
  }

  /// A controller leaves for a transition: what is edited in its view is not any more, and is
  /// remembered for when it is back.
  func endEditing(ofController id: ObjectID, _ end: EditingEnd) {
    guard let view = controllers[controllerSlot(id)].view, let field = editing.field,
      isEditing(in: view)
    else { return }
    _ = endEditing(field, end, isForced: true)
    if holds(.editingIsRemembered) { controllers[controllerSlot(id)].fieldToRestore = field }
  }

  /// A controller is back: what was edited in its view is edited again, unless something else is.
  func restoreEditing(ofController id: ObjectID) {
    let slot = controllerSlot(id)
    let field = alive(controllers[slot].fieldToRestore)
    controllers[slot].fieldToRestore = nil
    guard editing.field == nil, let field, let view = controllers[slot].view,
      isDescendant(field, of: view)
    else { return }
    _ = beginEditing(field)
  }

  /// A view that leaves its window takes the first responder away.
  func stopEditing(in view: ObjectID) {
    guard editing.field != nil, window(of: view) == nil else { return }
    _ = endEditing(in: view, isForced: true)
  }

  private func isAllowed(_ question: ChoreographyIndex, _ field: ObjectID) -> Bool {
    editing.textFields[textFieldPlace(field)].isAllowed = true
    perform(question, subject: field)
    return editing.textFields[textFieldPlace(field)].isAllowed
  }

  func perform(_ action: TextFieldAction, on field: ObjectID) {
    let delegate = editing.textFields[textFieldPlace(field)].delegate
    let callback: Callback =
      switch action {
      case .askToBegin: .textFieldShouldBeginEditing
      case .didBegin: .textFieldDidBeginEditing
      case .askToEnd: .textFieldShouldEndEditing
      case .didEnd:
        wantsReason(delegate) ? .textFieldDidEndEditingForReason : .textFieldDidEndEditing
      }
    // Only the user of a television can cancel.
    let reply = deliver(
      callback, toDelegate: delegate, from: field,
      callback == .textFieldDidEndEditingForReason ? [.symbol("committed")] : [])
    if case .boolean(let isAllowed) = reply {
      editing.textFields[textFieldPlace(field)].isAllowed = isAllowed
    }
  }

  /// Whether a delegate has the method with a reason, which is called in place of the one without.
  /// Source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)
  private func wantsReason(_ delegate: ObjectID?) -> Bool {
    guard let delegate = alive(delegate) else { return false }
    let callback = Callback.textFieldDidEndEditingForReason
    return isCalled(callback)
      && classRecord(of: delegate).implements.contains(callback)
  }
}
