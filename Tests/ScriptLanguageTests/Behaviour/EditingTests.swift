import Testing

/// `isEditing` of a controller has the value set by `setEditing(_:animated:)`.
@Suite struct EditingTests {
  @Test func assignmentGoesThroughTheMethod() {
    checkPrint(
      """
      class V: UIViewController {
          override func setEditing(_ editing: Bool, animated: Bool) {
              super.setEditing(editing, animated: animated)
              print(editing, animated, isEditing)
          }
      }
      let a = V(), b = UIViewController()
      print(a.isEditing, b.isEditing)
      a.setEditing(true, animated: true)
      a.isEditing = false
      b.isEditing = true
      print(b.isEditing)
      b.setEditing(false, animated: false)
      print(a.isEditing || b.isEditing)
      """, "false false", "true true true", "false false false", "true", "false")
  }

  @Test func anOverrideWithoutSuperChangesNothing() {
    checkPrint(
      """
      class V: UIViewController {
          override func setEditing(_ editing: Bool, animated: Bool) { print("asked") }
      }
      class W: V { }
      let a = W()
      a.isEditing = true
      print(a.isEditing)
      """, "asked", "false")
  }
}
