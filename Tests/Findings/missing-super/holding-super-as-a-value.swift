// finding=none
// What super does is used as a value, and called.
func once(_ f: () -> Void) { f() }
final class A: UIViewController {
  override func viewWillAppear(_ animated: Bool) { let up = super.viewWillAppear; up(animated) }
  override func viewDidLoad() { once(super.viewDidLoad) }
}
