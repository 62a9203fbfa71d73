extension EvidenceRegister {
  /// Sources on navigation controllers.
  static let navigationSources = #"""
    ab-seq-willdisappear-before-load-12397138041 | statement | low | unknown | - | Korean interview notes
    apple-clears-selection | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear | clearsSelectionOnViewWillAppear
    apple-deselect-row-silent | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uitableview/deselectrow(at:animated:) | deselectRow(at:animated:)
    arm1-b-pushes-c | statement | medium | 7-8 era | https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller | UIViewController Lifecycle
    arm1-pop-b-leaves | statement | medium | 7-8 era | https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller | UIViewController Lifecycle
    arm1-pop-back-to-b | statement | medium | 7-8 era | https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller | UIViewController Lifecycle
    arm1-push-b-full | statement | medium | 7-8 era | https://arm1.ru/en/blog/zhiznennyj-tsikl-uiviewcontroller | UIViewController Lifecycle
    back-menu-maui34803 | log | high | 26 (2026-04-03) | https://github.com/dotnet/maui/issues/34803 https://github.com/dotnet/maui/pull/33380 | dotnet maui, issue 34803
    callbacks-may-repeat-ios18 | documentation | high | >=18 | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    cancelled-pop-original-callbacks-doc | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/notifywheninteractionchanges(_:) | notifyWhenInteractionChanges(_:)
    claim-push-appear-first-69813351306 | statement | low | 8+ (claimed) | - | iOS course notes
    claim-push-didappear-before-diddisappear-13065713289 | statement | low | recent (2026-01-17) | - | ViewController 생명주기; NavigationLifecycle notes
    fleet-offwindow-poptovc-returns-popped | unit test | low | unknown (2025/26 revision) | https://github.com/jwfriese/Fleet/blob/1aa4452d6eb27237f00752974a33293fdf769ad8/FleetTests/CoreExtensions/UINavigationController+FleetSpec.swift | test_popToViewController_whenTheNavigationControllerNotInVisibleWindow_returnsPoppedControllers
    content-swipe-nativephp481 | statement | high | 26 (2026-09) | https://github.com/NativePHP/mobile-air/pull/481 https://github.com/NativePHP/mobile-air/issues/470 | mobile-air, pull request 481
    content-swipe-own-gesture-deltachat3088 | statement | high | 26 (2026-05-27) | https://github.com/deltachat/deltachat-ios/pull/3088 | deltachat-ios, pull request 3088
    fluid-did-guaranteed-wwdc24 | documentation | medium | >=18 | - | notes on WWDC24, Enhance your UI animations and transitions
    hidden-bar-no-swipe-navigation677 | statement | high | 16 (2023-02-25) | https://github.com/grahammendick/navigation/pull/677 https://github.com/rickytan/RTRootNavigationController/issues/134 | grahammendick/navigation, pull request 677
    hides-back-button-no-swipe-cwa1656 | statement | high | 14 (2020-12-10) | https://github.com/corona-warn-app/cwa-app-ios/pull/1656 | corona-warn-app, pull request 1656
    lasso-nav-empty-stack-allowed | unit test | high | CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift | test_EmptyStackFollowingPush_Fails
    lasso-nav-pop-nonanimated | unit test | high | CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift | test_AssertPopped_NotAnimated
    lasso-nav-push-animated | unit test | high | CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift | test_AssertPushed_Animated
    lasso-nav-push-nonanimated | unit test | high | CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift | test_AssertPushed_NotAnimated
    lasso-nav-two-pushes-with-a-turn-between | unit test | high | CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/NavigationTestingTests.swift | test_BadTopStackFollowingPush_Fails
    left-item-no-swipe-radar19031955 | statement | high | 8.1 (2014-11-19) | https://github.com/lionheart/openradar-mirror/issues/2688 | 19031955: Interactive Pop Gesture Recognizer doesn't work with custom UIBarButtonItem in left slot
    measured-order-push | measurement | medium | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    n-cancelled-swipe-no-did-disappear | statement | medium | 7 (2014) | https://github.com/google/gtm-oauth2/issues/26 | gtm-oauth2, issue 26
    n-cancelled-swipe-no-did-show | statement | high | 7-8 (2014-04-25) | https://github.com/Plasma/BufferedNavigationController/issues/5 https://github.com/lionheart/openradar-mirror/issues/1114 | BufferedNavigationController, issue 5
    n-left-item-beside-back-button | statement | high | 11 (2017-12-18) | https://github.com/wangrui460/WRNavigationBar/issues/92 | WRNavigationBar, issue 92
    n-moving-from-parent-in-a-cancelled-swipe | statement | high | 15 (2022-08-11) | https://github.com/AlphaWallet/alpha-wallet-ios/pull/5146 | alpha-wallet-ios, pull request 5146
    n-nested-stack-e2e | unit test | high | 18-26 (2026-07-29) | https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/stack-v5/test-stack-lifecycle-events.e2e.ts | react-native-screens, test-stack-lifecycle-events.e2e.ts
    n-no-did-move-in-a-cancelled-swipe | statement | high | 9 (2016-01-10) | https://github.com/FeatherweightLabs/FeatherweightRouter/pull/9 | FeatherweightRouter, pull request 9
    n-no-window-in-will-appear | statement | high | 26 (2025-09-04) | https://github.com/software-mansion/react-native-screens/pull/3173 | react-native-screens, pull request 3173
    n-pop-order-26 | log | high | 26 (2026-07-27) | https://github.com/software-mansion/react-native-screens/pull/4407 | react-native-screens, pull request 4407
    n-push-at-launch-18 | log | high | 17-18 (2025-02-03) | https://github.com/VAndrJ/awesome-apple-bugs/tree/efccab47965982f193ebdb91ef23e09a9cd2aa63/Bugs/LifeCyclePushedViewController | github.com
    n-two-pops-26 | statement | high | 26 (2025-08-01) | https://github.com/software-mansion/react-native-screens/pull/3093 | react-native-screens, pull request 3093
    n-upper-appears-when-given-up | statement | high | 9 (2015-10-20) | https://github.com/ProgressNS/nativescript-ui-samples/issues/30 | nativescript-ui-samples, issue 30
    nav-cancelled-pop-ios18 | documentation | medium | >=18 | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    nav-children-relationship-doc | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller | Creating a custom container view controller
    nav-consecutive-pushes-hook-zijiebao | statement | medium | unknown | http://zijiebao.com/jishu/832071.html | untitled
    nav-delegate-launch-vast2012 | log | high | iOS 5 (2012-04) | http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/ | UIViewController Life Cycle
    nav-delegate-segue-push-vast2012 | log | high | iOS 5 (2012-04) | http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/ | UIViewController Life Cycle
    nav-delegate-willshow-didshow | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller(_:didshow:animated:) | navigationController(_:didShow:animated:)
    nav-forwards-didappear-stack-2018 | log | high | 11 (2018-05-07, UIKit before UIKitCore) | - | iOS Method Swizzle的秘密
    nav-forwards-didappear-stack-qardio | log | high | 12+ (UIKitCore) | - | Reversing the QardioArm
    nav-forwards-willdisappear-stack-objcio19 | log | high | 8 (2014-12) | https://www.objc.io/issues/19-debugging/debugging-case-study/ | Debugging: A Case Study
    nav-interrupted-push-ios18 | documentation | high | >=18 | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    nav-ios18-root-not-loaded-if-push-immediately | statement | medium | 18 (otherwise before 18) | https://devgem.io/posts/ios-18-uinavigationcontroller-lifecycle-method-quirks-and-solutions | iOS 18 UINavigationController Lifecycle Method Quirks
    nav-ismovingtoparent-flags-boostnote | statement | medium | 13-14 (2020-09-08) | - | UIViewController 호출 순서
    nav-launch-push-pop-layout-jp-ios14 | log | medium | 14 (Xcode 12.4) | - | Japanese lifecycle notes
    nav-loads-in-transition-ios16 | log | medium | 11 (2018-07), 13 (2020-05), 14 (2020-12), 16 (2022-10) | - | ToyPhotoGallery profile; QGCallStackObtain; Foggy; Grind
    nav-pop-no-navigation-controller-jsq257 | statement | medium | 7 (2014-04) | https://github.com/jessesquires/JSQMessagesViewController/issues/257 | Message send to deallocated instance
    nav-pop-sequence | documentation | high | not stated | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    nav-pop-viewisappearing-10924293329 | log | high | 17+ SDK | - | ViewController Lifecycle Events with NavigationController
    nav-push-deferred | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    nav-push-deferred-after-ca-commit-stack | log | high | 12.1 (2018-11) | https://github.com/zendesk/zendesk_sdk_chat_ios/issues/220 | Pushing the same view controller instance more than once is not supported
    nav-push-duplicate-throws | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:) | pushViewController(_:animated:)
    nav-push-during-transition-deferred-stack | log | high | 9 (2016-02), 13 (2020) | https://github.com/samuelclay/NewsBlur/issues/886 https://github.com/isontheline/pro.webssh.net/issues/16 https://github.com/thexande/SwiftAlgorithms/issues/31 | crash reports: pushing same instance
    nav-push-loads-in-transition-ios12 | log | medium | 12 | - | HelloNSInvocation, notes on an object released too often
    nav-push-loads-in-transition-ios7 | log | high | 7.1.2 (2016-05) | - | iOS Crash Dump Analysis, report of a bus error in a chart view controller
    nav-push-loads-in-transition-ios9 | log | high | 9.1 (2015-11-24) | - | notes on LLDB commands, exception in SecondViewController
    nav-push-readke-full | log | high | unknown (9+) | http://readke.com/c/0Z41505102021.html http://reibang.com/p/4d42363993b7 | viewController方法的调用
    nav-push-sequence | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions | Enhancing your app with fluid transitions
    nav-push-timestamps-ppabner-2020 | log | high | 13 (2020-04-01) | - | ViewController.m comment
    nav-push-unanimated-didappear-before-layout-jianshu | statement | medium | 12.1 probable (iPhone XR simulator, 2018-11-18) | https://wsa.jianshu.io/p/ff7ded05242d http://reibang.com/p/ff7ded05242d https://haomeiwen.com/subject/emygfqtx.html | pushViewController animated affects the lifecycle
    nav-push-viewisappearing-10924293329 | log | high | 17+ SDK | - | ViewController Lifecycle Events with NavigationController
    nav-push-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    nav-pushes-tab-bar-rtroot36 | statement | medium | 10 (2017-05) | https://github.com/rickytan/RTRootNavigationController/issues/36 | didMoveToParentViewController of the content controller after a pop
    nav-root-loads-in-first-commit | log | medium | 13 (2020-05), 14 (2020-12) | - | QGCallStackObtain; Foggy
    nav-root-loads-in-first-commit-ios11 | log | medium | 11 era (2018-07-15) | - | Eliminating Collection View Tearing with XCode's Time Profiler Instrument
    nav-root-loads-in-layout-ios10 | log | high | 10 era (Xcode 8) | https://blog.uso400.net/xcode8-uiviewcontroller-view-subviews-frame/ | UIViewController.view.subviews and their frames in Xcode 8
    nav-setviewcontrollers | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:) | setViewControllers(_:animated:)
    nav-swipe-cancel-jp-ios14 | log | low | 14 (Xcode 12.4) | - | Japanese lifecycle notes
    nav-swipe-cancel-so18927878 | answer | high | iOS 7 | https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios | View controller lifecycle when swiping-to-pop (iOS 7)
    nav-swipe-cancel-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    nav-swipe-complete-so18927878 | answer | high | iOS 7 | https://stackoverflow.com/questions/18927878/view-controller-lifecycle-when-swiping-to-pop-from-uinavigationcontroller-in-ios | View controller lifecycle when swiping-to-pop (iOS 7)
    nav-transition-takes-touches-navigation888 | statement | medium | 26 (2025-09) | https://github.com/grahammendick/navigation/pull/888 | Supported full screen swipe pop gesture (iOS 26)
    navbar-didpush-didpop-time | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:didpop:) | navigationBar(_:didPop:)
    openuikit-push-order-claim | unit test | low | not iOS (OpenUIKit) | https://github.com/Vercantez/openuikit | testPushLifecycleOrderNonAnimated, testPopLifecycleOrderNonAnimated
    openuikit-swipe-back-cancel-claim | unit test | low | not iOS (OpenUIKit) | https://github.com/Vercantez/openuikit | testInteractiveBackSwipeCancels
    own-deselect-in-will-appear-lost-on-cancel | statement | high | 9 (2016-05-05) | https://github.com/xmartlabs/Eureka/issues/405 | Eureka, issue 405
    perfsuite-push-nonanimated-full-order-with-layout | unit test | high | CI 26.4.1 (iPhone 17 Pro); deployment 15+ | https://github.com/bookingcom/perfsuite-ios/blob/9e0a2c1783d4b63370d7bcbe026eb52a79c8117c/PerformanceSuite/Tests/TTIObserverExtensionTests.swift | testAllViewControllerMethodsAreCalledWhenMonitoringIsEnabled
    push-disappears-before-load-ios9 | statement | medium | 9 (2016-04) | https://blog.csdn.net/wf96390/article/details/51045165 https://www.csdndocs.com/article/7780897 | ViewController的生命周期
    push-loads-in-call-ios6-quesera2 | statement | medium | 6 (2014-04, compared with 7) | http://quesera2.hatenablog.jp/entry/2014/04/24/212158 | iOS6/7のviewDidLoadが呼ばれるタイミングの違い
    push-log-2016-beankhan | log | medium | 9 era (2016-05) | http://beankhan.tistory.com/20 | ViewController LifeCycle
    push-xib-two-layouts-2017 | log | high | 10 (2017-06-07) | - | UIApplication && UIViewController && UIView 生命周期
    radar-14794181-setviewcontrollers-cancelled | statement | medium | 7 beta (2013-08) | https://github.com/lionheart/openradar-mirror/issues/4581 | 14794181: setViewControllers:animated: & canceled transition
    radar-21137690-nav-delegate-cancelled-pop | statement | high | 7-8 (2015-05) | https://github.com/lionheart/openradar-mirror/issues/1114 | 21137690: Wrong UINavigationControllerDelegate's behavior with the back gesture
    radar-29912893-didshow-of-tabs | statement | high | 10 (2017-01) | https://github.com/lionheart/openradar-mirror/issues/16661 | 29912893: UINavigationControllerDelegate method being called twice
    radar-44966342-didshow-at-launch | statement | high | 12.0 (2018-10) | https://github.com/lionheart/openradar-mirror/issues/20508 | 44966342: UINavigationControllerDelegate.navigationController(_:didShow:animated:) called twice
    rns-swipe-start-events | statement | medium | 26 era (2026-02) | https://github.com/lodev09/react-native-true-sheet/pull/511 | defer sheet dismiss/re-present during interactive navigation gestures
    rotation-vkq-push-order-claim | statement | low | recent | - | VKQ settings comment
    show-goes-to-who-overrides-it | documentation | high | >=8 | https://developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:) https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:) | targetViewController(forAction:sender:)
    super-leaves-selection-during-swipe | statement | high | 8-9 (about 2015) | http://mikeabdullah.net/thl-diary-17-clearsselectiononviewwillappear.html | THL diary 17
    svc-imitation-offwindow-pop-to-root | unit test | low | 13.0 | https://github.com/codedbypm/StackViewController/blob/900538547f9bbe59f8df90e27c4b7d17e4277361/StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift | testThat_whenCallingPopToRootViewControllerOnNonEmptyStack_itReceivesAndSendsProperEvents
    svc-imitation-offwindow-replace-stack | unit test | low | 13.0 | https://github.com/codedbypm/StackViewController/blob/900538547f9bbe59f8df90e27c4b7d17e4277361/StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift | testThat_whenReplacingNonEmptyStackWithAnotherNonEmptyStack_thenItReceivesAndSendsProperEvents
    svc-uinav-init-loads-nav-view | unit test | low-medium | 13.0 | https://github.com/codedbypm/StackViewController/blob/900538547f9bbe59f8df90e27c4b7d17e4277361/StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift | testThat_whenInitWithARootViewController_…, testThat_whenInitWithEmptyStack_and_pushViewController_…
    svc-uinav-root-in-window-six-events | unit test | medium | 13.0 (iPhone 8 simulator in CI) | https://github.com/codedbypm/StackViewController/blob/900538547f9bbe59f8df90e27c4b7d17e4277361/StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift | testThat_whenInitWithARootViewControllerAndSetAsWindowRootViewController_thenProperEventsAreSent
    swiftnav-didshow-for-nonanimated-pop | unit test | medium-high | CI Xcode 16.4 (iOS 18.x) | https://github.com/pointfreeco/swift-navigation/blob/418a57db2e757b02817dfd3d8a0374d5794664ab/Examples/CaseStudiesTests/NavigationStackTests.swift | testManualPopMiddle, testManualPopLast
    swiftnav-poptovc-sends-didmove-nil-to-middle | unit test | high | CI Xcode 16.4 (iOS 18.x) | https://github.com/pointfreeco/swift-navigation/blob/418a57db2e757b02817dfd3d8a0374d5794664ab/Examples/CaseStudiesTests/PresentationTests.swift | testPushViewController_ManualPopMultiple
    swipe-back-clears-only-at-completion | statement | high | 7 (2014-03-26) | https://castro.fm/blog/viewmightappear | viewMightAppear
    t-bar-stays-hidden | statement | high | 13 (2020-01-31) | https://github.com/thebrandontyler/GitHubFollowers/pull/5 https://github.com/forkingdog/FDFullscreenPopGesture/issues/55 | GitHubFollowers, pull request 5
    t-swipe-all-events | statement | high | 14 (2021-05-25) | https://github.com/software-mansion/react-native-screens/pull/951 | react-native-screens, pull request 951
    texture-custom-push-transition-final-frame | unit test | medium | CI 17.4 | https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Tests/ASDKViewControllerTests.mm | testThatViewControllerFrameIsRightAfterCustomTransitionWithNonextendedEdges
    texture-nav-offwindow-stack-sync | unit test | high | CI 17.4 | https://github.com/TextureGroup/Texture/blob/be0b74b4e23bbd16a2159169a0c0d80f47fd5b45/Tests/ASDKNavigationControllerTests.mm | testSetViewControllers, testPopViewController, testPushViewController
    uno-didshow-after-modal | statement | medium | 11+ (comments in code) | https://github.com/unoplatform/uno/blob/0ba096789e832df9b673ccbbea20922bbaf8125f/src/Uno.UI/Controls/NativeFramePresenter.iOS.cs | NativeFramePresenter, DidShowViewController
    """#
}
