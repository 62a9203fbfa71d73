import Testing

/// The plain properties of a view's layer are kept.
@Suite struct LayerTests {
  @Test func plainPropertiesAreKept() {
    checkHolds(
      """
      let box = UIView()
      when "set" {
        print(box.layer.cornerRadius, box.layer.shadowRadius)
        box.layer.cornerRadius = 8
        box.layer.borderWidth = 1
        box.layer.masksToBounds = true
      }
      require console contains "0.0 3.0"
      require box.layer.cornerRadius == 8
      require box.layer.borderWidth == 1
      require box.clipsToBounds
      require box.layer.masksToBounds
      """)
  }

  @Test func placesAreSetOnTheView() {
    checkProblems(
      "let box = UIView()\nbox.layer.opacity = 0.5",
      "2:1: 'layer.opacity' is not simulated yet [not-simulated]")
  }
}
