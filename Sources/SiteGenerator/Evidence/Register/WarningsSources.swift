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
    exception-active-controller-mdc8506 | console text | high | 13 (2019-09) | https://github.com/material-components/material-components-ios/issues/8506 | [FeatureHighlight] crashing when tried to present modally
    exception-active-controller-otm362 | console text | high | 11 (2017-12) | https://github.com/OpenTreeMap/otm-ios/issues/362 | NSInvalidArgumentException: Application tried to present modally an active controller
    exception-add-self-wisonlin | statement | medium | 7 (2014-06) | https://wisonlin.github.io/2014/06/01/2014-06-01-cant-add-self-as-subview | Can't add self as subview
    exception-hierarchy-text | console text | high | not stated | - | bug comment
    exception-layer-cycle-jxcategory108 | statement | medium | 12 (2019-03) | https://github.com/pujiaxin33/JXCategoryView/issues/108 | an error with JXCategoryListCollectionContainerView
    exception-nan-position-baiduface21 | log | medium | 14 (2020-11) | https://github.com/songxiaoliang/react-native-baidu-face/issues/21 | CALayer position contains NaN while presenting
    exception-nan-position-namapkit12 | log | high | 7 era (2014-01) | https://github.com/neilang/NAMapKit/issues/12 | CALayer position contains NaN
    exception-no-common-orientation-ejecta38 | log | high | 6 (2012-10) | https://github.com/phoboslab/Ejecta/issues/38 | Landscape App will crash & shut down
    exception-no-common-orientation-jdstatusbar105 | log | high | 11.4 (2018-09) | https://github.com/calimarkus/JDStatusBarNotification/issues/105 | Fatal Exception: UIApplicationInvalidInterfaceOrientation (iPad)
    exception-no-common-orientation-lthpasscode128 | statement | medium-high | 9.0 (2015-10) | https://github.com/rolandleth/LTHPasscodeViewController/issues/128 https://github.com/rolandleth/LTHPasscodeViewController/issues/129 | BugshowForEnablingPasscodeInViewController problem
    exception-no-common-orientation-vk138 | statement | medium | 8 era (2014-11) | https://github.com/VKCOM/vk-ios-sdk/issues/138 | VKShareDialogController in a landscape-only app
    exception-no-method-acknowlist5 | log | high | 9 era (2016-02) | https://github.com/vtourraine/AcknowList/issues/5 | Unrecognised selector
    exception-no-segue-onboard49 | log | high | 8 era (2015-06) | https://github.com/mamaral/Onboard/issues/49 | Trouble with Storyboard Segues
    exception-page-count-simplified781 | console text | high | 11 era (2017-10) | https://github.com/NYPL-Simplified/Simplified-iOS/issues/781 | NSInvalidArgumentException in UIPageViewController/NYPLReaderViewController
    exception-page-count-til18 | log | high | 15 era (2022-05) | https://github.com/Taehyeon-Kim/TIL/issues/18 | The number of view controllers provided (3) doesn't match the number required (1) for the requested transition
    exception-pop-stranger-beacon132 | log | high | 14.1 (2020-11) | https://github.com/helpscout/beacon-ios-sdk/issues/132 | Crash: Tried to pop to a view controller that doesn't exist.
    exception-present-child-promisekit178 | statement | medium | 8 era (2015-04) | https://github.com/mxcl/PromiseKit/pull/178 | fix navigation controller presenting promise
    exception-present-child-wikipedia | console text | medium | 13+ (2020) | https://github.com/wikimedia/wikipedia-ios/blob/9f9c1c80c875494edfe880149d0932ca7afc9a34/Wikipedia/Code/ArticleTableOfContentsDisplayController.swift | ArticleTableOfContentsDisplayController.swift, code comment
    exception-present-itself-kuipopover28 | log | high | 17 era (2024-01) | https://github.com/Kofktu/KUIPopOver/issues/28 | Using popped-up viewController as local property leads to error
    exception-present-itself-wp11483 | log | high | 12 era (2019-04) | https://github.com/wordpress-mobile/WordPress-iOS/issues/11483 | Application tried to present modal view controller on itself
    exception-present-twice-privacyscreen83 | log | high | 17 era (2023-11) | https://github.com/capacitor-community/privacy-screen/issues/83 | Application tried to present modally a view controller that is already being presented
    exception-present-twice-sharemenu101 | log | high | 14 era (2021-01) | https://github.com/Expensify/react-native-share-menu/issues/101 | Application tried to present modally a view controller that is already being presented
    exception-push-navigation-actionsheetpicker70 | log | high | 8 (2014-10) | https://github.com/skywinder/ActionSheetPicker-3.0/issues/70 | Example fails when clicking "Modal Test"
    exception-push-same-instance-text-new | log | high | 13+ | https://github.com/thexande/SwiftAlgorithms/issues/31 | App crash while clicking multiple time
    exception-push-same-instance-text-old | log | high | up to 12 | https://github.com/samuelclay/NewsBlur/issues/886 | crash report
    exception-push-split-intelligentsplit11 | statement | medium | 5 (2012-02) | https://github.com/grgcombs/IntelligentSplitViewController/issues/11 | Problems when split views are pushed onto "More..." tab
    exception-push-split-promotion379 | statement | medium-high | 7 (2014-01) | https://github.com/jamonholmgren/ProMotion/issues/379 | Split Screen usage
    exception-push-twice-text | console text | high | not stated | - | crash log
    exception-root-vc | console text | high | >=9 | - | crash log
    exception-select-stranger-maintab | console text | medium | not stated | - | MainTabController, code comment
    exception-split-on-phone-apple | documentation | high | 3.2-7 | https://developer.apple.com/library/ios/documentation/uikit/reference/UISplitViewController_class/Reference/Reference.html | UISplitViewController Class Reference
    exception-split-on-phone-xamarin | console text | high | before 8 (2012-2013) | https://github.com/xamarin/xamarin-macios/blob/9200e43f68fa12d0706db5fbafb54eccaf70293b/tests/introspection/iOS/iOSApiCtorInitTest.cs | iOSApiCtorInitTest.cs, comment in a test
    exception-stack-not-distinct-presentvc | console text | high | 14 (2021-05) | - | PresentVC, comment in ViewController.swift
    exception-stack-not-distinct-wp15337 | console text | high | 13-14 (2020-11) | https://github.com/wordpress-mobile/WordPress-iOS/issues/15337 | All view controllers in a navigation controller must be distinct
    exception-transition-common-parent | documentation | high | not stated | https://whackylabs.com/uikit/swift/ios/animation/2022/12/14/viewcontroller-transition/ | Simple UIViewController Transitions
    exception-view-of-two-sialertview120 | log | high | 9 (2016-04) | https://github.com/Sumi-Interactive/SIAlertView/issues/120 | UIViewControllerHierarchyInconsistency
    exception-view-of-two-viewdeck145 | log | high | 6 (2012-09) | https://github.com/ViewDeck/ViewDeck/issues/145 https://github.com/tkzic/audiograph/issues/1 | UIViewControllerHierarchyInconsistency exceptions.
    hierarchy-inconsistency-doc-and-text | log | high | 9 | https://forums.developer.apple.com/forums/thread/52937 https://developer.apple.com/documentation/uikit/uiviewcontroller/1621513-hierarchyinconsistencyexception | setViewControllers crash; hierarchyInconsistencyException
    hierarchy-inconsistency-exception | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    hierarchy-raises-at-push-airship732 | statement | high | 26 era (2026-04-09) | https://github.com/urbanairship/react-native-airship/pull/732 | Fix UIViewControllerHierarchyInconsistency crash in AirshipEmbeddedViewWrapper
    hierarchy-raises-at-window-pagerview1098 | log | high | 17 to 26 (2026-07-26) | https://github.com/callstack/react-native-pager-view/issues/1098 | UIViewControllerHierarchyInconsistency at the next move to a window
    hierarchy-without-controller-klcpopup6 | log | high | 7 era (2014-09), 14 era (2021-05), 16.6 (2023-08) | https://github.com/jmascia/KLCPopup/issues/6 https://github.com/software-mansion/react-native-screens/issues/944 https://github.com/software-mansion/react-native-screens/issues/1869 | Error when using storyboards
    n-delta-already-presenting | log | high | 18 (2025-06-02) | https://github.com/deltachat/deltachat-ios/issues/2736 | deltachat-ios, issue 2736
    warning-already-presenting-text | log | high | 12-13 (2019-08) | https://github.com/dillidon/alerts-and-pickers/issues/70 | whose view is not in the window hierarchy
    warning-appearance-misuse-lnpopup | log | high | 15-16 (2022-11) | https://github.com/LeoNatan/LNPopupController/issues/521 | Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs
    warning-detached-vc-text | log | high | 7-16 | https://github.com/pwn20wndstuff/Undecimus/issues/834 https://github.com/google/blockly-ios/issues/311 https://github.com/PageMenu/PageMenu/issues/77 | Presenting view controllers on detached view controllers is discouraged
    warning-nested-pop | statement | high | 6-7 era | https://github.com/leverdeterre/UINavigationControllerWithCompletionBlock | UINavigationControllerWithCompletionBlock
    warning-nested-push-ios7 | log | high | 7.1.2 | - | KTJPushQueueForNavigation demo
    warning-not-in-window-hierarchy | answer | high | 5+ | http://www.kouhan.cn/en/article/00009789 | whose view is not in the window hierarchy
    warning-present-in-transition-myflightbook370 | console text | high | 26 (2025-09) | https://github.com/ericberman/MyFlightbookiOS/issues/370 | iRate is broken with new UIScene architecture
    warning-present-while-presenting-klaas | statement | high | 7 era | - | testing view controllers
    warning-unbalanced-pagevc-reentrant | statement | high | 7-9 era | - | page view controller samples
    warning-unbalanced-push-before-root-loaded-firefox | statement | medium | 16 (2023-07) | https://github.com/mozilla-mobile/firefox-ios/issues/15804 | Unbalanced calls LaunchViewController
    warning-unbalanced-push-in-viewdidload | log | high | unknown | - | BlockTestViewController comment
    warning-windows-root-vc-launch | log | high | 6 (2012-10) | https://github.com/aporat/KKPasscodeLock/issues/13 | Unbalanced calls to begin/end appearance transitions
    exception-root-as-child-snapshot310 | log | high | 13 (2020-03-10) | https://github.com/pointfreeco/swift-snapshot-testing/issues/310 | swift-snapshot-testing, issue 310
    """#
}
