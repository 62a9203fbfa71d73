extension EvidenceRegister {
  /// Sources on rotation, traits and sizes.
  static let geometrySources = #"""
    geometry-request-bounces-16 | statement | medium | 16 (2022) | https://developer.apple.com/forums/thread/716583 | forum thread 716583
    ipad-ios9-boot-traitcollection-gist | log | high | 9 beta (2015-06-15) | https://gist.github.com/guangLess/starred | iOS 9 multitasking log gist
    launch-forced-landscape-mattneub-ios15 | log | high | 15 | https://github.com/mattneub/Programming-iOS-Book-Examples | Programming iOS book examples
    launch-in-portrait | documentation | high | docs, older model | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    layout-on-becoming-visible-after-rotation | documentation | high | 6-7 rotation model | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    n-child-without-view-hears-of-size-8 | statement | medium | 8 (2015-05-19) | https://github.com/artsy/eigen/pull/456 | eigen, pull request 456
    n-custom-style-takes-presenter-orientations | statement | high | 8 (2015-04-10) | https://github.com/nytimes/NYTPhotoViewer/issues/44 | NYTPhotoViewer, issue 44
    n-full-screen-has-its-own-orientations | statement | high | 8 (2015-04-10) | https://github.com/nytimes/NYTPhotoViewer/issues/44 | NYTPhotoViewer, issue 44
    n-initial-traits-12 | statement | high | 12 (2019-07-24) | https://github.com/iZettle/Form/pull/113 | Form, pull request 113
    n-interaction-change-only-by-gesture | statement | medium | 10-11 (2018-03-21) | https://github.com/radianttap/Coordinator/issues/11 | Coordinator, issue 11
    n-no-initial-traits-13 | statement | high | 13 (2019-09-09) | https://github.com/uias/Tabman/pull/458 | Tabman, pull request 458
    n-override-style-tells-controller-13 | statement | high | 13 (2020-06-02) | https://github.com/TextureGroup/Texture/pull/1862 | Texture, pull request 1862
    n-navigation-bar-54-26 | statement | medium | 26 (2025-09-17) | https://github.com/QuintGao/GKNavigationBarSwift/issues/47 | GKNavigationBarSwift, issue 47
    n-registration-hears-its-traits-only-17 | documentation | high | 17 (iOS 17 and l) | https://developer.apple.com/documentation/uikit/adapting-your-app-when-traits-change | developer.apple.com
    n-rotation-pad-no-trait-change | statement | high | 16 (2023-03-20) | https://github.com/daved01/DetectorAppSwiftUI/issues/4 | DetectorAppSwiftUI, issue 4
    n-rotation-phone-trait-change | statement | high | 16 (2023-03-20) | https://github.com/daved01/DetectorAppSwiftUI/issues/4 | DetectorAppSwiftUI, issue 4
    n-sheet-does-not-decide-rotation-13 | statement | high | 13 (2020-07-29) | https://github.com/tidepool-org/LoopKit/pull/176 | LoopKit, pull request 176
    n-size-stops-without-super | statement | high | 9 (2015-12-01) | https://github.com/mozilla-mobile/firefox-ios/pull/1327 | firefox-ios, pull request 1327
    n-traits-before-size | statement | high | 9 (2016-08-21) | https://github.com/facebookarchive/AsyncDisplayKit/pull/2115 | AsyncDisplayKit, pull request 2115
    n-traits-parent-first | statement | high | 14 (2021-02-15) | https://github.com/GetStream/stream-chat-swift/pull/817 | stream-chat-swift, pull request 817
    n-traits-right-in-is-appearing | statement | high | 17 (2023-11-23) | https://github.com/brave/brave-ios/pull/8476 | brave-ios, pull request 8476
    n-update-traits-synchronously | documentation | high | 17-26 (2023) | https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded( | developer.apple.com
    orientation-lock-ios26 | documentation | high | >=26 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    override-traits-for-child-deprecated | documentation | high | 8-17 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    radar-24277475-nav-size-transition-depth | log | medium | 9 (2016-01) | https://github.com/lionheart/openradar-mirror/issues/7463 | 24277475: the viewWillTransitionToSize is not called on viewcontrollers in a navigationcontroller except the top most one
    requestgeometryupdate-ios16 | documentation | high | >=16 | https://github.com/theAppLaunchers/apple-docs-for-rag/blob/61312ac5fd829bfbe6c60a6fc3fcd8962f69cef7/ios-ipados-release-notes/md/ios & ipados release notes-ios 16 release notes-notes.md | iOS & iPadOS 16 release notes (copy)
    root-view-fills-window | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    rotation-ios3-order-devze | answer | high | 3.0-7 | https://m.devze.com/ask/282631IGMNrxplM | differences between the interface orientation delegate methods
    rotation-is-size-change | documentation | high | >=8 | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    rotation-launch-ios5-bhags | answer | high | 5.0 | http://stackoverflow.com/questions/9539676/uiviewcontroller-returns-invalid-frame http://bhags.org/?p=533 | UIViewController receive message order
    rotation-methods-deprecated | documentation | high | 2-8 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    rotation-only-frontmost-wangling-2010 | statement | medium | 3-4 | http://wangling.me/2010/07/how-to-rock-and-roll-your-apps.html | How to rock and roll your apps
    rotation-presenting-also-notified-onmyway | statement | medium | 9-10 (2016-09) | https://github.com/onmyway133/notes/issues/210 | iOS viewWillTransitionToSize when presented view controller
    rotation-under-full-screen-17 | statement | medium-high | 17+ (2024-03) | https://github.com/brave/brave-ios/blob/398f8b763aa88cdc23289138863d62f05b2c2a23/Sources/Brave/Frontend/Browser/BrowserViewController/BrowserViewController.swift | brave-ios, BrowserViewController.swift
    rotation-visible-only-ios67 | documentation | high | 6-7 | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    setneedsupdateofsupportedorientations-ios16 | documentation | high | >=16 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    shouldautorotate-deprecated-ios16 | documentation | high | 6-16 | https://github.com/theAppLaunchers/apple-docs-for-rag/blob/61312ac5fd829bfbe6c60a6fc3fcd8962f69cef7/ios-ipados-release-notes/md/ios & ipados release notes-ios 16 release notes-notes.md | iOS & iPadOS 16 release notes (copy)
    supportedinterfaceorientations-default | documentation | high | >=6 | https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations | supportedInterfaceOrientations
    supportedinterfaceorientations-multitasking | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations | supportedInterfaceOrientations
    supportedinterfaceorientations-who | documentation | high | >=6 | https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations | supportedInterfaceOrientations
    t-content-size-category | statement | high | 17 (2025-09-04) | https://github.com/woocommerce/woocommerce-ios/pull/16076 | woocommerce-ios, pull request 16076
    t-covered-turns | statement | high | 9-10 (2016-09-06) | https://github.com/zenangst/Spots/pull/286 https://github.com/onmyway133/notes/issues/202 | Spots, pull request 286
    t-launch-traits | statement | medium | 9 (2016-05-04) | https://github.com/facebookarchive/AsyncDisplayKit/pull/1592 | AsyncDisplayKit, pull request 1592
    t-size-without-traits | statement | medium | 9 (2016-05-04) | https://github.com/facebookarchive/AsyncDisplayKit/pull/1592 | AsyncDisplayKit, pull request 1592
    trait-updates-topdown-appleforum | statement | high | 17 (statement general) | https://developer.apple.com/forums/thread/733301 | Clarity on updateTraitsIfNeeded in traitCollectionDidChange
    traitcollectiondidchange-deprecated | documentation | high | 8-17 deprecated | https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:) | traitCollectionDidChange(_:)
    traitcollectiondidchange-earlier-ios17 | statement | low | 17 | https://github.com/lascic/UIOnboarding/pull/19 | Adopted trait registration API and fixed iOS 17 crash
    traits-change-only-on-value-change | documentation | high | >=13 | https://github.com/theAppLaunchers/apple-docs-for-rag/blob/61312ac5fd829bfbe6c60a6fc3fcd8962f69cef7/ios-ipados-release-notes/md/ios & ipados release notes-ios 13 release notes-notes.md | iOS & iPadOS 13 release notes (copy)
    traits-inherit-from-superview-ios17 | documentation | medium | >=17 | https://www.wwdcnotes.com/notes/wwdc23/10057/ | third-party notes on WWDC23 session 10057 Unleash the UIKit trait system
    traits-predicted-at-init-ios13 | documentation | high | >=13 | https://github.com/theAppLaunchers/apple-docs-for-rag/blob/61312ac5fd829bfbe6c60a6fc3fcd8962f69cef7/ios-ipados-release-notes/md/ios & ipados release notes-ios 13 release notes-notes.md | iOS & iPadOS 13 release notes (copy)
    updatetraitsifneeded-ios17 | documentation | high | >=17 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    viewwilltransition-before-size | documentation | high | >=8 | https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:) | viewWillTransition(to:with:)
    viewwilltransition-child-size-filter | documentation | high | >=8 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    viewwilltransition-forwarding | documentation | high | >=8 | https://github.com/sebjvidal/UIKit-Public-Headers/blob/a333452ec76a2b8454086c078597909f774a978d/UIViewController.h | UIViewController.h (iOS 26 SDK era public header)
    willtransition-traits-order | documentation | high | >=8 | https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition(to:with:) | willTransition(to:with:)
    bar-at-53-67 | statement | high | 17 era (2024-05-11) | https://github.com/QuintGao/GKNavigationBarSwift/issues/41 | GKNavigationBarSwift, issue 41
    bar-overlaps-safe-area | log | high | 16 (2022-10-18) | https://kouki.hatenadiary.com/entry/2022/10/18/095736 | Dynamic IslandがあるiPhone 14 ProなどでナビゲーションバーのminYとsafeAreaInsets.topが一致しなくなっている
    """#
}
