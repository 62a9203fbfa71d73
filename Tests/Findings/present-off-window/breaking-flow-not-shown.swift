// finding=present-off-window
// A navigation controller was built but is not shown, and its top controller presents.
let flow = UINavigationController(rootViewController: UIViewController())
flow.modalPresentationStyle = .fullScreen
let notice = UIAlertController(title: "New terms", message: nil, preferredStyle: .alert)
notice.addAction(UIAlertAction(title: "OK", style: .cancel))
flow.topViewController?.present(notice, animated: true)  // <- present-off-window, launch, no event
