extension EvidenceRegister {
  /// Sources on launch, background and the keyboard.
  static let processSources = #"""
    app-willenterforeground-not-with-scenes | documentation | high | 4-26 | https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:) | applicationWillEnterForeground(_:)
    background-foreground-10924293329 | log | high | 17+ SDK | - | ViewController Lifecycle Events with NavigationController
    background-launch-root-appears-so66605799 | answer | high | 14 era (2021-03) | https://stackoverflow.com/questions/66605799 https://example-a.com/answer/66605799 | Are viewcontroller lifecycle events supposed to be called when app is launched into background?
    background-no-appearance-callbacks | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:) | sceneWillEnterForeground(_:)
    foreground-no-viewwillappear | statement | high | 4+ | http://www.kouhan.cn/en/article/00043253 | why viewWillAppear is not invoked when returning from background
    keyboard-first-responder-restored-jsq | statement | medium | 8-9 (2015-08) | https://github.com/jessesquires/JSQMessagesViewController/issues/1174 | Cancel Interactive Pop Gesture to get into a bad state
    launch-order-ios10-basenotes | log | low | 10 (2017-01) | - | iOS base notes
    launch-pre-ios8-didbecomeactive-so66605799 | answer | medium | before 8 | https://stackoverflow.com/questions/66605799 | launching into the background
    launch-scene-viewisappearing-10924293329 | log | high | 17+ SDK (logs viewIsAppearing) | - | ViewController Lifecycle Events with NavigationController
    nav-pop-textfield-vast2012 | log | high | iOS 5 (2012-04) | http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/ | UIViewController Life Cycle
    responder-chain-position | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    scene-activation-then-appearance | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground | Preparing your UI to run in the foreground
    scene-delegate-ios13 | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground | Preparing your UI to run in the foreground
    scene-lifecycle-log-18-4 | documentation | high | >=18.4 | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    scene-lifecycle-log-26 | documentation | high | 26 | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    scene-lifecycle-required-27 | documentation | high | not stated | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    """#
}
