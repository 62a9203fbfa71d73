extension EvidenceRegister {
  /// Sources on loading views and controllers.
  static let loadingSources = #"""
    apple-guide-load-sequence | documented sequence | high | 8+ (guide) | http://t.zoukankan.com/cocoabanana-p-5554704.html | The View Controller Hierarchy / loading sequence
    bookshelf-view-loads-lazily | unit test | high | Xcode 26.3 era, no public CI | https://github.com/artunerol/advanced-swift-practice/blob/79dc8bc1fb26d9d56b88d3f309961ea43f8c9de7/BookShelfTests/UIKitLabs/LifecycleLabTests.swift | testViewLoadsLazilyOnFirstAccess
    designated-initializers | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    init-order-logged-before-super-2018 | log | high | 11 (2018-05-29) | - | 控制器view加载原理学习笔记
    isviewloaded-viewifloaded-do-not-load | documentation | high | >=3 / >=9 | https://developer.apple.com/documentation/uikit/uiviewcontroller/view | view
    loadview-default-implementation | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview() | loadView()
    loadview-leaves-nil | measurement | medium | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    loadview-never-called-directly | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview() | loadView()
    loadview-not-with-interface-builder | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview() | loadView()
    loadview-override-no-super | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview() | loadView()
    loadview-reentrancy-before-assignment | documentation | medium | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/view | view
    loadview-view-not-shared | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview() | loadView()
    loadviewifneeded | documentation | high | >=9 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    modal-segue-early-view-load-jsq253 | log | high | 7 (2014-04) | https://github.com/jessesquires/JSQMessagesViewController/issues/253 https://github.com/rob-brown/RBStoryboardLink/issues/47 https://github.com/m1entus/MZFormSheetPresentationController/issues/133 | viewDidLoad called before prepareForSegue for modal presentation (and two like it)
    n-load-view-that-makes-none-loops-10 | statement | high | 10 (2017-03) | https://github.com/kingcos/UIViewController-UIView-LifecycleDemo/blob/915a2cd01fcf6d7e9b2ab68475070915e5d7beb3/UIViewController_Lifecycle.md | UIViewController-UIView-LifecycleDemo, UIViewController_Lifecycle.md
    n-subview-callbacks-in-a-push | statement | high | 8 (2015-01-18) | https://bradbambara.wordpress.com/2015/01/18/object-life-cycle-uiview/ | bradbambara.wordpress.com
    n-yagamo-sheet-unwind | statement | high | 13 (2020-03-02) | https://yagamo-style.com/2020/03/02/default-modal-segue-xcode11/ | yagamo-style.com
    radar-12214613-navitem-viewwillappear-in-viewdidload | statement | medium | 6 beta 4 (not 5.1.1) | https://github.com/lionheart/openradar-mirror/issues/14504 | 12214613: viewWillAppear is called if navigationItem is set in viewDidLoad
    segue-shouldperform-not-programmatic | documentation | high | >=6 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    storyboard-instance-view-not-loaded | documentation | high | >=2 | https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/ViewLoadingandUnloading/ViewLoadingandUnloading.html | View Controller Programming Guide for iOS (2012): Resource Management in View Controllers
    storyboard-load-steps | documentation | high | current docs | https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller | Displaying and managing views with a view controller
    storyboard-viewdidload-before-willfinishlaunching-mmdrawer380 | log | high | 8 (2015-05) | https://github.com/griddynamics-archive/MMDrawerController/issues/380 | viewDidLoad is being called before application:willFinishLaunchingWithOptions:
    tero-init-with-root-loads-nothing | unit test | high | CI iOS 26, iPhone 17 | https://github.com/g761007/Tero/blob/6f782bf4422ade27df81b2809becb1dbccfda2e4/Tests/TeroTests/NavigationContainerTests.swift | test_initWithRootViewController_doesNotLoadAnyView
    view-accessor-override-super | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    view-getter-calls-loadview | documentation | high | >=2 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    view-loads-lazily | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    view-removal-order-2016 | log | high | 9 era (2016-05-10) | https://e-com-net.com/article/5357521.htm | didAddSubview:、willRemoveSubview:、willMoveToSuperview:、didMoveToSuperview、willMoveToWindow:
    view-removal-order-2019 | log | high | 12 era (2019-08-28) | http://zijiebao.com/jishu/285997.html https://cloud.tencent.com/developer/article/1494950 | iOS View 生命周期
    viewdidload-after-load | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload() | viewDidLoad()
    viewdidload-more-than-once-possible | documentation | high | all; automatic unloading only <6 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    viewdidload-once-per-load | documentation | medium | >=6 once in practice | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidunload | viewDidUnload
    viewdidload-outlets-connected | documentation | high | >=2 | https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller | Displaying and managing views with a view controller
    viewdidload-super-not-stated | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload() | viewDidLoad()
    """#
}
