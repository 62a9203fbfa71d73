extension EvidenceRegister {
  /// Sources on split view controllers.
  static let splitSources = #"""
    hidden-column-keeps-width-screens3811 | statement | medium | 26 era (2026-03-27) | https://github.com/software-mansion/react-native-screens/pull/3811 | Override the frame with HostView bounds in collapsed mode
    n-show-detail-silent-26 | statement | medium | 26 (2025) | https://github.com/Iron-Ham/NavigableSplitView/blob/07302d234f1f9c985e328f1daafe8395142eaeeb/Sources/NavigableSplitView/CustomUISplitViewController.swift | NavigableSplitView, CustomUISplitViewController.swift
    n-split-collapse-keeps-secondary | statement | high | 9-14 (2022-02-24) | https://github.com/wordpress-mobile/WordPress-iOS/issues/18021 | WordPress-iOS, issue 18021
    radar-17826464-currentcontext-split-primary | statement | low | 8 beta 4 (worked in iOS 7) | https://github.com/lionheart/openradar-mirror/issues/12249 | 17826464: Presenting view controller on UISplitViewController's primary view controller behaves incorrectly
    radar-29824842-split-primaryhidden-to-allvisible | statement | medium | 10.2 | https://github.com/lionheart/openradar-mirror/issues/16613 | 29824842: viewDidAppear not sent to UIViewControllers shown inside a UISplitVC
    radar-51112884-split-tab-loaded-in-background | log | high | 12.2 | https://github.com/lionheart/openradar-mirror/issues/21279 | 51112884: viewDidLoad of UISplitViewController in second tab called after applicationDidEnterBackground
    split-secondary-again-pushes | statement | high | 14 (2020-09) | https://zhaoxin.pro/technology/15993960076329.html | Feedback FB8640357 with Apple's reply on setViewController(_:for:)
    split-appearance-forwarding | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uisplitviewcontroller | UISplitViewController
    split-born-expanded-commandshift | statement | medium | 9 (2016-04) | http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/ | Understanding split view controller
    split-classic-unspecified | documentation | high | >=14 | https://developer.apple.com/documentation/uikit/uisplitviewcontroller | UISplitViewController
    split-collapse-delegate-only-on-change-wp24787 | statement | medium | 26 (2025-09) | https://github.com/wordpress-mobile/WordPress-iOS/pull/24787 | Display the same blog in expanded and collapsed mode
    split-collapse-triggers | documentation | high | >=14 | https://developer.apple.com/documentation/uikit/uisplitviewcontroller | UISplitViewController
    split-collapses-in-background | statement | medium-high | 18-26 (2025-10-22) | https://github.com/software-mansion/react-native-screens/pull/3319 https://github.com/wordpress-mobile/WordPress-iOS/pull/23643 | react-native-screens, pull request 3319
    split-iscollapsed-false-in-viewwillappear-woo11675 | statement | high | 17.0.1 and 17.1 false; 17.2 correct | https://github.com/woocommerce/woocommerce-ios/issues/11675 | Ensure an order is selected when rotation brings order details into view
    split-wraps-children-in-nav | documentation | high | >=14 | https://developer.apple.com/documentation/uikit/uisplitviewcontroller | UISplitViewController
    t-column-fraction | statement | high | 8 (2015-02) | https://github.com/lionheart/openradar-mirror/issues/10914 | openradar-mirror, issue 10914
    t-phantom-disappear | statement | medium | 11 (2017-08-31) | https://github.com/lionheart/openradar-mirror/issues/18287 | openradar-mirror, issue 18287
    n-split-hide-not-told-in-code | statement | high | 14-26 | https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willhide:) | Apple documentation, splitViewController(_:willHide:)
    """#
}
