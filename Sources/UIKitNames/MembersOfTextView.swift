extension MemberTable {
  /// The members of `UITextView`. Views have the text and its looks; the rare methods draw the text
  /// or take keyboard input.
  static let textView = MemberTable(
    """
    UITextView

    delegate: UITextViewDelegate? [simulated, weak]
    becomeFirstResponder [simulated]
    resignFirstResponder [simulated]
    isFirstResponder [simulated]

    init()
    init(frame: CGRect)
    init(coder: NSCoder)
    init(frame: CGRect, textContainer: NSTextContainer?)
    init(usingTextLayoutManager: Bool)
    isEditable: Bool = true [known]
    isSelectable: Bool = true [known]
    keyboardType [known, unseen, keyboard]
    isSecureTextEntry [known, unseen, keyboard]
    autocorrectionType [known, unseen, keyboard]
    spellCheckingType [known, unseen, keyboard]
    textContentType [known, unseen, keyboard]
    inlinePredictionType [known, unseen, keyboard]
    inputAssistantItem [known, unseen, keyboard]
    text: String? [known, telling, emptied, changes attributedText]
    attributedText [known, telling, changes text]

    scrollRangeToVisible(_ range: NSRange) [rare, labels]
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
    """)
}
