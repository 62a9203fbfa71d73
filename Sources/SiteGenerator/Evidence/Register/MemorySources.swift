extension EvidenceRegister {
  /// Sources on memory warnings and deallocation.
  static let memorySources = #"""
    bookshelf-ui-push-pop-deinit | unit test | high | Xcode 26.3 era, no public CI | https://github.com/artunerol/advanced-swift-practice/blob/79dc8bc1fb26d9d56b88d3f309961ea43f8c9de7/BookShelfUITests/UIKitLabsUITests.swift | testPushHidesPresenterAndPopShowsItAgain
    dealloc-not-mid-transition-measured | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    dealloc-not-part-of-appearance | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:) | dismiss(animated:completion:)
    dealloc-order-measured | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    measured-memory-notification-not-enough | measurement | low | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    memory-warning-ios5-191i | statement | medium | <= 5 | https://www.191i.com/689936249977104364.html | viewDidUnload notes
    memory-warning-ios6-no-unload | answer | high | 6+ | https://e-learn.cn/qa/q-537402.html https://manongdao.com/q-1227237.html | iOS 6 - viewDidUnload migrate to didReceiveMemoryWarning?
    memorywarning-all-controllers | documentation | high | not stated | https://developer.apple.com/library/ios/featuredarticles/ViewControllerPGforiPhoneOS/ViewLoadingandUnloading/ViewLoadingandUnloading.html | View Controller Programming Guide for iOS (2012): Resource Management in View Controllers
    memorywarning-no-unload-ios6 | documentation | high | >=6 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    memorywarning-super | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/didreceivememorywarning() | didReceiveMemoryWarning()
    nav-poptoroot-deinit-10924293329 | log | high | 17+ SDK | - | ViewController Lifecycle Events with NavigationController
    nav-push-pop-dealloc-33663119952 | statement | high | unknown | - | UIViewController notes (Chinese)
    perfsuite-dealloc-after-dismiss | unit test | medium | CI 26.4.1 | https://github.com/bookingcom/perfsuite-ios/blob/9e0a2c1783d4b63370d7bcbe026eb52a79c8117c/PerformanceSuite/Tests/ViewControllerLeaksObserverTests.swift | testNoLeakNotDetected
    t-memory-under-modal-5 | statement | high | 5 (2013-05-20) | https://github.com/herzbube/littlego/issues/157 | littlego, issue 157
    t-memory-under-push-5 | statement | high | 5 (2013-08-29) | https://github.com/hatena/Hatena-Bookmark-iOS-SDK/pull/34 | Hatena-Bookmark-iOS-SDK, pull request 34
    t-memory-under-push-6 | statement | high | 6 (2013-03-01) | https://github.com/jverkoey/nimbus/issues/355 | nimbus, issue 355
    uikittestable-window-release-after-dismiss | unit test | medium | 12.2 | https://github.com/Kuniwak/UIKitTestable/blob/17bd00de1746003b96120d7ef7f101a4113a6755/UIKitTestableApp/UIKitTestableAppTests/GlobalModalPresentDismisserTests.swift | testNoMemoryLeaks
    unload-cycle-ios5 | documentation | high | <=5 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidunload | viewDidUnload
    viewdidunload-never-called-ios6 | documentation | high | 3-5 called; >=6 never | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidunload | viewDidUnload
    viewdidunload-not-on-dealloc | documentation | high | 3-5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    viewwillunload-deprecated | documentation | high | 5 only | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    """#
}
