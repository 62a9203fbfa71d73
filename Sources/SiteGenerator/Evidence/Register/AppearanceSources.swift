extension EvidenceRegister {
  /// Sources on appearance, its states and flags.
  static let appearanceSources = #"""
    animated-flag-appear | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    animated-flag-disappear | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:) | viewWillDisappear(_:)
    appearance-overrides-call-super | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdiddisappear(_:) | viewDidDisappear(_:)
    appearance-sequence-documented | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller | Displaying and managing views with a view controller
    appearance-states | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    begin-end-isappearing-without-window | unit test | medium-high | 17+ SDK (2024-12) | https://github.com/mnobelsh/essential-feed/blob/main/EssentialFeediOSTests/FeedViewControllerTests.swift | FeedViewControllerTests.test_viewDidLoad_loadsFeed
    bookshelf-begin-end-pair | unit test | high | Xcode 26.3 era, no public CI | https://github.com/artunerol/advanced-swift-practice/blob/79dc8bc1fb26d9d56b88d3f309961ea43f8c9de7/BookShelfTests/UIKitLabs/LifecycleLabTests.swift | testAppearanceTransitionsCallWillBeforeDidAndNeverReloadTheView
    coordinator-alongside-only-from-willappear | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    coordinator-alongside-return-false | documentation | high | >=7 | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:) | animate(alongsideTransition:completion:)
    coordinator-ancestor-lookup | documentation | high | >=7 | https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator | transitionCoordinator
    coordinator-cancel-callback-order | documentation | high | >=10 | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:) | notifyWhenInteractionChanges(_:)
    coordinator-handlers-all-run | documentation | high | >=10 | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:) | notifyWhenInteractionChanges(_:)
    coordinator-lifetime | documentation | high | >=7 | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator | UIViewControllerTransitionCoordinator
    coordinator-nav-root-in-modal-ios82 | documentation | low | 8.2 | https://github.com/lionheart/openradar-mirror/issues/10637 | 20171073: UIViewControllerTransitionCoordinator is not properly setup on new instances
    coordinator-nil-outside-transition | documentation | high | >=7 | https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator | transitionCoordinator
    coordinator-nil-vs-too-late | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator | transitionCoordinator
    coordinator-percent-complete | documentation | high | >=7 | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/percentcomplete | percentComplete
    coordinator-same-animation-group | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator | UIViewControllerTransitionCoordinator
    coordinator-used-in-isappearing-public-code | public code | low | not stated | - | collection view controller overriding viewIsAppearing
    cross-controller-order-undocumented | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    didappear-after-animations | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    didappear-separate-transaction | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    didappear-transaction-non-animated | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    diddisappear-after-animations | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    diddisappear-after-removal | documentation | high | current docs | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    dismissed-or-popped-test | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    doc-conflict-traits-vs-geometry-order | documentation | high | not stated | https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller | Displaying and managing views with a view controller
    end-after-window-quick941 | log | medium-high | 12.4 and 13 (2019-12) | https://github.com/Quick/Quick/issues/941 | iOS 13 no longer seems to trigger viewDidAppear when calling endAppearanceTransition in unit tests
    flags-by-ancestor | documentation | medium | >=5 | https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingdismissed | isBeingDismissed
    interactive-transition-coordinator-in-willappear-smileyborg | statement | high | 11+ | https://gist.github.com/smileyborg/ec4812c146f575cd006d98d681108ba8 | Animate table view deselection alongside interactive transition
    isappearing-availability | documentation | high | >=13 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    isappearing-header-guarantees | documentation | high | >=13 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    isappearing-once-per-transition | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    isappearing-override-calls-super | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    isappearing-sdk17-declaration | documentation | high | not stated | https://liamnichols.eu/2023/06/12/view-is-appearing.html | Using UIViewController's viewIsAppearing method in Xcode 14 and earlier
    isappearing-state | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    launch-plain-root-mattneub-ios15 | log | high | 15 (iPhone SE 2) | https://github.com/mattneub/Programming-iOS-Book-Examples | Programming iOS book examples
    launch-root-readke | log | high | unknown (9+) | http://readke.com/c/0Z41505102021.html | viewController方法的调用
    modals-begin-end-full-appear | unit test | high | min 16; CI 26.2 (Xcode 26.5) | https://github.com/square/swift-modals/blob/a3c4555cf72d2fb520f3099ff778c3d37db2aab8/Modals/Tests/VisibilityTests.swift | VisibilityTests.test_transitions (disappeared to appeared)
    modals-begin-end-full-disappear | unit test | high | min 16; CI 26.2 | https://github.com/square/swift-modals/blob/a3c4555cf72d2fb520f3099ff778c3d37db2aab8/Modals/Tests/VisibilityTests.swift | VisibilityTests.test_transitions (appeared to disappeared)
    modals-begin-interrupt-appearing-by-disappearing | unit test | high | min 16; CI 26.2 | https://github.com/square/swift-modals/blob/a3c4555cf72d2fb520f3099ff778c3d37db2aab8/Modals/Tests/VisibilityTests.swift | VisibilityTests.test_transitions (appearing to disappearing)
    n-did-appear-not-at-once-13 | unit test | high | 13 (2019-12-16) | https://github.com/nickm01/Test13ViewWillAppear/blob/3135dcfafe6c1ec3f012f8bea846faf09fc8d19b/Test13ViewWillAppearTests/Test13ViewWillAppearTests.swift | Test13ViewWillAppear, Test13ViewWillAppearTests.swift
    perfsuite-plain-window-without-scene | unit test | medium | CI 26.4.1 | https://github.com/bookingcom/perfsuite-ios/blob/9e0a2c1783d4b63370d7bcbe026eb52a79c8117c/PerformanceSuite/Tests/StartupTimeReporterTests.swift | testStartupTimeObserver
    radar-20171073-coordinator-nav-root-present | statement | medium | 8.2 | https://github.com/lionheart/openradar-mirror/issues/10637 | 20171073: UIViewControllerTransitionCoordinator not properly set up on new instances embedded in UINavigationController
    reappear-after-cover-not-moving-to-parent | documentation | medium | >=5 | https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDisplay-Notifications/RespondingtoDisplay-Notifications.html | View Controller Programming Guide for iOS (2012): Responding to Display-Related Notifications
    reason-flags-scope | documentation | high | >=5 | https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/RespondingtoDisplay-Notifications/RespondingtoDisplay-Notifications.html | View Controller Programming Guide for iOS (2012): Responding to Display-Related Notifications
    reason-flags-which-callback | documentation | high | >=5 | https://wsa.jianshu.io/p/c2b177478f3b | copy of Table 5-1 of Apple's 2012 View Controller Programming Guide
    requires-super-attribute-list | documentation | high | not stated | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    setediting-super-first | documentation | high | not stated | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    snapshot-double-appearance-when-begin-end-on-window-root | unit test | medium-high | 13.3 | https://github.com/pointfreeco/swift-snapshot-testing/blob/6bb6c9ae9970387eeb4b8394c34bd8c350030500/Tests/SnapshotTestingTests/SnapshotTestingTests.swift | testUIViewControllerLifeCycle
    viewisappearing-apple-doc | documented sequence | high | 13+ (API of iOS 17 SDK, back-deployed) | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    viewisappearing-not-called-offwindow-tests | statement | medium | 17 | - | test helper comment
    viewisappearing-order-tessl-guide | statement | low | 13+ (built with iOS 17 SDK) | - | untitled
    viewisappearing-transaction-wwdc23 | statement | medium | 13+ | https://janviarora.medium.com/viewisappearing-ios-17-69827f32e199 | viewIsAppearing(_:) — iOS 17
    viewisappearing-wwdc23-nine-steps-notes | statement | medium | 13+ (built with iOS 17 SDK) | - | WWDC23 notes
    viewwillappear-needs-window-livefront | statement | medium | 12 | https://regularberry.github.io/2019/02/22/why-isnt-viewwillappear-getting-called.html | Why isn't viewWillAppear getting called?
    will-callbacks-may-be-unpaired | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    willappear-before-hierarchy | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwillappear(_:) | viewWillAppear(_:)
    willappear-isappearing-same-transaction | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    willappear-remaining-uses | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    willappear-traits-geometry-not-current | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    willdisappear-before-removal | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:) | viewWillDisappear(_:)
    willdisappear-covered-or-hidden | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    yagamo-launch-ios12 | log | high | 12.2 | https://yagamo-style.com/2019/05/21/viewcontrollerlifecycle | UIViewControllerのライフサイクルメソッド
    """#
}
