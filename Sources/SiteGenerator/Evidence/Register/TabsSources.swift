extension EvidenceRegister {
  /// Sources on tab bar controllers.
  static let tabsSources = #"""
    measured-order-tab | measurement | medium | 26.5 Catalyst | - | UIViewController lifecycle, measured on Mac Catalyst, iPadOS 26.5 (2026-07-27)
    n-tabs-datadog-visits | unit test | high | 15-26 (2026) | https://github.com/DataDog/dd-sdk-ios/blob/2b6a3fb084a9532d694de5f0b523b78ccc6717a8/IntegrationTests/IntegrationScenarios/Scenarios/RUM/RUMTabBarControllerScenarioTests.swift | dd-sdk-ios, RUMTabBarControllerScenarioTests.swift
    n-tabs-bar-hidden-by-push | statement | high | 18 (2024-08-27) | https://github.com/LeoNatan/LNPopupController/issues/570 | LNPopupController, issue 570, with a reply from Apple
    n-tabs-did-half-a-second-late | log | high | 18-26 (2025-01-21) | https://dev.classmethod.jp/articles/ios18-uitabbarcontroller-lifecycle-change | dev.classmethod.jp
    n-tabs-e2e-order | unit test | high | 18-26 (2026-05-14) | https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/FabricExample/e2e/single-feature-tests/tabs/test-tabs-lifecycle-events.e2e.ts | react-native-screens, test-tabs-lifecycle-events.e2e.ts
    n-tabs-es-animations-off | statement | medium | 18-26 (2025-03-25) | https://github.com/eggswift/ESTabBarController/issues/295 | ESTabBarController, issue 295
    n-tabs-fade-bottom-tabs | statement | high | 18-26 (2024-10-29) | https://github.com/callstack/react-native-bottom-tabs/issues/45 | react-native-bottom-tabs, issue 45
    n-tabs-first-visit-ticklecode | log | high | 14-15 (2021) | https://ticklecode.com/uitabbarcontrollerlifecycle/ | ticklecode.com
    n-tabs-index-then-push | statement | medium | 18-26 (2025-10-31) | https://github.com/hhru/Nivelir/issues/149 | Nivelir, issue 149
    n-tabs-replaced-root-not-told | statement | medium | 15-16 (2022-09-27) | https://github.com/deltachat/deltachat-ios/pull/1699 | deltachat-ios, pull request 1699
    openuikit-tab-switch-order-claim | unit test | low | not iOS (OpenUIKit) | https://github.com/Vercantez/openuikit | testSwitchOrderAndStatePreservation
    perfsuite-tabbar-programmatic-selection | unit test | medium | CI 26.4.1 | https://github.com/bookingcom/perfsuite-ios/blob/9e0a2c1783d4b63370d7bcbe026eb52a79c8117c/PerformanceSuite/Tests/TTIObserverExtensionTests.swift | testCustomInitTimeForViewControllersInsideTabBarController
    rnn-tab-view-loaded-only-on-selection | unit test | medium-high | 15.5 (iPhone 13 simulator) | https://github.com/wix/react-native-navigation/blob/c9bbcb24ddc4361fd226033fd0f9627eb6df44f2/playground/ios/NavigationTests/RNNCommandsHandlerTest.mm | testSetRoot_withBottomTabsAttachModeOnSwitchToTab
    tab-bar-viewdidload-at-init | statement | medium | unknown | https://qiita.com/hicka04/items/e5ce253ce74fdea38378 | UITabBarController: viewDidLoad when it is made
    tab-didselect-user-only | documentation | high | >=3 | https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:) | tabBarController(_:didSelect:)
    tab-first-load-pgzxc | log | high | unknown | https://pgzxc.github.io/posts/efa3afd7.html | IOS开发之——UITabBarViewController-控制器加载(3)
    tab-first-switch-pgzxc | log | high | unknown | https://pgzxc.github.io/posts/efa3afd7.html | IOS开发之——UITabBarViewController-控制器加载(3)
    tab-lazy-children | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    tab-retap-shows-root | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uitabbarcontroller | UITabBarController
    tab-select-replaces-view | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uitabbarcontroller | UITabBarController
    tab-setviewcontrollers | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uitabbarcontroller/setviewcontrollers(_:animated:) | setViewControllers(_:animated:)
    tab-shouldselect-user-tap | documentation | high | >=3 | https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:) | tabBarController(_:shouldSelect:)
    tab-shouldselecttab-ios18 | documentation | high | >=18 | https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:) | tabBarController(_:shouldSelectTab:)
    tab-switch-back-korean-comment | statement | high | unknown | - | comment block after the class
    tab-switch-uses-transitionfromviewcontroller-claim | statement | low | unknown | http://reibang.com/p/0801af352df6 | untitled
    tero-tab-container-first-appearance-selected-only | unit test | high | CI iOS 26, iPhone 17 | https://github.com/g761007/Tero/blob/6f782bf4422ade27df81b2809becb1dbccfda2e4/Tests/TeroTests/LifecycleTests.swift | test_presentingContainer_forwardsAppearanceToSelectedChildOnly
    tero-uinav-stack-survives-tab-removal | unit test | high | CI iOS 26, iPhone 17 | https://github.com/g761007/Tero/blob/6f782bf4422ade27df81b2809becb1dbccfda2e4/Tests/TeroTests/NavigationStackTests.swift | test_navigationStackIsPreservedAcrossTabSwitches, test_detachedTabKeepsItsNavigationStack
    uitab-didselect-doc | documentation | high | 18+ (2026) | https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:) | tabBarController(_:didSelectTab:previousTab:)
    uitab-doc | documentation | high | 18+ (2026) | https://developer.apple.com/documentation/uikit/uitab https://developer.apple.com/documentation/uikit/uitab/init(title:image:identifier:viewcontrollerprovider:) | UITab
    """#
}
