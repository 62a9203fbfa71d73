extension EvidenceRegister {
  /// Sources on layout and update passes.
  static let layoutSources = #"""
    autoresizing-in-proportion | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.property | autoresizingMask
    autoresizing-keeps-ratio-2012 | statement | medium | 5 era (2012-06) | https://topic.alibabacloud.com/a/autoresizingmask-in-ios-reproduced_1_12_30772281.html https://cnblogs.com/yecong/p/6098583.html | autoresizingMask in iOS (reproduced)
    didlayout-not-descendants | documentation | high | >=5 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews() | viewDidLayoutSubviews()
    isappearing-in-layout-phase | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    layout-auto-trait-tracking-ios18 | documentation | high | >=18 | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewwilllayoutsubviews() | viewWillLayoutSubviews()
    layout-callbacks-any-time | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:) | viewIsAppearing(_:)
    layout-callbacks-default-noop | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    n-safe-area-before-did-layout-11 | statement | medium | 11 (2017-09-17) | https://github.com/material-components/material-components-ios/pull/1982 | material-components-ios, pull request 1982
    n-update-properties-before-layout | documentation | high | 26 (2025) | https://developer.apple.com/documentation/uikit/uiview/updateproperties( | developer.apple.com
    n-update-properties-coalesced | documentation | medium | 26 (2025) | https://developer.apple.com/documentation/uikit/uiview/setneedsupdateproperties( | developer.apple.com
    observation-ios18-use-willlayout | documentation | high | 18 | https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit | Updating views automatically with observation tracking in UIKit
    observation-tracking-enablement | documentation | high | >=26 default; 18 opt-in | https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit | Updating views automatically with observation tracking in UIKit
    safe-area-margins-callbacks-before-isappearing | documentation | high | >=11 (with viewIsAppearing >=13) | https://developer.apple.com/documentation/uikit/displaying-and-managing-views-with-a-view-controller | Displaying and managing views with a view controller
    setneedsupdateproperties-coalesces | documentation | high | >=26 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    trait-tracking-supported-methods | documentation | high | >=18 | https://developer.apple.com/documentation/uikit/automatic-trait-tracking | Automatic trait tracking
    update-pass-order-ios26 | documentation | high | >=26 | https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit | Updating views automatically with observation tracking in UIKit
    update-pass-steps-skippable | documentation | high | >=26 | https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit | Updating views automatically with observation tracking in UIKit
    updateproperties-availability | documentation | high | >=26 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    updateproperties-first-appearance | documentation | high | >=26 | https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit | Updating views automatically with observation tracking in UIKit
    updateproperties-ios26 | statement | medium | 26 | https://askwwdc.com/q/what-is-the-layout-life-cycle-in-uikit | What is the layout life cycle in UIKit?
    updatepropertiesifneeded-subtree | documentation | high | >=26 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    updateviewconstraints-super | documentation | high | >=6 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    view-layer-order-with-constraints | statement | medium | unknown | - | RootView & ChildView & ViewController's Life-cycle
    willlayout-just-before-layoutsubviews | documentation | high | >=5 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    """#
}
