extension MemberTable {
  /// The members of `NSObject`.
  static let object = MemberTable(
    """
    NSObject

    awakeFromNib() [called]
    prepareForInterfaceBuilder()
    copy() -> Any
    mutableCopy() -> Any
    isEqual(_ object: Any?) -> Bool [called]
    value(forKey key: String) -> Any?
    setValue(_ value: Any?, forKey key: String)
    observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: \
    Any]?, context: UnsafeMutableRawPointer?) [called]

    responds(to aSelector: Selector!) -> Bool [rare]
    method(for aSelector: Selector!) -> IMP! [rare]
    forwardingTarget(for aSelector: Selector!) -> Any? [rare]
    doesNotRecognizeSelector(_ aSelector: Selector!) [rare]
    conforms(to aProtocol: Protocol) -> Bool [rare]
    isKind(of aClass: AnyClass) -> Bool [rare]
    value(forKeyPath keyPath: String) -> Any? [rare]
    setValue(_ value: Any?, forKeyPath keyPath: String) [rare]
    value(forUndefinedKey key: String) -> Any? [rare]
    setValue(_ value: Any?, forUndefinedKey key: String) [rare]
    setNilValueForKey(_ key: String) [rare]
    setValuesForKeys(_ keyedValues: [String: Any]) [rare]
    dictionaryWithValues(forKeys keys: [String]) -> [String: Any] [rare]
    willChangeValue(forKey key: String) [rare]
    didChangeValue(forKey key: String) [rare]
    addObserver(_ observer: NSObject, forKeyPath keyPath: String, options: \
    NSKeyValueObservingOptions, context: UnsafeMutableRawPointer?) [rare]
    removeObserver(_ observer: NSObject, forKeyPath keyPath: String) [rare]
    accessibilityActivate() -> Bool [rare]
    accessibilityIncrement() [rare]
    accessibilityDecrement() [rare]
    accessibilityPerformEscape() -> Bool [rare]
    accessibilityPerformMagicTap() -> Bool [rare]
    accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool [rare]
    accessibilityElementDidBecomeFocused() [rare]
    accessibilityElementDidLoseFocus() [rare]
    accessibilityElementIsFocused() -> Bool [rare]
    accessibilityElementCount() -> Int [rare]
    accessibilityElement(at index: Int) -> Any? [rare]
    index(ofAccessibilityElement element: Any) -> Int [rare]

    description [known]
    debugDescription [known]
    hash [known]
    superclass [known]
    isProxy [known]
    observe [known]
    performSelector [uncallable]
    """)
}
