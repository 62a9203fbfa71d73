extension MemberTable {
  /// The members of `UITextView`. Views have the text and its looks; the rare methods draw the text
  /// or take keyboard input.
  static let textView = MemberTable(
    """
    UITextView

    delegate: UITextViewDelegate? [simulated, weak]
    becomeFirstResponder [simulated, inherited]
    resignFirstResponder [simulated, inherited]
    isFirstResponder [simulated]

    init()
    init(frame: CGRect)
    init(coder: NSCoder)
    init(frame: CGRect, textContainer: NSTextContainer?)
    init(usingTextLayoutManager: Bool)
    isEditable: Bool = true [known, while isSelectable false]
    isSelectable: Bool = true [known]

    scrollRangeToVisible(_ range: NSRange) [rare, labels]
    isScrollEnabled [known, contents]
    \(textInput)
    """)
}
