// finding=present-off-window
// The screen says that all is saved when it has been popped, and so has left the window.
final class EditScreen: UIViewController {
    private var isPopped = false

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        isPopped = isMovingFromParent && navigationController != nil
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isPopped { present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true) }  // <- present-off-window, push, viewDidDisappear
    }
}
