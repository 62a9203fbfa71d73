extension MemberTable {
  /// The members of `UITextField`. The rare methods draw the text field, take keyboard input, or
  /// belong to the text field as a control.
  static let textField = MemberTable(
    """
    UITextField

    delegate: UITextFieldDelegate? [simulated, weak]
    becomeFirstResponder [simulated, inherited]
    resignFirstResponder [simulated, inherited]
    isFirstResponder [simulated]
    clearsOnBeginEditing: Bool = false [known, unseen]

    textRect(forBounds bounds: CGRect) -> CGRect [rare]
    editingRect(forBounds bounds: CGRect) -> CGRect [rare]
    placeholderRect(forBounds bounds: CGRect) -> CGRect [rare]
    borderRect(forBounds bounds: CGRect) -> CGRect [rare]
    clearButtonRect(forBounds bounds: CGRect) -> CGRect [rare]
    leftViewRect(forBounds bounds: CGRect) -> CGRect [rare]
    rightViewRect(forBounds bounds: CGRect) -> CGRect [rare]
    drawText(in rect: CGRect) [rare]
    drawPlaceholder(in rect: CGRect) [rare]
    \(textInput)
    beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool [rare]
    continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool [rare]
    endTracking(_ touch: UITouch?, with event: UIEvent?) [rare]
    cancelTracking(with event: UIEvent?) [rare]
    addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) [rare]
    removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) [rare]
    addAction(_ action: UIAction, for controlEvents: UIControl.Event) [rare]
    removeAction(_ action: UIAction, for controlEvents: UIControl.Event) [rare]
    sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) [rare]
    sendAction(_ action: UIAction) [rare]
    """)
}
