// finding=none
// Five methods present something, each by itself.
private var tour: UIViewController?
override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
}
func showA() { present(UIViewController(), animated: true) }
func showB() { present(UIViewController(), animated: true) }
func showC() { present(UIViewController(), animated: true) }
func showD() { present(UIViewController(), animated: true) }
func showE() { present(UIViewController(), animated: true) }
