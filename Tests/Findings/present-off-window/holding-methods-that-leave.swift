// finding=none
// Some of many methods leave the screen, and none presents after that.
final class MenuViewController: UIViewController {
    func showA() { present(UIViewController(), animated: true) }
    func showB() { navigationController?.popViewController(animated: true) }
    func showC() { dismiss(animated: true) }
    func showD() { present(UIViewController(), animated: true) }
    func showE() { show(UIViewController(), sender: self) }
    func showF() { present(UIViewController(), animated: true) }
    func showG() { present(UIViewController(), animated: true) }
    func showH() { navigationController?.pushViewController(UIViewController(), animated: true) }
}
