/// Words of Swift, Foundation, Dispatch and UIKit in the examples. The tables of the language lack
/// the words, but a renaming must keep the words.
enum LibraryWords {
  static let all: Set<String> = Set(
    """
    observe sink store a aboveSubview abs accessibilityIdentifier accessibilityLabel action actionSheet activate
    actor add addAction addArrangedSubview addChild addGestureRecognizer additionalSafeAreaInsets addObserver
    addOperation addSublayer addSubview addTarget after alert allCases alongsideTransition alpha
    alwaysBounceVertical animate animated animations animator Any any AnyCancellable AnyObject
    append arrangedSubviews Array assert assumeIsolated async asyncAfter AsyncStream at attached
    automatic autoreleasepool autoresizingMask await axis b backgroundColor barButtonSystemItem
    becomeFirstResponder beginAppearanceTransition belowSubview black blue Bool bool borderWidth
    bottom bottomAnchor bounds Bundle bundle button by c Calendar callbacks cancel
    cancelAllOperations CancellationError CaseIterable ceil cellForRowAt center centerXAnchor
    cgColor CGFloat cgPath change Character children clear clipsToBounds Codable coder
    collectionView collectionViewLayout colors Combine commit compact compactMap completion
    constant constraint constraints consuming contains contentInset context convenience
    common cornerRadius cos count curveEaseIn curveEaseOut d dark Data dataTask Date deactivate deadline
    deinit delay delaysContentTouches deleteRows dequeueReusableCell deselectRow detents
    Dictionary didBecomeActiveNotification didEnterBackgroundNotification didMove didSelectRowAt
    didSet direction discardableResult dismiss DispatchQueue DispatchSource DispatchSourceTimer
    DispatchTime displayScale Double doubleColumn dragDelegate dropDelegate duration dx dy dynamic
    each EditingStyle editingStyle endAppearanceTransition endEditing endIndex enumerated equalTo
    equalToConstant Equatable Error error escaping execute expecting fatalError FileManager fill
    filter final first flexibleBottomMargin flexibleHeight flexibleLeftMargin flexibleRightMargin
    flexibleTopMargin flexibleWidth Float floor font for forEach forKey forKeyPath formSheet
    forMode forName forRowAt forward frame from fromValue fullScreen gestureRecognizers get global
    goingAway gray green Hashable height heightAnchor hidesBottomBarWhenPushed horizontal
    horizontalSizeClass IBAction IBOutlet Identifiable identifier identity image in IndexPath
    indexPath IndexSet indirect init initialSpringVelocity insert insertSublayer insertSubview
    insetBy instantiateInitialViewController Int Int64 integer into invalidate
    isAccessibilityElement isActive isBeingDismissed isCancelled isEditable isEmpty isEnabled
    isHidden isMovingFromParent isNearlyEqual isTranslucent isUserInteractionEnabled isViewLoaded
    item itemsForBeginning JSONDecoder JSONEncoder keyboardDismissMode
    keyboardWillHideNotification keyboardWillShowNotification KeyPath keyPath keys layer
    layoutFittingCompressedSize layoutIfNeeded lazy leadingAnchor left lineWidth loadView
    loadViewIfNeeded Locale Logger m34 mac main MainActor makeTimerSource map max Measurement
    medium message midX midY min modalPresentationStyle mutating Name name named nanoseconds
    navigationBar navigationController navigationItem navigationOrientation Never newValue nibName
    none nonisolated nonmutating Notification NotificationCenter now NSKeyValueChangeKey
    numberOfRowsInSection objc object ObjectIdentifier observeValue of ofSize oldValue opacity
    open OperationQueue Optional optional options orange origin ovalIn overFullScreen override pad
    pageCurl pageSheet PaneBuilder parent PassthroughSubject path performAsCurrent performDropWith
    performWithoutAnimation phone Pinch plain popViewController position post pow precondition
    preferredStyle prepare present presentationController presentedViewController
    presentingViewController previousTraitCollection print ProcessInfo Progress Published
    publisher purple pushViewController queue rawValue receive red reduce ReferenceWritableKeyPath
    regular reloadData remove removeAll removeArrangedSubview removeConstraints removeFromParent
    removeGestureRecognizer
    removeFromSuperlayer removeFromSuperview removeLast removeObject removeObserver repeating
    repeats requestAccess required resignFirstResponder Result resume reverse right
    rightBarButtonItem rootViewController round rounded row RunLoop safe safeAreaInsets scaleX
    scheduledTimer scroll scrollsToTop secondarySystemBackground seconds section Selector selector
    Self self send Sendable sender Set set setContentOffset setEditing setEventHandler
    setNavigationBarHidden setNeedsDisplay setNeedsLayout setNeedsStatusBarAppearanceUpdate
    setNeedsUpdateConstraints setNeedsUpdateOfSupportedInterfaceOrientations setValue
    setViewControllers shadowOpacity sheetPresentationController show showsVerticalScrollIndicator
    sin sink size sleep some sorted spacing spring sqrt standard startRunning stopRunning store
    storyboard stride String string style sublayers subviews super superlayer superview Swift sync
    system systemBackground systemBlue systemBrown systemFont systemGray systemGreen
    systemGroupedBackground systemIndigo systemLayoutSizeFitting systemOrange systemPink
    systemPurple systemRed systemTeal systemYellow tabBarController tabBarItem tableHeaderView
    tableView tag target Task teal tertiarySystemBackground text textColor textLabel Thread
    TimeInterval timeInterval Timer tintColor title to toolbarItems top topAnchor toParent
    topViewController touchUpInside trailingAnchor traitCollection transform transition
    transitionCoordinator transitionCrossDissolve transitionFlipFromLeft transitionStyle
    translatesAutoresizingMaskIntoConstraints tv tx ty type unknown unowned unsafe
    UnsafeMutableRawPointer URL URLRequest URLSession URLSessionDataTask URLSessionWebSocketTask
    user UserDefaults userInfo userInterfaceIdiom userInterfaceStyle usingSpringWithDamping UUID
    value values vertical verticalSizeClass view viewControllers viewDidAppear viewDidDisappear
    viewIfLoaded viewWillAppear viewWillDisappear viewWithTag Void weak webSocketTask where white
    width widthAnchor willMove willSet window with withDuration withExtendedLifetime
    withIdentifier withTimeInterval x y yield zero zip
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
