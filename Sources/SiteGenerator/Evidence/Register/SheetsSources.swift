extension EvidenceRegister {
  /// Sources on sheets.
  static let sheetsSources = #"""
    bookshelf-ui-pagesheet-vs-fullscreen | unit test | high | Xcode 26.3 era, no public CI | https://github.com/artunerol/advanced-swift-practice/blob/79dc8bc1fb26d9d56b88d3f309961ea43f8c9de7/BookShelfUITests/UIKitLabsUITests.swift | testPageSheetKeepsPresenterVisibleButFullScreenTriggersDisappear
    didattempttodismiss-condition | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss(_:) | presentationControllerDidAttemptToDismiss(_:)
    diddismiss-interactive-only | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:) | presentationControllerDidDismiss(_:)
    dismiss-delegate-order | documentation | medium | >=13 | https://medium.com/better-programming/the-lifecycle-and-control-when-dismissing-a-modal-view-with-pagesheet-in-ios-13-4bbd1e3e1ec7 | iOS Lifecycle When Dismissing a Modal View With .pageSheet in iOS 13
    formsheet-presenter-silent | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet | UIModalPresentationStyle.formSheet
    ismodalinpresentation | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation | isModalInPresentation
    lasso-pagesheet-behaves-fullscreen-before-ios13 | unit test | medium | branch for <13 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/ModalTestingTests+SystemBehavior.swift | ModalTestingTestsSystemBehavior (else branches of #available iOS 13)
    lasso-pagesheet-dismiss-nonanimated-ios13 | unit test | high | 13+ branch; CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/ModalTestingTests+SystemBehavior.swift | ModalTestingTestsSystemBehavior.test_NotAnimated_Dismissal (case pageSheet)
    lasso-pagesheet-present-nonanimated-ios13 | unit test | high | 13+ branch; CI about 13.3-16.4 | https://github.com/ww-tech/lasso/blob/752a6134a08909cc8f7a3d343312defeb9d38239/Example/LassoTestUtilities_Tests/ModalTestingTests+SystemBehavior.swift | ModalTestingTestsSystemBehavior.test_NotAnimated_Presentation (case pageSheet)
    modal-presenting-silent-ios13-sheet | statement | high | 13+ | https://github.com/ReSwift/ReSwift/issues/412 | iOS13 will not always call viewWillAppear
    modal-sheet-vs-fullscreen-rnn5808 | statement | high | 13 | https://github.com/wix/react-native-navigation/issues/5808 | iOS 13 - componentDidAppear event no longer fired after modal close
    n-card-closed-17 | statement | high | 17 (2024-02-07) | https://velog.io/@rudin_/iOS-LifeCycle-in-Modal | velog.io
    n-card-given-up-17 | statement | high | 17 (2024-02-07) | https://velog.io/@rudin_/iOS-LifeCycle-in-Modal | velog.io
    n-dk-should-dismiss | statement | medium | 13 (2019-10-31) | https://github.com/zhangao0086/DKImagePickerController/issues/629 | DKImagePickerController, issue 629
    n-pretix-default-modal | statement | high | 12-13 (2019-11-10) | https://github.com/pretix/pretixscan-ios/issues/15 | pretixscan-ios, issue 15
    n-sheet-pulled-appears-again | statement | high | 13 (2019-10-22) | https://github.com/criticalmaps/criticalmaps-ios/issues/171 | criticalmaps-ios, issue 171
    n-tinkoff-did-dismiss | statement | high | 13-15 (2022-03-16) | https://github.com/tinkoff-mobile-tech/tinkoff-asdk-ios/pull/118 | tinkoff-asdk-ios, pull request 118
    n-truesheet-modal-on-top | statement | high | 18-26 (2025-11-23) | https://github.com/lodev09/react-native-true-sheet/pull/213 | react-native-true-sheet, pull request 213
    n-woo-did-dismiss-last | statement | medium | 16-18 (2024) | https://github.com/woocommerce/woocommerce-ios/blob/2077debb97b5020c3aa1faaece30961beabf73e8/WooCommerce/WooCommerceTests/ViewRelated/Products/Media/WordPressMediaLibraryImagePickerCoordinatorTests.swift#L76 | woocommerce-ios, WordPressMediaLibraryImagePickerCoordinatorTests.swift#L76
    pagesheet-presenter-silent | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet | UIModalPresentationStyle.pageSheet
    sheet-detent-delegate-user-only | documentation | high | >=15 | https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:) | sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    sheet-detents | documentation | high | >=15 | https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller | UISheetPresentationController
    sheet-dismiss-delegate-not-programmatic-apple | documented sequence | high | 13+ | https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdiddismiss(_:) | presentationControllerDidDismiss(_:) / WillDismiss
    sheet-interactive-dismiss-delegate-order-ios13 | statement | high | 13+ | https://medium.com/better-programming/the-lifecycle-and-control-when-dismissing-a-modal-view-with-pagesheet-in-ios-13-4bbd1e3e1ec7 | iOS Lifecycle When Dismissing a Modal View With .pageSheet in iOS 13
    sheet-presenter-silent-wwdc19 | documentation | medium | >=13 | https://developer.apple.com/videos/play/wwdc2019/224/ | third-party notes on WWDC19 session 224 Modernizing Your UI for iOS 13
    sheet-presenter-willdisappear-only-claim-ypimagepicker517 | statement | low | 13 (2020-06) | https://github.com/Yummypets/YPImagePicker/issues/517 | viewwillappear not called when dismiss picker
    sheet-stack-dismiss-no-diddismiss-rns4016 | statement | medium | 26 era (2026-06) | https://github.com/software-mansion/react-native-screens/pull/4016 | Fix stacking FormSheets
    sheets-compact-height-fullscreen | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet | UIModalPresentationStyle.formSheet
    sheets-compact-width-stay-sheets | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet | UIModalPresentationStyle.formSheet
    sheets-pre13-compact-fullscreen | documentation | medium | <13 | https://developer.apple.com/videos/play/wwdc2019/224/ | third-party notes on WWDC19 session 224 Modernizing Your UI for iOS 13
    shoulddismiss-any-time | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss(_:) | presentationControllerShouldDismiss(_:)
    shoulddismiss-not-asked | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet | Disabling the pull-down gesture for a sheet
    t-default-style-silent | statement | high | 13 (2019-09-25) | https://github.com/jonkykong/SideMenu/issues/558 | SideMenu, issue 558
    t-default-style-told | statement | high | 12 (2019-09-25) | https://github.com/jonkykong/SideMenu/issues/558 | SideMenu, issue 558
    tap-outside-sheet-hotwire61 | statement | medium | 18 era (2024-12-17) | https://github.com/hotwired/hotwire-native-ios/pull/61 | Additional modal presentation styles
    willdismiss-interactive-only | documentation | high | >=13 | https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerwilldismiss(_:) | presentationControllerWillDismiss(_:)
    """#
}
