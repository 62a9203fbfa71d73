import Testing

/// Tests the default values of view properties. The simulator only stores the properties.
struct ViewDefaultTests {
  @Test func aViewHasTheDocumentedValues() {
    checkPrint(
      """
      let v = UIView()
      print(v.alpha, v.tag, v.isUserInteractionEnabled, v.isOpaque, v.clipsToBounds)
      print(v.backgroundColor == nil, v.translatesAutoresizingMaskIntoConstraints, v.isHidden)
      if v.tag == 0, v.alpha == 1 { print("decided") }
      """, "1.0 0 true true false", "true true false", "decided")
  }

  @Test func whatIsAssignedIsRead() {
    checkPrint(
      """
      class Card: UIView { func fade() { alpha -= 0.25; tag += 1; isOpaque = false } }
      let card = Card(), view = UIView()
      card.fade(); card.fade()
      view.alpha = 0; view.clipsToBounds = true; view.tag = 7
      print(card.alpha, card.tag, card.isOpaque, view.alpha, view.clipsToBounds, view.tag)
      view.alpha = 3
      print(view.alpha)
      """, "0.5 2 false 0.0 true 7", "1.0")
  }

  @Test func subclassesOfUIKitDifferWhereThatIsDocumented() {
    checkPrint(
      """
      print(UILabel().isUserInteractionEnabled, UIImageView().isUserInteractionEnabled)
      print(UIButton(type: .system).isUserInteractionEnabled, UITableView().clipsToBounds)
      """, "false false", "true true")
  }

  @Test func whatASubclassOfUIKitMayHaveOtherwiseIsNotKnown() {
    checkProblems(
      "if UILabel().isOpaque { print(1) }",
      "1:4: 'isOpaque' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }

  @Test func controlsAndLabelsHaveTheDocumentedValues() {
    checkPrint(
      """
      let pages = UIPageControl(), button = UIButton(type: .system), toggle = UISwitch()
      print(UILabel().numberOfLines, pages.numberOfPages, pages.currentPage, button.isEnabled, toggle.isOn)
      """, "1 0 0 true false")
  }

  @Test(arguments: [
    ("0, y: 10, width: 100, height: 100", "59 - 10"), ("0, y: 100, width: 100, height: 100", "0"),
    ("0, y: 0, width: 100, height: 20", "59"),
  ])
  func theSafeAreaReachesIntoASubview(frame: String, top: String) {
    checkHolds(
      """
      let A = UIViewController(), box = UIView(), loose = UIView()
      window.rootViewController = A
      when "added" {
          A.view.addSubview(box)
          box.frame = CGRect(x: \(frame))
      }
      require box.safeAreaInsets.top == \(top)
      require loose.safeAreaInsets == .zero
      """)
  }

  @Test func theSafeAreaOfAViewOfUnknownPlaceIsUnknown() {
    checkProblems(
      """
      let A = UIViewController(), scroll = UIScrollView(), box = UIView()
      window.rootViewController = A
      A.view.addSubview(scroll)
      scroll.addSubview(box)
      box.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      require box.safeAreaInsets.top == 0
      """,
      "6:9: 'top' is not simulated, so a scenario cannot depend on it [opaque-condition]")
  }
}
