// The keyboard, which comes when editing begins and leaves when nothing is edited.
extension TextEditing {
  /// Brings the keyboard, or hands the keyboard over.
  func showKeyboard() {
    if world.editing.isKeyboardUp, !world.holds(.keyboardTellsEachField) {
      world.mayPost("keyboardWillChangeFrameNotification", .frameAtHandover)
      world.mayPost("keyboardDidChangeFrameNotification", .frameAtHandover)
      return
    }
    world.editing.isKeyboardUp = true
    move(.keyboardShowing, insteadOf: .keyboardHiding)
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
    case .didChangeFrame: post("keyboardDidChangeFrameNotification", .arrival)
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
