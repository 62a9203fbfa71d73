extension MemberTable {
  /// The rows that text fields and text views share: the traits of the keyboard, the text, and the rare
  /// methods of `UITextInput`.
  static let textInput = """
    canBecomeFirstResponder [known, unread]
    canResignFirstResponder [known, unread]
    keyboardType [known, unseen, keyboard]
    isSecureTextEntry [known, unseen, keyboard]
    autocorrectionType [known, unseen, keyboard]
    spellCheckingType [known, unseen, keyboard]
    textContentType [known, unseen, keyboard]
    inlinePredictionType [known, unseen, keyboard]
    inputAssistantItem [known, unseen, keyboard]
    text: String? [known, telling, emptied, changes attributedText, while clearsOnBeginEditing true]
    attributedText [known, telling, changes text, while clearsOnBeginEditing true]
    caretRect(for position: UITextPosition) -> CGRect [rare]
    firstRect(for range: UITextRange) -> CGRect [rare]
    selectionRects(for range: UITextRange) -> [UITextSelectionRect] [rare]
    closestPosition(to point: CGPoint) -> UITextPosition? [rare]
    closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? [rare]
    characterRange(at point: CGPoint) -> UITextRange? [rare]
    insertText(_ text: String) [rare, uncallable]
    deleteBackward() [rare, uncallable]
    text(in range: UITextRange) -> String? [rare]
    replace(_ range: UITextRange, withText text: String) [rare]
    shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool [rare]
    setMarkedText(_ markedText: String?, selectedRange: NSRange) [rare]
    unmarkText() [rare]
    """
}
