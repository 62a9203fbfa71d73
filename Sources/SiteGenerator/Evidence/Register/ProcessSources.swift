extension EvidenceRegister {
  /// Sources on launch, background and the keyboard.
  static let processSources = #"""
    alert-restores-keyboard-swiftalertview6 | statement | medium | 9 (2016-05) | https://github.com/dinhquan/SwiftAlertView/pull/6 https://github.com/slackhq/SlackTextViewController/issues/507 | Hide and restore keyboard when alert is shown as native UIAlertViewController behavior
    animations-disabled-doc | documentation | high | 2+ (2026) | https://developer.apple.com/documentation/uikit/uiview/setanimationsenabled(_:) https://developer.apple.com/documentation/uikit/uiview/areanimationsenabled | setAnimationsEnabled(_:)
    app-willenterforeground-not-with-scenes | documentation | high | 4-26 | https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillenterforeground(_:) | applicationWillEnterForeground(_:)
    apple-will-terminate | documentation | high | 2+ | https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:) https://github.com/mixpanel/mixpanel-iphone/pull/52 | applicationWillTerminate(_:)
    background-foreground-10924293329 | log | high | 17+ SDK | - | ViewController Lifecycle Events with NavigationController
    background-launch-root-appears-so66605799 | answer | high | 14 era (2021-03) | https://stackoverflow.com/questions/66605799 https://example-a.com/answer/66605799 | Are viewcontroller lifecycle events supposed to be called when app is launched into background?
    background-no-appearance-callbacks | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:) | sceneWillEnterForeground(_:)
    backgrounding-style-flips-14 | statement | high | 14.0 (2020-09-23) | http://www.openradar.me/FB8734191 | FB8734191
    catransaction-block-early-blockskit237 | statement | medium | 7 (2015-04) | https://github.com/BlocksKit/BlocksKit/issues/237 | BlocksKit, issue 237
    catransaction-block-missing-routecomposer62 | statement | medium | 14 era (2020-11-22) | https://github.com/ekazaev/route-composer/pull/62 | route-composer, pull request 62
    catransaction-completion-doc | documentation | high | 4+ (2013) | https://developer.apple.com/documentation/quartzcore/catransaction/setcompletionblock(_:) http://samplecodebank.blogspot.com/2013/06/CATransaction-kCATransactionDisableActions-example.html | setCompletionBlock(_:)
    combine-current-value-doc | documentation | high | 13-26 (2026) | https://developer.apple.com/documentation/combine/currentvaluesubject | CurrentValueSubject
    combine-published-doc | documentation | high | 13-26 (2026) | https://developer.apple.com/documentation/combine/published | Published
    combine-published-tietze | log | high | 15 (2022-08) | https://christiantietze.de/posts/2022/08/rely-on-published-property-wrapper-events-not-the-observed-object/ | Rely on @Published Property Wrapper Events, Not the Observed Object
    editing-moves-to-next | statement | medium | 8 era (2015-06-10) | https://github.com/hackiftekhar/IQKeyboardManager/pull/235 | IQKeyboardManager, pull request 235
    forced-end-after-refusal-header | documentation | high | 9.3 SDK | https://github.com/xybp888/iOS-SDKs/blob/368c9fb22e450ca5cbf1596e885fc6bd2cb6171c/iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h | UITextField.h (copy of the public header)
    forced-end-asks-zftokenfield3 | statement | low-medium | 8 era (2015-01) | https://github.com/zoonooz/ZFTokenField/issues/3 | Impossibile End Editing
    forced-end-not-asked-doc | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiview/endediting(_:) | endEditing(_:)
    foreground-note-at-launch-amplitude494 | statement | medium | 17 era (2024-04-19) | https://github.com/amplitude/Amplitude-iOS/pull/494 | Amplitude-iOS, pull request 494
    foreground-note-of-new-scene-doc | documentation | high | 13+ | https://developer.apple.com/documentation/uikit/uiscene/willenterforegroundnotification | willEnterForegroundNotification
    foreground-no-viewwillappear | statement | high | 4+ | http://www.kouhan.cn/en/article/00043253 | why viewWillAppear is not invoked when returning from background
    keyboard-first-responder-restored-jsq | statement | medium | 8-9 (2015-08) | https://github.com/jessesquires/JSQMessagesViewController/issues/1174 https://github.com/jessesquires/JSQMessagesViewController/pull/1189 | Cancel Interactive Pop Gesture to get into a bad state
    keyboard-frame-after-hide | statement | high | 10 era (2017-05-11) | https://github.com/flutter/engine/pull/3684 | flutter engine, pull request 3684
    keyboard-frames-logged | log | high | 10 (2016-12-28) | https://github.com/cjwirth/RichEditorView/issues/102 | RichEditorView, issue 102
    keyboard-keys | documentation | high | 3.2+ | https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey | keyboardFrameEndUserInfoKey
    keyboard-order-logged | log | high | 8.4-10 (2016) | https://stackoverflow.com/questions/25946121 | Move my toolbar up or down based on keyboard and the predictive text view
    kill-from-switcher-slow-or-fast | log | high | 17 era (undated) | https://forums.developer.apple.com/forums/profile/mmatiush | sceneWillEnterForeground before sceneDidEnterBackground
    kill-log-disconnect-without-background | log | high | 16 (2023-06) | https://developer.apple.com/forums/thread/732170 | forum thread 732170
    launch-order-ios10-basenotes | log | low | 10 (2017-01) | - | iOS base notes
    launch-pre-ios8-didbecomeactive-so66605799 | answer | medium | before 8 | https://stackoverflow.com/questions/66605799 | launching into the background
    launch-scene-viewisappearing-10924293329 | log | high | 17+ SDK (logs viewIsAppearing) | - | ViewController Lifecycle Events with NavigationController
    launch-sequence-apple-doc | documented sequence | high | current docs | https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence | About the app launch sequence
    modal-takes-first-responder-slack300 | statement | medium | 8+ (2015-11) | https://github.com/slackhq/SlackTextViewController/issues/300 | Don't hide keyboard when presenting another view controller
    n-apple-scene-stays-connected | documentation | high | 13-26 (2026) | https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_: | developer.apple.com
    n-background-appearance-state | statement | high | 16-17 (2023-09-14) | https://github.com/facebook/react-native/pull/39439 | react-native, pull request 39439
    n-disconnect-before-terminate | statement | low | 16 era (2022-12-08) | https://github.com/mozilla-mobile/firefox-ios/issues/12622 | firefox-ios, issue 12622
    n-inputbar-resign-in-will-disappear | statement | medium | 14 (2020-12-17) | https://github.com/nathantannar4/InputBarAccessoryView/issues/178 | InputBarAccessoryView, issue 178
    n-kc-begin-before-keyboard | statement | high | 15-18 (2025-01-21) | https://github.com/kirillzyusko/react-native-keyboard-controller/pull/760 | react-native-keyboard-controller, pull request 760
    n-light-goes-dark-and-back | statement | high | 13-16 (2023-04-17) | https://github.com/Tencent/QMUI_iOS/issues/1491 https://github.com/scenee/FloatingPanel/pull/228 | QMUI_iOS, issue 1491
    n-onmyway-push-dismisses-15 | statement | low | 15-16 (2022-12-15) | https://github.com/onmyway133/notes/issues/620 | notes, issue 620
    n-rnn-autofocus-with-push | statement | medium | 14-15 (2021-12-01) | https://github.com/wix/react-native-navigation/pull/7376 | react-native-navigation, pull request 7376
    n-scene-notifications-still | statement | high | 13 (2020) | https://onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12 | onmyway133.com
    nav-pop-textfield-vast2012 | log | high | iOS 5 (2012-04) | http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/ | UIViewController Life Cycle
    property-animator-completion-doc | documentation | high | 10+ (2026) | https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/addcompletion(_:) | addCompletion(_:)
    property-animator-released-twitterprofile14 | log | high | 13 era (2020-06-20) | https://github.com/OfTheWolf/TwitterProfile/issues/14 https://github.com/amirdew/CollectionViewPagingLayout/issues/58 https://github.com/quanshousio/ToastUI/pull/7 | TwitterProfile, issue 14
    property-animator-rest-doc | documentation | high | 10+ (2026) | https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/duration https://developer.apple.com/documentation/uikit/uiviewanimating/pauseanimation() https://developer.apple.com/documentation/uikit/uiviewanimating/fractioncomplete | duration
    property-animator-states-doc | documentation | high | 10+ (2026) | https://developer.apple.com/documentation/uikit/uiviewanimating/state https://developer.apple.com/documentation/uikit/uiviewpropertyanimator/init(duration:curve:animations:) | state
    property-animator-stop-inactive-fluentui915 | statement | high | 15 era (2022-02-17) | https://github.com/microsoft/fluentui-apple/pull/915 | fluentui-apple, pull request 915
    pushed-again-edits-again-simplenote600 | statement | medium-high | 13 (2020-01) | https://github.com/Automattic/simplenote-ios/issues/600 https://github.com/Automattic/simplenote-ios/pull/607 | Editor: Don't restore First Responder
    pushed-again-edits-again-so23075747 | statement | medium | 7 (2014-04) | https://stackoverflow.com/questions/23075747 | Why the keyboard was automatically popped out when the viewcontroller was pushed
    pushed-again-edits-again-so41846155 | statement | medium-high | 10.2 (2017-01) | https://stackoverflow.com/questions/41846155 | iOS UITextField resignFirstResponder on viewWillDisappear
    responder-chain-position | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uiviewcontroller | UIViewController
    revealed-edits-again-simplenote616 | statement | medium | 13 (2020-02) | https://github.com/Automattic/simplenote-ios/issues/616 | Search: Broken Keyboard UX
    scene-activation-then-appearance | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground | Preparing your UI to run in the foreground
    scene-delegate-ios13 | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground | Preparing your UI to run in the foreground
    scene-lifecycle-log-18-4 | documentation | high | >=18.4 | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    scene-lifecycle-log-26 | documentation | high | 26 | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    scene-lifecycle-required-27 | documentation | high | not stated | https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle | TN3187: Migrating to the UIKit scene-based life cycle
    scene-manifest-launch-starts-in-background | statement | high | 13-26 (2026) | https://github.com/DataDog/dd-sdk-ios/blob/2b6a3fb084a9532d694de5f0b523b78ccc6717a8/DatadogRUM/Sources/SDKMetrics/SessionEndedMetric.swift | dd-sdk-ios, SessionEndedMetric.swift
    scene-required-sdk-27 | statement | high | 26+ with the SDK of iOS 27 (2026-09-15) | https://github.com/samoylenkodmitry/Cranpose/pull/673 https://github.com/metrodroid/metrodroid/pull/904 https://github.com/LoopKit/Loop/pull/2492 https://learn.microsoft.com/dotnet/maui/ios/uikit-scene-lifecycle | Cranpose, pull request 673
    swipe-cancel-edits-again-jianshu | statement | medium | unknown (7+) | https://www.jianshu.com/p/0f23c9cf3fa2 | 键盘自动显示 (first responder after a swipe that did not pop)
    t-dark-changed-away | answer | high | 13 (2020) | https://example-a.com/answer/63372828 | answer 63372828
    t-dark-snapshots | answer | high | 13 (2020) | https://example-a.com/answer/63372828 | answer 63372828
    t-first-responder-did-load | statement | high | 6-7 (2013) | https://www.exchangetuts.com/index.php/showing-keyboard-at-the-right-time-ios7-1640305083804361 | Showing the keyboard at the right time, iOS 7
    t-first-responder-did-load-15 | statement | high | 11-15 (2022-04-08) | https://github.com/hackiftekhar/IQKeyboardManager/issues/1885 https://github.com/hackiftekhar/IQKeyboardManager/issues/1434 https://github.com/michaeltyson/TPKeyboardAvoiding/issues/183 | IQKeyboardManager, issue 1885
    t-first-responder-in-layout | statement | high | 7 (2013) | https://itecnote.com/tecnote/r-iphone-have-the-keyboard-slide-into-view-from-the-right-like-when-editing-a-note-in-contacts/ | Have the keyboard slide into view from the right
    t-first-responder-in-sheet | statement | high | 17 (2023-11-05) | https://github.com/hackiftekhar/IQKeyboardManager/issues/1994 | IQKeyboardManager, issue 1994
    t-first-responder-will-appear | statement | high | 9 (2015-11) | https://stackoverflow.com/questions/33486030 https://github.com/jessesquires/JSQMessagesViewController/issues/380 | question 33486030
    t-hidden-by-resign | statement | medium | 8 (2015-08-24) | https://github.com/Papercloud/KeyboardConstraint/issues/4 | KeyboardConstraint, issue 4
    t-keyboard-stays-between-screens | statement | high | 11 (2017-12-08) | https://github.com/freshOS/KeyboardLayoutGuide/pull/9 | KeyboardLayoutGuide, pull request 9
    t-scene-instead-of-app | statement | high | 13-26 (2025-06-06) | https://github.com/flutter/flutter/issues/170178 https://github.com/dtrenz/LaunchGate/pull/49 | flutter, issue 170178
    t-scene-launch | statement | medium | 13-15 (2021) | https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker | Notes on the states of an app
    t-scene-load-13 | log | high | 13-14 (2019) | https://note.com/npaka/n/n4c5aba831450 | n4c5aba831450, by npaka
    t-scene-loads-in-make-visible | statement | high | 26 (2025) | https://github.com/rafaelSwi/SolidGlass/issues/1 | SolidGlass, issue 1
    t-scene-root-nil-26 | statement | high | 13-26 (2026-05-22) | https://github.com/flutter/flutter/issues/186971 | flutter, issue 186971
    t-scene-storyboard-loads-on-connect | statement | high | 14 (2021) | https://github.com/GeoSn0w/iSecureOS/issues/8 | iSecureOS, issue 8
    t-second-field-10 | statement | high | 10 (2017-09-14) | https://github.com/lionheart/openradar-mirror/issues/18382 | openradar-mirror, issue 18382
    t-second-field-11 | statement | high | 11 (2017-09-14) | https://github.com/lionheart/openradar-mirror/issues/18382 | openradar-mirror, issue 18382
    terminate-only-if-not-suspended | answer | high | 9.2 (2016-01) | https://stackoverflow.com/questions/29416375 | answer 34888912
    terminate-switcher-table-by-device | answer | medium | 13-15 (2022-03) | https://stackoverflow.com/questions/71570813 | question 71570813
    text-editing-guide | documentation | high | 2+ (2014) | https://developer.apple.com/library/archive/documentation/StringsTextFonts/Conceptual/TextAndWebiPhoneOS/ManageTextFieldTextViews/ManageTextFieldTextViews.html | Managing Text Fields and Text Views
    text-field-editing-flow | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uitextfielddelegate | UITextFieldDelegate
    text-view-begin-26 | statement | medium | 26 (2026) | https://github.com/Vercantez/openuikit/blob/88daca67860855af2996e6774607319dea61b9f6/Sources/OpenUIKit/UITextView.swift | openuikit, UITextView.swift
    text-view-did-end-after-resign | documentation | high | 2+ | https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidendediting(_:) | textViewDidEndEditing(_:)
    text-view-early-become-first-responder-13 | statement | medium | 13 (2020-04-26) | https://github.com/V8tr/KeyboardAvoidanceSwiftUI/issues/5 | KeyboardAvoidanceSwiftUI, issue 5
    text-view-keyboard-before-did-begin-10 | statement | high | 9-10 (2016-07-18) | https://craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders/ | Keyboards, text views and first responders
    text-view-keyboard-before-did-begin-12 | statement | high | 12 (2019-05-21) | https://github.com/surfstudio/iOS-Utils/pull/34 | iOS-Utils, pull request 34
    text-view-notification-after-keyboard | statement | high | 8 (2015-08-25) | https://github.com/hackiftekhar/IQKeyboardManager/issues/271 | IQKeyboardManager, issue 271
    text-view-notification-after-keyboard-10 | statement | high | 10 (2017-03-04) | https://github.com/luke-gs/KeychainAccess/blob/master/Classes/UI/Extensions/UITextView%2BNotificationWorkaround.h | UITextView+NotificationWorkaround.h
    can-become-asks-delegate | statement | high | 9 era (2016-07) | https://github.com/molon/MLInputDodger/issues/33 | MLInputDodger, issue 33
    can-become-asks-delegate-10 | statement | high | 10 era (2016-11-22) | https://github.com/hackiftekhar/IQKeyboardManager/issues/709 | IQKeyboardManager, issue 709
    only-scene-inactive-at-start | statement | medium | 18 era (2025-03) | https://github.com/jagnesh/react-native-splash-view/issues/13 | react-native-splash-view, issue 13
    """#
}
