extension EvidenceRegister {
  /// Sources on UIKit's warnings and exceptions.
  static let warningsSources = #"""
    console-already-presenting | console text | high | not stated | - | code comment with log
    console-detached | console text | high | not stated | - | code comment
    console-load-while-deallocating | console text | high | >=9 | - | code comment with log
    console-nested-push-pop | console text | medium | old; range unknown | - | library README
    console-not-in-window-new | console text | medium | newer | - | changelog quoting a log
    console-not-in-window-old | console text | high | older | - | code comment with log
    console-unbalanced | console text | high | not stated | - | device log
    embed-twice-exception-embeddedswapping11 | log | high | 8 (2015-04) | https://github.com/mluton/EmbeddedSwapping/issues/11 | performSegueWithIdentifier crashes which I call it in viewWillAppear
    exception-hierarchy-text | console text | high | not stated | - | bug comment
    exception-nan-position-baiduface21 | log | medium | 14 (2020-11) | https://github.com/songxiaoliang/react-native-baidu-face/issues/21 | CALayer position contains NaN while presenting
    exception-nan-position-namapkit12 | log | high | 7 era (2014-01) | https://github.com/neilang/NAMapKit/issues/12 | CALayer position contains NaN
    exception-push-same-instance-text-new | log | high | 13+ | https://github.com/thexande/SwiftAlgorithms/issues/31 | App crash while clicking multiple time
    exception-push-same-instance-text-old | log | high | up to 12 | https://github.com/samuelclay/NewsBlur/issues/886 | crash report
    exception-push-twice-text | console text | high | not stated | - | crash log
    exception-root-vc | console text | high | >=9 | - | crash log
    exception-stack-not-distinct-presentvc | console text | high | 14 (2021-05) | - | PresentVC, comment in ViewController.swift
    exception-stack-not-distinct-wp15337 | console text | high | 13-14 (2020-11) | https://github.com/wordpress-mobile/WordPress-iOS/issues/15337 | All view controllers in a navigation controller must be distinct
    exception-transition-common-parent | documentation | high | not stated | https://whackylabs.com/uikit/swift/ios/animation/2022/12/14/viewcontroller-transition/ | Simple UIViewController Transitions
    hierarchy-inconsistency-doc-and-text | log | high | 9 | https://forums.developer.apple.com/forums/thread/52937 https://developer.apple.com/documentation/uikit/uiviewcontroller/1621513-hierarchyinconsistencyexception | setViewControllers crash; hierarchyInconsistencyException
    hierarchy-inconsistency-exception | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    warning-already-presenting-text | log | high | 12-13 (2019-08) | https://github.com/dillidon/alerts-and-pickers/issues/70 | whose view is not in the window hierarchy
    warning-appearance-misuse-lnpopup | log | high | 15-16 (2022-11) | https://github.com/LeoNatan/LNPopupController/issues/521 | Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs
    warning-detached-vc-text | log | high | 7-16 | https://github.com/pwn20wndstuff/Undecimus/issues/834 https://github.com/google/blockly-ios/issues/311 https://github.com/PageMenu/PageMenu/issues/77 | Presenting view controllers on detached view controllers is discouraged
    warning-nested-pop | statement | high | 6-7 era | https://github.com/leverdeterre/UINavigationControllerWithCompletionBlock | UINavigationControllerWithCompletionBlock
    warning-nested-push-ios7 | log | high | 7.1.2 | - | KTJPushQueueForNavigation demo
    warning-not-in-window-hierarchy | answer | high | 5+ | http://www.kouhan.cn/en/article/00009789 | whose view is not in the window hierarchy
    warning-present-while-presenting-klaas | statement | high | 7 era | - | testing view controllers
    warning-unbalanced-pagevc-reentrant | statement | high | 7-9 era | - | page view controller samples
    warning-unbalanced-push-before-root-loaded-firefox | statement | medium | 16 (2023-07) | https://github.com/mozilla-mobile/firefox-ios/issues/15804 | Unbalanced calls LaunchViewController
    warning-unbalanced-push-in-viewdidload | log | high | unknown | - | BlockTestViewController comment
    warning-windows-root-vc-launch | log | high | 6 (2012-10) | https://github.com/aporat/KKPasscodeLock/issues/13 | Unbalanced calls to begin/end appearance transitions
    """#
}
