extension EvidenceRegister {
  /// Sources on custom containers.
  static let containmentSources = #"""
    addchild-before-addsubview | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/view | view
    addchild-calls-willmove | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    addchild-does-not-call-didmove | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    addchild-reparents | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    addsubview-window-direct-winobjc2115 | statement | low | pre iOS 5 documented, still observed 2017 | https://github.com/microsoft/WinObjC/issues/2115 | Adding a controller owned view directly to a view hierarchy shouldn't automatically invoke viewDidAppear
    addsubview-without-addchild-ivanchan | log | high | iOS 9 era (2016-04) | http://ivanchan.github.io/2016/04/27/UIKit-ViewWillAppear.html | UIKit-ViewAppear/Disappear
    appearance-forwarding-default | documentation | high | >=6 | https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods | shouldAutomaticallyForwardAppearanceMethods
    begin-end-instead-of-direct-calls | documentation | high | >=5 | https://developer.apple.com/documentation/uikit/uiviewcontroller/beginappearancetransition(_:animated:) | beginAppearanceTransition(_:animated:)
    begin-end-nesting | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    begin-end-reach-descendants | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    chromium-addchild-order-is-child-order | unit test | high | unknown | https://github.com/bloomberg/chromium.bb/blob/18ca8e9e6a778c180a368cb8cbb94d9d23675aec/ios/chrome/browser/ui/main/main_view_controller_unittest.mm | MainViewControllerTest.ActiveVC
    container-crossfade-woelmer1 | statement | medium | 9 (2016-07) | https://github.com/woelmer/SwitchChildViewControllersWithAutoLayout/issues/1 | Lifecycle order
    container-overrides-call-super | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    containment-add-order | documentation | high | not stated | https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller | Creating a custom container view controller
    containment-addchild-in-viewdidload-so48653763 | log | high | iOS 11 era (2018-02) | https://stackoverflow.com/questions/48653763 | UIPageViewController's setViewController invokes unexpected view lifecycle
    containment-no-addchild-root-phchan9 | log | high | 9 (2016-03-11) | https://github.com/phchan9/til/blob/master/ios/note-about-viewController-containment.md | Note About ViewController Containment
    containment-remove-order | documentation | high | not stated | https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller | Creating a custom container view controller
    containment-visible-parent-chengqifan | statement | medium | 10 (2017-03-17) | - | untitled
    containment-visible-parent-mattyohe | log | high | 8.4 or 9 beta (2015-08-31) | https://github.com/mattyohe/children | children (README console output, ViewController.swift)
    didmove-doc-contract-apple | documented sequence | high | 5+ | https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:) | didMove(toParent:), willMove(toParent:)
    didmove-may-repeat | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    embed-segue-adds-children | documentation | high | not stated | https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller | Creating a custom container view controller
    lightricks-containment-category | unit test | medium | unknown (2016) | - | adding / removing child view controller
    matrioska-automatic-forwarding-without-window | unit test | medium | unknown (2016, iOS 9/10 era) | https://github.com/runtastic/Matrioska | when presenting children view controllers
    measured-orphan-view-gets-callbacks | measurement | medium | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    msdrawer-add-and-remove-pane | unit test | low-medium | 7-8 (2014) | https://github.com/erichoracek/MSDynamicsDrawerViewController/blob/1234375e4fc324432d733c58ee72751b0bf89e8a/Tests/Unit%20Tests/MSPaneViewControllerTests.m | testAddPaneLifecycle
    n-add-child-tells-will-move-15 | statement | high | 15 (2021-10-28) | https://github.com/mapbox/mapbox-navigation-ios/pull/3529 | mapbox-navigation-ios, pull request 3529
    n-children-off-screen-appear-too | statement | high | 10 (2017-08-01) | https://github.com/ariok/BWWalkthrough/pull/108 | BWWalkthrough, pull request 108
    n-no-begin-end-in-first-layout-once | statement | high | 9 (2016-06-13) | https://github.com/xmartlabs/XLPagerTabStrip/issues/172 | XLPagerTabStrip, issue 172
    n-no-forwarding-none-appears | statement | high | 10 (2017-08-01) | https://github.com/ariok/BWWalkthrough/pull/108 | BWWalkthrough, pull request 108
    n-passed-on-by-hand-5 | statement | high | 5-7 (2012-04-10) | https://github.com/mattgemmell/MGSplitViewController/issues/56 https://github.com/ipup/PPRevealSideViewController/issues/102 | MGSplitViewController, issue 56
    nav-direct-child-added-iloveanan | statement | medium | 12-13 era | https://www.iloveanan.com/uinavigationcontroller-add-child-view-controller.html | UINavigationController正确添加子View Controller
    old-root-view-added-to-new-root-asdepthmodal17 | statement | medium | 6 (2013-09) | https://github.com/autresphere/ASDepthModal/issues/17 | Issue changing the rootViewController
    petperch-manual-forwarding-and-ismovingfromparent | unit test | low | unknown (2026) | - | testAppearanceTransitionsToggleFocusWithoutPopping
    radar-12322346-child-swapped-after-push | log | high | 6 era (2012-09) | https://github.com/lionheart/openradar-mirror/issues/5664 | 12322346: no viewWillAppear: if container child changes after pushViewController:animated:
    radar-14058168-child-added-didbecomeactive | log | medium | 5.0 vs 6.1 | https://github.com/lionheart/openradar-mirror/issues/4931 | 14058168: viewDidAppear: is called 2x if child vc is added in applicationDidBecomeActive
    radar-17707286-hidden-container | statement | medium | not iOS (OS X 10.10 beta 3, 2014-07) | https://github.com/lionheart/openradar-mirror/issues/12323 | 17707286: viewDidAppear/viewWillDisappear won't called any longer if I add the view controller to a hidden view
    removefromparent-calls-didmove-nil | documentation | high | >=5 | https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:) | didMove(toParent:)
    removefromparent-does-not-call-willmove | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    svc-imitation-push-in-window | unit test | medium | 13.0 | https://github.com/codedbypm/StackViewController/blob/900538547f9bbe59f8df90e27c4b7d17e4277361/StackViewControllerTests/Tests/StackViewController/StackViewControllerTests.swift | testThat_whenInitWithEmptyStackAndSetAsWindowRootViewControllerOnPushViewController_thenProperEventsAreSent
    t-cell-child | statement | low | 10 (2017-05-10) | https://github.com/lionheart/openradar-mirror/issues/17385 | openradar-mirror, issue 17385
    transition-animations-null-conflict | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:) | transition(from:to:duration:options:animations:completion:)
    transition-from-to-does-not-move | documentation | medium | not stated | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    transition-from-to-preconditions | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    transition-from-to-views | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    transition-fromto-invalidargument-apple-header | documented sequence | medium | 5+ | http://reibang.com/p/0801af352df6 | UIViewController.h comment quoted in a post on tab switching
    transition-fromto-mattneub | statement | high | iOS 8-15 (book examples, 2021 snapshot) | https://github.com/mattneub/Programming-iOS-Book-Examples | Programming iOS book examples
    transition-zero-duration | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:) | transition(from:to:duration:options:animations:completion:)
    uikitessentials-animated-root-transition | unit test | medium | min 12; CI unknown (2023-24) | https://github.com/jrsaruo/UIKitEssentials/blob/873dd4187c724163085d40ae9f817e64e991c74c/Tests/UIKitEssentialsTests/RootViewControllerTests.swift | testTransition_lifecycle
    widgets-children-in-stack-view-order | unit test | high | unknown (2023) | https://github.com/aniramskaya/widget_list_playground/blob/9d6ecef7158cdeba1a3d5f3a55d51162758c1df4/WidgetsTests/StackViewControllerTests.swift | test_addRemoveControllers, test_adjustControllers
    willmove-parent-already-set | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    workflow-child-swap-visible | unit test | high | CI 16.4, 17.5, 18.5 | https://github.com/square/workflow-swift/blob/0061902f4bdc7d836ae60ef723b99eec6289897a/WorkflowUI/Tests/UIViewControllerExtensionTests.swift | test_update_hostedView
    """#
}
