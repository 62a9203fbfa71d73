import ScriptLanguage
import Testing

/// What scripts ask of page view controllers beside turning pages.
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
