import LifecycleEngine
import Scenarios
import Testing

/// Tests page view controllers apart from the turning of pages.
@Suite struct PageScriptTests {
  @Test func aDataSourceIsAskedForTheIndicatorWhenAPageIsSetAndNotWhenItIsTurnedTo() {
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController()
      class Source: UIPageViewControllerDataSource {
          func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { v == B ? A : nil }
          func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { v == A ? B : nil }
          func presentationCount(for p: UIPageViewController) -> Int { 2 }
          func presentationIndex(for p: UIPageViewController) -> Int { 0 }
      }
      let source = Source()
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.dataSource = source
      when "a page is set" {
          pages.setViewControllers([A], direction: .forward, animated: false)
          window.rootViewController = pages
      }
      require count(source.presentationCount) == 1
      require source.presentationCount < source.presentationIndex
      when "the user turns" {
          user.beginPageSwipe(.forward)
          user.finishSwipe()
      }
      require count(source.presentationCount) == 1
      require pages.transitionStyle == .scroll
      """)
  }

  /// Code sets a page with animation, then the user goes back. Checks the page shown on a release.
  private func checkSwipeAfterTurnInCode(ios: Int, style: String = "scroll", shows page: String) {
    var attributes = ScenarioAttributes()
    attributes.releases = [Release(ios)]
    checkHolds(
      """
      let A = UIViewController(), B = UIViewController(), C = UIViewController()
      class Source: UIPageViewControllerDataSource {
          func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { C }
          func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { C }
      }
      let source = Source()
      let pages = UIPageViewController(transitionStyle: .\(style), navigationOrientation: .horizontal, options: nil)
      pages.dataSource = source
      pages.setViewControllers([A], direction: .forward, animated: false)
      window.rootViewController = pages
      system.wait()
      pages.setViewControllers([B], direction: .reverse, animated: true)
      system.wait()
      when "the user turns to where A was" {
          user.beginPageSwipe(.forward)
          user.finishSwipe()
      }
      require pages.viewControllers?.first == \(page)
      """, attributes)
  }

  @Test(arguments: [6, 7]) func thePageThatCodeLeftStaysUpToIOS7(ios: Int) {
    checkSwipeAfterTurnInCode(ios: ios, shows: "A")
  }

  @Test(arguments: [8, 26]) func itDoesNotFromIOS8(ios: Int) {
    checkSwipeAfterTurnInCode(ios: ios, shows: "C")
  }

  @Test func itDoesNotWherePagesCurl() {
    checkSwipeAfterTurnInCode(ios: 7, style: "pageCurl", shows: "C")
  }

  @Test func aSpineInTheMiddleIsAnError() {
    checkProblems(
      """
      class Reader: UIPageViewControllerDelegate {
          func pageViewController(_ p: UIPageViewController, spineLocationFor o: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
              .mid
          }
      }
      let reader = Reader(), A = UIViewController()
      let pages = UIPageViewController(.pageCurl, A)
      pages.delegate = reader
      window.rootViewController = pages
      user.rotate(to: .landscapeLeft)
      """, "10:1: Two pages side by side are not simulated yet [not-simulated]")
  }

  @Test func twoPagesSideBySideAreAnError() {
    checkProblems(
      """
      let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      pages.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
      """,
      "2:1: Two pages side by side are not simulated yet [not-simulated]")
  }
}
