// The keyboard, which comes when editing begins and leaves when nothing is edited.
extension TextEditing {
  /// Brings the keyboard, or hands the keyboard over.
  func showKeyboard(of input: ObjectID) {
    let last = world.editing.keyboard
    if case .symbol(let keyboard) = world.notify(.keyboard(input)) {
      world.editing.keyboard = keyboard
    }
    if isInLowSheet(input) { world.note(.sheetWithKeyboard) }
    if world.editing.isKeyboardUp, !world.holds(.keyboardTellsEachField) {
      if world.editing.keyboard != last { mayMove(.otherKeyboard) }
      world.mayPost("keyboardWillChangeFrameNotification", .frameAtHandover)
      world.mayPost("keyboardDidChangeFrameNotification", .frameAtHandover)
      return
    }
    world.editing.isKeyboardUp = true
    let start = world.trace.events.count
    move(.keyboardShowing, insteadOf: .keyboardHiding)
    world.noteFollowing(.keyboardAndQueue, eventsSince: start, isFollowed: false)
  }

  /// Notes that UIKit may tell of another place or height of a keyboard that is up.
  func mayMove(_ calls: UnknownCalls) {
    if world.editing.isKeyboardUp { mayPostAll(calls) }
  }

  /// Notes an alert with a text field, which brings the keyboard.
  func noteAlertField() {
    world.note(.alertField)
    mayPostAll(.alertField)
  }

  private func mayPostAll(_ calls: UnknownCalls) {
    for moment in ["Will", "Did"] {
      for move in ["Show", "Hide", "ChangeFrame"] {
        world.mayPost("keyboard\(moment)\(move)Notification", calls)
      }
    }
  }

  /// Returns true if a view is in a sheet that the keyboard may move: on a phone a sheet with a lower
  /// detent, and on a pad any card.
  private func isInLowSheet(_ input: ObjectID) -> Bool {
    guard let owner = world.views.nearestController(from: input),
      let record = world.presenting.presentation(of: world.controllers.topmostAncestor(of: owner)),
      record.style.isSheet, record.phase != .idle
    else { return false }
    return world.device.idiom == .pad || record.sheet.list != [.large]
  }

  func hideKeyboard() {
    guard world.editing.isKeyboardUp else { return }
    world.editing.isKeyboardUp = false
    move(.keyboardHiding, insteadOf: .keyboardShowing)
  }

  /// A keyboard that turns back never arrives.
  private func move(_ move: ChoreographyIndex, insteadOf other: ChoreographyIndex) {
    for transition in world.transitions where transition.choreography == other.rawValue {
      world.cancel(transition.id)
    }
    world.start(move, in: nil, from: nil, to: nil, animated: true)
  }

  /// The keyboard stays for another field or view.
  func handOver() {
    guard world.editing.isKeyboardUp, world.holds(.keyboardTellsEachField) else { return }
    world.perform(.keyboardHandover, from: nil, to: nil)
    world.mayPost("keyboardDidHideNotification", .endAtHandover)
  }

  func post(_ news: KeyboardNews) {
    switch news {
    case .willChangeFrame: post("keyboardWillChangeFrameNotification", .arrival)
    case .willShow: post("keyboardWillShowNotification", .arrival)
    case .didChangeFrame:
      world.endFollowing(.keyboardAndQueue)
      post("keyboardDidChangeFrameNotification", .arrival)
    case .didShow: post("keyboardDidShowNotification", .arrival)
    case .willHide:
      world.perform(
        in: .frameAndHide, { post("keyboardWillChangeFrameNotification", .departure) },
        { post("keyboardWillHideNotification", .departure) })
    case .didHide:
      world.perform(
        in: .frameAndHide, { post("keyboardDidChangeFrameNotification", .departure) },
        { post("keyboardDidHideNotification", .departure) })
    case .willHideForNext: post("keyboardWillHideNotification", .departure)
    }
  }

  private func post(_ name: String, _ move: KeyboardMove) {
    let moves = [ChoreographyIndex.keyboardShowing, .keyboardHiding].map { $0.rawValue }
    let isAlone = world.transitions.allSatisfy { moves.contains($0.choreography) }
    world.app.post(
      SystemNotification(name: name, keyboard: move, goesWithTransition: !isAlone))
  }
}
