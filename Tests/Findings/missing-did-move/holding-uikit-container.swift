// finding=none
// The children belong to a navigation controller, which links and notifies them without help.
func openEditor(_ editor: UIViewController) {
    let flow = UINavigationController(rootViewController: editor)
    flow.setViewControllers([editor, UIViewController()], animated: false)
    flow.modalPresentationStyle = .fullScreen
    present(flow, animated: true)
}
