extension EditingEnd {
  fileprivate var question: ChoreographyIndex {
    self == .popped ? .poppedEditingQuestion : .editingEndQuestion
  }

  fileprivate var news: ChoreographyIndex { self == .popped ? .poppedEditingEnd : .editingEnd }
}

/// The text field that is being edited: UIKit's first responder.
struct TextEditing {
  let world: World

  func setTextFieldDelegate(_ delegate: ObjectID?, of field: ObjectID) {
    world.editing.setDelegate(delegate, of: field)
  }

  func beginEditing(_ field: ObjectID) -> Bool {
    guard world.isInWindow(field) else {
      if world.holds(.fieldWaitsForWindow) { world.editing.wait(field) }
      return false
    }
    guard world.editing.field != field else { return true }
    guard isAllowed(.editingQuestion, field), world.isInWindow(field) else { return false }
    if let edited = world.editing.field, !letGo(edited, .otherwise, isForced: false) {
      return false
    }
    world.editing.begin(field)
    world.perform(.editingStart, subject: field)
    if !world.editing.isKeyboardUp || world.holds(.keyboardTellsEachField) {
      world.editing.isKeyboardUp = true
      world.start(.keyboardShowing, in: nil, from: nil, to: nil, animated: true)
    }
    return world.editing.field == field
  }

  /// A view has come into a window: the field that waits for the window is edited now.
  func beginWaitingEditing() {
    guard let field = waitingField, world.isInWindow(field) else { return }
    world.editing.wait(nil)
    if !beginEditing(field), world.editing.field == nil { hideKeyboard() }
  }

  private var waitingField: ObjectID? { world.alive(world.editing.waiting) }

  @discardableResult
  func endEditing(_ field: ObjectID, isForced: Bool = false) -> Bool {
    endEditing(field, .otherwise, isForced: isForced)
  }

  private func endEditing(_ field: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    if world.editing.waiting == field { world.editing.wait(nil) }
    guard world.editing.field == field else { return true }
    guard letGo(field, end, isForced: isForced) else { return false }
    if world.editing.field == nil { hideKeyboard() }
    return true
  }

  private func hideKeyboard() {
    guard world.editing.isKeyboardUp else { return }
    world.editing.isKeyboardUp = false
    // A keyboard that is still coming never arrives.
    let showing = ChoreographyIndex.keyboardShowing.rawValue
    for transition in world.transitions where transition.choreography == showing {
      world.cancel(transition.id)
    }
    world.start(.keyboardHiding, in: nil, from: nil, to: nil, animated: true)
  }

  /// Ends the editing of a field, if the delegate allows the end. The keyboard stays.
  private func letGo(_ field: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    world.retain(field)
    defer { world.release(field) }
    guard isAllowed(end.question, field) || isForced else { return false }
    guard world.editing.field == field else { return true }
    world.editing.end()
    world.perform(end.news, subject: field)
    return true
  }

  func endEditing(in view: ObjectID, isForced: Bool) -> Bool {
    endEditing(in: view, .otherwise, isForced: isForced)
  }

  private func endEditing(in view: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    guard let field = world.editing.field, isEditing(in: view) else { return true }
    return endEditing(field, end, isForced: isForced)
  }

  /// Returns true if the edited text field is in a view, or is the view.
  func isEditing(in view: ObjectID) -> Bool {
    world.editing.field.map { $0 == view || world.isDescendant($0, of: view) } ?? false
  }

  /// A controller leaves in a transition: editing in its view ends, and the field is remembered for
  /// the controller's return.
  func endEditing(ofController id: ObjectID, _ end: EditingEnd) {
    guard let view = world.controllers[id].view, let field = world.editing.field,
      isEditing(in: view)
    else { return }
    if waitingField == nil {
      _ = endEditing(field, end, isForced: true)
    } else {
      // The keyboard stays for the field that comes.
      _ = letGo(field, end, isForced: true)
    }
    if world.holds(.editingIsRemembered) { world.controllers[id].fieldToRestore = field }
  }

  /// A controller is back: the remembered field is edited again, unless another field is edited.
  func restoreEditing(ofController id: ObjectID) {
    let field = world.alive(world.controllers[id].fieldToRestore)
    world.controllers[id].fieldToRestore = nil
    guard world.editing.field == nil, let field, let view = world.controllers[id].view,
      world.isDescendant(field, of: view)
    else { return }
    _ = beginEditing(field)
  }

  /// A view that leaves its window takes the first responder along.
  func stopEditing(in view: ObjectID) {
    guard world.editing.field != nil, world.window(of: view) == nil else { return }
    _ = endEditing(in: view, isForced: true)
  }

  private func isAllowed(_ question: ChoreographyIndex, _ field: ObjectID) -> Bool {
    world.editing.setAllowed(true, field)
    world.perform(question, subject: field)
    return world.editing.isAllowed(field)
  }

  func perform(_ action: TextFieldAction, on field: ObjectID) {
    let delegate = world.editing.delegate(of: field)
    let callback: Callback =
      switch action {
      case .askToBegin: .textFieldShouldBeginEditing
      case .didBegin: .textFieldDidBeginEditing
      case .askToEnd: .textFieldShouldEndEditing
      case .didEnd:
        wantsReason(delegate) ? .textFieldDidEndEditingForReason : .textFieldDidEndEditing
      }
    // Only the user of a television can cancel.
    let reply = world.deliver(
      callback, toDelegate: delegate, from: field,
      callback == .textFieldDidEndEditingForReason ? [.symbol("committed")] : [])
    if case .boolean(let isAllowed) = reply {
      world.editing.setAllowed(isAllowed, field)
    }
  }

  /// Returns true if a delegate has the method with a reason. UIKit calls the method with a reason
  /// instead of the method without. Source:
  /// https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:reason:)
  private func wantsReason(_ delegate: ObjectID?) -> Bool {
    guard let delegate = world.alive(delegate) else { return false }
    let callback = Callback.textFieldDidEndEditingForReason
    return world.isCalled(callback)
      && world.objects.implements(callback, delegate)
  }
}
