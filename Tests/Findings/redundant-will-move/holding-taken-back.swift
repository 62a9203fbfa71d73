// finding=none
// The child stays after all: the second call takes back the first.
func show(_ child: UIViewController) {
  addChild(child); view.addSubview(child.view); child.didMove(toParent: self)
  child.willMove(toParent: nil)
  child.willMove(toParent: self)
}
