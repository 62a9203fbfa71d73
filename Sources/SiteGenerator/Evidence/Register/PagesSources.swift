extension EvidenceRegister {
  /// Sources on page view controllers.
  static let pagesSources = #"""
    idpage-uipvc-replace-animated | unit test | medium-high | 7 (2013) | https://github.com/idpaterson/IDDynamicPageViewController/blob/872b3aa96a14b7e3c8105e4a74ea83f725c5b49a/IDDynamicPageViewControllerTests/IDDynamicPageViewControllerTests.m | testLifecycleOnSetViewControllerInUIPageViewControllerAnimated (second part)
    idpage-uipvc-replace-nonanimated | unit test | medium-high | 7 (2013) | https://github.com/idpaterson/IDDynamicPageViewController/blob/872b3aa96a14b7e3c8105e4a74ea83f725c5b49a/IDDynamicPageViewControllerTests/IDDynamicPageViewControllerTests.m | testLifecycleOnSetViewControllerInUIPageViewController (second part)
    idpage-uipvc-set-first-animated-is-not-animated | unit test | medium-high | 7 (2013) | https://github.com/idpaterson/IDDynamicPageViewController/blob/872b3aa96a14b7e3c8105e4a74ea83f725c5b49a/IDDynamicPageViewControllerTests/IDDynamicPageViewControllerTests.m | testLifecycleOnSetViewControllerInUIPageViewControllerAnimated (first part)
    idpage-uipvc-set-first-nonanimated | unit test | medium-high | 7 (2013) | https://github.com/idpaterson/IDDynamicPageViewController/blob/872b3aa96a14b7e3c8105e4a74ea83f725c5b49a/IDDynamicPageViewControllerTests/IDDynamicPageViewControllerTests.m | testLifecycleOnSetViewControllerInUIPageViewController (first part)
    n-page-appears-before-its-animation-ends | statement | medium | 11 (2018-01-10) | https://github.com/ResearchKit/SageResearch/issues/10 | SageResearch, issue 10
    n-pages-load-without-appearing | statement | high | 11 (2017-10-20) | https://github.com/CosmicMind/Material/issues/919 | Material, issue 919
    page-appearance-order-undocumented | documentation | medium | not stated | https://developer.apple.com/documentation/uikit/uipageviewcontroller | UIPageViewController
    page-delegate-gesture-only | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uipageviewcontroller | UIPageViewController
    page-didfinish | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:didfinishanimating:previousviewcontrollers:transitioncompleted:) | pageViewController(_:didFinishAnimating:...)
    page-indicator-header | documentation | high | 6+ (9.3 SDK) | https://github.com/xybp888/iOS-SDKs/blob/368c9fb22e450ca5cbf1596e885fc6bd2cb6171c/iPhoneOS9.3.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource | UIPageViewController.h (copy of the public header)
    page-setviewcontrollers | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:) | setViewControllers(_:direction:animated:completion:)
    page-spine-curl-only | documentation | high | not stated | https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:spinelocationfor:) | pageViewController(_:spineLocationFor:)
    page-willtransition | documentation | high | >=6 | https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate/pageviewcontroller(_:willtransitionto:) | pageViewController(_:willTransitionTo:)
    pagevc-curl-cancel-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    pagevc-curl-complete-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    pagevc-delegate-scroll-wisdomskyduan | log | high | 9.1 simulator (iPhone 6) | http://wisdomskyduan.blogspot.com/2015/11/ios-uipageviewcontroller-test-note.html | [iOS] UIPageViewController Test Note
    pagevc-neighbours-loaded-nrlnishan | statement | medium | 10 (2017-05) | https://github.com/nrlnishan/ViewPager-Swift/issues/19 | ViewDidLoad Calling every time when page changed
    pagevc-scroll-cancel-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    pagevc-scroll-complete-wangling | statement | high | iOS 7 era (2014-02) | http://wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html | The Inconsistent Order of View Transition Events
    pagevc-setvcs-in-viewdidload-so48653763 | log | high | iOS 11 era (2018-02) | https://stackoverflow.com/questions/48653763 | UIPageViewController's setViewController invokes unexpected view lifecycle
    pagevc-stale-neighbour-radar13162693 | statement | medium-high | 6 (2013-02) | https://github.com/lionheart/openradar-mirror/issues/14096 | 13162693: UIPageViewController incorrectly shows previous page
    pagevc-texture20-nav-like-order-claim | statement | low | 10 (2017-04) | https://github.com/TextureGroup/Texture/issues/20 | ASPagerNode should behave like UIPageViewController
    t-page-flick | statement | high | 13 (2020-04-03) | https://github.com/rechsteiner/Parchment/pull/468 | Parchment, pull request 468
    t-page-in-embedded | statement | high | 13 (2019-11-25) | https://github.com/uias/Pageboy/issues/233 | Pageboy, issue 233
    """#
}
