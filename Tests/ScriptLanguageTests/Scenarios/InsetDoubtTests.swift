import Scenarios
import Testing

/// Insets and looks of which no source tells, and the insets of a presentation with its own frame.
@Suite struct InsetDoubtTests {
  private func ids(_ source: String, _ info: String) throws -> [String] {
    outcome(of: source, try ScenarioAttributes(info: "scenario a \(info)")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  @Test func aTabBarIsLowOnAPhoneOnItsSide() throws {
    let tabs = """
      let A = UIViewController()
      let tabs = UITabBarController(A)
      window.rootViewController = tabs
      require A.view.safeAreaInsets.bottom == 53
      """
    #expect(try ids(tabs, "ios=17 orientation=landscapeLeft") == [])
  }

  @Test func aPresentationWithItsOwnFrameLeavesTheSafeArea() throws {
    let sheet = """
      class Low: UIPresentationController {
          override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 452, width: 393, height: 400) }
      }
      class Delegate: NSObject, UIViewControllerTransitioningDelegate {
          func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
              Low(presentedViewController: presented, presenting: presenting)
          }
      }
      let A = UIViewController(), B = UIViewController(), delegate = Delegate()
      B.modalPresentationStyle = .custom
      B.transitioningDelegate = delegate
      window.rootViewController = A
      when "presented" { A.present(B, animated: false) }
      require B.view.safeAreaInsets.top == 0
      require B.view.safeAreaInsets.bottom == 34
      """
    #expect(try ids(sheet, "ios=17") == [])
  }

  @Test func theStatusBarOfAPadMayGo() throws {
    let hidden = """
      class S: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      let A = S()
      window.rootViewController = A
      require A.view.safeAreaInsets.top == 24
      """
    #expect(try ids(hidden, "ios=17 device=pad") == ["[not-modelled]"])
    #expect(try ids(hidden.replacing("24", with: "59"), "ios=17") == [])
  }

  @Test func theArrowOfAPopoverTakesPlace() throws {
    let popover = """
      let A = UIViewController(), B = UIViewController()
      B.modalPresentationStyle = .popover
      window.rootViewController = A
      when "presented" {
          B.popoverPresentationController?.sourceView = A.view
          A.present(B, animated: false)
      }
      require B.view.safeAreaInsets == .zero
      """
    #expect(try ids(popover, "ios=17 device=pad") == ["[not-modelled]"])
    #expect(try ids(popover, "ios=12 device=pad") == [])
  }

  @Test func aHostingControllerHasABackground() throws {
    let host = """
      let H = UIHostingController(rootView: Text("a"))
      window.rootViewController = H
      require H.view.backgroundColor == nil
      """
    #expect(try ids(host, "ios=17") == ["[not-modelled]"])
  }

  @Test func thePagesAreUnknownWhileTheUserTurns() throws {
    let pages = """
      let A = UIViewController(), B = UIViewController()
      let pages = UIPageViewController(.scroll, A, B)
      window.rootViewController = pages
      when "turned" {
          user.beginPageSwipe(.forward)
          user.finishSwipe()
      }

      """
    #expect(
      try ids(pages + "require pages.viewControllers == [B] at B.viewWillAppear", "ios=17")
        == ["[not-modelled]"])
    #expect(try ids(pages + "require pages.viewControllers == [B]", "ios=17") == [])
    let told = """
      class Delegate: NSObject, UIPageViewControllerDelegate {
          func pageViewController(_ pages: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
              print("now \\(pages.viewControllers == [B])")
          }
      }
      let delegate = Delegate()

      """
    checkHolds(
      told + pages.replacing("window.root", with: "pages.delegate = delegate\nwindow.root")
        + "require console contains \"now true\"")
  }

  @Test func aCellMayHoldItsScreen() throws {
    let list = """
      class Cell: UITableViewCell { var onTap: (() -> Void)? }
      class List: UITableViewController {
          override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 3 }
          override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
              let cell = Cell()
              cell.onTap = { self.title = "x" }
              return cell
          }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(List(), animated: false)
      when "popped" { nav.popViewController(animated: false) }
      require List1.isDeallocated
      """
    #expect(try ids(list, "ios=17") == ["[not-modelled]"])
    #expect(
      try ids(list.replacing("{ self.title", with: "{ [weak self] in self?.title"), "ios=17") == [])
  }

  @Test func aMenuHoldsItsActions() throws {
    let screen = """
      class S: UIViewController {
          let b = UIButton()
          override func viewDidLoad() {
              super.viewDidLoad()
              b.menu = UIMenu(children: [UIAction(title: "x") { _ in self.title = "x" }])
          }
      }
      let nav = UINavigationController(UIViewController())
      window.rootViewController = nav
      nav.pushViewController(S(), animated: false)
      when "popped" { nav.popViewController(animated: false) }
      require S1.isDeallocated
      """
    #expect(try ids(screen, "ios=17") == ["[not-modelled]"])
  }
}
