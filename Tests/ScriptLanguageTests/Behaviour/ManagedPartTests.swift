import Scenarios
import Testing

/// Exceptions of parts that their owner manages, items and views that leave their place.
@Suite struct ManagedPartTests {
  private func ids(_ step: String, _ checks: String = "require A.title == \"after\"") throws
    -> [String]
  {
    let script = """
      class D: NSObject, UINavigationBarDelegate, UITabBarDelegate, UIGestureRecognizerDelegate {}
      class Told: UIView { override func didMoveToWindow() { super.didMoveToWindow(); print("moved") } }
      let A = UIViewController(), d = D(), scroll = UIScrollView(), effect = UIVisualEffectView(effect: nil)
      let nav = UINavigationController(A), tabs = UITabBarController(nav)
      let stack = UIStackView(), label = UILabel(), other = UIView(), told = Told()
      let one = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
      let two = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
      window.rootViewController = tabs
      when "then" { \(step)
      A.title = "after" }
      \(checks)
      """
    return outcome(of: script, try ScenarioAttributes(info: "scenario a ios=17")).problems.map {
      String($0[($0.lastIndex(of: "[") ?? $0.startIndex)...])
    }
  }

  @Test(arguments: [
    "nav.toolbar.items = [one]", "nav.toolbar.setItems([one], animated: false)",
    "nav.navigationBar.delegate = d", "nav.navigationBar.items = []",
    "nav.navigationBar.popItem(animated: false)",
    "nav.navigationBar.pushItem(UINavigationItem(title: \"x\"), animated: false)",
    "tabs.tabBar.delegate = d", "tabs.tabBar.items = []", "tabs.tabBar.selectedItem = A.tabBarItem",
    "tabs.tabBar.setItems([UITabBarItem()], animated: false)",
    "scroll.panGestureRecognizer.delegate = d", "effect.addSubview(UIView())",
    "A.view.addSubview(other)\nother.leadingAnchor.constraint(equalTo: A.view.leftAnchor).isActive = true",
    "A.view.addConstraint(A.view.topAnchor.constraint(equalTo: other.topAnchor))",
  ])
  func aChangeThatRaisesIsRefused(step: String) throws {
    #expect(try ids(step) == ["[not-simulated]"])
  }

  @Test(arguments: [
    "tabs.tabBar.items?[0].badgeValue = \"1\"", "nav.navigationBar.tintColor = .red",
    "A.toolbarItems = [one]",
    "tabs.tabBar.isTranslucent = false",
    "nav.navigationBar.prefersLargeTitles = true", "effect.contentView.addSubview(UIView())",
    "A.view.addSubview(other)\nother.leadingAnchor.constraint(equalTo: A.view.leadingAnchor).isActive = true",
    "A.view.addSubview(other)\nother.leadingAnchor.constraint(equalTo: A.view.centerXAnchor).isActive = true",
    "let tap = UITapGestureRecognizer()\ntap.delegate = d",
  ])
  func anOrdinaryChangeIsNot(step: String) throws { #expect(try ids(step) == []) }

  @Test func theFirstItemIsTheItem() throws {
    let item = "A.navigationItem"
    #expect(
      try ids(
        "\(item).rightBarButtonItems = [one, two]", "require \(item).rightBarButtonItem === one")
        == [])
    #expect(
      try ids(
        "\(item).rightBarButtonItem = one", "require \(item).rightBarButtonItems?.count == 1") == []
    )
    #expect(
      try ids(
        "\(item).rightBarButtonItem = one\n\(item).rightBarButtonItems = []",
        "require \(item).rightBarButtonItem == nil") == [])
    #expect(
      try ids(
        "\(item).rightBarButtonItems = [one, two]\n\(item).rightBarButtonItem = nil",
        "require \(item).rightBarButtonItems?.count == 2") == ["[opaque-condition]"])
    #expect(
      try ids(
        "\(item).leftBarButtonItems = [one]\n\(item).setLeftBarButton(nil, animated: false)\nuser.tap(one)",
        "require A.title == \"after\""
      ).count == 1)
  }

  @Test func aStackForgetsWhatLeaves() throws {
    let added =
      "A.view.addSubview(stack)\nA.view.addSubview(other)\nstack.addArrangedSubview(label)\n"
    let count = "require stack.arrangedSubviews.count == "
    #expect(try ids(added, count + "1") == [])
    #expect(try ids(added + "stack.addSubview(label)", count + "1") == [])
    #expect(try ids(added + "other.addSubview(label)\nstack.addSubview(label)", count + "0") == [])
    #expect(
      try ids(added + "label.removeFromSuperview()\nstack.addSubview(label)", count + "0") == [])
  }

  @Test func aGivenViewMayComeIntoTheWindow() throws {
    let silence = "require never console.print(\"moved\")"
    for step in [
      "A.navigationItem.titleView = told", "let f = UITextField()\nf.leftView = told",
      "A.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: told)",
    ] {
      #expect(try ids(step, silence) == ["[not-modelled]"], "\(step)")
    }
    #expect(try ids("other.addSubview(told)", silence) == [])
  }

  @Test func subviewsFollowOnlyIfTheyMay() throws {
    let step = """
      other.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      label.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      label.autoresizingMask = .flexibleWidth
      other.addSubview(label)
      other.autoresizesSubviews = FOLLOWS
      other.frame.size.width = 200
      """
    for (follows, width) in [("true", 200), ("false", 100)] {
      #expect(
        try ids(
          step.replacing("FOLLOWS", with: follows), "require label.frame.width == \(width)") == [])
    }
  }

  @Test func theFrameOfALayerIsTheFrameOfTheView() throws {
    #expect(
      try ids(
        "other.layer.frame = CGRect(x: 50, y: 0, width: 10, height: 10)\nother.layer.frame.origin.x = 70",
        "require other.frame.minX == 70") == [])
  }

  @Test func anActivityControllerOnAPadNeedsASource() throws {
    let share = """
      let A = UIViewController()
      window.rootViewController = A
      when "share" {
          let s = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
          SOURCE
          A.present(s, animated: true)
      }
      require A.isViewLoaded
      """
    for (device, source, expected) in [
      ("pad", "", 1), ("pad", "s.popoverPresentationController?.sourceView = A.view", 0),
      ("phone", "", 0),
    ] {
      let attributes = try ScenarioAttributes(info: "scenario a ios=17 device=\(device)")
      let found = outcome(of: share.replacing("SOURCE", with: source), attributes).problems
      #expect(found.count == expected, "\(found)")
    }
  }
}
