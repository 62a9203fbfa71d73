/// Scripts with every callback of the engine at least once.
enum DeliveryScripts {
  static let all = [
    """
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
            if let view = c.view(forKey: .to) { c.containerView.addSubview(view) }
            c.containerView.alpha = 0.5; UIView.animate(withDuration: 0.3, animations: { c.containerView.alpha = 1 }, completion: { _ in c.completeTransition(true) })
        }
        func animationEnded(_ transitionCompleted: Bool) {}
    }
    class Giver: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        func navigationController(_ n: UINavigationController, animationControllerFor o: UINavigationController.Operation, from a: UIViewController, to b: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
        func animationController(forPresented a: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        func animationController(forDismissed a: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fade() }
        func interactionControllerForPresentation(using a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
        func interactionControllerForDismissal(using a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { nil }
    }
    let giver = Giver(), A = UIViewController(), B = UIViewController()
    let nav = UINavigationController(rootViewController: A)
    nav.delegate = giver
    B.transitioningDelegate = giver
    B.modalPresentationStyle = .fullScreen
    window.rootViewController = nav
    nav.pushViewController(UIViewController(), animated: true)
    nav.present(B, animated: true)
    nav.dismiss(animated: true)
    """,
    """
    class Chooser: NSObject, UITabBarControllerDelegate {
        func tabBarController(_ t: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
        func tabBarController(_ t: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {}
    }
    let chooser = Chooser()
    let tabs = UITabBarController(tabs: [
        UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() },
        UITab(title: "B", image: nil, identifier: "b") { _ in UIViewController() },
    ])
    tabs.delegate = chooser
    window.rootViewController = tabs
    user.tapTab(1)
    """,
    "system.terminate()",
    """
    class App: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
            UISceneConfiguration(name: "Main", sessionRole: session.role)
        }
    }
    let delegate = App()
    UIApplication.shared.delegate = delegate
    system.launch()
    """,
    """
    class Source: UIPageViewControllerDataSource {
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { nil }
        func presentationCount(for p: UIPageViewController) -> Int { 1 }
        func presentationIndex(for p: UIPageViewController) -> Int { 0 }
    }
    let source = Source()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    """,
    """
    class Reader: UIPageViewControllerDelegate {
        func pageViewController(_ p: UIPageViewController, spineLocationFor o: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { .min }
    }
    let reader = Reader(), pages = UIPageViewController(.pageCurl, UIViewController())
    pages.delegate = reader
    window.rootViewController = pages
    user.rotate(to: .landscapeLeft)
    """,
    "system.launch()",
    """
    class Turning: UIViewController {
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(alongsideTransition: { _ in })
        }
    }
    let A = Turning()
    window.rootViewController = A
    user.rotate(to: .landscapeLeft)
    """,
    """
    class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate {
        func textViewShouldBeginEditing(_ v: UITextView) -> Bool { true }
        func textViewDidBeginEditing(_ v: UITextView) {}
        func textViewShouldEndEditing(_ v: UITextView) -> Bool { true }
        func textViewDidEndEditing(_ v: UITextView) {}
        func textFieldShouldBeginEditing(_ f: UITextField) -> Bool { true }
        func textFieldDidBeginEditing(_ f: UITextField) {}
        func textFieldShouldEndEditing(_ f: UITextField) -> Bool { true }
        func textFieldDidEndEditing(_ f: UITextField) {}
    }
    let A = system.instantiateFromStoryboard(Form.self), field = UITextField(), text = UITextView()
    window.rootViewController = A
    A.view.addSubview(field)
    A.view.addSubview(text)
    field.delegate = A
    text.delegate = A
    user.tap(text)
    user.tap(field)
    A.view.endEditing(true)
    A.performSegue(withIdentifier: "presentForm", sender: nil)
    system.enterBackground()
    system.enterForeground()
    """,
    """
    class Spy: UINavigationControllerDelegate {
        func navigationController(_ n: UINavigationController, willShow v: UIViewController, animated: Bool) {}
        func navigationController(_ n: UINavigationController, didShow v: UIViewController, animated: Bool) {}
    }
    let A = UIViewController(), spy = Spy()
    let nav = UINavigationController(A)
    nav.delegate = spy
    window.rootViewController = nav
    nav.pushViewController(UIViewController(), animated: false)
    nav.popViewController(animated: false)
    print("popped")
    UIViewController().present(UIViewController(), animated: false)
    nav.pushViewController(A, animated: false)
    require count(console.exception) == 1
    """,
    """
    class Columns: UISplitViewControllerDelegate {
        func splitViewController(
            _ s: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn c: UISplitViewController.Column
        ) -> UISplitViewController.Column { .primary }
        func splitViewControllerDidCollapse(_ s: UISplitViewController) {}
    }
    let columns = Columns()
    let split = UISplitViewController(primary: UIViewController(), secondary: UIViewController())
    split.delegate = columns
    window.rootViewController = split
    """,
    """
    class Folding: UISplitViewControllerDelegate {
        func splitViewController(
            _ s: UISplitViewController, collapseSecondary a: UIViewController,
            onto b: UIViewController
        ) -> Bool { true }
    }
    let folding = Folding()
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(UIViewController()), UIViewController()]
    split.delegate = folding
    window.rootViewController = split
    """,
    """
    class Keeper: UITabBarControllerDelegate {
        func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { true }
        func tabBarController(_ t: UITabBarController, didSelect v: UIViewController) {}
    }
    let keeper = Keeper()
    let tabs = UITabBarController(UIViewController(), UIViewController())
    tabs.delegate = keeper
    window.rootViewController = tabs
    user.tapTab(1)
    """,
    """
    class Book: UIPageViewController, UIPageViewControllerDelegate, UIPageViewControllerDataSource {
        func pageViewController(_ p: UIPageViewController, viewControllerBefore v: UIViewController) -> UIViewController? { nil }
        var last: UIViewController?
        func pageViewController(_ p: UIPageViewController, viewControllerAfter v: UIViewController) -> UIViewController? { v === last ? nil : last }
        func pageViewController(_ p: UIPageViewController, willTransitionTo v: [UIViewController]) {}
        func pageViewController(
            _ p: UIPageViewController, didFinishAnimating f: Bool,
            previousViewControllers v: [UIViewController], transitionCompleted c: Bool
        ) {}
    }
    let A = UIViewController(), B = UIViewController()
    let pages = Book(.scroll, A, B)
    pages.delegate = pages
    pages.last = B
    pages.dataSource = pages
    window.rootViewController = pages
    user.beginPageSwipe(.forward)
    user.finishSwipe()
    pages.setViewControllers([A], direction: .reverse, animated: true) { _ in print("done") }
    """,
    """
    class Delegate: UISheetPresentationControllerDelegate, UIViewControllerTransitioningDelegate {
        func adaptivePresentationStyle(for c: UIPresentationController) -> UIModalPresentationStyle { .fullScreen }
        func presentationController(_ c: UIPresentationController, viewControllerForAdaptivePresentationStyle s: UIModalPresentationStyle) -> UIViewController? { nil }
        func presentationController(_ c: UIPresentationController, prepare a: UIPresentationController) {}
        func presentationController(_ c: UIPresentationController, willPresentWithAdaptiveStyle s: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?) {}
        func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool { true }
        func presentationControllerWillDismiss(_ c: UIPresentationController) {}
        func presentationControllerDidDismiss(_ c: UIPresentationController) {}
        func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) {}
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ s: UISheetPresentationController) {}
        func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
            Card(presentedViewController: p, presenting: presenting)
        }
    }
    class Traits: UISheetPresentationControllerDelegate {
        func adaptivePresentationStyle(for c: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    }
    class Card: UIPresentationController {
        override func presentationTransitionWillBegin() {}
        override func presentationTransitionDidEnd(_ completed: Bool) {}
        override func dismissalTransitionWillBegin() {}
        override func dismissalTransitionDidEnd(_ completed: Bool) {}
        override func containerViewWillLayoutSubviews() {}
        override func containerViewDidLayoutSubviews() {}
    }
    let A = UIViewController(), B = UIViewController(), C = UIViewController(), D = UIViewController()
    let delegate = Delegate(), traits = Traits()
    window.rootViewController = A
    B.presentationController?.delegate = delegate
    A.present(B, animated: true)
    A.dismiss(animated: true)
    C.modalPresentationStyle = .custom
    C.transitioningDelegate = delegate
    A.present(C, animated: true)
    A.dismiss(animated: true)
    D.sheetPresentationController?.delegate = traits
    A.present(D, animated: true)
    D.sheetPresentationController?.delegate = delegate
    D.sheetPresentationController?.detents = [.medium(), .large()]
    user.dragSheet(to: .large)
    D.isModalInPresentation = true
    user.beginSheetSwipe()
    user.finishSwipe()
    D.isModalInPresentation = false
    user.beginSheetSwipe()
    user.finishSwipe()
    """,
    """
    class Watcher: UISearchControllerDelegate, UISearchResultsUpdating {
        func presentSearchController(_ search: UISearchController) {}
        func willPresentSearchController(_ search: UISearchController) {}
        func didPresentSearchController(_ search: UISearchController) {}
        func willDismissSearchController(_ search: UISearchController) {}
        func didDismissSearchController(_ search: UISearchController) {}
        func updateSearchResults(for search: UISearchController) {}
    }
    let A = UIViewController(), watcher = Watcher()
    let search = UISearchController(searchResultsController: nil)
    search.delegate = watcher
    search.searchResultsUpdater = watcher
    A.navigationItem.searchController = search
    window.rootViewController = UINavigationController(A)
    user.tap(search.searchBar)
    search.isActive = false
    """,
  ]

  /// Callbacks that need room for several columns.
  static let onPad = [
    """
    class Unfolding: UIViewController, UISplitViewControllerDelegate, UITextFieldDelegate {
        func splitViewController(
            _ s: UISplitViewController, separateSecondaryFrom a: UIViewController
        ) -> UIViewController? { nil }
        func textFieldDidEndEditing(_ f: UITextField, reason: UITextField.DidEndEditingReason) {}
    }
    let A = Unfolding(), split = UISplitViewController(), field = UITextField()
    split.viewControllers = [UINavigationController(UIViewController()), A]
    split.delegate = A
    A.view.addSubview(field)
    field.delegate = A
    window.rootViewController = split
    system.resize(width: 320, height: 1024)
    system.resize(width: 1366, height: 1024)
    user.tap(field)
    A.view.endEditing(true)
    """,
    """
    class Anchoring: UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            popover.sourceView = window
        }
    }
    let A = UIViewController(), B = UIViewController(), anchoring = Anchoring()
    B.modalPresentationStyle = .popover
    B.popoverPresentationController?.delegate = anchoring
    window.rootViewController = A
    A.present(B, animated: true)
    """,
    """
    class Columns: UISplitViewControllerDelegate {
        func splitViewControllerDidExpand(_ s: UISplitViewController) {}
        func splitViewController(_ s: UISplitViewController, willShow c: UISplitViewController.Column) {}
        func splitViewController(_ s: UISplitViewController, willHide c: UISplitViewController.Column) {}
        func splitViewController(
            _ s: UISplitViewController, willChangeTo mode: UISplitViewController.DisplayMode
        ) {}
        func splitViewController(
            _ s: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode m: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode { m }
    }
    let columns = Columns()
    let split = UISplitViewController(primary: UIViewController(), secondary: UIViewController())
    split.delegate = columns
    window.rootViewController = split
    split.preferredDisplayMode = .secondaryOnly
    split.preferredDisplayMode = .oneBesideSecondary
    system.resize(width: 320, height: 1366)
    system.resize(width: 1024, height: 1366)
    """,
  ]
}
