import LifecycleEngine

/// Further methods of UIKit's classes that a subclass may override. Nothing simulated calls the
/// methods, or only for the looks. Only `override` needs the names.
extension OverridableMethods {
  /// The rare methods of a class and its superclasses.
  static func rare(of base: UIKitClass) -> [Method] {
    switch base {
    case .object, .presentationController, .sheetPresentationController,
      .popoverPresentationController:
      rareObject
    case .viewController, .navigationController, .tabBarController, .pageViewController:
      rareController + rareResponder + rareObject
    case .splitViewController: CallForms.split + rareController + rareResponder + rareObject
    case .alertController: CallForms.alert + rareController + rareResponder + rareObject
    case .view, .window: rareView + rareResponder + rareObject
    case .textField: rareTextField + rareView + rareResponder + rareObject
    }
  }

  private static let rareObject = list(
    """
    responds(to aSelector: Selector!) -> Bool
    method(for aSelector: Selector!) -> IMP!
    forwardingTarget(for aSelector: Selector!) -> Any?
    doesNotRecognizeSelector(_ aSelector: Selector!)
    conforms(to aProtocol: Protocol) -> Bool
    isKind(of aClass: AnyClass) -> Bool
    value(forKeyPath keyPath: String) -> Any?
    setValue(_ value: Any?, forKeyPath keyPath: String)
    value(forUndefinedKey key: String) -> Any?
    setValue(_ value: Any?, forUndefinedKey key: String)
    setNilValueForKey(_ key: String)
    setValuesForKeys(_ keyedValues: [String: Any])
    dictionaryWithValues(forKeys keys: [String]) -> [String: Any]
    willChangeValue(forKey key: String)
    didChangeValue(forKey key: String)
    addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: \
    NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?)
    removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
    accessibilityActivate() -> Bool
    accessibilityIncrement()
    accessibilityDecrement()
    accessibilityPerformEscape() -> Bool
    accessibilityPerformMagicTap() -> Bool
    accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    accessibilityElementDidBecomeFocused()
    accessibilityElementDidLoseFocus()
    accessibilityElementIsFocused() -> Bool
    accessibilityElementCount() -> Int
    accessibilityElement(at index: Int) -> Any?
    index(ofAccessibilityElement element: Any) -> Int
    """)

  private static let rareResponder = list(
    """
    cut(_ sender: Any?)
    copy(_ sender: Any?)
    paste(_ sender: Any?)
    pasteAndMatchStyle(_ sender: Any?)
    pasteAndGo(_ sender: Any?)
    pasteAndSearch(_ sender: Any?)
    paste(itemProviders: [NSItemProvider])
    canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    select(_ sender: Any?)
    selectAll(_ sender: Any?)
    delete(_ sender: Any?)
    makeTextWritingDirectionLeftToRight(_ sender: Any?)
    makeTextWritingDirectionRightToLeft(_ sender: Any?)
    toggleBoldface(_ sender: Any?)
    toggleItalics(_ sender: Any?)
    toggleUnderline(_ sender: Any?)
    increaseSize(_ sender: Any?)
    decreaseSize(_ sender: Any?)
    find(_ sender: Any?)
    findAndReplace(_ sender: Any?)
    findNext(_ sender: Any?)
    findPrevious(_ sender: Any?)
    printContent(_ sender: Any?)
    updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> \
    [NSAttributedString.Key: Any])
    """)

  private static let rareController = list(
    """
    addKeyCommand(_ keyCommand: UIKeyCommand)
    removeKeyCommand(_ keyCommand: UIKeyCommand)
    """)

  private static let rareView = list(
    """
    viewWithTag(_ tag: Int) -> UIView?
    addConstraint(_ constraint: NSLayoutConstraint)
    addConstraints(_ constraints: [NSLayoutConstraint])
    removeConstraint(_ constraint: NSLayoutConstraint)
    removeConstraints(_ constraints: [NSLayoutConstraint])
    addLayoutGuide(_ layoutGuide: UILayoutGuide)
    removeLayoutGuide(_ layoutGuide: UILayoutGuide)
    constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
    exerciseAmbiguityInLayout()
    contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
    contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
    setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: \
    NSLayoutConstraint.Axis)
    convert(_ point: CGPoint, to view: UIView?) -> CGPoint
    convert(_ point: CGPoint, from view: UIView?) -> CGPoint
    snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
    resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, \
    withCapInsets capInsets: UIEdgeInsets) -> UIView?
    drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool
    addInteraction(_ interaction: UIInteraction)
    removeInteraction(_ interaction: UIInteraction)
    addMotionEffect(_ effect: UIMotionEffect)
    removeMotionEffect(_ effect: UIMotionEffect)
    layerWillDraw(_ layer: CALayer)
    focusItems(in rect: CGRect) -> [UIFocusItem]
    isDescendant(of view: UIView) -> Bool
    """)

  /// The methods for drawing a text field, for keyboard input, and of the text field as a control.
  private static let rareTextField = list(
    """
    textRect(forBounds bounds: CGRect) -> CGRect
    editingRect(forBounds bounds: CGRect) -> CGRect
    placeholderRect(forBounds bounds: CGRect) -> CGRect
    borderRect(forBounds bounds: CGRect) -> CGRect
    clearButtonRect(forBounds bounds: CGRect) -> CGRect
    leftViewRect(forBounds bounds: CGRect) -> CGRect
    rightViewRect(forBounds bounds: CGRect) -> CGRect
    drawText(in rect: CGRect)
    drawPlaceholder(in rect: CGRect)
    caretRect(for position: UITextPosition) -> CGRect
    firstRect(for range: UITextRange) -> CGRect
    selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    closestPosition(to point: CGPoint) -> UITextPosition?
    closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    characterRange(at point: CGPoint) -> UITextRange?
    insertText(_ text: String)
    deleteBackward()
    text(in range: UITextRange) -> String?
    replace(_ range: UITextRange, withText text: String)
    shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    setMarkedText(_ markedText: String?, selectedRange: NSRange)
    unmarkText()
    beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
    continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool
    endTracking(_ touch: UITouch?, with event: UIEvent?)
    cancelTracking(with event: UIEvent?)
    addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
    removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
    addAction(_ action: UIAction, for controlEvents: UIControl.Event)
    removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
    sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
    sendAction(_ action: UIAction)
    """)
}
