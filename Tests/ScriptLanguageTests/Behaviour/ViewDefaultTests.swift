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
}
