import Testing

/// `show(_:sender:)` and `showDetailViewController(_:sender:)` look for a controller with an
/// override.
/// Evidence: `show-goes-to-who-overrides-it`.
@Suite struct ShowingTests {
  private let setup = """
    class Box: UIViewController {
        override func show(_ vc: UIViewController, sender: Any?) {
            print("box shows")
            super.show(vc, sender: sender)
        }
    }
    let box = Box(), A = UIViewController(), N = UIViewController()
    box.addChild(A)
    box.view.addSubview(A.view)
    A.didMove(toParent: box)

    """

  @Test func whatSuperDoesIsToAskThoseAbove() {
    checkHolds(
      setup + """
        let nav = UINavigationController(rootViewController: box)
        window.rootViewController = nav
        when "shown" { A.show(N, sender: nil) }
        require count(console.print("box shows")) == 1
        require nav.topViewController === N
        """)
  }

  @Test func withoutAContainerAboveTheControllerIsPresented() {
    checkHolds(
      setup + """
        window.rootViewController = box
        when "shown" { A.show(N, sender: nil) }
        require count(console.print("box shows")) == 1
        require box.presentedViewController === N
        """)
  }

  @Test func aControllersOwnOverrideIsAnOrdinaryMethod() {
    checkHolds(
      setup + """
        window.rootViewController = box
        when "shown" { box.show(N, sender: nil) }
        require count(console.print("box shows")) == 1
        require box.presentedViewController === N
        """)
  }

  @Test func aDetailGoesToTheSplitViewControllersOverride() {
    checkHolds(
      """
      class Split: UISplitViewController {
          override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
              print("detail")
              super.showDetailViewController(vc, sender: sender)
          }
      }
      let P = UIViewController(), S = UIViewController(), N = UIViewController()
      let split = Split()
      split.viewControllers = [P, S]
      window.rootViewController = split
      when "shown" { P.showDetailViewController(N, sender: P) }
      require count(console.print("detail")) == 1
      """)
  }
}
