extension EditingEnd {
  fileprivate var question: ChoreographyIndex {
    self == .popped ? .poppedEditingQuestion : .editingEndQuestion
  }

  fileprivate var news: ChoreographyIndex { self == .popped ? .poppedEditingEnd : .editingEnd }
}

/// The text field or text view that is being edited: UIKit's first responder.
struct TextEditing {
  let world: World

  func setDelegate(_ delegate: ObjectID?, of input: ObjectID) {
    world.editing.setDelegate(delegate, of: input)
  }

  func beginEditing(_ input: ObjectID) -> Bool {
    guard world.isInWindow(input) else {
      if world.holds(.fieldWaitsForWindow) { world.editing.wait(input) }
      return false
    }
    guard world.editing.input != input else { return true }
    guard isAllowed(.editingQuestion, input), world.isInWindow(input) else { return false }
    if let edited = world.editing.input, !letGo(edited, .otherwise, isForced: false, .handsOver) {
      return false
    }
    world.editing.begin(input)
    announce(input)
    return world.editing.input == input
  }

  /// Returns true if the delegate allows editing: `canBecomeFirstResponder` of a text field. Source:
  /// `can-become-asks-delegate`.
  func canBeginEditing(_ input: ObjectID) -> Bool {
    world.editing.input == input || isAllowed(.editingQuestion, input)
  }

  /// Tells the delegate that editing has begun, and brings the keyboard, in the order of the release.
  /// The first of the two calls may end the editing, so the second call looks again.
  private func announce(_ input: ObjectID) {
    func tell() {
      if world.editing.input == input { world.perform(.editingStart, subject: input) }
    }
    func show() { if world.editing.input == input { showKeyboard(of: input) } }
    let isTextView = isTextView(input)
    let order = unknown(isTextView ? .keyboardAndTextViewBegin : .keyboardAndFieldBegin)
    if world.holds(isTextView ? .keyboardBeforeTextViewBegins : .keyboardBeforeFieldBegins) {
      world.perform(in: order, show, tell)
    } else {
      world.perform(in: order, tell, show)
    }
  }

  /// A view has come into a window: the field or view that waits for the window is edited now.
  func beginWaitingEditing() {
    guard let input = waitingInput, world.isInWindow(input) else { return }
    world.editing.wait(nil)
    if !beginEditing(input), world.editing.input == nil { hideKeyboard() }
  }

  private var waitingInput: ObjectID? { world.alive(world.editing.waiting) }

  @discardableResult
  func endEditing(_ input: ObjectID, isForced: Bool = false) -> Bool {
    endEditing(input, .otherwise, isForced: isForced)
  }

  private func endEditing(_ input: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    if world.editing.waiting == input { world.editing.wait(nil) }
    guard world.editing.input == input else { return true }
    return letGo(input, end, isForced: isForced, .hides)
  }

  /// The effect of an end of editing on the keyboard.
  private enum KeyboardFate { case hides, handsOver, stays }

  /// Ends the editing of a field or view, if the delegate allows the end.
  private func letGo(
    _ input: ObjectID, _ end: EditingEnd, isForced: Bool, _ fate: KeyboardFate
  ) -> Bool {
    world.retain(input)
    defer { world.release(input) }
    guard isAllowed(end.question, input) || isForced else { return false }
    guard world.editing.input == input else { return true }
    world.editing.end()
    func tell() { world.perform(end.news, subject: input) }
    let order = isTextView(input) ? unknown(.keyboardAndTextViewEnd) : nil
    switch fate {
    case .hides where world.holds(.keyboardHidesBeforeEnd):
      world.perform(in: order, { hideKeyboard() }, tell)
    case .hides:
      world.perform(in: order, tell) { if world.editing.input == nil { hideKeyboard() } }
    case .handsOver: world.perform(in: unknown(.keyboardHandover), { handOver() }, tell)
    case .stays: tell()
    }
    return true
  }

  func endEditing(in view: ObjectID, isForced: Bool) -> Bool {
    endEditing(in: view, .otherwise, isForced: isForced)
  }

  private func endEditing(in view: ObjectID, _ end: EditingEnd, isForced: Bool) -> Bool {
    guard let input = world.editing.input, isEditing(in: view) else { return true }
    return endEditing(input, end, isForced: isForced)
  }

  /// Returns true if the edited field or view is in a view, or is the view.
  func isEditing(in view: ObjectID) -> Bool {
    world.editing.input.map { $0 == view || world.isDescendant($0, of: view) } ?? false
  }

  /// A controller leaves in a transition: editing in its view ends, and the field or view is remembered
  /// for the controller's return.
  func endEditing(ofController id: ObjectID, _ end: EditingEnd) {
    guard let view = world.controllers[id].view, let input = world.editing.input,
      isEditing(in: view)
    else { return }
    if waitingInput == nil {
      _ = endEditing(input, end, isForced: true)
    } else {
      // The keyboard stays for the field that comes.
      _ = letGo(input, end, isForced: true, .stays)
    }
    if world.holds(.editingIsRemembered) { world.controllers[id].inputToRestore = input }
  }

  /// A controller is back: the remembered field or view is edited again, unless another one is edited.
  func restoreEditing(ofController id: ObjectID) {
    let input = world.alive(world.controllers[id].inputToRestore)
    world.controllers[id].inputToRestore = nil
    guard world.editing.input == nil, let input, let view = world.controllers[id].view,
      world.isDescendant(input, of: view)
    else { return }
    _ = beginEditing(input)
  }

  /// A view that leaves its window takes the first responder along.
  func stopEditing(in view: ObjectID) {
    guard world.editing.input != nil, world.window(of: view) == nil else { return }
    _ = endEditing(in: view, isForced: true)
  }

  private func isAllowed(_ question: ChoreographyIndex, _ input: ObjectID) -> Bool {
    world.editing.setAllowed(true, input)
    world.perform(question, subject: input)
    return world.editing.isAllowed(input)
  }

  private func isTextView(_ input: ObjectID) -> Bool {
    world.classRecord(of: input).base == .textView
  }

  /// The situation, if no source tells the order on the release.
  private func unknown(_ order: UnknownOrder) -> UnknownOrder? {
    order.releases.contains { $0.contains(world.release) } ? order : nil
  }
}

// Calls to the delegate, and notifications of the field or view.
extension TextEditing {
  func perform(_ action: TextInputAction, on input: ObjectID) {
    let delegate = world.editing.delegate(of: input)
    let isTextView = isTextView(input)
    let callback: Callback
    switch action {
    case .askToBegin:
      callback = isTextView ? .textViewShouldBeginEditing : .textFieldShouldBeginEditing
    case .didBegin: callback = isTextView ? .textViewDidBeginEditing : .textFieldDidBeginEditing
    case .askToEnd: callback = isTextView ? .textViewShouldEndEditing : .textFieldShouldEndEditing
    case .didEnd where isTextView: callback = .textViewDidEndEditing
    case .didEnd:
      callback = wantsReason(delegate) ? .textFieldDidEndEditingForReason : .textFieldDidEndEditing
    case .postDidBegin: return post("textDidBeginEditingNotification", from: input)
    case .postDidEnd: return post("textDidEndEditingNotification", from: input)
    }
    // Only the user of a television can cancel.
    let reply = world.deliver(
      callback, toDelegate: delegate, from: input,
      callback == .textFieldDidEndEditingForReason ? [.symbol("committed")] : [])
    if case .boolean(let isAllowed) = reply {
      world.editing.setAllowed(isAllowed, input)
    }
  }

  private func post(_ name: String, from input: ObjectID) {
    let owner = isTextView(input) ? UIKitClass.textView : .textField
    world.app.post(SystemNotification(name: "\(owner.name).\(name)", sender: input))
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
